"""Simulations and comparisons in the terminal: a progress bar, then a table."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from time import monotonic
from typing import Any, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oneleft.arena.batch import Batch
from oneleft.arena.compare import Comparison, compare, switched
from oneleft.arena.executors import Executor, ThreadExecutor
from oneleft.arena.simulate import Rows, simulate
from oneleft.arena.totals import Totals
from oneleft.lang import format_decimal, say
from oneleft.rules.config import HOUSE_RULES
from oneleft.table.narrate import house_name

HOUSE_DEALS = 10_000  # enough to see what a house rule does
WIDE = 200  # columns, so that no figure is broken into two lines
SHARES = ("wins", "first")  # measures that are read as percentages


def new_executor(threads: int | None, ray: str | None) -> AbstractContextManager[Executor]:
    """Who plays: this machine's cores, or a Ray cluster."""
    if ray is None:
        return nullcontext(ThreadExecutor(threads))
    from oneleft.arena.ray_executor import RayExecutor

    return RayExecutor(ray)


@dataclass
class CtrlC:
    """Whether somebody wants it to stop."""

    pressed: bool = False


@contextmanager
def heard_ctrl_c() -> Iterator[CtrlC]:
    """Ctrl-C is heard between two parts, so that what was played is whole; pressed again, it stops at once."""
    key = CtrlC()

    def hear(number: int, frame: object) -> None:
        key.pressed = True
        signal.signal(signal.SIGINT, usual)

    usual = signal.signal(signal.SIGINT, hear)
    try:
        yield key
    finally:
        signal.signal(signal.SIGINT, usual)


class Show(Protocol):
    def __call__(self, done: int, note: str, total: int | None = None) -> None: ...


@contextmanager
def progress_bar(total: int, key: CtrlC, language: str) -> Iterator[Show]:
    """A bar on the error stream, told how many are done, and anew of how many."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[note]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=total, note=say("simulate-ready", language))

        def show(done: int, note: str, total: int | None = None) -> None:
            progress.update(bar, completed=done, note=note, total=total)
            if key.pressed:
                raise KeyboardInterrupt

        yield show


def run_simulation(
    batch: Batch, games: int, executor: Executor, on_rows: Callable[[Rows], None] | None, key: CtrlC, language: str
) -> Totals:
    began = monotonic()
    with progress_bar(games, key, language) as show:

        def tell(totals: Totals) -> None:
            rate = totals.moves / max(monotonic() - began, 1e-3)
            show(totals.games, say("simulate-rate", language, millions=format_decimal(rate / 1e6, language, 1, 1)))

        return simulate(batch, games, on_progress=tell, on_rows=on_rows, executor=executor)


def run_comparison(one: Batch, other: Batch, deals: int, executor: Executor, language: str) -> Comparison:
    with heard_ctrl_c() as key, progress_bar(deals, key, language) as show:
        return compare(one, other, deals, on_progress=lambda found: show(found.deals, ""), executor=executor)


def run_house_rules(batch: Batch, games: int, executor: Executor, key: CtrlC, language: str) -> dict[str, Comparison]:
    """What each house rule changes, switched over from the batch's rules; at Ctrl-C those compared until then."""
    deals = min(games, HOUSE_DEALS)
    changes: dict[str, Comparison] = {}
    with progress_bar(len(HOUSE_RULES) * deals, key, language) as show:
        for rule in HOUSE_RULES:

            def tell(found: Comparison, rule: str = rule) -> None:
                show(len(changes) * deals + found.deals, house_name(rule, language))

            found = compare(batch, switched(batch, rule), deals, on_progress=tell, executor=executor)
            if key.pressed:
                break
            changes[rule] = found
    return changes


