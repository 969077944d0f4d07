"""A live table, rebuilt from its log. It has no clock and no connections: every change is an entry.

This is event sourcing: the log is what is stored, and the state is rebuilt by replaying it (the fold).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from . import entries as n
from .match_entries import MatchEntries
from .recent import RECENT_ENTRIES


class Room(MatchEntries):
    """A live table: its settings, seats, match and times, all of it the fold of its log.

    The owner of the log applies its entries; `commands` reads the room to decide, `timers` to find what is due,
    and `presenters` to show them. ``number`` counts the entries of the log, and ``moves`` the moves among them; the
    position of a game is ``len(game.log)``. A room changes only by ``apply``, and depends on nothing but its entries,
    so that everyone who folds it gets the same room.
    """

    @classmethod
    def fold(cls, room_id: str, log: Iterable[n.AnyEntry], remembered: int | None = RECENT_ENTRIES) -> Room:
        room = cls(room_id, remembered)
        for entry in log:
            room.apply(entry)
        return room

    def apply(self, entry: n.AnyEntry) -> None:
        """Apply the next entry. If this fails, fold the room again: a part of the entry may have been applied."""
        if entry.at < self.at:  # someone set a clock back: what lies after this moment lies at it
            self.shift_times(entry.at - self.at)
        self.at = entry.at
        self.table_changed = not isinstance(entry, n.Moved | n.Caught | n.Said)
        self.number += 1
        try:
            APPLY[type(entry)](self, entry)
        except BaseException:
            self.number -= 1  # the next entry to read is still this one
            raise
        self.moves += isinstance(entry, n.Moved | n.Caught)


APPLY: dict[type[n.Entry], Callable[[Room, Any], None]] = {
    n.Opened: Room.apply_opened,
    n.Sat: Room.apply_sat,
    n.BotSat: Room.apply_bot_sat,
    n.Filled: Room.apply_filled,
    n.Left: Room.apply_left,
    n.Voted: Room.apply_voted,
    n.HandedOver: Room.apply_handed_over,
    n.Committed: Room.apply_committed,
    n.Starting: Room.apply_starting,
    n.Revealed: Room.apply_revealed,
    n.Begun: Room.apply_begun,
    n.Moved: Room.apply_move,
    n.TakenBack: Room.apply_taken_back,
    n.Caught: Room.apply_caught,
    n.Here: Room.apply_here,
    n.Away: Room.apply_away,
    n.Called: Room.apply_called,
    n.StoodIn: Room.apply_stood_in,
    n.Said: Room.apply_said,
    n.Agreed: Room.apply_agreed,
    n.Rematch: Room.apply_rematch,
    n.Reshuffled: Room.apply_reshuffled,
    n.Reseated: Room.apply_reseated,
    n.Changed: Room.apply_changed,
}
