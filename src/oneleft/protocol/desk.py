"""What the host's desk of a server shows and asks for: tables, people, nodes and orders. Only its operator sees it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .tables import Document, Status

What = Literal["drain", "message", "close", "ban"]


class DeskPerson(Document, frozen=True):
    """A person with a seat. No token, no hand and no address: the server stores no address of a person."""

    seat: int
    name: str
    online: bool
    since: float  # when they took the seat, in seconds since 1970


class DeskTable(Document, frozen=True):
    """A table of the database. A damaged one cannot be read: of it only the first fields are known."""

    id: str
    opened: float  # in seconds since 1970
    status: Status
    rules: str
    code: str = ""
    listed: bool = False
    match: int = 0  # how many were started
    players: int = 0  # at most
    bots: int = 0
    people: list[DeskPerson] = msgspec.field(default_factory=list)
    moved: float = 0  # when its last entry was written: a move, or someone who came or left
    tournament: str = ""
    damaged: bool = False


class DeskTables(Document, frozen=True):
    """The tables that were asked for, and how many there are of each status."""

    counts: dict[str, int]
    found: int  # that match, shown or not
    tables: list[DeskTable]


class DeskNode(Document, frozen=True):
    """How a node is doing, as it reported last. Figures of a rate are of the time since the report before."""

    id: str
    version: str
    started: float
    seen: float  # when it reported
    tables: int  # in memory
    connections: int  # of players and spectators
    moves: float  # a second
    milliseconds: float  # within which 99 of 100 messages were answered; 0: there were none
    processor: float  # share of one core
    draining: bool = False


class DeskOrder(Document, frozen=True):
    """An order in force. ``kind`` is drain, or what is banned: name or network."""

    kind: str
    value: str
    given: float


class DeskStatus(Document, frozen=True):
    """How the server is doing: its nodes, its database and the orders in force."""

    now: float  # by its clock
    tables: int  # in the database
    database: int  # bytes
    free: int | None  # bytes of its disk; null where the database does not tell
    nodes: list[DeskNode]
    orders: list[DeskOrder]


class GiveOrder(Document, frozen=True):
    """An order of the operator. ``value`` is the message, the table, or whom to ban: a nickname or an address."""

    what: What
    value: Annotated[str, Meta(max_length=300)] = ""
    lift: bool = False  # withdraw it: of a ban, or of a drain


class OrderGiven(Document, frozen=True):
    """The order as it is stored, such as the network that was banned."""

    value: str
