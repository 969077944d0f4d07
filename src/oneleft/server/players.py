"""Players: the leaderboard, the last public matches, and what a nickname or a rated player made of theirs."""

from __future__ import annotations

from math import sqrt
from typing import Any

from oneleft.protocol.players import Career, Luck, MatchLuck, MatchShown, Rank, RatingPoint, Statistics
from oneleft.room.error_codes import Refused
from oneleft.room.results import CLAIMED_SIGN, player_key, tag_of
from oneleft.table.visible_text import is_visible

from .player_stats import favourite_house_rules, head_to_head, longest_streak, show_match
from .store import Store
from .stored_analyses import luck_of
from .stored_matches import last_matches, last_results, matches_of, person_of
from .stored_ratings import leaderboard, results_of, statistics_of

MOST_OF_NAME = 100  # rated players of one name that are shown
MOST_MATCHES = 10  # of a player that are shown


class Players:
    """What the database knows of players. Every call blocks."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def leaderboard(self, most: int, player: str = "") -> list[Rank]:
        return [
            Rank(
                name=row.name,
                tag=tag_of(row.person),
                matches=row.matches,
                rating=round(row.rating, 1),
                deviation=round(row.deviation, 1),
            )
            for row in leaderboard(self.store, most, player)
        ]

    def matches(self, most: int, of_each: int) -> list[MatchShown]:
        """The latest matches of public tables, with a limit per opener."""
        return [show_match(match) for match in last_matches(self.store, most, of_each)]

    def find(self, name: str, tag: str) -> tuple[Any, ...]:
        """Whose results are meant: those of a nickname or, with a tag, of a rated player."""
        player = player_key(name)
        if not is_visible(name):
            raise Refused("no-player", given=name)
        person = person_of(self.store, player, tag.removesuffix(CLAIMED_SIGN)) if tag else ""
        if person is None:
            raise Refused("no-player", given=f"{name} · {tag}")
        return results_of(player, person)

    def statistics(self, name: str, tag: str = "") -> Statistics:
        sums = statistics_of(self.store, self.find(name, tag))
        if not sums.matches:
            raise Refused("no-player", given=name)
        return Statistics(
            name=sums.name,
            matches=sums.matches,
            matches_won=sums.won,
            rounds=sums.rounds,
            rounds_won=sums.rounds_won,
            points=sums.points,
            uno_missed=sums.uno_missed,
            challenges=sums.challenges,
            challenges_won=sums.challenges_won,
            rated=[rank for rank in self.leaderboard(MOST_OF_NAME, player_key(name)) if rank.tag.startswith(tag)],
        )

    def luck(self, name: str, tag: str = "") -> Luck:
        whose = self.find(name, tag)
        results, sums = self.last_results(name, whose), luck_of(self.store, whose)
        analysed = [row for row in results if row.luck is not None]
        return Luck(
            name=results[0].name,
            matches=sums.matches,
            rounds=sums.rounds,
            luck=sums.luck,
            luck_error=round(sqrt(sums.variance)),
            own=sums.own,
            decisions=sums.decisions,
            faults=sums.faults,
            accuracy=1 - sums.faults / sums.decisions if sums.decisions else None,
            each=[MatchLuck(luck=row.luck, luck_error=row.luck_error) for row in analysed[::-1]],
        )

    def last_results(self, name: str, whose: tuple[Any, ...]) -> list[Any]:
        """At least one, the newest first."""
        results = last_results(self.store, whose)
        if not results:
            raise Refused("no-player", given=name)
        return results

    def career(self, name: str, tag: str = "") -> Career:
        whose = self.find(name, tag)
        results = self.last_results(name, whose)
        own = {(row.room, row.match): row.seat for row in results}
        matches = matches_of(self.store, whose)
        return Career(
            name=results[0].name,
            tag=tag_of(results[0].person) if tag else "",
            streak=longest_streak(row.won for row in results),
            house_rules=favourite_house_rules(row.rules for row in results),
            ratings=ratings_in(results) if tag else [],
            opponents=head_to_head(matches, own),
            matches=[show_match(match) for match in matches[:MOST_MATCHES]],
        )


def ratings_in(results: list[Any]) -> list[RatingPoint]:
    """How a rating changed, the oldest first."""
    return [
        RatingPoint(ended=row.ended, rating=round(row.new_rating, 1), deviation=round(row.new_deviation, 1))
        for row in results[::-1]
        if row.new_rating is not None
    ]
