"""What the log of a table says. A table is the fold of its log: nothing else is true of it."""

from __future__ import annotations

import msgspec

from oneleft.protocol.tables import Settings


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    at: float  # when it was written, in seconds since 1970


class Opened(Entry, frozen=True):
    """The secret is that of the first match; its commitment is shown from now on."""

    settings: Settings
    secret: str


class Sat(Entry, frozen=True):
    """A person. Of the token only a digest is kept."""

    seat: int
    name: str
    token: str
    words: str = ""


class BotSat(Entry, frozen=True):
    seat: int
    name: str
    level: str


class Left(Entry, frozen=True):
    """Who leaves a match that goes on leaves the seat to a bot, for good."""

    seat: int


class HandedOver(Entry, frozen=True):
    seat: int


class Begun(Entry, frozen=True):
    """The first deal of a match."""


class Moved(Entry, frozen=True):
    """A move, or ``deal``. ``made_by`` is the player, a bot or the clock; a held catch is made by the grace's end."""

    move: str
    made_by: str = "player"
    id: str = ""


class Caught(Entry, frozen=True):
    """A catch in the time of grace, which counts at its end."""

    by: int
    seat: int
    made_by: str = "player"
    id: str = ""


class Here(Entry, frozen=True):
    """A person is connected, or says to be back. ``link`` names the node and the connection."""

    seat: int
    link: str
    id: str = ""


class Away(Entry, frozen=True):
    """A connection was lost."""

    seat: int
    link: str


class StoodIn(Entry, frozen=True):
    """A bot plays for this person from now on."""

    seat: int


class Said(Entry, frozen=True):
    seat: int
    phrase: str = ""
    text: str = ""
    id: str = ""


class Rematch(Entry, frozen=True):
    """The same people want another match; it has a secret of its own."""

    secret: str


AnyEntry = Opened | Sat | BotSat | Left | HandedOver | Begun | Moved | Caught | Here | Away | StoodIn | Said | Rematch
read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
