"""The space of the database: which tables can be deleted, and whether there is room for more."""

from __future__ import annotations

import shutil
from collections.abc import Container
from pathlib import Path

import msgspec
from sqlalchemy import Connection, select, text, update

from .schema import ANALYSES, ENTRIES, ROOMS, SNAPSHOTS
from .store import Store

LOOK_AGAIN = 3600.0  # seconds after which a table is looked at again that is old but used
DISK_RESERVE = 100_000_000  # bytes of the disk that new tables leave free
PATIENCE = 30.0  # seconds for a statement


class Time(msgspec.Struct):
    """Of any entry, when it was written."""

    at: float


read_time = msgspec.json.Decoder(Time).decode


def delete_abandoned(
    store: Store, before: float, in_use: Container[str], most: int = 100, finished: bool = False
) -> int:
    """Delete tables whose last entry is older, those without a finished match or the others; how many.

    Those in use are left alone.
    """
    kind = ROOMS.c.finished > 0 if finished else ROOMS.c.finished == 0
    old = select(ROOMS.c.id).where(kind, ROOMS.c.changed < before).order_by(ROOMS.c.changed)
    with store.begin(patience=PATIENCE) as connection:
        found = [row[0] for row in connection.execute(old.limit(most))]
        return sum(_delete_if_old(connection, room, before, room in in_use) for room in found)


def _delete_if_old(connection: Connection, room: str, before: float, is_used: bool) -> bool:
    last = select(ENTRIES.c.body).where(ENTRIES.c.room == room).order_by(ENTRIES.c.number.desc()).limit(1)
    body = connection.execute(last).scalar()
    at = 0.0 if body is None else read_time(body).at
    if is_used or at >= before:  # moves and people who connect do not change the row
        later = max(at, before + LOOK_AGAIN)
        connection.execute(update(ROOMS).where(ROOMS.c.id == room).values(changed=later))
        return False
    delete_table(connection, room)
    return True


def delete_table(connection: Connection, room: str) -> None:
    """With its log. The results of its finished matches stay."""
    connection.execute(ENTRIES.delete().where(ENTRIES.c.room == room))
    connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.room == room))
    connection.execute(ANALYSES.delete().where(ANALYSES.c.room == room))
    connection.execute(ROOMS.delete().where(ROOMS.c.id == room))


def has_no_space(store: Store, quota: float) -> bool:
    """Whether the database is larger than the quota (0: none), or its disk is almost full."""
    with store.begin(patience=PATIENCE) as connection:
        if store.shared:
            size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
            return 0 < quota < int(size)
        pages, unused, length = (
            connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        )
    free = shutil.disk_usage(Path(store.url.database or ".").parent).free
    return 0 < quota < int(pages - unused) * length or free < DISK_RESERVE
