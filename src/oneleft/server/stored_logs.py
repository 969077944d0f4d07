"""Logs as they are stored, folded into rooms. A log that cannot be is damaged, from the first entry at fault on."""

from __future__ import annotations

from collections.abc import Sequence

from oneleft.room.entries import AnyEntry, read_entry
from oneleft.room.state import Room

from .database_errors import DamagedLog, MissingEntry
from .writes import Stored


def fold_log(room_id: str, log: Sequence[Stored]) -> Room:
    room = Room(room_id)
    for stored in log:
        apply_stored(room, stored)
    return room


def apply_stored(room: Room, stored: Stored) -> AnyEntry:
    """Apply the next entry of a room's log. If this fails, the room must not be used any more."""
    try:
        if stored.number != room.number:
            raise MissingEntry
        entry: AnyEntry = read_entry(stored.body)
        room.apply(entry)
    except Exception as error:
        raise DamagedLog(room.id, room.number) from error
    return entry