def as_table(found: dict[str, Any], language: str) -> str:
    """What people read: who wins how often, and how long it takes."""
    table = new_table(language, "simulate-", ("seat", "policy", "wins", "points"), left=("policy",))
    for seat in found["seats"]:
        table.add_row(
            str(seat["seat"]), seat["policy"], share(seat["win_rate"], language), figure(seat["points"], language)
        )
    head = say(
        "simulate-head",
        language,
        rules=found["rules"],
        played=say(
            "simulate-played" if found["games"] == found["asked"] else "simulate-stopped",
            language,
            games=found["games"],
            asked=found["asked"],
        ),
        rounds=found["rounds"],
        moves=figure(found["moves_per_game"], language),
        blocked=found["blocked"],
    )
    if found["choices"] is not None:
        part = say(
            "simulate-share", language, value=format_decimal(100 * found["choices"] / found["moves"], language, 1, 1)
        )
        head += "\n" + say("simulate-choices", language, choices=found["choices"], share=part)
    again = say("simulate-again", language, games=str(found["games"]), key=found["key"])
    return f"{head}\n\n{drawn(table)}\n\n{again}"


def as_verdicts(found: dict[str, Any], language: str) -> str:
    """What people read: both sides, the change, and what may be said of it."""
    table = new_table(language, "compare-", ("measure", "one", "other", "change"), left=("measure",))
    verdicts = []
    for change in found["changes"]:
        write = share if change["measure"] in SHARES else figure
        name = say(f"compare-of-{change['measure']}", language)
        table.add_row(
            name,
            *(write(change[side], language) for side in ("one", "other")),
            write(change["change"], language, sign=True),
        )
        verdicts.append(verdict(change, name, found["deals"], language))
    played = say(
        "compare-deals" if found["deals"] == found["asked"] else "compare-stopped",
        language,
        deals=found["deals"],
        asked=found["asked"],
    )
    head = [say("compare-head", language, played=played, games=found["games"], players=found["players"])]
    for name, side in zip("AB", found["sides"], strict=True):
        head.append(say("compare-side-of", language, name=name, rules=side["rules"], policies=side["policies"]))
    if not found["same_cards"]:
        head.append(say("compare-other-cards", language))
    again = say("compare-again", language, deals=str(found["deals"]), key=found["key"])
    return "\n".join([*head, "", drawn(table), "", *verdicts, "", again])


def verdict(change: dict[str, Any], name: str, deals: int, language: str) -> str:
    """In words, and no more than was shown."""
    told = {"name": name, "differing": change["differing"], "deals": say("compare-deals", language, deals=deals)}
    if change["verdict"] in ("more", "less", "unclear"):
        in_shares = change["measure"] in SHARES
        ends = sorted(abs(change["change"][end]) * (100 if in_shares else 1) for end in ("low", "high"))
        least, most = (three_digits(end, language) for end in ends)
        reach = most if least == most else say("compare-range", language, least=least, most=most)
        if in_shares:
            most, reach = (say("compare-percent", language, value=value) for value in (most, reach))
        told |= {"most": most, "range": reach}
    return say(f"compare-verdict-{change['verdict']}", language, **told)


def new_table(language: str, prefix: str, headings: tuple[str, ...], left: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(say(prefix + heading, language), justify="left" if heading in left else "right")
    return table


def drawn(table: Table) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDE).print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().rstrip().split("\n"))


def figure(parts: dict[str, float | None], language: str, sign: bool = False) -> str:
    """A figure and, where it has one, its interval."""
    return with_interval(parts, "number", language, 1, sign)


def share(parts: dict[str, float | None], language: str, sign: bool = False) -> str:
    """The same in percent; the change of a share, which has a sign, in percentage points."""
    return with_interval(parts, "share-change" if sign else "share", language, 100, sign)


def with_interval(parts: dict[str, float | None], unit: str, language: str, scale: int, sign: bool) -> str:
    told = {
        name: format_decimal(scale * part, language, 2, 2, sign) for name, part in parts.items() if part is not None
    }
    value = say(f"simulate-{unit}", language, value=told["value"])
    if "low" not in told:
        return value
    return say("simulate-interval", language, value=value, low=told["low"], high=told["high"])


def three_digits(value: float, language: str) -> str:
    return format_decimal(float(f"{value:.3g}"), language)
