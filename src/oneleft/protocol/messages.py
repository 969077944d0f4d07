"""What is said over a table's socket: one JSON message at a time, told apart by ``type``.

A guest speaks first, with ``enter``, and is answered with ``hello``: the table, and the view of the own seat. From then
on every change comes as one message with the next ``number``. A guest that comes again says the last number it saw and
finds what it missed in ``hello``.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oneleft.table.events import AnyEvent
from oneleft.table.views import View

from .tables import TableShown

PROTOCOL = 1
LONGEST = 4096  # bytes of a guest's message
Id = Annotated[str, Meta(min_length=1, max_length=40)]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """The tag is the class's name in small letters."""


# From a guest


class Enter(Message, frozen=True):
    """The first message. Without a token one watches."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    last: int | None = None  # the last number that was seen
    language: Annotated[str, Meta(max_length=100)] = "en"  # as a browser says it
    watch: Annotated[int, Meta(ge=0, le=1)] = 0  # which table, where a match has two


class Move(Message, frozen=True):
    """An answer to the position with this number, as ``view.number`` says it. ``id`` is new for every click."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=10**9)]
    move: Annotated[str, Meta(max_length=40)]  # one of view.legal; ``deal`` from the host when a round is over


class Say(Message, frozen=True):
    """One of the phrases, or, where the host allows it, words of one's own."""

    id: Id
    phrase: Annotated[str, Meta(max_length=30)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""


class Back(Message, frozen=True):
    """I am here again: no bot need play for me."""

    id: Id


# From the table


class Clock(msgspec.Struct, frozen=True):
    """Whom the table waits for, and for how long yet."""

    seat: int
    seconds: float


class Events(Message, frozen=True):
    """A move and what came of it, with the whole table as the seat sees it now."""

    number: int
    events: list[AnyEvent]
    view: View
    clock: Clock | None = None
    table: TableShown | None = None  # where more than the game has changed


class Table(Message, frozen=True):
    """Somebody sat down, left, came back; the host did something."""

    number: int
    table: TableShown
    clock: Clock | None = None


class Noticed(Message, frozen=True):
    """A catch that came in the time of grace: it counts at its end, unless the seat calls UNO until then."""

    number: int
    by: int
    seat: int
    seconds: float
    table: TableShown | None = None  # where more than the game has changed


class Said(Message, frozen=True):
    number: int
    seat: int
    phrase: str = ""
    text: str = ""


class Hello(Message, frozen=True):
    """The answer to ``enter``. ``missed`` has what happened since the last number, or null if that is too long ago."""

    protocol: int
    seat: int | None
    number: int
    table: TableShown
    view: View | None
    phrases: list[str]
    clock: Clock | None = None
    missed: list[Missed] | None = None


class Missed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One number's events, or what was said then."""

    number: int
    events: list[AnyEvent] = []
    said: Said | None = None


class Done(Message, frozen=True):
    """What was asked with this id has been done, for good, at this number."""

    id: str
    number: int


class Refused(Message, frozen=True):
    """What was asked with this id has not been done, and why."""

    id: str
    code: str
    message: str
    rule: str = ""


FromGuest = Enter | Move | Say | Back
FromTable = Hello | Events | Table | Noticed | Said | Done | Refused
read_guest = msgspec.json.Decoder(FromGuest).decode
read_table = msgspec.json.Decoder(FromTable).decode
encode = msgspec.json.Encoder().encode
