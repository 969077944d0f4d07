"""Rooms from the database: from the last snapshot and the entries after it, or from the whole log."""

from __future__ import annotations

import logging

from oneleft.room.snapshots import agree, code_digest, facts_of, read_snapshot
from oneleft.room.state import Room

from .store import Store
from .stored_logs import apply_stored, fold_log
from .writes import Stored, StoredSnapshot

log = logging.getLogger("oneleft.server")
SNAPSHOT_ENTRIES = 48  # from one snapshot to the next: their fold takes four milliseconds at most


def is_snapshot_due(number: int, entries: int) -> bool:
    """Whether a snapshot belongs to a write of this many entries, after which the log has this length."""
    return number // SNAPSHOT_ENTRIES > (number - entries) // SNAPSHOT_ENTRIES


def read_room(store: Store, room_id: str) -> tuple[Room, str] | None:
    """A room and the stamp of its last entry; None if there is no such table."""
    snapshot = store.read_snapshot(room_id, code_digest())
    if snapshot is not None:
        later = store.read_log(room_id, snapshot.number - 1)
        room = room_of(snapshot, later)
        if room is not None:
            for one in later[1:]:
                apply_stored(room, one)
            return room, later[-1].stamp
    stored = store.read_log(room_id)
    return (fold_log(room_id, stored), stored[-1].stamp) if stored else None


def room_of(snapshot: StoredSnapshot, later: list[Stored]) -> Room | None:
    """The room of a snapshot, unless the entry that it was made after is missing or another one."""
    if not later or (later[0].number, later[0].stamp) != (snapshot.number - 1, snapshot.stamp):
        return None
    try:
        return read_snapshot(snapshot.body)
    except Exception as error:  # whatever is wrong with it, the log has it all
        log.warning("table %s: its snapshot cannot be read: %s", snapshot.room, type(error).__name__)
        return None


def is_snapshot_right(snapshot: StoredSnapshot, stored: list[Stored]) -> bool:
    """Whether a snapshot is what its log is folded into. One whose entry is missing is not used, so it does no harm."""
    if len(stored) < snapshot.number or stored[snapshot.number - 1].stamp != snapshot.stamp:
        return True
    folded = fold_log(snapshot.room, stored[: snapshot.number])
    return agree(facts_of(read_snapshot(snapshot.body)), facts_of(folded))
