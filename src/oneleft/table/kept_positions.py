"""Positions of a game that are kept: `pop` goes back to one, and events are built from the one before a move.

Copying a position costs as much as a move, and few programs take moves back. So one is kept from time to time, and
those between are played again when they are asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from oneleft.match.match import Match

from .events import Event
from .table import Saved

if TYPE_CHECKING:
    from .game import Game

INTERVAL = 32  # moves from one kept position to the next
DEPTH = 1024  # how many are kept once `pop` has been called; before that it is one, for a server has many games


class KeptPosition(NamedTuple):
    """A game after its first moves."""

    moves: int
    match: Match
    tables: list[Saved]

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(len(game.log), game.match, [table.save() for table in game.tables])


class Snapshot(NamedTuple):
    """What `Game.snapshot` returns: a position, and the events of the move that led to it."""

    position: KeptPosition
    events: list[list[Event]]
    events_for_all: Sequence[Event]


class KeptPositions:
    """The kept positions of one game, the oldest first."""

    __slots__ = ("depth", "due", "interval", "kept")

    def __init__(self) -> None:
        self.kept: list[KeptPosition] = []
        self.depth = 1
        self.interval = INTERVAL
        self.due = 0  # after this many moves the next position is kept

    def copy(self) -> KeptPositions:
        twin = KeptPositions()
        twin.kept, twin.depth, twin.due = self.kept.copy(), self.depth, self.due
        return twin

    def keep(self, game: Game) -> None:
        """Keep the position that the game is in."""
        self.kept.append(KeptPosition.of(game))
        del self.kept[: -self.depth]
        self.due = len(game.log) + self.interval

    def forget(self) -> None:
        self.kept.clear()
        self.due = 0

    def forget_after(self, moves: int) -> None:
        """Forget the positions after more moves, which are no longer part of the game."""
        while self.kept and self.kept[-1].moves > moves:
            self.kept.pop()
        self.due = moves

    def before_last(self, game: Game) -> KeptPosition:
        """The position before the last move."""
        moves = len(game.log) - 1
        self.forget_after(moves)
        if not self.kept or self.kept[-1].moves < moves:
            self._replay(game, moves)
        self.due = moves + self.interval
        return self.kept[-1]

    def _replay(self, game: Game, moves: int) -> None:
        """Play from the last kept position, or the start, to the one after this many moves, and keep all between."""
        again = game.copy() if self.kept else game._restart()
        if self.kept:
            again._return_to(self.kept[-1])
        again._kept, self.interval, self.due = self, 1, len(again.log) + bool(self.kept)
        for move in game.log[len(again.log) : moves]:
            again.push(move)
        self.keep(again)
        self.interval = INTERVAL


class Positions:
    """A game at any of its moves: a position is kept from time to time, and those between are played again."""

    def __init__(self, played: Game) -> None:
        self.log = played.log.copy()
        self.game = played._restart()
        self.kept: list[KeptPosition] = []
        for moves, move in enumerate(self.log):
            if moves % INTERVAL == 0:
                self.kept.append(KeptPosition.of(self.game))
            self.game.push(move)
        self.kept.append(KeptPosition.of(self.game))

    def after(self, moves: int) -> Game:
        """The game after this many moves, until the next call."""
        before = next(one for one in reversed(self.kept) if one.moves <= moves)
        self.game.log = self.log.copy()
        self.game._return_to(before)
        self.game._kept.forget()
        for move in self.log[before.moves : moves]:
            self.game.push(move)
        return self.game
