"""The tables at which puzzles are looked for, and how many of 60 come from each."""

from __future__ import annotations

from typing import NamedTuple


class PuzzleTable(NamedTuple):
    rules: str
    players: int
    share: int


TABLES = (
    PuzzleTable("classic", 2, 12),
    PuzzleTable("classic", 3, 12),
    PuzzleTable("classic", 4, 12),
    PuzzleTable("family", 3, 5),
    PuzzleTable("party", 4, 4),
    PuzzleTable("international", 2, 3),
    PuzzleTable("jam", 3, 4),
    PuzzleTable("graduation", 4, 4),
    PuzzleTable("deluxe+partners", 4, 4),
)
SHARES = sum(table.share for table in TABLES)
