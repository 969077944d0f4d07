"""Analyses in the database. A row is the truth about one of them, for all nodes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Float, cast, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from oneleft.analysis.report import Player, faults_in

from .schema import ANALYSES, RESULTS
from .store import Store

KEY = ("room", "match")
SUMMED = ("rounds", "luck", "own", "decisions", "faults")


def find_analysis(store: Store, room: str, match: int) -> Any:
    """The row of a match, or None."""
    found = select(ANALYSES).where(ANALYSES.c.room == room, ANALYSES.c.match == match)
    with store.begin() as connection:
        return connection.execute(found).one_or_none()


def has_result(store: Store, room: str, match: int) -> bool:
    """Whether this match is over and counted."""
    found = select(RESULTS.c.seat).where(RESULTS.c.room == room, RESULTS.c.match == match).limit(1)
    with store.begin() as connection:
        return connection.execute(found).first() is not None


def claim_analysis(store: Store, room: str, match: int, node: str, working: Collection[str]) -> bool:
    """Write that this node will analyse a match; whether it shall: not if one of the working nodes does, or has."""
    dialect: Any = postgresql if store.shared else sqlite
    row = {"room": room, "match": match, "node": node, "state": "waiting", "progress": 0.0, "rough": None}
    insert = dialect.insert(ANALYSES).values(row)
    fresh = {name: insert.excluded[name] for name in row if name not in KEY}
    nobody = (ANALYSES.c.state == "failed") | (ANALYSES.c.state != "done") & ANALYSES.c.node.not_in(working)
    claim = insert.on_conflict_do_update(index_elements=KEY, set_=fresh, where=nobody).returning(ANALYSES.c.node)
    with store.begin() as connection:
        return connection.execute(claim).first() is not None


def note_analysis(store: Store, room: str, match: int, node: str, **changed: Any) -> None:
    """Write how far an analysis is. If another node has taken it over meanwhile, nothing changes."""
    with store.begin() as connection:
        connection.execute(_own(room, match, node).values(changed))


def finish_analysis(store: Store, room: str, match: int, node: str, packed: bytes, players: list[Player]) -> None:
    """Keep a report, and what it says of each seat with the seat's result."""
    done = {"state": "done", "progress": 1.0, "rough": None, "packed": packed}  # the packed answer has the rough curve
    with store.begin() as connection:
        connection.execute(_own(room, match, node).values(done))
        for player in players:
            seat = (RESULTS.c.room == room) & (RESULTS.c.match == match) & (RESULTS.c.seat == player.seat)
            connection.execute(update(RESULTS).where(seat).values(columns_of(player)))


def _own(room: str, match: int, node: str) -> Any:
    return update(ANALYSES).where(ANALYSES.c.room == room, ANALYSES.c.match == match, ANALYSES.c.node == node)


def columns_of(player: Player) -> dict[str, int]:
    return {
        "luck": player.luck,
        "luck_error": player.luck_error,
        "own": player.own,
        "decisions": sum(player.qualities.values()),
        "faults": faults_in(player.qualities),
    }


def luck_of(store: Store, whose: tuple[Any, ...]) -> Any:
    """The sums over the analysed matches among these results."""
    sums = [func.coalesce(func.sum(RESULTS.c[name]), 0).label(name) for name in SUMMED]
    squares = func.coalesce(func.sum(cast(RESULTS.c.luck_error, Float) * RESULTS.c.luck_error), 0.0).label("variance")
    found = select(func.count().label("matches"), *sums, squares)
    with store.begin() as connection:
        return connection.execute(found.where(*whose, RESULTS.c.luck.is_not(None))).one()
