"""Players and their results as they are shown: the leaderboard, the latest matches, and the results of a player."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .tables import Document

Time = Annotated[float, Meta(description="In seconds since 1970.")]


class Rank(Document, frozen=True):
    """A line of the leaderboard: a rated player, who is a name together with a tag."""

    name: str
    tag: str  # with ✓ if the name is claimed; without, the rating is of earlier times and does not change
    matches: int
    rating: float
    deviation: float  # twice this is how far the rating may well be off


class Statistics(Document, frozen=True):
    """The results of a nickname, no matter who used it, or of one rated player; and the rated players of that name."""

    name: str
    matches: int
    matches_won: int
    rounds: int
    rounds_won: int
    points: int
    uno_missed: int
    challenges: int
    challenges_won: int
    rated: list[Rank]  # the best first


class MatchLuck(Document, frozen=True):
    """The luck of one analysed match. Chances are in millionths."""

    luck: int
    luck_error: int  # its standard error


class Luck(Document, frozen=True):
    """What the analysed matches of a nickname add up to, no matter who used it, or of one rated player.

    Chances are in millionths.
    """

    name: str
    matches: int  # that were analysed
    rounds: int
    luck: int
    luck_error: int  # its standard error
    own: int  # what own moves changed
    decisions: int  # that were judged
    faults: int  # among them
    accuracy: float | None  # the share of decisions without a fault
    each: list[MatchLuck]  # of the last thousand, the newest last


class MatchSeat(Document, frozen=True):
    """A seat of a finished match."""

    name: str  # of a bot, its level; empty if its player has had their data deleted
    bot: bool
    tag: str  # of a player for whom it was rated; else empty
    won: bool
    points: int


class MatchShown(Document, frozen=True):
    """A finished match of a public table. Its replay is at `/t/TABLE/replay/MATCH`."""

    table: str
    match: int
    ended: Time  # in seconds since 1970
    rules: str
    seats: list[MatchSeat]


class RatingPoint(Document, frozen=True):
    """A rating as it was after a match."""

    ended: Time  # in seconds since 1970
    rating: float
    deviation: float


class Opponent(Document, frozen=True):
    """An opponent at public tables."""

    name: str
    tag: str  # if one of these matches was rated; else empty
    matches: int
    won: int  # in which the opponent lost
    lost: int  # in which the opponent won


class Career(Document, frozen=True):
    """What a nickname, or one rated player, made of the last thousand matches.

    Opponents and matches are those of public tables alone.
    """

    name: str
    tag: str  # empty for a nickname
    streak: int  # the most matches won in a row
    house_rules: list[tuple[str, int]]  # the favourite ones, and in how many matches
    ratings: list[RatingPoint]  # the newest last; none for a nickname, which may be that of several players
    opponents: list[Opponent]  # those met most often
    matches: list[MatchShown]  # the newest first
