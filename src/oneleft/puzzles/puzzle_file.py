"""The file of puzzles that comes with the package: which puzzle has which number, and which is that of a day."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import cache
from importlib import resources

import msgspec

from oneleft.errors import SetupError

from .puzzle import Puzzle

FILE = "puzzles.json"


class PuzzleFile(msgspec.Struct, frozen=True):
    """Puzzles, and the command that made them."""

    made: str
    puzzles: list[Puzzle]


def pack(made: str, puzzles: Iterable[Puzzle]) -> bytes:
    """The content of a file: a line for each puzzle."""
    lines = b",\n".join(map(msgspec.json.encode, puzzles))
    return b'{"made":' + msgspec.json.encode(made) + b',"puzzles":[\n' + lines + b"\n]}\n"


@cache
def read_file() -> PuzzleFile:
    return msgspec.json.decode(resources.files(__package__).joinpath(FILE).read_bytes(), type=PuzzleFile)


def puzzle_count() -> int:
    return len(read_file().puzzles)


def puzzle(number: int) -> Puzzle:
    """The puzzle of this number, from 1."""
    if not 1 <= number <= puzzle_count():
        raise SetupError("server-no-puzzle", given=str(number), count=str(puzzle_count()))
    return read_file().puzzles[number - 1]


def daily_number(day: date) -> int:
    """The number of a day's puzzle: another one every day, until all have been shown."""
    return 1 + day.toordinal() % puzzle_count()
