"""Finished matches in the database: the last ones of a player, and those of public tables.

A match is public if its table was when it was played, and still is: a table's link is never shown otherwise.
"""

from __future__ import annotations

from itertools import groupby
from typing import Any

from sqlalchemy import func, select

from .schema import NAMES, RATINGS, RESULTS, ROOMS
from .store import Store

MOST_RESULTS = 1000  # of a player that are read for one request
MOST_PUBLIC = 500  # public matches among which the last ones are looked for
SHOWN = [RESULTS.c[name] for name in ("room", "match", "seat", "ended", "rules", "name", "player", "bot")]
SHOWN += [RESULTS.c[name] for name in ("person", "new_rating", "won", "points")]
NEWEST = RESULTS.c.ended.desc(), RESULTS.c.room, RESULTS.c.match.desc()
Match = list[Any]  # the rows of its seats


def person_of(store: Store, player: str, tag: str) -> str | None:
    """The player with this name and tag, whose name is claimed or who has a rating."""
    own, rated = (
        select(table.c.person).where(table.c.player == player, table.c.person.startswith(tag))
        for table in (NAMES, RATINGS)
    )
    with store.begin() as connection:
        return connection.execute(own.union_all(rated).limit(1)).scalar()


def last_results(store: Store, whose: tuple[Any, ...]) -> list[Any]:
    """The last results of a player, the newest first."""
    found = select(RESULTS).where(*whose).order_by(*NEWEST).limit(MOST_RESULTS)
    with store.begin() as connection:
        return list(connection.execute(found))


def matches_of(store: Store, whose: tuple[Any, ...]) -> list[Match]:
    """The public ones among the last matches of a player, the newest first."""
    last = select(RESULTS.c.room, RESULTS.c.match, RESULTS.c.public).where(*whose).order_by(*NEWEST)
    own = last.limit(MOST_RESULTS).subquery()
    return read_matches(store, select(own.c.room, own.c.match).where(own.c.public))


def last_matches(store: Store, most: int, of_each: int) -> list[Match]:
    """The latest public matches, the newest first, with a limit per opener so that nobody fills the list."""
    first = RESULTS.c.public, RESULTS.c.seat == 0
    last = select(RESULTS.c.room, RESULTS.c.match, RESULTS.c.ended).where(*first).order_by(*NEWEST).limit(MOST_PUBLIC)
    seen = last.subquery()
    newest = seen.c.ended.desc(), seen.c.room, seen.c.match.desc()
    rank = func.row_number().over(partition_by=ROOMS.c.opener, order_by=newest).label("rank")
    ranked = select(seen, ROOMS.c.opener, rank).join(ROOMS, ROOMS.c.id == seen.c.room).where(ROOMS.c.public).subquery()
    chosen = select(ranked.c.room, ranked.c.match).where((ranked.c.opener == "") | (ranked.c.rank <= of_each))
    return read_matches(store, chosen.order_by(ranked.c.ended.desc(), ranked.c.room, ranked.c.match.desc()).limit(most))


def read_matches(store: Store, chosen: Any) -> list[Match]:
    """These matches with all their seats, the newest first; only those whose tables are public."""
    keys = chosen.subquery()
    found = (
        select(*SHOWN)
        .join(keys, (keys.c.room == RESULTS.c.room) & (keys.c.match == RESULTS.c.match))
        .join(ROOMS, ROOMS.c.id == RESULTS.c.room)
        .where(ROOMS.c.public)
        .order_by(*NEWEST, RESULTS.c.seat)
    )
    with store.begin() as connection:
        rows = connection.execute(found).all()
    return [list(seats) for _, seats in groupby(rows, key=lambda row: (row.room, row.match))]
