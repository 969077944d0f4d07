"""The space of the database: which tables can be deleted, and whether there is room for more."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select, text, update

from .schema import ANALYSES, ENTRIES, HOMES, PACKED_LOGS, ROOMS, SNAPSHOTS
from .store import Store

LOOK_AGAIN = 3600.0  # seconds after which a table is looked at again that is old but used
MARKED_AT_ONCE = 1000  # tables in one statement
DISK_RESERVE = 100_000_000  # bytes of the disk that new tables leave free
PATIENCE = 30.0  # seconds for a statement


class Time(msgspec.Struct):
    """Of any entry, when it was written."""

    at: float


read_time = msgspec.json.Decoder(Time).decode


def time_of(body: bytes, otherwise: float) -> float:
    """When an entry was written; a damaged one does not say."""
    with suppress(msgspec.DecodeError):
        return read_time(body).at
    return otherwise


def mark_used(store: Store, before: float, rooms: Sequence[str]) -> None:
    """Put off the deletion of tables that someone uses, so that no other node deletes them either.

    It is done an hour before they could be: a node says it of its own tables, and the others see it in time.
    """
    later = before + LOOK_AGAIN
    with store.begin(patience=PATIENCE) as connection:
        for start in range(0, len(rooms), MARKED_AT_ONCE):
            used = ROOMS.c.id.in_(rooms[start : start + MARKED_AT_ONCE]) & (ROOMS.c.changed < later)
            connection.execute(update(ROOMS).where(used).values(changed=later))


def delete_abandoned(store: Store, before: float, most: int = 100, finished: bool = False) -> int:
    """Delete tables whose last entry is older, those without a finished match or the others; how many."""
    kind = ROOMS.c.finished > 0 if finished else ROOMS.c.finished == 0
    old = select(ROOMS.c.id).where(kind, ROOMS.c.changed < before).order_by(ROOMS.c.changed)
    with store.begin(patience=PATIENCE) as connection:
        found = [row[0] for row in connection.execute(old.limit(most))]
        return sum(_delete_if_old(connection, room, before) for room in found)


def _delete_if_old(connection: Connection, room: str, before: float) -> bool:
    last = select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.number.desc()).limit(1)
    body = connection.execute(last).scalar()
    at = 0.0 if body is None else time_of(body, before)
    if at >= before:
        put_off(connection, room, at, before)
        return False
    delete_table(connection, room)
    return True


def put_off(connection: Connection, room: str, at: float, before: float) -> None:
    """Note that a table was used at this time, not before. Moves and people who connect do not change its row."""
    connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(changed=max(at, before + LOOK_AGAIN)))


def delete_table(connection: Connection, room: str) -> None:
    """With its log. The results of its finished matches stay."""
    connection.execute(ENTRIES.delete().where(ENTRIES.c.room == room))
    connection.execute(PACKED_LOGS.delete().where(PACKED_LOGS.c.room == room))
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.room == room))
    connection.execute(ANALYSES.delete().where(ANALYSES.c.room == room))
    connection.execute(HOMES.delete().where(HOMES.c.room == room))
    connection.execute(ROOMS.delete().where(ROOMS.c.id == room))


def has_no_space(store: Store, quota: float) -> bool:
    """Whether the database is larger than the quota (0: none), or its disk is almost full."""
    with store.begin(patience=PATIENCE) as connection:
        size = database_bytes(connection, store.shared)
    free = free_bytes(store)
    return 0 < quota < size or (free is not None and free < DISK_RESERVE)


def database_bytes(connection: Connection, shared: bool) -> int:
    """The size of the database, without the space in it that is free."""
    if shared:
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages, unused, length = (
        connection.execute(text(f"PRAGMA {name}")).scalar_one()
        for name in ("page_count", "freelist_count", "page_size")
    )
    return int(pages - unused) * int(length)


def free_bytes(store: Store) -> int | None:
    """Of the disk. PostgreSQL does not tell."""
    return None if store.shared else shutil.disk_usage(Path(store.url.database or ".").parent).free
