"""A table in the memory of a node."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from time import monotonic

from oneleft.bots.seated import SeatedBots
from oneleft.room.state import Room
from oneleft.room.timers import Decisions

from .connections import Connection, Spending

SOON_SECONDS = 10.0


class LiveTable:
    """A table in this node's memory: its room, and what only this process knows about it.

    `Node` loads and unloads it. Code that changes ``room`` holds ``lock``; the room changes only by entries of the log.
    `Node.enter` and `Node.disconnect` change its connections, and only the `Scheduler` changes ``thinking``.
    """

    def __init__(self, room: Room, stamp: str) -> None:
        self.room = room
        self.published = room.number  # the last entry that the connections here have been told of
        self.stamp = stamp  # of that entry
        self.stale = False  # memory may differ from the log, so the log has to be read before anything else
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.spending: dict[str, Spending] = {}  # of each seat, by its token
        self.bots = SeatedBots()
        self.passed: Decisions = set()  # decisions in which a bot let the moment pass
        self.thinking: Decisions = set()  # decisions that bots are making now
        self.timer: TimerHandle | None = None
        self.due = self.fires_at = 0.0  # when something is due, and when the timer looks, which may be earlier
        self.stored_due: float | None = 0.0  # when it is due by the database; 0: not known
        self.last_used = monotonic()

    def has_stored(self, due: float | None, now: float) -> bool:
        """Whether the database need not be told when this table is due: it knows a time that is early enough.

        A time that comes soon is replaced, or someone would look here for nothing.
        """
        if due is None or self.stored_due is None:
            return due is self.stored_due
        return now + SOON_SECONDS < self.stored_due <= due

    @property
    def has_tv(self) -> bool:
        return any(connection.is_tv and not connection.gone for connection in self.connections)

    @property
    def excluded(self) -> Decisions:
        """Decisions for which no bot has to be asked (again)."""
        return self.passed | self.thinking if self.thinking else self.passed
