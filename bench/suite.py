"""Our own bots in the benchmark: ``python -m bench.suite [DEALS]`` writes their rows in docs/benchmark_suite.md.

``BOTS="keen ./my.py"`` runs these bots only and prints their rows.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from textwrap import fill

from docs.generated_blocks import write_blocks
from oneleft.ladder.benchmark import DEALS as USUAL
from oneleft.ladder.benchmark import PANEL, PLAYERS, RULES, Benchmark, Row, searches

from .measure import machine, table

PAGE = Path(__file__).parents[1] / "docs" / "benchmark_suite.md"
COMPILED_ONLY = ("random", "easy", "steady", "sharp", "keen")  # where a game takes microseconds
AT_TABLES = ("ppo",)
DEALS = 50
EXPERT = bool(os.environ.get("EXPERT"))  # also against `expert@50ms`, which takes most of the time


def run(bot: str, deals: int) -> Benchmark:
    found = Benchmark(bot, deals)
    if bot in COMPILED_ONLY:
        found.rows = [row for row in found.rows if row.compiled or (EXPERT and searches(row.opponent))]
    elif not EXPERT:
        found.rows = [row for row in found.rows if not searches(row.opponent)]
    found.play(None, lambda part: print(f"\r{bot} {part.done}/{part.wanted} ", end="", file=sys.stderr), lambda: False)
    print(file=sys.stderr)
    return found


def cell(rows: list[Row], opponent: str) -> str:
    row = next((row for row in rows if row.opponent == opponent), None)
    if row is None:
        return "–"
    value, low, high = (100 * figure for figure in row.estimate())
    return f"{value:.1f} ±{max(high - value, value - low):.1f}"


def rows_of(found: Benchmark) -> list[tuple[str, ...]]:
    lines = []
    for rules in RULES:
        for players in PLAYERS:
            rows = [row for row in found.rows if (str(row.batch.rules), row.batch.players) == (rules, players)]
            house = "none" if rules == "classic" else "three"
            lines.append((f"`{found.bot}`", house, f"{players}", *(cell(rows, opponent) for opponent in PANEL)))
    return lines


def deals_of(runs: list[Benchmark]) -> str:
    """How many deals the rows have: who played them, by kind of games."""
    kinds: dict[tuple[str, int], list[str]] = {}
    for found in runs:
        for row in found.rows:
            kind = (
                "compiled" if row.compiled else f"against `{row.opponent}`" if searches(row.opponent) else "at tables"
            )
            bots = kinds.setdefault((kind, row.wanted), [])
            if f"`{found.bot}`" not in bots:
                bots.append(f"`{found.bot}`")
    return "; ".join(f"{deals:,} {kind} ({', '.join(bots)})" for (kind, deals), bots in kinds.items())


def report(runs: list[Benchmark]) -> str:
    about = fill(
        f"Games won, in percent, on {machine()}. Deals at each table: {deals_of(runs)}. Few deals give a wide\
 interval. – was not played. Under `house rules`, three stands for the sheets' three house rules.",
        120,
    )
    heading = ("bot", "house rules", "players", *(f"`{opponent}`" for opponent in PANEL))
    lines = [line for found in runs for line in rows_of(found)]
    saved = [row.saved() for found in runs for row in found.rows if not row.compiled and len(row.wins) >= 10]
    known = sorted(factor for factor in saved if factor is not None)
    middle = (
        f"\n\nLuck adjustment reduced the variance by a factor of {known[len(known) // 2]:.1f} (median of {len(known)}\
 rows with 10 deals or more; {known[0]:.1f} to {known[-1]:.1f})."
        if known
        else ""
    )
    return f"{about}\n\n{table(heading, lines)}{middle}"


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else DEALS
    bots = os.environ.get("BOTS", "").split()
    runs: list[Benchmark] = []
    for bot in bots or (*COMPILED_ONLY, *AT_TABLES):
        runs.append(run(bot, USUAL if bot in COMPILED_ONLY else deals))
        if not bots:  # after each of them, since the last one takes long
            told = report(runs).split("\n")
            PAGE.write_text(write_blocks(PAGE.read_text("utf-8"), {"rows": told}), "utf-8")
    print(report(runs))


if __name__ == "__main__":
    main()
