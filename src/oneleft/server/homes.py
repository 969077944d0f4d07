"""Homes: of which tables this node is the home, and which node is that of another table.

The home alone serves a table; other nodes pass their guests on to it. A home holds as long as its node is alive by its
heartbeats. It saves work and guards nothing: whatever a node believes, the log decides what is written.
"""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from . import stored_homes as stored
from .store import Store
from .stored_homes import DEAD_AFTER_SECONDS, NodeRow, Report

MARGIN_SECONDS = 2.0  # before others may take a table for which this node no longer answers from memory
MOST_KNOWN = 100_000  # tables of other nodes that are remembered
STRAY_SECONDS = 60.0  # after which the home of a table that was never loaded is given up


async def out_of_reach(node: NodeRow) -> bool:
    """Without an address, a node passes nobody on."""
    return False


class Homes:
    """Belongs to a `Node`, which asks it on its event loop. What it says of other nodes may be out of date."""

    def __init__(self, store: Store, node_id: str) -> None:
        self.store, self.node_id = store, node_id
        self.address = ""  # where other nodes reach this one; set before the first heartbeat
        self.nodes: dict[str, NodeRow] = {}  # that are alive by their heartbeats
        self.linked: dict[str, NodeRow] = {}  # that answer this one
        self.reach: Callable[[NodeRow], Awaitable[bool]] = out_of_reach  # set by `Forwarder`
        self.held: dict[str, float] = {}  # tables whose home this node is, and since when
        self.elsewhere: dict[str, str] = {}  # the homes of other tables, as they were last seen
        self.valid_until = 0.0  # by the monotonic clock
        self.passed_on = 0  # requests and sockets
        self.is_guest = False  # this node serves tables whose homes it cannot reach
        self.was_silent = False  # for so long that others may have counted it as dead
        self._releasing: Task[Any] | None = None
        self._reporting = asyncio.Lock()

    # The heartbeat

    @property
    def row(self) -> NodeRow:
        return NodeRow(self.node_id, self.address, self.is_guest or not self.address)

    @property
    def are_heard(self) -> bool:
        """Whether another node has to hear of the entries that its home writes."""
        return any(node.listens for node in self.nodes.values() if node.id != self.node_id)

    async def report(self) -> Report:
        """Say that this node is alive. What others have taken meanwhile is no longer held."""
        async with self._reporting:  # a slow report must not undo a later one, which has the address
            begun = monotonic()
            told = await asyncio.to_thread(stored.report, self.store, self.row)
        self.nodes = told.nodes
        self.was_silent = told.homes is not None and self.valid_until > 0
        if told.homes is not None:
            self.held = {room: since for room, since in self.held.items() if room in told.homes or since > begun}
        self.valid_until = begun + DEAD_AFTER_SECONDS - MARGIN_SECONDS
        return told

    # Homes

    def holds(self, room: str) -> bool:
        """Whether this node may answer for a table without a look at its log."""
        return room in self.held and monotonic() < self.valid_until

    def known(self, room: str) -> NodeRow | None:
        """The home of a table of another node, as far as it is remembered and alive.

        When the database was away, a node that answers is alive, whatever its last heartbeat says.
        """
        home = self.elsewhere.get(room, "")
        return self.linked.get(home) or self.nodes.get(home)

    async def ask(self, room: str) -> NodeRow | None:
        """Become the home of a table, unless another node is. Returns who is; None if there is no such table."""
        if self._releasing is not None:
            await asyncio.wait([self._releasing])
        home = await asyncio.to_thread(stored.take, self.store, self.node_id, room)
        if home is None:
            self.lose(room)
        elif home.id == self.node_id:
            self.hold(room)
        else:
            self.lose(room)
            self.nodes[home.id] = home  # it may listen only since the last heartbeat
            self.remember(room, home.id)
        return home

    def hold(self, room: str) -> None:
        self.held.setdefault(room, monotonic())
        self.elsewhere.pop(room, None)

    def lose(self, room: str) -> None:
        self.held.pop(room, None)
        self.elsewhere.pop(room, None)

    def remember(self, room: str, node: str) -> None:
        if len(self.elsewhere) >= MOST_KNOWN:
            del self.elsewhere[next(iter(self.elsewhere))]
        self.elsewhere[room] = node

    async def claim(self, now: float) -> list[tuple[str, float]]:
        """Become the home of tables that are due and that have none."""
        claimed = await asyncio.to_thread(stored.claim, self.store, self.node_id, now)
        for room, _ in claimed if self.store.shared else ():
            self.hold(room)
        return claimed

    async def release(self, used: set[str]) -> None:
        """Give up the homes of tables that are not in use here any more."""
        before = monotonic() - STRAY_SECONDS
        unused = [room for room, since in self.held.items() if room not in used and since < before]
        for room in unused:
            self.lose(room)
        if unused:
            work = asyncio.to_thread(stored.release, self.store, self.node_id, unused)
            self._releasing = asyncio.get_running_loop().create_task(work)
            try:
                await asyncio.shield(self._releasing)
            finally:
                self._releasing = None

    async def leave(self) -> None:
        """Give up everything: this node stops."""
        self.held.clear()
        with suppress(Exception):  # the others notice anyway, only later
            await asyncio.to_thread(stored.leave, self.store, self.node_id)
