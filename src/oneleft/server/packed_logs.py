"""Packed logs: one compressed row in place of hundreds, once nobody has used a table for a while.

The first entry of a log and its last stay as they are. So nobody can open the table a second time, and the next entry
follows the last as always: whoever writes need not know whether a log is packed, and only `Store.read_log` unpacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection, exists, select, update

from .disk_space import PATIENCE, put_off, time_of
from .log_packing import pack
from .schema import ENTRIES, NODES, PACKED_LOGS, ROOMS
from .store import NotFree, Store
from .writes import Stored

PACK_SECONDS = 3600.0  # after the last entry
LEAST_ENTRIES = 16  # of a log that is worth it
MOST_LOGS = 1000  # in one look


def logs_to_pack(store: Store, before: float) -> list[str]:
    """Tables that nobody has used since, the oldest first. There are none while a node of an earlier version runs.

    Such a node could not read what is packed. None can start any more, for it refuses the schema.
    """
    earlier = select(NODES.c.id).where(~NODES.c.reads_packed, NODES.c.seen > 0)  # 0: that of `Store.try_write`
    idle = select(ROOMS.c.id).where(~ROOMS.c.packed, ROOMS.c.changed < before, ~earlier.exists())
    with store.begin(patience=PATIENCE) as connection:
        return [row[0] for row in connection.execute(idle.order_by(ROOMS.c.changed).limit(MOST_LOGS))]


def pack_log(store: Store, room: str, before: float) -> bool:
    """Pack a log, unless someone used it since. Returns whether it was packed: not if there is nothing to gain.

    It is read first, so that the transaction is short. That packs exactly what was read, or nothing: a log that
    another node has packed meanwhile, or deleted and begun again, is left as it is.
    """
    log = store.read_log(room)
    at = time_of(log[-1].body, before) if log else 0.0
    with suppress(NotFree), store.begin(patience=PATIENCE) as connection:
        if at >= before:
            put_off(connection, room, at, before)
            return False
        gains = len(log) >= LEAST_ENTRIES and log[-1].number == len(log) - 1  # and none is missing
        if gains:
            _replace_entries(connection, room, log[1:-1], log[-1])
        connection.execute(update(ROOMS).where(ROOMS.c.id == room, ROOMS.c.changed < before).values(packed=True))
        return gains
    return False


def _replace_entries(connection: Connection, room: str, inner: Sequence[Stored], last: Stored) -> None:
    """Pack the entries between the first and the last. Raises if they, or the last, are not there any more."""
    body, other = pack(inner), ENTRIES.alias()
    is_last = exists().where(other.c.room == room, other.c.number == last.number, other.c.stamp == last.stamp)
    between = (ENTRIES.c.room == room) & ENTRIES.c.number.between(1, len(inner))
    deleted = connection.execute(ENTRIES.delete().where(between, is_last)).rowcount
    earlier = PACKED_LOGS.delete().where(PACKED_LOGS.c.room == room).returning(PACKED_LOGS.c.number)
    if (connection.execute(earlier).scalar() or 0) + deleted != len(inner):
        raise NotFree
    connection.execute(PACKED_LOGS.insert().values(room=room, number=len(inner), body=body))
