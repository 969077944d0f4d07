"""What happened at a table.

Events are computed from the record before and after a move, outside the law, so that simulation pays nothing. Each
event class lists the fields that everyone sees; the other fields reach only the seats of its audience.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Union

import msgspec


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=snake_case, omit_defaults=True, kw_only=True):
    """``PUBLIC`` is an allow-list: only the audience sees a field that is not on it."""

    PUBLIC: ClassVar[tuple[str, ...]] = ()

    def audience(self) -> tuple[int, ...]:
        """The seats that see every field."""
        return ()

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator, sees it."""
        if shows_all(type(self)) or (seat is not None and seat in self.audience()):
            return self
        return type(self)(**{name: getattr(self, name) for name in self.PUBLIC})


@cache
def shows_all(kind: type[Event]) -> bool:
    """Whether every field of this kind of event is public."""
    return set(kind.PUBLIC) == set(kind.__struct_fields__)


class Cut(Event, frozen=True):
    """SETUP-1: cards drawn for the deal, pairs of a seat and a card. ``dealer`` is None while the highest are tied."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("cards", "dealer")
    cards: list[tuple[int, str]]
    dealer: int | None = None


class Dealt(Event, frozen=True):
    """SETUP-2."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: int
    count: int
    cards: list[str] | None = None

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class TurnedUp(Event, frozen=True):
    """SETUP-3: the first discard."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("dealer", "card")
    dealer: int
    card: str


class Returned(Event, frozen=True):
    """START-5, NSTART-1: how many cards were turned up and shuffled back into the deck."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("count",)
    count: int


class Played(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "card", "color", "jump")
    seat: int
    card: str
    color: str | None = None
    jump: bool = False


class Cancelled(Event, frozen=True):
    """JUMP-2: the effect of the card beneath is cancelled."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("card",)
    card: str


class CalledUno(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Caught(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "by")
    seat: int
    by: int


class Drew(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: int
    count: int
    cards: list[str] | None = None

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class WentOnDrawing(Event, frozen=True):
    """UNTIL-1, UNTIL-2: a draw in turn went on; ``count`` is how many cards it came to."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: int
    count: int


class OutOfRound(Event, frozen=True):
    """MERCY-1: the player drew too many cards. They go under the draw pile, unseen by the others."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: int
    count: int
    cards: list[str] | None = None

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class EndedSeries(Event, frozen=True):
    """MULTI-1: the player lays no more cards of this number."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Kept(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Passed(Event, frozen=True):
    """PILE-2: the turn passes, for there is nothing to draw."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Reshuffled(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("count",)
    count: int


class Turned(Event, frozen=True):
    """REVERSE-1: the new direction of play."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("direction",)
    direction: str


class Skipped(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Deflected(Event, frozen=True):
    """DEFLECT-1, DEFLECT-2: this seat's Skip or Reverse sends the penalty to someone else."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Facing(Event, frozen=True):
    """DRAW2-1, WD4-1: a penalty is pending for this seat."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "count")
    seat: int
    count: int


class Challenged(Event, frozen=True):
    """WD4-4: the hand, as it was when the card was played, is shown to the challenger. Its owner knows it anyway."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "accused", "guilty")
    seat: int
    accused: int
    guilty: bool
    cards: list[str] | None = None

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.accused)


class NamedColor(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "color")
    seat: int
    color: str


class Swapped(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "other")
    seat: int
    other: int


class HandsPassed(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("direction",)
    direction: str


class Received(Event, frozen=True):
    """SEVEN-1, SEVEN-2: a whole hand moved. Its old and its new holder know its cards."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "giver", "count")
    seat: int
    giver: int
    count: int
    cards: list[str] | None = None

    def audience(self) -> tuple[int, ...]:
        return (self.seat, self.giver)


class Dropped(Event, frozen=True):
    """JAM-1."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "side")
    seat: int
    side: str


class Discarded(Event, frozen=True):
    """JAM-2."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "card")
    seat: int
    card: str


class Out(Event, frozen=True):
    """OUT-1: the round is won, and the cards that are left lie open to be counted: pairs of a seat and its cards.

    MERCY-2: ``last`` if the winner still holds cards, as the last one left.
    """

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "left", "last")
    seat: int
    left: list[tuple[int, list[str]]]
    last: bool = False


class Blocked(Event, frozen=True):
    """PILE-2. PILE-3: ``refills`` if the draw pile was used up too often."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("refills",)
    refills: bool = False


class Scored(Event, frozen=True):
    """What the round gives each seat of the match, and the totals."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("points", "totals")
    points: list[int]
    totals: list[int]


class Eliminated(Event, frozen=True):
    """CHALLENGE-1."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat",)
    seat: int


class Won(Event, frozen=True):
    PUBLIC: ClassVar[tuple[str, ...]] = ("seats",)
    seats: list[int]


class TakenBack(Event, frozen=True):
    """A seat took back its last decision: that and everything after it are undone. A table tells it, no game does."""

    PUBLIC: ClassVar[tuple[str, ...]] = ("seat", "unscored")
    seat: int
    unscored: bool = False  # the round had been scored, and goes on


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())

if TYPE_CHECKING:
    AnyEvent = Event
else:  # to read an event back, all kinds have to be named
    AnyEvent = Union[EVENTS]  # noqa: UP007


def to_builtins(events: list[Event]) -> list[dict[str, Any]]:
    """As JSON would have them."""
    plain: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return plain
