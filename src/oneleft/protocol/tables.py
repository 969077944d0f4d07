"""Tables as they are set up and shown, over HTTP and on a socket. Nothing here is secret but a token."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Seconds = Annotated[float, Meta(ge=0, le=3600)]
Seat = Annotated[int, Meta(ge=0, le=9)]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(max_length=100)]


class Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A field that is not known is refused: it was meant to do something."""


class Settings(Document, frozen=True):
    """How a table plays, all of it chosen by who opens it."""

    rules: Annotated[str, Meta(max_length=200, examples=["classic+jump_in"])] = "classic"
    players: Annotated[int, Meta(ge=2, le=10)] = 4
    turn_seconds: Seconds = 45  # 0: nobody hurries
    uno_grace: Annotated[float, Meta(ge=0, le=10)] = 1.5  # a catch counts only after it
    away_seconds: Seconds = 30  # a lost connection may come back so long before a bot plays
    pause_seconds: Annotated[float, Meta(ge=0, le=600)] = 10  # between two rounds
    bot_pace: Annotated[float, Meta(ge=0, le=5)] = 1  # 0: bots answer at once
    spectators: bool = True
    listed: bool = False  # found by anybody, or by its link only
    chat: bool = False  # words of one's own, besides the phrases


class OpenTable(Document, frozen=True):
    """Who opens a table sits down at it and is its host."""

    nickname: Nickname
    settings: Settings = Settings()
    bots: Annotated[list[str], Meta(max_length=9)] = []
    words: Words = ""


class TakeSeat(Document, frozen=True):
    nickname: Nickname
    words: Words = ""  # mixed into the shuffles


class AddBot(Document, frozen=True):
    level: str = "steady"


class HandOver(Document, frozen=True):
    seat: Seat


class SeatShown(Document, frozen=True):
    seat: int
    name: str | None  # nobody sits there yet
    bot: str | None = None  # its level
    online: bool = False
    stood_in: bool = False  # a bot plays for this person until they are back


class TableShown(Document, frozen=True):
    """A table as everybody may see it."""

    id: str
    settings: Settings
    status: str  # waiting, playing or over
    host: int | None
    seats: list[SeatShown]
    match: int  # how many were begun
    commitment: str  # to the secret of the match that is played now or next
    winners: list[int]
    number: int


class ScoresShown(Document, frozen=True):
    """What each finished round gave each seat. The first ``wiped`` of them stand carried to the top row (BOARD-1)."""

    rounds: list[list[int]]
    wiped: int


class Seated(Document, frozen=True):
    """Keep the token: it is the seat. It is told once."""

    seat: int
    token: str
    table: TableShown


class Problem(Document, frozen=True):
    """Why something was refused: a word for programs, a sentence for people, and the rule behind it."""

    code: str
    message: str
    rule: str = ""


class RuleShown(Document, frozen=True):
    """A rule of the rulebook, in one language. ``reading``: the sheets are silent here, or partly so.

    It is in force where its ``house`` rule and one of its ``formats`` are played, if it names any. ``about`` is what
    people ask about: a card by its face, a move by its verb, a penalty by its card, the score.
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
