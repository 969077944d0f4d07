"""The latest entries of a table, for a connection that was lost for a while."""

from __future__ import annotations

from typing import NamedTuple

from oneleft.match.match import Seating
from oneleft.table.events import Event, shows_all

from . import entries as n

RECENT_ENTRIES = 16  # that a server remembers of each table


class RecentEntry(NamedTuple):
    """An entry that a connection may have missed: the events at each table, or what was said."""

    number: int
    events_at: list[list[Event]]
    seatings: list[Seating]
    said: n.Said | None = None

    def insiders(self, table: int) -> set[int]:
        """The seats that see more of the events at a table than the others there."""
        return {seat for event in self.events_at[table] if not shows_all(type(event)) for seat in event.audience()}

    def events_for(self, seat: int | None, watch: int) -> list[Event]:
        """The events that a seat sees, or a spectator of the table with the number ``watch``."""
        if not self.events_at:
            return []
        table = next((i for i, seating in enumerate(self.seatings) if seat in seating), watch)
        return [event.seen_by(seat) for event in self.events_at[min(table, len(self.events_at) - 1)]]
