"""The report of an analysis, as ``--json`` writes it: docs/analysis.md explains every field.

Chances and their changes are whole millionths. Seats are numbered from 0, moves are in the notation of records.
"""

from __future__ import annotations

import msgspec

from .quality import FAULTS
from .reasons import Why

NOTES = ("uno-forgotten", "catch-missed", "challenge-right", "challenge-wrong")
VERSION = 1  # changes when a field changes its meaning or goes away


class Step(msgspec.Struct, frozen=True):
    """A part of an event, with the chances of all players after it."""

    kind: str  # chance, move or passed
    seats: tuple[int, ...]  # who decided; nobody for chance
    chances: tuple[int, ...]
    errors: tuple[int, ...]  # standard errors


class Verdict(msgspec.Struct, frozen=True):
    """A decision, judged from what its seat could see."""

    seat: int
    made: str  # empty if the seat let the moment pass
    best: str
    quality: str  # best, good, inaccuracy, mistake or blunder
    loss: int  # against the best move, as a share of what the round is worth; 0 within the error bars
    error: int  # the standard error of the difference
    match_loss: int  # the same loss as a chance to win the match
    chance: int  # to win the match with the move made, as the seat could estimate it
    best_chance: int
    playouts: int
    why: Why | None  # why the best move was better; none if it was made, or if the other was as good
    chances: dict[str, int] = {}  # of a fault: the chance with each legal move, the best first


class Note(msgspec.Struct, frozen=True):
    """Something besides the choice of a card, and by how much it changed the seat's chance."""

    kind: str  # one of `NOTES`
    seat: int
    worth: int


class Event(msgspec.Struct, frozen=True):
    """A deal or a move."""

    number: int  # of the move in the record; 0 is the first deal
    round: int  # counted from 1
    move: str
    steps: list[Step]
    verdicts: list[Verdict]
    notes: list[Note]

    @property
    def chances(self) -> tuple[int, ...]:
        return self.steps[-1].chances


class Player(msgspec.Struct, frozen=True):
    """The summary of a player. ``luck + own + others`` is ``last - first``, exactly."""

    seat: int
    name: str
    first: int  # the chance before the first deal
    last: int  # and after the match
    luck: int
    luck_error: int  # its standard error
    own: int
    others: int
    qualities: dict[str, int]  # how many decisions of each
    loss: int  # the sum of the losses of all decisions
    notes: dict[str, int]  # how many of each
    turning_points: list[int]  # the three events that changed the chance most: their numbers


def faults_in(qualities: dict[str, int]) -> int:
    """How many decisions were neither best nor good."""
    return sum(qualities[name] for name in FAULTS)


def accuracy_of(qualities: dict[str, int]) -> float | None:
    """The share of decisions that were best or good; None if none was judged."""
    decisions = sum(qualities.values())
    return 1 - faults_in(qualities) / decisions if decisions else None


class Report(msgspec.Struct, frozen=True):
    """The analysis of a match."""

    version: int
    rules: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: int
    worlds: int  # playouts of every position of the curve
    seconds: float | None  # of thought about a decision
    playouts: int | None  # or their number
    start: tuple[int, ...]  # the chances before the first deal
    events: list[Event]
    players: list[Player]
