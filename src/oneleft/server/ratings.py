"""Ratings: Glicko-2 with one rating period per match, kept up as matches end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from glicko2 import Player as Glicko

from oneleft.room.rated import BYSTANDER, LOST, WON


class Rated(NamedTuple):
    """A rating, and how sure it is."""

    rating: float
    deviation: float


class Ratings:
    """The ratings of some players, and what matches make of them. A player is the ``person`` of a result.

    Every winner of a match counts as having beaten every loser; winners are not compared with each other, nor losers.
    """

    def __init__(self, rows: Iterable[Any] = ()) -> None:
        """``rows`` are those of the table of ratings."""
        self.players: dict[str, Glicko] = {}
        self.matches: dict[str, int] = {}
        self.names: dict[str, tuple[str, str]] = {}  # of the players who were rated: as compared, and as written
        self.after: dict[tuple[str, int, str], Rated] = {}  # the ratings after each room and match, by person
        for row in rows:
            self.players[row.person] = Glicko(row.rating, row.deviation, row.volatility)
            self.matches[row.person] = row.matches

    def count(self, rows: Iterable[Any]) -> None:
        """Rate whole matches, in order, by their results."""
        by_match: dict[tuple[str, int], list[Any]] = {}
        for row in rows:
            if row.rating:
                by_match.setdefault((row.room, row.match), []).append(row)
        for seats in by_match.values():
            self.rate(seats)

    def rate(self, seats: list[Any]) -> None:
        """Rate one match. All opponents' ratings are read before any is updated, as a rating period requires.

        A level of the house's bots may have several seats: they are one player, who does not play against itself.
        """
        rated = {row.person: self.players.setdefault(row.person, Glicko()) for row in seats}
        before = {person: (one.rating, one.rd) for person, one in rated.items()}
        for row in {row.person: row for row in seats if row.rating != BYSTANDER}.values():
            self.names[row.person] = row.player, row.name
            self.matches[row.person] = self.matches.get(row.person, 0) + 1
            met = [
                (*before[other.person], float(own.rating == WON))
                for own in seats
                for other in seats
                if own.person == row.person != other.person and have_met(own, other)
            ]
            if met:
                rated[row.person].update_player(*map(list, zip(*met, strict=True)))
            self.after[row.room, row.match, row.person] = Rated(rated[row.person].rating, rated[row.person].rd)

    def rows(self) -> list[dict[str, Any]]:
        """The players who were rated, as rows of the table.

        ``bound`` is the lower bound of a rating: nobody leads after one lucky match.
        """
        return [
            {
                "person": person,
                "player": player,
                "name": name,
                "matches": self.matches[person],
                "rating": self.players[person].rating,
                "deviation": self.players[person].rd,
                "volatility": self.players[person].vol,
                "bound": self.players[person].rating - 2 * self.players[person].rd,
            }
            for person, (player, name) in sorted(self.names.items())
        ]


def have_met(own: Any, other: Any) -> bool:
    """Whether one of them has beaten the other. A bystander counts as a winner for those who lost."""
    return (own.rating == WON and other.rating == LOST) or (own.rating == LOST and other.rating in (WON, BYSTANDER))
