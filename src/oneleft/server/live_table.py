"""A table in the memory of a node."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle
from time import monotonic

from oneleft.bots.seated import SeatedBots
from oneleft.room.state import Room
from oneleft.room.timers import Decisions

from .connections import Connection, Spending


class LiveTable:
    """A table in this node's memory: its room, and what only this process knows about it.

    `Node` loads and unloads it. Whoever changes ``room`` holds ``lock``; the room changes only by entries of the log.
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
        self.last_used = monotonic()

    @property
    def excluded(self) -> Decisions:
        """Decisions for which no bot has to be asked (again)."""
        return self.passed | self.thinking if self.thinking else self.passed
