"""The coach of one seat: what its decisions were worth, from what the seat could see and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from oneleft.rules.cards import NONE
from oneleft.rules.round import Round
from oneleft.search.beliefs import Beliefs
from oneleft.search.searcher import MoveEstimate, Searcher
from oneleft.table.determinize import read_rules
from oneleft.table.events import Event
from oneleft.table.move import Move, encode
from oneleft.table.views import View

from .round_stake import round_stake


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about a decision: seconds of one core or, to be repeatable, a number of playouts."""

    seconds: float | None = 0.05
    playouts: int | None = None

    def times(self, factor: int) -> Budget:
        return Budget(
            None if self.seconds is None else factor * self.seconds,
            None if self.playouts is None else factor * self.playouts,
        )


@dataclass(frozen=True, slots=True)
class Opinion:
    """A decision compared with the best move that was found. ``made`` is empty if the seat let the moment pass."""

    made: MoveEstimate
    best: MoveEstimate  # its gain is that over the move made, in the same worlds
    moves: tuple[MoveEstimate, ...]  # all of them, the best first
    stake: float  # what the round is worth to the seat

    @property
    def loss(self) -> float:
        """What the move made gave away, as a share of the round."""
        return self.best.gain / self.stake

    @property
    def error(self) -> float:
        """The standard error of the loss."""
        return self.best.gain_error / self.stake


class Coach:
    """Sits behind one seat through a match: it hears what the seat hears, and is asked about its decisions."""

    def __init__(self, seat: int) -> None:
        self.beliefs = Beliefs()
        self.searcher = Searcher(seat, self.beliefs, self._move_made)
        self._made = NONE

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.beliefs.hear(events, view)

    def opinion(self, view: View, made: str, budget: Budget) -> Opinion | None:
        """Think about a decision; None if there was no choice. Call it before `hear` brings what followed."""
        self._made = encode(read_rules(view.rules).edition, Move(made), view.table) if made else NONE
        found = self.searcher.think(view, budget.seconds, budget.playouts).estimates
        if not found:
            return None
        most = max(estimate.playouts for estimate in found)
        moves = tuple(sorted(found, key=lambda estimate: (-estimate.playouts, -estimate.win)))
        best = max((one for one in moves if one.playouts == most), key=lambda one: (one.win, one.move == made))
        return Opinion(next(one for one in moves if one.move == made), best, moves, round_stake(view))

    def _move_made(self, rules: str, r: Round, chair: int) -> int:
        """The search compares every move with this one, in the same worlds."""
        return self._made
