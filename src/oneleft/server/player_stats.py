"""What the results of a player add up to: streaks, favourite house rules, and who was met how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from oneleft.protocol.players import MatchSeat, MatchShown, Opponent
from oneleft.room.results import tag_of
from oneleft.rules.config import Rules

MOST_HOUSE_RULES = 5
MOST_OPPONENTS = 10


def longest_streak(won: Iterable[bool]) -> int:
    """The most matches won in a row.

    >>> longest_streak([True, False, True, True]), longest_streak([])
    (2, 0)
    """
    return max((len(list(run)) for has_won, run in groupby(won) if has_won), default=0)


def favourite_house_rules(lines: Iterable[str]) -> list[tuple[str, int]]:
    """The house rules that were played most often, with the number of matches.

    >>> favourite_house_rules(["classic+jump_in", "classic+jump_in+progressive", "classic"])
    [('jump_in', 2), ('progressive', 1)]
    """
    counted: Counter[str] = Counter()
    for line, matches in Counter(lines).items():
        for name in Rules.parse(line).house:
            counted[name] += matches
    return sorted(counted.items(), key=lambda one: (-one[1], one[0]))[:MOST_HOUSE_RULES]


def head_to_head(matches: Iterable[Sequence[Any]], own: Mapping[tuple[str, int], int]) -> list[Opponent]:
    """The people who were met most often. ``own`` has the seat of the player in each match.

    A match counts as won against someone who lost it: partners neither win nor lose against each other.
    """
    met: dict[tuple[str, str], list[tuple[Any, bool]]] = {}
    for seats in matches:
        seat = own.get((seats[0].room, seats[0].match))
        mine = next((row for row in seats if row.seat == seat), None)
        for row in seats:
            if mine is not None and row is not mine and row.player and not row.bot:  # no bot, and not deleted
                met.setdefault((row.player, row.person), []).append((row, mine.won))
    often = sorted(met.items(), key=lambda one: (-len(one[1]), one[0]))[:MOST_OPPONENTS]
    return [describe_opponent(results) for _, results in often]


def describe_opponent(results: list[tuple[Any, bool]]) -> Opponent:
    """The results of someone, the newest first, each with whether the player won."""
    return Opponent(
        name=results[0][0].name,
        tag=next((shown_tag(row) for row, _ in results if shown_tag(row)), ""),
        matches=len(results),
        won=sum(has_won and not row.won for row, has_won in results),
        lost=sum(row.won and not has_won for row, has_won in results),
    )


def shown_tag(row: Any) -> str:
    """The tag of a seat if it leads to a rated player."""
    return tag_of(row.person) if row.new_rating is not None else ""


def show_match(seats: Sequence[Any]) -> MatchShown:
    first = seats[0]
    return MatchShown(
        table=first.room,
        match=first.match,
        ended=first.ended,
        rules=first.rules,
        seats=[
            MatchSeat(name=row.name, bot=row.bot, tag=shown_tag(row), won=row.won, points=row.points) for row in seats
        ],
    )
