"""Tournaments as they are opened and shown over HTTP. Only tokens are secret here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .tables import Document, Nickname, Seconds, Secret, Settings, Status

Title = Annotated[str, Meta(min_length=1, max_length=60)]
TournamentStatus = Annotated[str, Meta(extra_json_schema={"enum": ["waiting", "playing", "pausing", "over"]})]


class OpenTournament(Document, frozen=True):
    """Open a tournament, as its host. With a nickname the host plays too."""

    name: Title
    settings: Settings = Settings(rules="classic+target=200")  # of every table; the number of players is drawn
    rounds: Annotated[int, Meta(ge=1, le=20)] = 4
    minutes: Annotated[float, Meta(ge=0, le=240)] = 0  # of a round; 0: no limit
    pause: Seconds | None = 30  # seconds between two rounds; null: the host has every round drawn
    nickname: Annotated[str, Meta(max_length=24)] = ""
    person: Secret = ""  # as for taking a seat


class JoinTournament(Document, frozen=True):
    """Join a tournament. A person who joined before with the same secret is the same person again."""

    nickname: Nickname
    person: Secret = ""  # as for taking a seat


class DrawRound(Document, frozen=True):
    """Have a round drawn. Tables of the last one that still play get their results as they stand."""

    round: Annotated[int, Meta(ge=1, le=20)]  # so that a request that is sent twice draws one


class TournamentPerson(Document, frozen=True):
    """A line of the standings."""

    person: int  # their number, from 0
    name: str
    tag: str  # as of a seat
    place: int  # who ties in everything that counts has the same
    points: float
    opposition: float  # the points of everyone met, once for each meeting
    played: int  # tables with a result
    won: int  # tables
    byes: int
    left: bool


class TournamentTable(Document, frozen=True):
    """A table of a round."""

    id: str
    people: list[int]  # in order of their seats
    status: Status
    points: list[float] | None = None  # of each of them, once it has a result
    called: bool = False  # it had its result before its match was over, because the time was up


class TournamentRound(Document, frozen=True):
    """A round that was drawn."""

    tables: list[TournamentTable]
    byes: list[int]


class OwnPlace(Document, frozen=True):
    """Who you are, by the token of your request, and your seat in the round that is played."""

    person: int | None  # null for a host who does not play
    is_host: bool
    table: str = ""  # its id
    token: str = ""  # of your seat there


class TournamentShown(Document, frozen=True):
    """A tournament as everyone may see it, and with a token ``you``."""

    id: str
    name: str
    settings: Settings
    status: TournamentStatus
    planned: int  # rounds
    minutes: float
    pause: float | None
    standings: list[TournamentPerson]  # from first to last
    rounds: list[TournamentRound]  # that were drawn
    commitment: str  # to the key of the draws
    number: int
    ends: float | None = None  # when the time of this round is up, in seconds since 1970
    next_draw: float | None = None  # when the next round is drawn automatically
    key: str = ""  # of the draws, once the tournament is over
    you: OwnPlace | None = None


class Entered(Document, frozen=True):
    """You opened a tournament or joined one. Keep the token: it is the only proof, and it is sent once."""

    token: str
    tournament: TournamentShown
