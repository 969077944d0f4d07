"""The row of a table in `ROOMS`: what queries across tables read, so that they need not fold its log."""

from __future__ import annotations

from typing import Any

from oneleft.protocol import messages as m
from oneleft.room import entries as n
from oneleft.room.presenters import show_table, shown_code
from oneleft.room.quick import is_waiting
from oneleft.room.state import Room


def changes_row(room: Room, entry: n.AnyEntry) -> bool:
    """Whether the last entry changes the row. Who comes and goes matters only where strangers see it in a list."""
    return room.table_changed and (room.settings.listed or not isinstance(entry, n.Here | n.Away))


def room_row(room: Room, opened: float, opener: str) -> dict[str, Any]:
    """All columns but the id and the time when the table is due. Those of the opening are written once."""
    return {
        "listed": room.settings.listed and room.status != "over" and (room.is_awake or is_waiting(room)),
        "opened": opened,
        "shown": m.encode(show_table(room)),
        "changed": room.at,
        "finished": room.match - (room.status == "playing"),
        "opener": opener,
        "code": shown_code(room),
        "public": room.settings.listed,
        "packed": False,
    }
