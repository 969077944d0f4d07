"""The entries of a tournament's log. Its state is rebuilt from its log and from nothing else."""

from __future__ import annotations

import msgspec

from oneleft.protocol.tables import Settings
from oneleft.room.entries import Entry


class Opened(Entry, frozen=True):
    """A tournament was opened. ``secret`` is the key of its draws; the commitment to it is public from now on."""

    name: str
    settings: Settings  # of every table
    rounds: int
    minutes: float  # of a round; 0: no limit
    pause: float | None  # seconds between two rounds; None: the host has every round drawn
    secret: str
    host: str  # the digest of the host's token
    opener: str = ""  # a few bits of a digest of the address, to count its tables; nothing if addresses are not counted


class Joined(Entry, frozen=True):
    """A person joined. Their number counts from 0. Only digests are stored, as for seats at tables."""

    name: str
    token_digest: str = msgspec.field(name="token")
    player_id: str = msgspec.field(default="", name="person")  # this and the next two are those of `room.entries.Sat`
    device: str = ""
    network: str = ""


class Left(Entry, frozen=True):
    """A person left or was sent away, and is drawn no more."""

    person: int


class Returned(Entry, frozen=True):
    """A person who had left is drawn again from the next round on."""

    person: int


class Drawn(Entry, frozen=True):
    """A round was drawn: the people of each table in order of their seats, and those who have a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class Played(Entry, frozen=True):
    """A table of the round has a result: the points of each of its people."""

    table: int
    points: tuple[float, ...]
    called: bool = False  # before its match was over, because the time of the round was


class Finished(Entry, frozen=True):
    """The tournament is over, after its last round or because the host ended it."""


AnyEntry = Opened | Joined | Left | Returned | Drawn | Played | Finished
read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode
