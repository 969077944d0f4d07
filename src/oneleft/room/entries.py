"""The entries of a table's log. A table's state is rebuilt from its log and from nothing else."""

from __future__ import annotations

import msgspec

from oneleft.protocol.tables import Settings


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    at: float  # when it was written, in seconds since 1970


class Opened(Entry, frozen=True):
    """A table was opened. ``secret`` is the key of its first match; the commitment to it is public from now on."""

    settings: Settings
    secret: str


class Sat(Entry, frozen=True):
    """A person sat down. Only a digest of the token is stored."""

    seat: int
    name: str
    token: str
    words: str = ""


class BotSat(Entry, frozen=True):
    """The host seated a bot. ``seconds`` is how long it may think, if it is a program; 0 is the usual time."""

    seat: int
    name: str
    level: str
    seconds: float = 0


class Left(Entry, frozen=True):
    """Somebody left or was sent away. During a match a bot takes over the seat for good."""

    seat: int


class HandedOver(Entry, frozen=True):
    """The host handed over to this seat."""

    seat: int


class Begun(Entry, frozen=True):
    """The first deal of a match. ``words`` are mixed into the shuffles instead of those of the seats."""

    words: tuple[str, ...] = ()


class Moved(Entry, frozen=True):
    """A move, or ``deal``. ``made_by`` is player, bot or clock, or grace for a catch that waited for the grace time."""

    move: str
    made_by: str = "player"
    id: str = ""


class Caught(Entry, frozen=True):
    """A catch during the grace time: it counts when that ends."""

    by: int
    seat: int
    made_by: str = "player"
    id: str = ""


class Here(Entry, frozen=True):
    """A person connected, or came back from a bot's stand-in. ``link`` names the node and the connection."""

    seat: int
    link: str
    id: str = ""


class Away(Entry, frozen=True):
    """A connection was lost."""

    seat: int
    link: str


class StoodIn(Entry, frozen=True):
    """A bot plays for this person until they come back."""

    seat: int


class Said(Entry, frozen=True):
    """A phrase, or words of the player's own."""

    seat: int
    phrase: str = ""
    text: str = ""
    id: str = ""


class Rematch(Entry, frozen=True):
    """The same people play another match, with a new key."""

    secret: str


AnyEntry = Opened | Sat | BotSat | Left | HandedOver | Begun | Moved | Caught | Here | Away | StoodIn | Said | Rematch
read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
