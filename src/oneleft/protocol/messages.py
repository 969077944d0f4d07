"""The messages of a table's socket: one JSON object each, distinguished by ``type``.

A guest (the client of a player or spectator) begins with ``enter``. The table answers with ``hello``: the table, and
the view of the guest's seat. After that every change is one message with the next ``number``. A guest that reconnects
sends the last number it saw, and ``hello`` contains what it missed.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oneleft.lang import DEFAULT_LANGUAGE
from oneleft.table.events import AnyEvent
from oneleft.table.views import View

from .tables import Code, Seat, TableShown

PROTOCOL = 1
MAX_MESSAGE_BYTES = 4096  # of a guest's message
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # SHA-256


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message. Its type is the lower-case name of the class."""


# From a guest


class Enter(Message, frozen=True):
    """The first message. Without a token the guest is a spectator."""

    token: Annotated[str, Meta(max_length=100)] | None = None
    last: int | None = None  # the last number that was seen
    language: Annotated[str, Meta(max_length=100)] = DEFAULT_LANGUAGE  # as in Accept-Language
    watch: Annotated[int, Meta(ge=0, le=1)] = 0  # the table to watch, if a match has two
    tv: bool = False  # a spectator that shows the table to a room


class Move(Message, frozen=True):
    """A move in the position with this number (``view.number``). ``id`` is new for every click."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=10**9)]
    move: Annotated[str, Meta(max_length=40)]  # one of view.legal; ``deal`` from the host when a round is over


class Say(Message, frozen=True):
    """One of the phrases or reactions or, where the host allows chat, a text. Everyone hears it."""

    id: Id
    phrase: Annotated[str, Meta(max_length=30)] = ""
    text: Annotated[str, Meta(max_length=200)] = ""
    to: Seat | None = None  # the seat at which it is aimed


class Hint(Message, frozen=True):
    """Ask what to play in the position with this number. Tables whose ``hints`` is true answer, to the asker alone."""

    id: Id
    number: Annotated[int, Meta(ge=0, le=10**9)]


class TakeBack(Message, frozen=True):
    """Take back this player's last decision and everything after it, where the table's ``take_back`` is true.

    ``number`` is the position shown (``view.number``). The next view has a smaller one; numbers of messages go on.
    """

    id: Id
    number: Annotated[int, Meta(ge=0, le=10**9)]


class Back(Message, frozen=True):
    """The player is back: the bot that stood in gives up the seat."""

    id: Id


class Vote(Message, frozen=True):
    """Vote to remove the person in this seat from the match. Everyone else who is present has to agree."""

    id: Id
    seat: Seat


class Again(Message, frozen=True):
    """After a match: propose another one, or agree to it. It begins when most agree, or when the clock ends."""

    id: Id


class Commit(Message, frozen=True):
    """Before a match: the hash of this person's part of the shuffle. The last one counts."""

    id: Id
    commitment: Digest  # the table's, to which the hash is bound
    hash: Digest


class Reveal(Message, frozen=True):
    """While the match is starting: the part of the shuffle whose hash was sent."""

    id: Id
    reveal: Annotated[str, Meta(max_length=140)]


# From the table


class Clock(msgspec.Struct, frozen=True):
    """The seat that the table waits for, and the seconds left.

    After a match: the seat that proposed another one, and the seconds until it begins. Before a quick match: -1, and
    the seconds until bots may take the free seats.
    """

    seat: int
    seconds: float


class Events(Message, frozen=True):
    """A move and its consequences, and the whole table after it as the seat sees it."""

    number: int
    events: list[AnyEvent]
    view: View
    clock: Clock | None = None
    table: TableShown | None = None  # if more than the game has changed


class Table(Message, frozen=True):
    """The table changed: a person sat down, left or came back, or the host did something."""

    number: int
    table: TableShown
    clock: Clock | None = None


class Noticed(Message, frozen=True):
    """A catch during the grace time: it counts at its end, unless the seat calls UNO before."""

    number: int
    by: int
    seat: int
    seconds: float
    table: TableShown | None = None  # if more than the game has changed


class Said(Message, frozen=True):
    """A person said a phrase, a reaction or a text."""

    number: int
    seat: int
    phrase: str = ""
    text: str = ""
    to: int | None = None


class Hello(Message, frozen=True):
    """The answer to ``enter``. ``missed`` is what happened since the last number; null if that is too long ago.

    It is sent unasked too: if this player has another seat from now on, because others left; or if the database has
    lost the latest numbers, where ``lost`` says how many, and the view is older.
    """

    protocol: int
    seat: int | None
    number: int
    table: TableShown
    view: View | None
    phrases: list[str]
    reactions: list[str] = []
    clock: Clock | None = None
    missed: list[Missed] | None = None
    recent: list[Missed] = []  # if ``missed`` is null: the latest of this match, for a log that begins here
    lost: int = 0  # how many of the numbers that were seen the database has lost: they were undone
    ends_in: float | None = None  # seconds until the time of the tournament's round is up, if it has a limit


class Missed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one number brought: its events, or what was said."""

    number: int
    events: list[AnyEvent] = []
    said: Said | None = None


class Done(Message, frozen=True):
    """The request with this id has been executed, for good, as the entry with this number."""

    id: str
    number: int


class Refused(Message, frozen=True):
    """The request with this id was refused, and why."""

    id: str
    code: Code
    message: str
    rule: str = ""


class Chance(msgspec.Struct, frozen=True):
    """The chance to win the match after a move, with its standard error. No move: let the moment pass."""

    move: str
    win: float
    error: float


class Hinted(Message, frozen=True):
    """The answer to ``hint``: the move to make, and the chances of all moves that were searched.

    There are none if only one move is sensible, or if the server cannot search.
    """

    id: str
    move: str  # empty: let the moment pass
    chances: list[Chance] = []
    why: str = ""  # a sentence in the language of the asker


Request = Move | TakeBack | Say | Back | Vote | Again | Commit | Reveal
FromGuest = Enter | Request | Hint
FromTable = Hello | Events | Table | Noticed | Said | Done | Refused | Hinted
read_guest = msgspec.json.Decoder(FromGuest).decode
read_table = msgspec.json.Decoder(FromTable).decode
encode = msgspec.json.Encoder().encode
