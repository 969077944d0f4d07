"""The nodes in the database: which are alive, where they are reached, and for which tables each is the home."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Select, exists, func, literal, select, text
from sqlalchemy.dialects import postgresql

from .schema import ENTRIES, HOMES, NODES, ROOMS
from .store import Store

DEAD_AFTER_SECONDS = 8.0  # without a heartbeat
FORGOTTEN_AFTER = 100 * DEAD_AFTER_SECONDS
DATABASE_TIME = func.extract("epoch", func.clock_timestamp())


class NodeRow(NamedTuple):
    """A node as the others know it."""

    id: str
    address: str = ""  # where they reach it; empty: nowhere
    listens: bool = True  # it has to hear of every entry


class ClockReading(NamedTuple):
    """The database's time, the monotonic time at which it was read, and by how much that may be wrong."""

    time: float
    read_at: float
    error: float


class Report(NamedTuple):
    """What a node learns when it says that it is alive."""

    clock: ClockReading
    nodes: dict[str, NodeRow]  # that are alive, itself included
    homes: set[str] | None  # the tables of this node, if it may have lost some: it was silent for too long


def report(store: Store, node: NodeRow) -> Report:
    """Record that a node is alive. This renews all its homes."""
    with store.begin(probe=True) as connection:
        asked = monotonic()
        now = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
        answered = monotonic()
        before = connection.execute(select(NODES.c.seen).where(NODES.c.id == node.id)).scalar()
        told = {"seen": now, "reads_packed": True, **node._asdict()}
        row = postgresql.insert(NODES).values(told)
        connection.execute(row.on_conflict_do_update(index_elements=["id"], set_=told))
        forget(connection, NODES.c.seen < now - FORGOTTEN_AFTER)
        found = connection.execute(select(NODES).where(NODES.c.seen >= now - DEAD_AFTER_SECONDS))
        nodes = {one.id: NodeRow(one.id, one.address, one.listens) for one in found}
        homes = homes_of(connection, node.id) if before is None or now - before >= DEAD_AFTER_SECONDS else None
        return Report(ClockReading(now, (asked + answered) / 2, (answered - asked) / 2), nodes, homes)


def homes_of(connection: Connection, node: str) -> set[str]:
    return set(connection.execute(select(HOMES.c.room).where(HOMES.c.node == node)).scalars())


def forget(connection: Connection, which: ColumnElement[bool]) -> None:
    """Forget nodes, with their homes."""
    gone = connection.execute(NODES.delete().where(which).returning(NODES.c.id)).scalars().all()
    if gone:
        connection.execute(HOMES.delete().where(HOMES.c.node.in_(gone)))


def leave(store: Store, node: str) -> None:
    """Forget a node that stops. Its tables are free for the others at once."""
    with store.begin() as connection:
        connection.execute(HOMES.delete().where(HOMES.c.node == node))
        connection.execute(NODES.delete().where(NODES.c.id == node))


def release(store: Store, node: str, rooms: Iterable[str]) -> None:
    """Give up the homes of tables that nobody uses."""
    with store.begin() as connection:
        connection.execute(HOMES.delete().where(HOMES.c.node == node, HOMES.c.room.in_(list(rooms))))


def is_home_alive() -> ColumnElement[bool]:
    """Whether the node of a row of `HOMES` is."""
    return HOMES.c.node.in_(select(NODES.c.id).where(NODES.c.seen >= DATABASE_TIME - DEAD_AFTER_SECONDS))


def take(store: Store, node: str, room: str) -> NodeRow | None:
    """Become the home of a table, unless a living node is. Returns who is; None if there is no such table."""
    there = select(literal(room), literal(node)).where(exists().where(ENTRIES.c.room == room, ENTRIES.c.number == 0))
    found = select(NODES.c.id, NODES.c.address, NODES.c.listens).join(HOMES, HOMES.c.node == NODES.c.id)
    with store.begin() as connection:
        take_where(connection, node, there)
        row = connection.execute(found.where(HOMES.c.room == room)).first()
        return None if row is None else NodeRow(*row)


def take_where(connection: Connection, node: str, rooms: Select[Any, Any]) -> list[str]:
    """Become the home of the tables that are found, except those whose home is another node that is alive."""
    row = postgresql.insert(HOMES).from_select(["room", "node"], rooms)
    free = (HOMES.c.node != node) & ~is_home_alive()
    taken = row.on_conflict_do_update(index_elements=["room"], set_={"node": node}, where=free)
    return list(connection.execute(taken.returning(HOMES.c.room)).scalars())


def claim(store: Store, node: str, now: float, most: int = 100) -> list[tuple[str, float]]:
    """The tables that are due, with the times, and that have no living home: this node becomes it."""
    due = select(ROOMS.c.id, ROOMS.c.due).where(ROOMS.c.due <= now).order_by(ROOMS.c.due, ROOMS.c.id)
    if not store.shared:
        with store.begin() as connection:
            return [(row.id, row.due) for row in connection.execute(due.limit(most))]
    homeless = ~exists().where(HOMES.c.room == ROOMS.c.id, is_home_alive())
    with store.begin() as connection:
        dues = {row.id: row.due for row in connection.execute(due.where(homeless).limit(most))}
        if not dues:
            return []
        rooms = select(ROOMS.c.id, literal(node)).where(ROOMS.c.id.in_(dues)).order_by(ROOMS.c.id)
        return [(room, dues[room]) for room in take_where(connection, node, rooms)]
