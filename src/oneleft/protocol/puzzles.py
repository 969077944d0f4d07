"""Puzzles as they are sent over HTTP."""

from __future__ import annotations

import msgspec

from oneleft.table.views import View

from .messages import Missed


class PuzzleChoice(msgspec.Struct, frozen=True):
    """A move of a puzzle and the chance to win the round with it, with its standard error."""

    move: str  # with a call of UNO where it is due
    chance: float
    error: float
    why: str  # a sentence: why the best move is better; of the best one, why it is better than what bots would do


class PuzzleShown(msgspec.Struct, frozen=True):
    """A position in which one move is clearly best: what its seat sees, and what it heard in this round."""

    number: int
    count: int  # of all puzzles, which are numbered from 1
    date: str  # of a daily puzzle; else empty
    difficulty: str  # easy, medium or hard
    view: View
    recent: list[Missed]
    choices: list[PuzzleChoice]  # all sensible moves, the best one first
