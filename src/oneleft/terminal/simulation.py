"""A simulation in the terminal: a progress bar, then a table."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from oneleft.arena.batch import Batch
from oneleft.arena.report import summary
from oneleft.arena.simulate import Totals, simulate
from oneleft.lang import say
from oneleft.rules.knobs import Rules
from oneleft.table.fairness import new_key


def run_simulation(
    rules: Rules,
    players: int,
    key: str | None,
    policies: list[str],
    matches: bool,
    games: int,
    threads: int | None,
    language: str,
) -> dict[str, Any]:
    """Play, show how it goes on the error stream, and sum up."""
    batch = Batch(rules, players, new_key() if key is None else key, tuple(policies), matches)
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[rate]}"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games, rate="")

        def show(totals: Totals) -> None:
            elapsed = progress.tasks[0].elapsed or 0.0
            rate = say("simulate-rate", language, millions=f"{totals.moves / max(elapsed, 1e-3) / 1e6:.1f}")
            progress.update(bar, completed=totals.games, rate=rate)

        totals = simulate(batch, games, threads, show)
    return summary(batch, totals)


def as_table(found: dict[str, Any], language: str) -> str:
    """What people read: who wins how often, and how long it takes."""
    table = Table(box=None, pad_edge=False)
    for heading in ("seat", "policy", "wins", "points"):
        table.add_column(say(f"simulate-{heading}", language), justify="left" if heading == "policy" else "right")
    for seat in found["seats"]:
        won, points = seat["win_rate"], seat["points"]
        table.add_row(str(seat["seat"]), seat["policy"], percent(won), f"{points['value']:.1f} ± {half(points):.1f}")
    out = io.StringIO()
    Console(file=out, width=100).print(table)
    moves = found["moves_per_game"]
    head = say(
        "simulate-head",
        language,
        rules=found["rules"],
        games=found["games"],
        rounds=found["rounds"],
        moves=f"{moves['value']:.1f} ± {half(moves):.1f}",
        blocked=found["blocked"],
    )
    return f"{head}\n\n{out.getvalue().rstrip()}\n\n{say('simulate-again', language, key=found['key'])}"


def half(figure: dict[str, float]) -> float:
    return (figure["high"] - figure["low"]) / 2


def percent(figure: dict[str, float]) -> str:
    return f"{100 * figure['value']:.2f} ± {100 * half(figure):.2f} %"
