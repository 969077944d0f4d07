"""Results and ratings in the database. A match is counted once, in the commit that ends it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Integer, cast, func, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from oneleft.room.daily import seconds_of
from oneleft.room.rated import BYSTANDER, is_claimed

from .ratings import Ratings
from .schema import NAMES, RATINGS, RESULTS, ROOMS

if TYPE_CHECKING:
    from .store import Store

DAILY_PREFIX = "d-"  # how the ids of tables begin at which a deal of the day is played; no other id has a hyphen
SUMMED = ("won", "rounds", "rounds_won", "points", "uno_missed", "challenges", "challenges_won")  # of results


def count_results(connection: Connection, results: list[dict[str, Any]]) -> None:
    """Write results and rate them, except those of matches that an earlier attempt has counted."""
    matches = sorted({(row["room"], row["match"]) for row in results})
    found = select(RESULTS.c.room, RESULTS.c.match).where(tuple_(RESULTS.c.room, RESULTS.c.match).in_(matches))
    counted = {tuple(row) for row in connection.execute(found)}
    new = [row for row in results if (row["room"], row["match"]) not in counted]
    if new:
        forget_the_gone(connection, new)
        rate(connection, new)
        connection.execute(RESULTS.insert(), new)


def forget_the_gone(connection: Connection, results: list[dict[str, Any]]) -> None:
    """A player whose name was released or deleted during a match is nobody in particular. The others' results count.

    On PostgreSQL no name that is there can go before the results are written.
    """
    people = {row["person"] for row in results if is_claimed(row["person"])}
    there = select(NAMES.c.person).where(NAMES.c.person.in_(people)).with_for_update(read=True)
    gone = people - set(connection.execute(there).scalars())
    for row in results:
        if row["person"] in gone:
            row["person"], row["rating"] = "", row["rating"] and BYSTANDER


def rate(connection: Connection, results: list[dict[str, Any]]) -> None:
    """Rate matches, and note the new ratings in their results.

    On PostgreSQL the players' rows are locked, in the same order by all nodes.
    """
    for row in results:
        row["new_rating"] = row["new_deviation"] = None
    people = {row["person"] for row in results if row["rating"]}
    if not people:
        return
    before = select(RATINGS).where(RATINGS.c.person.in_(people)).order_by(RATINGS.c.person)
    ratings = Ratings(connection.execute(before.with_for_update()))  # SQLite has one writer and ignores it
    ratings.count(SimpleNamespace(**row) for row in results)
    for row in results:
        if after := ratings.after.get((row["room"], row["match"], row["person"])):
            row["new_rating"], row["new_deviation"] = after
    if rows := ratings.rows():
        dialect: Any = postgresql if connection.dialect.name == "postgresql" else sqlite
        insert = dialect.insert(RATINGS)
        changed = {column.name: insert.excluded[column.name] for column in RATINGS.c if not column.primary_key}
        connection.execute(insert.on_conflict_do_update(index_elements=["person"], set_=changed), rows)


def results_of(player: str, *persons: str) -> tuple[Any, ...]:
    """Which results count under a name, or for one person, who may have several ids: not those of bots.

    Deals of the day have a ranking of their own.
    """
    whose = RESULTS.c.person.in_(persons) if any(persons) else RESULTS.c.player == player
    return whose, ~RESULTS.c.bot, ~RESULTS.c.room.startswith(DAILY_PREFIX)


def statistics_of(store: Store, whose: tuple[Any, ...]) -> Any:
    """The sums of results."""
    sums = [func.sum(cast(RESULTS.c[name], Integer)).label(name) for name in SUMMED]
    newest = func.max(RESULTS.c.name).label("name")
    found = select(func.count().label("matches"), newest, *sums).where(*whose)
    with store.begin() as connection:
        return connection.execute(found).one()


class DailyResults(NamedTuple):
    """What was made of the deal of a day, as far as it was finished in time. The best come first."""

    counts: list[tuple[int, int]]  # points, and how many made them
    best: list[Any]  # names, persons and points


def daily_results(store: Store, day: str, most: int) -> DailyResults:
    """The results of a day. However many there are, few rows are read: the database counts them."""
    begin, end = seconds_of(day)
    finished = (
        RESULTS.c.ended >= begin,
        RESULTS.c.ended < end,
        RESULTS.c.room.startswith(daily_prefix(day)),
        ~RESULTS.c.bot,
    )
    points = RESULTS.c.points
    counts = select(points, func.count()).where(*finished).group_by(points).order_by(points.desc())
    best = select(RESULTS.c.name, RESULTS.c.person, points).where(*finished).order_by(points.desc(), RESULTS.c.ended)
    with store.begin() as connection:
        counted = [(row[0], row[1]) for row in connection.execute(counts)]
        return DailyResults(counted, list(connection.execute(best.limit(most))))


def count_daily_tables(store: Store, day: str, opener: str) -> int:
    """How many tables an address has opened for the deal of a day."""
    opened = ROOMS.c.id.startswith(daily_prefix(day)), ROOMS.c.opened >= seconds_of(day)[0], ~ROOMS.c.listed
    with store.begin() as connection:
        return connection.execute(select(func.count()).where(*opened, ROOMS.c.opener == opener)).scalar_one()


def daily_prefix(day: str) -> str:
    """How the ids of the tables begin at which the deal of this day is played."""
    return DAILY_PREFIX + day[2:].replace("-", "") + "-"


def leaderboard(store: Store, most: int, player: str = "") -> list[Any]:
    """The best rated players: all, or the people with this name."""
    found = select(RATINGS).order_by(RATINGS.c.bound.desc(), RATINGS.c.person).limit(most)
    with store.begin() as connection:
        return list(connection.execute(found.where(RATINGS.c.player == player) if player else found))
