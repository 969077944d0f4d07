"""Results of ``oneleft simulate`` and ``oneleft compare`` in the terminal: a progress bar, then tables."""

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
from oneleft.arena.compare import Comparison, compare, rules_to_toggle, with_rule_toggled
from oneleft.arena.compiler import tell_about_compiling
from oneleft.arena.executors import Executor, ThreadExecutor
from oneleft.arena.game_kernel import play_games
from oneleft.arena.simulate import Rows, simulate
from oneleft.arena.totals import Totals
from oneleft.lang import format_decimal, say
from oneleft.table.narrate import house_name

HOUSE_DEALS = 10_000  # enough to see what a house rule does
TABLE_WIDTH = 200  # columns, so that no cell is broken into two lines
SHARES = ("wins", "first", "comeback")  # measures that are printed as percentages


def new_executor(threads: int | None, ray: str | None) -> AbstractContextManager[Executor]:
    """Where the games are played: on this machine's cores, or on a Ray cluster."""
    if ray is None:
        return nullcontext(ThreadExecutor(threads))
    from oneleft.arena.ray_executor import RayExecutor

    return RayExecutor(ray)


@dataclass
class CtrlC:
    """Whether Ctrl-C was pressed."""

    pressed: bool = False


@contextmanager
def catch_ctrl_c() -> Iterator[CtrlC]:
    """Stop at Ctrl-C between two chunks of games, so that the totals are complete. A second Ctrl-C stops at once."""
    ctrl_c = CtrlC()

    def handle(number: int, frame: object) -> None:
        ctrl_c.pressed = True
        signal.signal(signal.SIGINT, previous)

    previous = signal.signal(signal.SIGINT, handle)
    try:
        yield ctrl_c
    finally:
        signal.signal(signal.SIGINT, previous)


class ShowProgress(Protocol):
    """Updates a progress bar: how many are done, a note, and perhaps a new total."""

    def __call__(self, done: int, note: str, total: int | None = None) -> None: ...


@contextmanager
def progress_bar(total: int, ctrl_c: CtrlC, language: str) -> Iterator[ShowProgress]:
    """A progress bar on standard error. Updating it raises ``KeyboardInterrupt`` after Ctrl-C."""
    console = Console(stderr=True)
    tell_about_compiling(play_games, language)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[note]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=total, note="")

        def show(done: int, note: str, total: int | None = None) -> None:
            progress.update(bar, completed=done, note=note, total=total)
            if ctrl_c.pressed:
                raise KeyboardInterrupt

        yield show


def run_simulation(
    batch: Batch, games: int, executor: Executor, on_rows: Callable[[Rows], None] | None, ctrl_c: CtrlC, language: str
) -> Totals:
    started = monotonic()
    with progress_bar(games, ctrl_c, language) as show:

        def show_progress(totals: Totals) -> None:
            rate = totals.moves / max(monotonic() - started, 1e-3)
            show(totals.games, say("simulate-rate", language, millions=format_decimal(rate / 1e6, language, 1, 1)))

        return simulate(batch, games, on_progress=show_progress, on_rows=on_rows, executor=executor)


def run_comparison(one: Batch, other: Batch, deals: int, executor: Executor, language: str) -> Comparison:
    with catch_ctrl_c() as ctrl_c, progress_bar(deals, ctrl_c, language) as show:
        return compare(one, other, deals, on_progress=lambda found: show(found.deals, ""), executor=executor)


def run_house_rules(
    batch: Batch, games: int, executor: Executor, ctrl_c: CtrlC, language: str
) -> dict[str, Comparison]:
    """What each house rule changes when it is switched on or off. After Ctrl-C, the rules compared so far."""
    deals = min(games, HOUSE_DEALS)
    changes: dict[str, Comparison] = {}
    rules = rules_to_toggle(batch)
    with progress_bar(len(rules) * deals, ctrl_c, language) as show:
        for rule in rules:

            def show_progress(found: Comparison, rule: str = rule) -> None:
                show(len(changes) * deals + found.deals, house_name(rule, language))

            found = compare(batch, with_rule_toggled(batch, rule), deals, on_progress=show_progress, executor=executor)
            if ctrl_c.pressed:
                break
            changes[rule] = found
    return changes


