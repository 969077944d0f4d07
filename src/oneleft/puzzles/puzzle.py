"""A puzzle: a decision as its seat saw it, and what every move is worth there."""

from __future__ import annotations

import msgspec

from oneleft.analysis.reasons import Why
from oneleft.protocol.messages import Missed
from oneleft.table.views import View

WHOLE = 1_000_000  # chances are whole millionths
CLEAR = 80_000  # millionths of the round by which the best move must be better than the second

EASY, MEDIUM, HARD = DIFFICULTIES = ("easy", "medium", "hard")


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move of a puzzle."""

    move: str
    chance: int  # to win the round, in millionths
    error: int  # its standard error
    why: Why | None = None  # why the best move is better


class Puzzle(msgspec.Struct, frozen=True):
    """What the seat sees and has heard in this round, and the moves that can be chosen, the best one first.

    Where UNO is due, it is called with the move.
    """

    view: View
    recent: list[Missed]
    choices: list[Choice]
    tempting: str  # what the bots do who miss it, without a call of UNO
    difficulty: str
    missed: list[str]  # the bots that do not find the best move
    playouts: int  # of the best move, in the look that counts

    @property
    def best(self) -> Choice:
        return self.choices[0]

    @property
    def reason(self) -> Why | None:
        """Why the best move is better than the tempting one."""
        tempting = self.choice(self.tempting)
        return None if tempting is None else tempting.why

    @property
    def gap(self) -> int:
        """By how much the best move is better than the second."""
        return self.best.chance - self.choices[1].chance

    def choice(self, move: str) -> Choice | None:
        """What a legal move is worth, whether UNO was called with it or not."""
        return next((choice for choice in self.choices if without_uno(choice.move) == without_uno(move)), None)


def without_uno(move: str) -> str:
    return move.removesuffix(" uno")
