"""Finished matches: records, replays, statistics and ratings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from glicko2 import Player as Glicko

from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.results import player_key
from oneleft.room.state import Room
from oneleft.table.events import AnyEvent
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.record import played_again, write_record
from oneleft.table.views import View, open_hands

from .store import Store


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """The position after a move with every hand open, and a view of each table of the match."""

    move: str
    events: list[AnyEvent]
    views: list[View]
    hands: dict[int, list[str]]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match, step by step."""

    rules: str
    names: tuple[str, ...]
    commitment: str
    key: str
    words: tuple[str, ...]
    winners: list[int]
    totals: list[int]
    steps: list[Step]


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a nickname, whoever used it."""

    name: str
    matches: int
    matches_won: int
    rounds: int
    rounds_won: int
    points: int
    uno_missed: int
    challenges: int
    challenges_won: int
    rating: float
    deviation: float


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    name: str
    bot: bool
    matches: int
    rating: float
    deviation: float


def finished_match(store: Store, room_id: str, number: int) -> Game:
    """A match of a table that is over. Before that its key is secret, and the request is refused."""
    room = Room(room_id)
    for body in store.read(room_id):
        room.apply(n.read_entry(body))
        if room.match == number and room.status == "over" and room.game is not None:
            return room.game
    if room.number == 0:
        raise Refused("no-table")
    if room.match != number or room.game is None:
        raise Refused("no-match", number=number)
    raise Refused("secret-yet")


def record_of(store: Store, room_id: str, number: int) -> str:
    return write_record(finished_match(store, room_id, number))


def replay_of(store: Store, room_id: str, number: int) -> bytes:
    return msgspec.json.encode(build_replay(finished_match(store, room_id, number)))


def build_replay(game: Game) -> Replay:
    steps = [
        Step(
            move=str(again.log[-1]) if again.log else DEAL,
            events=again.events,
            views=[again.view(None, table) for table in range(len(again.tables))],
            hands={seat: hand for table in again.tables for seat, hand in open_hands(table).items()},
        )
        for again in played_again(game)
    ]
    return Replay(
        rules=str(game.rules),
        names=game.names,
        commitment=game.commitment,
        key=game.key,
        words=game.words,
        winners=list(game.winners),
        totals=list(game.scores),
        steps=steps,
    )


class Ratings:
    """Glicko-2 ratings with one rating period per match.

    Every winner of a match counts as having beaten every loser; winners are not compared with each other, nor losers.
    The ratings follow from the results alone and can be computed again at any time.
    """

    def __init__(self) -> None:
        self.players: dict[tuple[bool, str], Glicko] = {}
        self.names: dict[tuple[bool, str], str] = {}
        self.matches: dict[tuple[bool, str], int] = {}

    def count(self, rows: Iterable[Any]) -> None:
        """Rate whole matches, in order."""
        by_match: dict[tuple[str, int], list[Any]] = {}
        for row in rows:
            by_match.setdefault((row.room, row.match), []).append(row)
        for seats in by_match.values():
            self.rate(seats)

    def rate(self, seats: list[Any]) -> None:
        """Rate one match. All opponents' ratings are read before any is updated, as a rating period requires."""
        outcomes: dict[tuple[bool, str], list[tuple[float, float, float]]] = {}
        for row in seats:
            key = (row.bot, row.player)
            self.players.setdefault(key, Glicko())
            self.names[key] = row.name
        for row in seats:
            key = (row.bot, row.player)
            for other in seats:
                opponent = (other.bot, other.player)
                if key != opponent and row.won != other.won:
                    rated = self.players[opponent]
                    outcomes.setdefault(key, []).append((rated.rating, rated.rd, float(row.won)))
        for key in {(row.bot, row.player) for row in seats}:
            self.matches[key] = self.matches.get(key, 0) + 1
        for key, games in outcomes.items():
            ratings, deviations, won = (list(column) for column in zip(*games, strict=True))
            self.players[key].update_player(ratings, deviations, won)

    def ranks(self, most: int) -> list[Rank]:
        found = [
            Rank(
                name=self.names[key],
                bot=key[0],
                matches=self.matches[key],
                rating=round(one.rating, 1),
                deviation=round(one.rd, 1),
            )
            for key, one in self.players.items()
        ]
        # by the lower bound of the rating, so that nobody leads after one lucky match
        return sorted(found, key=lambda rank: (2 * rank.deviation - rank.rating, rank.name))[:most]


class History:
    """Leaderboard and statistics. The ratings are cached until another match is over."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.counted = -1
        self.ratings = Ratings()

    def rated(self) -> Ratings:
        count = self.store.count_results()
        if count != self.counted:
            ratings = Ratings()
            ratings.count(self.store.results())
            self.ratings, self.counted = ratings, count
        return self.ratings

    def leaderboard(self, most: int) -> list[Rank]:
        return self.rated().ranks(most)

    def statistics(self, name: str) -> Statistics:
        key = player_key(name)
        rows = [row for row in self.store.results(key) if not row.bot] if name.isprintable() else []
        if not rows:
            raise Refused("no-player", given=name)
        rated = self.rated().players[(False, key)]
        return Statistics(
            name=rows[-1].name,
            matches=len(rows),
            matches_won=sum(row.won for row in rows),
            rounds=sum(row.rounds for row in rows),
            rounds_won=sum(row.rounds_won for row in rows),
            points=sum(row.points for row in rows),
            uno_missed=sum(row.uno_missed for row in rows),
            challenges=sum(row.challenges for row in rows),
            challenges_won=sum(row.challenges_won for row in rows),
            rating=round(rated.rating, 1),
            deviation=round(rated.rd, 1),
        )
