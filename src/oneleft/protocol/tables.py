"""Tables as they are set up and shown, over HTTP and on a socket. Only a token is secret here."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .codes import CODES

Seconds = Annotated[float, Meta(ge=0, le=3600)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(max_length=100)]
Status = Annotated[str, Meta(extra_json_schema={"enum": ["waiting", "playing", "over"]})]
Code = Annotated[str, Meta(extra_json_schema={"enum": list(CODES)})]


class Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A JSON object. Unknown fields are refused, because whoever sent one expects an effect."""


class Settings(Document, frozen=True):
    """The settings of a table, chosen by whoever opens it."""

    rules: Annotated[str, Meta(max_length=200, examples=["classic+jump_in"])] = "classic"
    players: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_seconds: Seconds = 45  # 0: no limit
    uno_grace: Annotated[float, Meta(ge=0, le=10)] = 1.5  # seconds before a catch counts
    away_seconds: Seconds = 30  # to reconnect before a bot stands in
    pause_seconds: Annotated[float, Meta(ge=0, le=600)] = 10  # between two rounds
    bot_pace: Annotated[float, Meta(ge=0, le=5)] = 1  # a factor on the time bots take; 0: bots act at once
    spectators: bool = True
    listed: bool = False  # public, or reachable by its link only
    chat: bool = False  # texts besides the phrases


class OpenTable(Document, frozen=True):
    """Open a table. Whoever opens it takes the first seat and is the host."""

    nickname: Nickname
    settings: Settings = Settings()
    bots: Annotated[list[str], Meta(max_length=9)] = []
    words: Words = ""


class TakeSeat(Document, frozen=True):
    """Take the first free seat."""

    nickname: Nickname
    words: Words = ""  # mixed into the shuffles


class AddBot(Document, frozen=True):
    """Seat a bot."""

    level: str = "steady"


class HandOver(Document, frozen=True):
    """Make the person in this seat the host."""

    seat: Seat


class SeatShown(Document, frozen=True):
    """A seat as everybody may see it."""

    seat: int
    name: str | None  # null: nobody sits there yet
    bot: str | None = None  # its level
    online: bool = False
    stood_in: bool = False  # a bot plays for this person until they come back


class TableShown(Document, frozen=True):
    """A table as everybody may see it."""

    id: str
    settings: Settings
    status: Status
    host: int | None
    seats: list[SeatShown]
    match: int  # how many were started
    commitment: str  # to the key of the current or next match
    winners: list[int]
    number: int


class ScoresShown(Document, frozen=True):
    """The points of each finished round by seat. The first ``wiped`` rounds are carried in the top row (BOARD-1)."""

    rounds: list[list[int]]
    wiped: int


class Seated(Document, frozen=True):
    """You have a seat. Keep the token: it is the only proof, and it is sent once."""

    seat: int
    token: str
    table: TableShown


class Problem(Document, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people, and the rule."""

    code: Code
    message: str
    rule: str = ""


class RuleShown(Document, frozen=True):
    """A rule of the rulebook, in one language. ``reading``: the sheets do not settle it, or not fully.

    If it names a ``house`` rule or ``formats``, it applies only where those are played. ``about`` is what it explains:
    a card by its face, a move by its verb, a penalty by its card, the score.
    """

    id: str
    section: str
    sheets: str
    reading: bool
    editions: tuple[str, ...]
    house: str
    formats: list[str]
    about: list[str]
    text: str
    note: str = ""  # what is our reading, or what is odd about a sheet
