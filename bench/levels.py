"""Whether the levels are ordered by strength at every table: ``python -m bench.levels`` writes docs/levels.md."""

from __future__ import annotations

from pathlib import Path

from oneleft.arena.batch import Batch
from oneleft.rules.editions import EDITIONS
from oneleft.training.mixture import ON_SHEETS, combinations_of

from .bots import KEY, play, told
from .measure import machine, table
from .net import starred

PAGE = Path(__file__).parents[1] / "docs" / "levels.md"
HEAD = """# The order of the levels

Output of the last `make bench-levels`, on {machine}.

How many single rounds one bot of a level wins against a table of the level below it, in every edition, with every
combination of the house rules printed on the sheets. {deals:,} deals each, played from every seat; the 95% intervals
are at most ±0.9% with two players and ±0.6% with four. No deal was used for tuning or training.

{verdict}

`expert` is left out, since it searches for 50 ms a decision. [Bot strength](strength.md) has a few of its tables.
"""
ORDERED = "Every level beats the one below it in all {count} comparisons: no interval reaches an equal share."
DISORDERED = "* marks the {stars} of {count} shares that are not clearly above an equal share."
LEVELS = ("random", "easy", "steady", "sharp", "keen")
PLAYERS = (2, 4)
DEALS = 6_000


def rows_of(players: int) -> list[tuple[str, ...]]:
    rows = []
    for line in (edition + words for edition in EDITIONS for words in combinations_of(ON_SHEETS)):
        batch = Batch(line, players, KEY)
        pairs = zip(LEVELS[1:], LEVELS[:-1], strict=True)
        rows.append((f"`{line}`", *(starred(play(one, other, batch, DEALS), batch) for one, other in pairs)))
        told(rows[-1])
    return rows


def main() -> None:
    found = {players: rows_of(players) for players in PLAYERS}
    shares = [share for rows in found.values() for row in rows for share in row[1:]]
    stars = sum("*" in share for share in shares)
    verdict = (DISORDERED if stars else ORDERED).format(stars=stars, count=len(shares))
    columns = ("rules", *(f"`{one}` against `{other}`" for one, other in zip(LEVELS[1:], LEVELS[:-1], strict=True)))
    parts = [HEAD.format(machine=machine(), deals=DEALS, verdict=verdict)]
    for players, rows in found.items():
        parts += [f"## {players} players, an equal share is {100 // players}%", table(columns, rows)]
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    PAGE.write_text(page, "utf-8")
    print(page)


if __name__ == "__main__":
    main()
