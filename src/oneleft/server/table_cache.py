"""The tables in a node's memory: loaded when someone asks for them, and kept in step with their logs."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from oneleft.room.error_codes import Refused

from .clock import Clock
from .connections import Connection
from .homes import Homes
from .limits import Limits
from .live_table import LiveTable
from .orders import reason_of_absence
from .publisher import CLOCK_STEP, Publisher
from .store import Store
from .stored_homes import NodeRow
from .stored_logs import apply_stored, fold_log
from .stored_rooms import read_room
from .thread_pools import ThreadPools

log = logging.getLogger("oneleft.server")


class TableCache(Publisher):
    """Loads tables and reads what others have written to their logs. `Node` is one.

    Of a table whose home this node is, memory is what the log says. Of any other, the log is read before every answer.
    """

    def __init__(self, store: Store, node_id: str, clock: Clock, limits: Limits | None) -> None:
        super().__init__(store, clock, limits)
        self.node_id = node_id
        self.homes = Homes(store, node_id)
        self.pools = ThreadPools(self.limits.thinking_seconds)
        self.live_tables: dict[str, LiveTable] = {}
        self.clock_steps = 0
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def alive_nodes(self) -> set[str]:
        return {self.node_id, *self.homes.nodes}

    def connections(self) -> list[Connection]:
        return [connection for live in self.live_tables.values() for connection in live.connections]

    async def drop_dead_links(self, live: LiveTable) -> None:
        """Record that connections to dead nodes are lost. The caller holds the lock."""
        raise NotImplementedError

    # Tables in memory

    async def get_table(self, room_id: str) -> LiveTable:
        """The table, loaded from its log if it is not in memory. Concurrent callers share one load."""
        found: LiveTable | None = self.live_tables.get(room_id)
        if found is None:
            if room_id not in self._loading:
                self._loading[room_id] = self.spawn(self.load(room_id))
            found = await self.errors_as_refusals(asyncio.shield(self._loading[room_id]), room_id)
        found.last_used = monotonic()
        return found

    async def load(self, room_id: str) -> LiveTable:
        try:
            if not self.is_home(room_id):
                await self.errors_as_refusals(self.homes.ask(room_id), room_id)
            live: LiveTable = await self.errors_as_refusals(self.pools.loading.run(self._read, room_id), room_id)
            async with live.lock:  # the scheduler may act here as soon as the first connection is dropped
                await self.drop_dead_links(live)
            self.live_tables[room_id] = live
            self.schedule(live)
            return live
        finally:
            del self._loading[room_id]

    def _read(self, room_id: str) -> LiveTable:
        found = read_room(self.store, room_id)
        if found is None:
            raise reason_of_absence(self.store, room_id)
        return LiveTable(*found)

    def unload(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
        live.bots.close()
        self.live_tables.pop(live.room.id, None)

    async def catch_up(self, live: LiveTable) -> None:
        """Read and publish what other nodes wrote. The caller holds the lock.

        Until that is done the table is ``stale``: whatever fails, the log is read from its beginning the next time.
        """
        live.stored_due = 0.0
        first = 0 if live.stale else live.published - 1  # the last published entry is read again, to compare stamps
        live.stale = True
        stored = await asyncio.to_thread(self.store.read_log, live.room.id, first)
        known = live.published - first
        if len(stored) < known or stored[known - 1].stamp != live.stamp:
            log.error("table %s: the database has lost entries of the %d published", live.room.id, live.published)
            await self.start_again(live)
            return
        if first == 0:
            live.room = await asyncio.to_thread(fold_log, live.room.id, stored[:known])
        for one in stored[known:]:
            entry = apply_stored(live.room, one)
            live.stamp = one.stamp
            self.publish(live, entry)
        live.stale = False
        self.schedule(live)

    async def start_again(self, live: LiveTable) -> None:
        """Go back to the log: it is not the one that was published, but deleted, or begun again, or parts are lost.

        The caller holds the lock. Everyone here is told, and shown the table as it is now.
        """
        stored = await asyncio.to_thread(self.store.read_log, live.room.id)
        last = live.published
        if not stored:
            absence = await asyncio.to_thread(reason_of_absence, self.store, live.room.id)
            while live.connections:
                live.connections.pop().disconnect(absence.code)
            self.unload(live)
            raise absence
        live.room = await asyncio.to_thread(fold_log, live.room.id, stored)
        live.published, live.stamp, live.stored_due = live.room.number, stored[-1].stamp, 0.0
        live.bots.close()
        live.passed.clear()
        for connection in list(live.connections):
            try:
                self.greet(live, connection, max(last, live.published + 1))
            except Refused as refused:  # the seat was taken after what is left of the log
                connection.disconnect(refused.code)
        live.stale = False
        self.schedule(live)

    # Homes

    def is_home(self, room_id: str) -> bool:
        """Whether memory may answer for this table. On SQLite there is only one node."""
        return not self.store.shared or self.homes.holds(room_id)

    def away_from_home(self) -> list[LiveTable]:
        """The tables with people here whose home is another node: it could not be reached."""
        return [live for live in self.live_tables.values() if live.connections and not self.is_home(live.room.id)]

    async def find_home(self, room_id: str) -> NodeRow | None:
        """The home of a table: this node, if it has none; None if there is no such table."""
        if self.homes.holds(room_id):
            return self.homes.row
        return self.homes.known(room_id) or await self.ask_for_home(room_id)

    async def ask_for_home(self, room_id: str) -> NodeRow | None:
        """Ask the database. If this node becomes the home, a table that it has in memory is read again first."""
        held_before = room_id in self.homes.held
        home = await self.errors_as_refusals(self.homes.ask(room_id), room_id)
        live = self.live_tables.get(room_id)
        if live is not None and not held_before and room_id in self.homes.held:
            live.stale = True
            self.spawn(self.errors_as_outages(self.settle(live), room_id))
        return home

    async def settle(self, live: LiveTable) -> None:
        """Go on with a table whose home this node has just become."""
        async with live.lock:
            if live.stale:
                await self.catch_up(live)
            await self.drop_dead_links(live)
            self.schedule(live)

    async def heartbeat(self) -> None:
        """Report that this node is alive, learn which others are, and follow the clock."""
        if self.closing:
            return
        if not self.store.shared:
            self.follow_clock(self.clock.wall(), monotonic())
            if self.outage:
                await asyncio.to_thread(self.store.try_write)
                self.note_recovery()
            return
        were_heard, was_valid = self.homes.are_heard, monotonic() < self.homes.valid_until
        told = await self.homes.report()
        if told.clock.error < CLOCK_STEP / 4:
            self.follow_clock(told.clock.time, told.clock.read_at)
        self.note_recovery()
        lengths = [(room, live.published) for room, live in self.live_tables.items()]
        if lengths and self.homes.are_heard and not were_heard:  # someone has missed what was written before
            await asyncio.to_thread(self.store.tell, lengths)
        if not was_valid:  # meanwhile its timers had to leave the tables to others
            for live in self.live_tables.values():
                self.schedule(live)

    def follow_clock(self, reference: float, read_at: float) -> None:
        """Follow the clock, and move the times of every table with it if someone has set it."""
        skew = self.clock.skew
        step = self.clock.follow(reference, read_at)
        if self.store.shared and abs(self.clock.skew - skew) > CLOCK_STEP:
            log.warning("this machine's clock is %+.1f s off the database's, which counts", self.clock.skew)
        if abs(step) > CLOCK_STEP:
            self.clock_steps += 1
            log.warning("the clock was set by %+.1f s: the times of all tables move with it", step)
            for live in self.live_tables.values():
                live.room.follow_clock(step)
                self.schedule(live)
