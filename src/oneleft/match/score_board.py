"""The score board of the deluxe box."""

from collections.abc import Sequence
from dataclasses import dataclass

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The rows on the board: the subtotals carried to its top row, if any, and a row for each round since."""

    carried: Row | None
    rounds: tuple[Row, ...]

    @property
    def totals(self) -> Row:
        return add_up([self.carried, *self.rounds] if self.carried else self.rounds)


def add_up(rows: Sequence[Row | None]) -> Row:
    return tuple(sum(column) for column in zip(*filter(None, rows), strict=True))


def board(history: Sequence[Row], rows: int) -> Board:
    """BOARD-1: when no row is free for the next round, the board is wiped and the subtotals move to its top row."""
    if len(history) <= rows:
        return Board(None, tuple(history))
    # every wipe leaves rows - 1 free rows under the subtotals
    since = (len(history) - rows - 1) % (rows - 1) + 1
    return Board(add_up(history[:-since]), tuple(history[-since:]))