def as_table(results: dict[str, Any], language: str) -> str:
    """The report of a simulation: the win rates, and the length of a game."""
    table = new_table(language, "simulate-", ("seat", "policy", "wins", "points"), left=("policy",))
    for seat in results["seats"]:
        table.add_row(
            str(seat["seat"]), seat["policy"], _share(seat["win_rate"], language), _figure(seat["points"], language)
        )
    head = say(
        "simulate-head",
        language,
        rules=results["rules"],
        played=say(
            "simulate-played" if results["games"] == results["asked"] else "simulate-stopped",
            language,
            games=results["games"],
            asked=results["asked"],
        ),
        rounds=results["rounds"],
        moves=_figure(results["moves_per_game"], language),
        blocked=results["blocked"],
    )
    if results["choices"] is not None:
        part = say(
            "simulate-share",
            language,
            value=format_decimal(100 * results["choices"] / results["moves"], language, 1, 1),
        )
        head += "\n" + say("simulate-choices", language, choices=results["choices"], share=part)
    again = say("simulate-again", language, games=str(results["games"]), key=results["key"])
    return f"{head}\n\n{table_text(table)}\n\n{again}"


def as_verdicts(results: dict[str, Any], language: str) -> str:
    """The report of a comparison: both sides, the differences, and a verdict on each."""
    table = new_table(language, "compare-", ("measure", "one", "other", "change"), left=("measure",))
    verdicts = []
    for change in results["changes"]:
        write = _share if change["measure"] in SHARES else _figure
        name = say(f"compare-of-{change['measure']}", language)
        table.add_row(
            name,
            *(write(change[side], language) for side in ("one", "other")),
            write(change["change"], language, sign=True),
        )
        verdicts.append(_verdict(change, name, results["deals"], language))
    played = say(
        "compare-deals" if results["deals"] == results["asked"] else "compare-stopped",
        language,
        deals=results["deals"],
        asked=results["asked"],
    )
    head = [say("compare-head", language, played=played, games=results["games"], players=results["players"])]
    for name, side in zip("AB", results["sides"], strict=True):
        head.append(say("compare-side-of", language, name=name, rules=side["rules"], policies=side["policies"]))
    if not results["same_cards"]:
        head.append(say("compare-other-cards", language))
    again = say("compare-again", language, deals=str(results["deals"]), key=results["key"])
    return "\n".join([*head, "", table_text(table), "", *verdicts, "", again])


def _verdict(change: dict[str, Any], name: str, deals: int, language: str) -> str:
    """The verdict in words, which claims no more than the interval shows."""
    args = {"name": name, "differing": change["differing"], "deals": say("compare-deals", language, deals=deals)}
    if change["verdict"] in ("more", "less", "unclear"):
        in_shares = change["measure"] in SHARES
        ends = sorted(abs(change["change"][end]) * (100 if in_shares else 1) for end in ("low", "high"))
        least, most = (_three_digits(end, language) for end in ends)
        reach = most if least == most else say("compare-range", language, least=least, most=most)
        if in_shares:
            most, reach = (say("compare-percent", language, value=value) for value in (most, reach))
        args |= {"most": most, "range": reach}
    return say(f"compare-verdict-{change['verdict']}", language, **args)


def new_table(language: str, prefix: str, headings: tuple[str, ...], left: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(say(prefix + heading, language), justify="left" if heading in left else "right")
    return table


def table_text(table: Table) -> str:
    out = io.StringIO()
    Console(file=out, width=TABLE_WIDTH).print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().rstrip().split("\n"))


def _figure(parts: dict[str, float | None], language: str, sign: bool = False) -> str:
    """A value with its interval if it has one."""
    return _with_interval(parts, "number", language, 1, sign)


def _share(parts: dict[str, float | None], language: str, sign: bool = False) -> str:
    """The same in percent; a difference, which has a sign, in percentage points."""
    return _with_interval(parts, "share-change" if sign else "share", language, 100, sign)


def _with_interval(parts: dict[str, float | None], unit: str, language: str, scale: int, sign: bool) -> str:
    words = {
        name: format_decimal(scale * part, language, 2, 2, sign) for name, part in parts.items() if part is not None
    }
    value = say(f"simulate-{unit}", language, value=words["value"])
    if "low" not in words:
        return value
    return say("simulate-interval", language, value=value, low=words["low"], high=words["high"])


def _three_digits(value: float, language: str) -> str:
    return format_decimal(float(f"{value:.3g}"), language)
