"""Simulations and comparisons in the terminal: a progress bar, then a table."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from time import monotonic
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oneleft.arena.batch import Batch
from oneleft.arena.compare import Comparison, compare, switched
from oneleft.arena.crews import Crew, Threads
from oneleft.arena.simulate import Rows, simulate
from oneleft.arena.totals import Totals
from oneleft.lang import say
from oneleft.rules.knobs import HOUSE_RULES
from oneleft.table.telling import house_name

HOUSE_DEALS = 10_000  # enough to see what a house rule does
SHARES = ("wins", "first")  # measures that are read as percentages


def new_crew(threads: int | None, ray: str | None) -> AbstractContextManager[Crew]:
    """Who plays: this machine's cores, or a Ray cluster."""
    if ray is None:
        return nullcontext(Threads(threads))
    from oneleft.arena.cluster import RayCrew

    return RayCrew(ray)


@contextmanager
def progress_bar(total: int, language: str) -> Iterator[Callable[[int, str], None]]:
    """A bar on the error stream, told how many are done.

    Ctrl-C is heard between two parts, so that what was played is whole; pressed again, it stops at once.
    """
    pressed = []

    def hear(number: int, frame: object) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, usual)

    usual = signal.signal(signal.SIGINT, hear)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[note]}"), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task("", total=total, note=say("simulate-ready", language))

            def show(done: int, note: str) -> None:
                progress.update(bar, completed=done, note=note)
                if pressed:
                    raise KeyboardInterrupt

            yield show
    finally:
        signal.signal(signal.SIGINT, usual)


def run_simulation(
    batch: Batch, games: int, crew: Crew, on_rows: Callable[[Rows], None] | None, language: str
) -> Totals:
    began = monotonic()
    with progress_bar(games, language) as show:

        def tell(totals: Totals) -> None:
            rate = totals.moves / max(monotonic() - began, 1e-3)
            show(totals.games, say("simulate-rate", language, millions=f"{rate / 1e6:.1f}"))

        return simulate(batch, games, on_progress=tell, on_rows=on_rows, crew=crew)


def run_comparison(one: Batch, other: Batch, deals: int, crew: Crew, language: str, note: str = "") -> Comparison:
    with progress_bar(deals, language) as show:
        return compare(one, other, deals, on_progress=lambda found: show(found.deals, note), crew=crew)


def run_house_rules(batch: Batch, games: int, crew: Crew, language: str) -> dict[str, Comparison]:
    """What each house rule changes, switched over from the batch's rules."""
    return {
        rule: run_comparison(
            batch, switched(batch, rule), min(games, HOUSE_DEALS), crew, language, house_name(rule, language)
        )
        for rule in HOUSE_RULES
    }


def as_table(found: dict[str, Any], language: str) -> str:
    """What people read: who wins how often, and how long it takes."""
    table = new_table(language, "simulate-", ("seat", "policy", "wins", "points"), left=("policy",))
    for seat in found["seats"]:
        table.add_row(str(seat["seat"]), seat["policy"], percent(seat["win_rate"]), number(seat["points"], 1))
    head = say(
        "simulate-head",
        language,
        rules=found["rules"],
        games=found["games"],
        rounds=found["rounds"],
        moves=number(found["moves_per_game"], 1),
        blocked=found["blocked"],
    )
    if found["choices"] is not None:
        share = f"{100 * found['choices'] / found['moves']:.1f} %"
        head += "\n" + say("simulate-choices", language, choices=found["choices"], share=share)
    return f"{head}\n\n{drawn(table)}\n\n{say('simulate-again', language, key=found['key'])}"


def as_verdicts(found: dict[str, Any], language: str) -> str:
    """What people read: both sides, the change, and what may be said of it."""
    table = new_table(language, "compare-", ("measure", "one", "other", "change"), left=("measure",))
    verdicts = []
    for change in found["changes"]:
        write = percent if change["measure"] in SHARES else number
        name = say(f"compare-of-{change['measure']}", language)
        table.add_row(name, *(write(change[side]) for side in ("one", "other")), write(change["change"], sign="+"))
        verdicts.append(verdict(change, name, found["deals"], language))
    head = [say("compare-head", language, deals=found["deals"], games=found["games"], players=found["players"])]
    for name, side in zip("AB", found["sides"], strict=True):
        head.append(say("compare-side-of", language, name=name, rules=side["rules"], policies=side["policies"]))
    if not found["same_cards"]:
        head.append(say("compare-other-cards", language))
    again = say("compare-again", language, key=found["key"])
    return "\n".join([*head, "", drawn(table), "", *verdicts, "", again])


def verdict(change: dict[str, Any], name: str, deals: int, language: str) -> str:
    """In words, and no more than was shown."""
    figure = change["change"]
    ends = sorted((abs(figure["low"]), abs(figure["high"])))
    if change["measure"] in SHARES:
        least, most = (three_digits(100 * end) for end in ends)
        most = say("compare-percent", language, value=most)
    else:
        least, most = map(three_digits, ends)
    key = f"compare-verdict-{change['verdict']}"
    return say(key, language, name=name, least=least, most=most, deals=deals)


def new_table(language: str, prefix: str, headings: tuple[str, ...], left: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(say(prefix + heading, language), justify="left" if heading in left else "right")
    return table


def drawn(table: Table) -> str:
    out = io.StringIO()
    Console(file=out, width=120).print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().rstrip().split("\n"))


def half(figure: dict[str, float]) -> float:
    return (figure["high"] - figure["low"]) / 2


def number(figure: dict[str, float], digits: int = 2, sign: str = "") -> str:
    return f"{figure['value']:{sign}.{digits}f} ± {half(figure):.{digits}f}"


def percent(figure: dict[str, float], sign: str = "") -> str:
    return f"{100 * figure['value']:{sign}.2f} ± {100 * half(figure):.2f} %"


def three_digits(value: float) -> str:
    return f"{float(f'{value:.3g}'):.12g}"
