"""Positions of a game that are kept: `pop` goes back to one, and events are built from the one before a move.

Copying a position costs as much as a move, and few programs take moves back. So one is kept from time to time, and
those between are played again when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from oneleft.match.match import Match

from .table import Saved

if TYPE_CHECKING:
    from .game import Game

INTERVAL = 32  # moves from one kept position to the next
DEPTH = 1024  # how many are kept once `pop` has been called; before that it is one, for a server has many games


class Kept(NamedTuple):
    """A game after its first moves."""

    moves: int
    match: Match
    tables: list[Saved]


class History:
    """The kept positions of one game, the oldest first."""

    __slots__ = ("depth", "due", "interval", "kept")

    def __init__(self) -> None:
        self.kept: list[Kept] = []
        self.depth = 1
        self.interval = INTERVAL
        self.due = 0  # after so many moves the next position is kept

    def copy(self) -> History:
        twin = History()
        twin.kept, twin.depth, twin.due = self.kept.copy(), self.depth, self.due
        return twin

    def keep(self, game: Game) -> None:
        """Keep the position that the game is in."""
        moves = len(game.log)
        self.kept.append(Kept(moves, game.match, [table.save() for table in game.tables]))
        del self.kept[: -self.depth]
        self.due = moves + self.interval

    def forget(self) -> None:
        self.kept.clear()
        self.due = 0

    def before_last(self, game: Game) -> Kept:
        """The position before the last move."""
        moves = len(game.log) - 1
        while self.kept and self.kept[-1].moves > moves:
            self.kept.pop()
        if not self.kept or self.kept[-1].moves < moves:
            self._replay(game, moves)
        self.due = moves + self.interval
        return self.kept[-1]

    def _replay(self, game: Game, moves: int) -> None:
        """Play from the last kept position, or from the start, to the one after so many moves, and keep all between."""
        again = game.copy() if self.kept else game._restart()
        if self.kept:
            again._return_to(self.kept[-1])
        again._history, self.interval, self.due = self, 1, len(again.log) + bool(self.kept)
        for move in game.log[len(again.log) : moves]:
            again.push(move)
        self.keep(again)
        self.interval = INTERVAL
