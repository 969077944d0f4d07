"""Ratings: Glicko-2 with one rating period per match, kept up as matches end. Those of bots are fixed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from glicko2 import Player as Glicko

from oneleft.policies.characters import CHARACTERS
from oneleft.room.rated import BYSTANDER, LOST, WON
from oneleft.room.results import BOT_PREFIX, is_bot

# The ratings of the house's bots are fixed: else people could carry points to one another through a bot. Elo's formula
# makes them of the shares of rounds that a level wins from `steady`, with two players and no house rules, rounded to
# tens: of `easy` and `sharp` in docs/levels.md, of the others in docs/benchmark_suite.md. That of `expert` follows from
# its share against `sharp` in docs/strength.md. Other rules and more players change them by about the deviation.
BOT_RATINGS = {"random": 1400, "easy": 1460, "steady": 1500, "ppo": 1540, "sharp": 1560, "keen": 1610, "expert": 1650}
BOT_DEVIATION = 50


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
        """Rate one match. All opponents' ratings are read before any is updated, as a rating period requires."""
        before = {row.person: self.rating_of(row.person) for row in seats}
        for row in seats:
            if row.rating == BYSTANDER or is_bot(row.person):
                continue
            self.names[row.person] = row.player, row.name
            self.matches[row.person] = self.matches.get(row.person, 0) + 1
            met = [(*before[other.person], float(row.rating == WON)) for other in seats if have_met(row, other)]
            if met:
                self.players[row.person].update_player(*map(list, zip(*met, strict=True)))
            self.after[row.room, row.match, row.person] = self.rating_of(row.person)

    def rating_of(self, person: str) -> Rated:
        if is_bot(person):
            return rating_of_bot(person.removeprefix(BOT_PREFIX))
        player = self.players.setdefault(person, Glicko())
        return Rated(player.rating, player.rd)

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


def rating_of_bot(level: str) -> Rated:
    """That of a character is the one of the level that it plays like."""
    character = CHARACTERS.get(level)
    return Rated(BOT_RATINGS[character.like if character else level], BOT_DEVIATION)


def have_met(own: Any, other: Any) -> bool:
    """Whether one of them has beaten the other. A bystander counts as a winner for those who lost."""
    return (own.rating == WON and other.rating == LOST) or (own.rating == LOST and other.rating in (WON, BYSTANDER))
