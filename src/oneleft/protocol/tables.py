"""Tables as they are set up and shown, over HTTP and on a socket. Only a token is secret here."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oneleft.lang import LANGUAGES

from .codes import CODES

Line = Annotated[str, Meta(max_length=400, examples=["classic+jump_in", "party+cards=5"])]  # of rules
Seconds = Annotated[float, Meta(ge=0, le=3600)]
Pace = Annotated[float, Meta(ge=0, le=5)]
Seat = Annotated[int, Meta(ge=0, le=19)]  # ten of a match, and of those who come during it
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Status = Annotated[str, Meta(extra_json_schema={"enum": ["waiting", "starting", "playing", "over"]})]
RATED, VOTED_OUT = "rated", "voted-out"
UNRATED = ("taken-back", "bots", "no-clock", "one-device", "one-network", "hints", "absent", "unclaimed")
RATING_CODES = (RATED, VOTED_OUT, *UNRATED)
Rated = Annotated[str, Meta(extra_json_schema={"enum": list(RATING_CODES)})]
Secret = Annotated[str, Meta(max_length=64, pattern="^([A-Za-z0-9_-]{22,64})?$")]
HostLanguage = Annotated[str, Meta(max_length=8, pattern=f"^({'|'.join(LANGUAGES)})?$")]
Code = Annotated[str, Meta(extra_json_schema={"enum": list(CODES)})]


class Document(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A JSON object. Unknown fields are refused, because the sender expects an effect."""


class Settings(Document, frozen=True):
    """The settings of a table, chosen by the person who opens it."""

    rules: Line = "classic"
    players: Annotated[int, Meta(ge=2, le=10)] = 4  # at most; a match starts with the players who are there
    turn_seconds: Seconds = 45  # 0: no limit
    uno_grace: Annotated[float, Meta(ge=0, le=10)] = 1.5  # seconds before a catch counts
    away_seconds: Seconds = 30  # to reconnect before a bot stands in
    pause_seconds: Annotated[float, Meta(ge=0, le=600)] = 10  # between two rounds
    bot_pace: Pace = 1  # a factor on the time bots take; 0: bots act at once
    spectators: bool = True
    listed: bool = False  # public, or reachable by its link only
    chat: bool = False  # texts besides the phrases
    hints: bool = False  # players may ask what to play; not at a public table
    latecomers: bool = True  # who comes during a match watches it and is dealt in at the next; else nobody sits down
    language: HostLanguage = ""  # of the person who opened it, for those who look for a table
    quick: bool = False  # of a quick match: it has no host, and starts automatically when every seat is taken


class OpenTable(Document, frozen=True):
    """Open a table. The person who opens it takes the first seat and is the host."""

    nickname: Nickname
    settings: Settings = Settings()
    bots: Annotated[list[str], Meta(max_length=9)] = []
    person: Secret = ""  # of the device, at least 128 random bits; it opens the claimed names that are signed in there


class PlayDaily(Document, frozen=True):
    """Play the deal of the day, or continue it. The owner of the secret plays it once."""

    nickname: Nickname
    person: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]  # of the device, at least 128 random bits
    bot_pace: Pace = 1  # as in the settings of a table


class DailyRank(Document, frozen=True):
    """A player's result in a deal of the day, and the share of the others who did worse; ties count half."""

    name: str
    tag: str
    points: int
    beaten: float


class DailyDeal(Document, frozen=True):
    """A deal of the day and its results. Until the day is over, at midnight UTC, the key is secret."""

    day: str
    commitment: str  # to the key
    key: str = ""
    players: int = 0  # who have finished it
    average: float = 0  # of their points
    counts: list[tuple[int, int]] = []  # points, and how many made them; the best first
    ranks: list[DailyRank] = []  # the best hundred
    expert: int | None = None  # the points of the strongest bot in the same seat; null if it has not played it


class DailyShown(Document, frozen=True):
    """Today's deal and yesterday's."""

    today: DailyDeal
    yesterday: DailyDeal


class TakeSeat(Document, frozen=True):
    """Take the first free seat."""

    nickname: Nickname
    person: Secret = ""  # of the device, at least 128 random bits; it opens the claimed names that are signed in there


class QuickMatch(Document, frozen=True):
    """Sit down at the public table that needs the fewest people to begin, or at a new one.

    A person with the secret and the name who already sits at such a table gets the same seat.
    """

    nickname: Nickname
    person: Secret = ""  # as for taking a seat


class AddBot(Document, frozen=True):
    """Seat a bot, or let one play for the person in ``seat``, who is away, until they come back."""

    level: str = "steady"
    seat: Seat | None = None


class HandOver(Document, frozen=True):
    """Make the person in this seat the host."""

    seat: Seat


class SeatShown(Document, frozen=True):
    """A seat as everyone may see it."""

    seat: int
    name: str | None  # null: nobody sits there yet
    bot: str | None = None  # its level
    online: bool = False
    stood_in: bool = False  # a bot plays for this person until they come back
    tag: str = ""  # with the name, the player, and ✓ if the name is claimed; empty for a bot and without a secret
    votes: list[int] = []  # the seats of those who want to remove this person from the match
    hash: str = ""  # of this person's part of the shuffle; fixed when the match starts
    left_out: bool = False  # this person has no part in the shuffle of this match
    next_match: bool = False  # came during this match and is dealt in at the next


class TableShown(Document, frozen=True):
    """A table as everyone may see it. ``rated``: whether a finished match counts for the ratings, or why not."""

    id: str
    settings: Settings
    status: Status
    host: int | None
    seats: list[SeatShown]
    match: int  # how many were started
    commitment: str  # to the key of the current or next match
    winners: list[int]
    number: int
    code: str = ""  # four letters by which people find it: `/CODE`
    rated: Rated | None = None
    again: list[int] = []  # the seats that want another match, after one; the first proposed it
    hints: bool = False  # people may ask what to play: alone against bots, or because the settings allow it
    take_back: bool = False  # the only person against bots may take back their last decision, which was in this round
    begins: bool = False  # the next match starts automatically in a moment
    daily: str = ""  # the day whose deal is played here, as 2026-11-17
    ranked: bool = True  # false: this result of the day does not count, because its address has had enough of them
    points: int | None = None  # what the deal of the day brought, once it is over
    tournament: str = ""  # the id of the tournament whose table this is: `/e/ID`
    called: list[float] = []  # time is up: what the match counts for each seat as it stands; nothing is played any more
    tv: bool = False  # a TV shows it to a room; told by `GET /api/tables/TABLE` of the node that the TV is connected to


class ScoresShown(Document, frozen=True):
    """The points of each finished round by seat. The first ``wiped`` rounds are carried in the top row (BOARD-1)."""

    rounds: list[list[int]]
    wiped: int
    turn: int | None = None  # the seat whose turn it is; null between rounds, and where two tables play
    changed: float = 0  # when the table last changed, in seconds since 1970


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


class RulesRead(Document, frozen=True):
    """A rules line in full, without presets, and the number of players."""

    rules: str
    players: int


class RuleShown(Document, frozen=True):
    """A rule of the rulebook, in one language. ``reading``: the sheets do not settle it, or not fully.

    If it names ``houses`` or ``formats``, it applies only where those are played. ``about`` is what it explains:
    a card by its face, a move by its verb, a penalty by its card, the score.
    """

    id: str
    section: str
    sheets: str
    reading: bool
    editions: tuple[str, ...]
    houses: list[str]
    formats: list[str]
    about: list[str]
    text: str
    note: str = ""  # what is our reading, or what is odd about a sheet
