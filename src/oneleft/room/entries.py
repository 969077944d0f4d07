"""The entries of a table's log. A table's state is rebuilt from its log and from nothing else."""

from __future__ import annotations

import msgspec

from oneleft.protocol.tables import Settings


class Entry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag_field="entry",
    tag=str.lower,
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """A field that this version does not know may change what follows, so such a log is not read at all."""

    at: float  # when it was written, in seconds since 1970


class Opened(Entry, frozen=True):
    """A table was opened. ``secret`` is the key of its first match; the commitment to it is public from now on."""

    settings: Settings
    secret: str
    daily: str = ""  # the day whose deal is played here, as 2026-11-17
    ranked: bool = True  # false: its result does not count among those of the day
    tournament: str = ""  # the id of the tournament whose table this is
    ends: float = 0  # when the time of its round is up, in seconds since 1970; 0: there is no limit


class Sat(Entry, frozen=True):
    """A person sat down. Only digests are stored, of the token and of whatever tells people apart.

    ``words`` are of earlier versions.
    """

    seat: int
    name: str
    token_digest: str = msgspec.field(name="token")
    words: str = ""
    player_id: str = msgspec.field(default="", name="person")  # from the name together with the secret of the device
    device: str = ""  # the device's secret, at this table
    network: str = ""  # where the request came from, at this table


class BotSat(Entry, frozen=True):
    """The host seated a bot. ``seconds`` is how long it may think, if it is a program; 0 is the usual time."""

    seat: int
    name: str
    level: str
    seconds: float = 0


class Filled(Entry, frozen=True):
    """Someone who waited at the table of a quick match had bots take its free seats, in this order."""

    by: int
    names: tuple[str, ...]
    level: str


class Left(Entry, frozen=True):
    """Someone left or was sent away. During a match a bot takes over the seat for good.

    If the others voted for it, ``voters`` are all of them, whose vote decided it last, with the id of that vote.
    """

    seat: int
    voters: tuple[int, ...] = ()
    id: str = ""


class Voted(Entry, frozen=True):
    """A person voted to remove another one from the match. The vote that decides it is a ``Left``."""

    by: int
    seat: int
    id: str = ""


class HandedOver(Entry, frozen=True):
    """The host handed over to this seat."""

    seat: int


class Committed(Entry, frozen=True):
    """A person's program bound itself to its part of the shuffle: the hash of what it will reveal."""

    seat: int
    hash: str
    id: str = ""


class Starting(Entry, frozen=True):
    """The match starts with the players who are there. The hashes are fixed, and the table waits for the reveals."""


class Revealed(Entry, frozen=True):
    """A person's program revealed its part of the shuffle. It is nobody's business before the end of the match."""

    seat: int
    reveal: str
    id: str = ""


class Begun(Entry, frozen=True):
    """The first deal of a match. ``words`` and ``hashes``, if given, are in place of those that the table knows."""

    words: tuple[str, ...] = ()
    hashes: tuple[str | None, ...] = ()


class Moved(Entry, frozen=True):
    """A move, or ``deal``. ``made_by`` is player, bot or clock, or grace for a catch that waited for the grace time."""

    move: str
    made_by: str = "player"
    id: str = ""


class TakenBack(Entry, frozen=True):
    """The only person in a match against bots took back a decision: it and everything after it are undone."""

    seat: int
    id: str = ""


class Caught(Entry, frozen=True):
    """A catch during the grace time: it counts when that ends."""

    by: int
    seat: int
    made_by: str = "player"
    id: str = ""


class Here(Entry, frozen=True):
    """A person connected, or came back from a bot's stand-in. The id of a connection names its node too."""

    seat: int
    connection_id: str = msgspec.field(name="link")
    id: str = ""


class Away(Entry, frozen=True):
    """A connection was lost."""

    seat: int
    connection_id: str = msgspec.field(name="link")


class Called(Entry, frozen=True):
    """The time of this tournament's round is up. The match stops, and counts as it stands: the points of each seat."""

    points: tuple[float, ...]


class StoodIn(Entry, frozen=True):
    """A bot plays for this person until they come back."""

    seat: int


class Said(Entry, frozen=True):
    """A phrase, a reaction, or words of the player's own."""

    seat: int
    phrase: str = ""
    text: str = ""
    to: int | None = None  # the seat at which it is aimed
    id: str = ""


class Agreed(Entry, frozen=True):
    """A person wants another match. The agreement that decides it is a ``Rematch``."""

    by: int
    id: str = ""


class Rematch(Entry, frozen=True):
    """Another match is set up, with a new key. ``order`` lists the seats that are kept, in their new order.

    If people agreed on it (``by`` was the last of them, or -1 the clock), it ``begins`` automatically.
    """

    secret: str
    order: tuple[int, ...] = ()  # without it (of an earlier version) every seat stays where it is
    begins: bool = False
    by: int = -1
    id: str = ""


class Reshuffled(Entry, frozen=True):
    """A person who was left out of the shuffle asked for another, with a new key. The cards dealt are void."""

    seat: int
    secret: str
    order: tuple[int, ...] = ()  # as in ``Rematch``


class Reseated(Entry, frozen=True):
    """The host started the match, and people moved up to empty seats. It begins when their new hashes are there."""

    order: tuple[int, ...]


class Changed(Entry, frozen=True):
    """The host changed the settings before a match. ``order`` is as in ``Rematch``."""

    settings: Settings
    order: tuple[int, ...] = ()


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Filled
    | Left
    | Voted
    | HandedOver
    | Committed
    | Starting
    | Revealed
    | Begun
    | Moved
    | TakenBack
    | Caught
    | Here
    | Away
    | Called
    | StoodIn
    | Said
    | Agreed
    | Rematch
    | Reshuffled
    | Reseated
    | Changed
)
read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
