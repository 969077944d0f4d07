"""One node of the server: the tables that someone is connected to here, and the only way to write to their logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic

from oneleft.errors import OneleftError
from oneleft.protocol.table_codes import code_of
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.results import rows_of
from oneleft.room.snapshots import code_digest, write_snapshot
from oneleft.room.state import Room
from oneleft.room.timers import Timer, next_timer

from .clock import Clock
from .connections import Connection
from .entropy import Entropy
from .limits import Limits
from .live_table import LiveTable
from .orders import OrdersInForce
from .probe import Probe
from .publisher import CLOCK_STEP, NONE_EXCLUDED, Publisher
from .rate_limits import RateLimiter
from .room_row import changes_row, room_row
from .store import Store
from .stored_logs import apply_stored, fold_log
from .stored_rooms import is_snapshot_due, read_room
from .thread_pools import ThreadPools
from .writer import Writer
from .writes import StoredSnapshot, Write

log = logging.getLogger("oneleft.server")
MAX_ATTEMPTS = 8  # to write after the entries of other nodes
WRITE_SHARE = 0.75  # of the time for an answer, in which the database must have written
CODE_ATTEMPTS = 5  # to find a code that no other table has
Command = Callable[[Room, float], n.AnyEntry]  # decides at a time what to write, or refuses


class Node(Publisher):
    """The tables in this process's memory, their connections, and the writes to their logs.

    It owns every `LiveTable`, the `Writer` and this node's identity. The HTTP handlers, the sockets, the `Scheduler`
    and the `Listener` call it, all on one event loop. Memory is only a cache: a table can be unloaded at any moment and
    read again from its log. Nobody may be told of anything before it is in the log, and a room may change only by an
    entry that is written to the log or read from it.
    """

    def __init__(
        self, store: Store, entropy: Entropy | None = None, clock: Clock | None = None, limits: Limits | None = None
    ) -> None:
        super().__init__(store, clock or Clock(), limits)
        self.commands = RateLimiter(*self.limits.commands)  # of seats, over HTTP
        self.entering = RateLimiter(*self.limits.entering)  # of seats
        self.entropy = entropy or Entropy()
        self.node_id = self.entropy.node_id()
        self.links_issued = self.stamps_issued = 0
        self.alive_nodes = {self.node_id}
        self.live_tables: dict[str, LiveTable] = {}
        self.writer = Writer(store, WRITE_SHARE * self.limits.answer_seconds)
        self.pools = ThreadPools(self.limits.thinking_seconds)
        self.probe = Probe(store, self.pools.health)
        self.clock_steps = self.deleted_tables = 0
        self.has_no_space = False  # for new tables; set by the housekeeper
        self.orders = OrdersInForce()  # of the operator; set by `OrderFollower`
        self.hurried_bots = 0  # decisions that were made without a search, for want of time
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        store.on_hang = partial(asyncio.get_running_loop().call_soon_threadsafe, self.note_outage, TimeoutError())

    def connections(self) -> list[Connection]:
        return [connection for live in self.live_tables.values() for connection in live.connections]

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
            live: LiveTable = await self.errors_as_refusals(self.pools.loading.run(self._read, room_id), room_id)
            async with live.lock:  # the scheduler may act here as soon as the first link is dropped
                await self.drop_dead_links(live)
            self.live_tables[room_id] = live
            self.schedule(live)
            return live
        finally:
            del self._loading[room_id]

    def _read(self, room_id: str) -> LiveTable:
        found = read_room(self.store, room_id)
        if found is None:
            raise Refused("no-table")
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
            while live.connections:
                live.connections.pop().disconnect("no-table")
            self.unload(live)
            raise Refused("no-table")
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

    # Other nodes

    async def heartbeat(self) -> None:
        """Report that this node is alive, learn which others are, and follow the clock."""
        if self.closing:
            return
        if self.store.shared:
            self.alive_nodes, reading = await asyncio.to_thread(self.store.heartbeat, self.node_id)
            if reading.error < CLOCK_STEP / 4:
                self.follow_clock(reading.time, reading.read_at)
            self.note_recovery()
            return
        self.follow_clock(self.clock.wall(), monotonic())
        if self.outage:
            await asyncio.to_thread(self.store.try_write)
            self.note_recovery()

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

    def dead_links(self, live: LiveTable) -> list[tuple[int, str]]:
        """Seats and links of connections to nodes that are dead."""
        return [(seat, link) for seat, link in live.room.links() if node_of_link(link) not in self.alive_nodes]

    async def drop_dead_links(self, live: LiveTable) -> None:
        """Record that connections to dead nodes are lost. The caller holds the lock."""
        if self.dead_links(live):
            await self.errors_as_refusals(self.heartbeat(), live.room.id)  # an unknown node may be new
        for seat, link in self.dead_links(live):
            with suppress(Refused):
                await self.write(live, partial(record_disconnect, seat, link))

    # Writing

    async def open_table(
        self, decide: Callable[[Room, float], list[n.AnyEntry]], request: str = "", opener: str = "", room_id: str = ""
    ) -> LiveTable:
        """Open a new table and write its first entries in one commit."""
        self.check_space()
        room = Room(room_id or await self.errors_as_refusals(self.new_room_id(request)))
        entries = decide(room, self.clock.now())
        if not room.tournament:  # whose people were let in before
            for entry in entries:
                self.orders.check_entry(entry)
        due = self.due_time(room, next_timer(room, NONE_EXCLUDED))
        stamp = await self.errors_as_refusals(self.commit(room, 0, "", entries, due, opener), room.id)
        if not stamp:
            raise Refused("busy")  # the id is taken; the next request gets another
        live = self.live_tables.setdefault(room.id, LiveTable(room, stamp))
        if live.room is not room:  # its log was deleted, and this is the new one
            async with live.lock:
                await self.errors_as_refusals(self.start_again(live), room.id)
        return live

    async def new_room_id(self, request: str) -> str:
        """An id whose code leads to no other table, if there is still one among a few."""
        for _ in range(CODE_ATTEMPTS):
            room_id = self.entropy.room_id(request)
            if await self.pools.queries.run(self.store.find_code, code_of(room_id)) is None:
                break
        return room_id

    async def execute(self, room_id: str, command: Command, asker: Connection | None = None) -> tuple[LiveTable, int]:
        """Append the command's entry to the table's log. Returns the table and the number of the entry."""
        live = self.live_tables.get(room_id)
        if live is None or live.lock.locked() or live.stale or self.store.shared:
            async with self.in_time():
                live = await self.get_table(room_id)
                async with live.lock:
                    return live, await self.write(live, command, asker=asker)
        live.last_used = monotonic()
        async with live.lock:  # there is nothing to wait for but the write, which has a time of its own
            return live, await self.write(live, command, asker=asker)

    async def write(
        self, live: LiveTable, command: Command, by_itself: bool = False, asker: Connection | None = None
    ) -> int:
        """Append the command's entry to the log and publish it. Returns its number. The caller holds the lock.

        ``by_itself`` is for what the table does, and nobody asked for.

        Memory changes before the commit: the entry is applied to the room first, because what goes into the same commit
        (the due time, the listing, the results) follows from the room after it. Until the commit has succeeded the
        table is ``stale``. Whatever happens in between (a lost race against another node, an unavailable database,
        a bug), the room is folded from the log again before anyone sees it. Connections are told only afterwards.
        """
        assert live.lock.locked()
        if live.stale:
            await self.errors_as_refusals(self.catch_up(live), live.room.id)
        caught_up = not self.store.shared
        for _ in range(MAX_ATTEMPTS):
            room = live.room
            try:
                entry = command(room, self.clock.now())
            except OneleftError:
                if caught_up:
                    raise
                caught_up = True  # the command may become valid once we have read other nodes' entries
                await self.errors_as_refusals(self.catch_up(live), live.room.id)
                continue
            number = room.number
            if not by_itself:
                self.orders.check_entry(entry)
                self.limits.check_length(room, entry)
            live.stale = True
            room.apply(entry)
            due, clock_steps = next_timer(room, NONE_EXCLUDED), self.clock_steps
            due_at = self.due_time(room, due)
            stored = live.has_stored(due_at, self.clock.now())
            commit = self.commit(room, number, live.stamp, [entry], due_at, has_stored_due=stored)
            stamp = await self.errors_as_refusals(commit, room.id)
            if stamp:
                live.stale, live.stamp = False, stamp
                if not stored:
                    live.stored_due = due_at
                self.publish(live, entry, asker)
                if live.excluded or clock_steps != self.clock_steps:  # what is due has changed meanwhile
                    self.schedule(live)
                else:
                    self.set_timer(live, due)
                return room.number
            await self.errors_as_refusals(self.catch_up(live), live.room.id)
            caught_up = True
        raise Refused("busy")

    def check_space(self) -> None:
        if self.orders.draining:
            raise Refused("draining")
        if self.has_no_space:
            raise Refused("no-space")

    def check_commands(self, live: LiveTable, token: str) -> None:
        """Refuse a seat's request over HTTP if there are too many: each can be an entry of the log."""
        seat = live.room.seat_of(token)
        if seat is not None and not self.commands.admits(f"{live.room.id} {seat}"):
            raise Refused("too-fast")

    def due_time(self, room: Room, due: Timer | None) -> float | None:
        return None if due is None or self.limits.is_full(room) else due.at

    async def commit(
        self,
        room: Room,
        number: int,
        after: str,
        entries: list[n.AnyEntry],
        due: float | None,
        opener: str = "",
        has_stored_due: bool = False,
    ) -> str:
        """Write entries that are already applied to the room, after the entry with the stamp ``after``.

        Returns their stamp, or nothing if another entry is there, or the one before is not.
        """
        write = Write(
            room.id,
            number,
            self.new_stamp(),
            [n.write_entry(entry) for entry in entries],
            due,
            after=after,
            has_stored_due=has_stored_due,
        )
        if is_snapshot_due(room.number, len(entries)) and not room.is_shifted:
            write.snapshot = StoredSnapshot(room.id, room.number, write.stamp, code_digest(), write_snapshot(room))
        if changes_row(room, entries[-1]):
            write.row = room_row(room, entries[0].at, opener)
        if room.game is not None and room.game.over and isinstance(entries[-1], n.Moved):
            write.results = rows_of(room)
        written = await self.writer.append(write)
        self.note_recovery()
        return write.stamp if written else ""

    def next_key(self, room: Room) -> str:
        """The key of the next match of a room."""
        return self.entropy.match_key(room.id, room.match)

    def new_stamp(self) -> str:
        """A mark that no other write of any node has."""
        self.stamps_issued += 1
        return f"{self.node_id}:{self.stamps_issued}"

    # Connections

    def new_link(self) -> str:
        """The name of a connection in the logs. `node_of_link` reads the node from it."""
        self.links_issued += 1
        return f"{self.node_id}:{self.links_issued}"

    async def enter(self, room_id: str, connection: Connection, last: int | None) -> LiveTable:
        """Greet a connection and add it to its table.

        Its seat is looked up under the lock and at the end of the log: only there is it known whose seat a token opens.
        After a restart tables are loaded one after the other, and nobody is refused while the turn of theirs comes.
        """
        live = await self.get_table(room_id)
        async with self.in_time(), live.lock:
            if live.stale or self.store.shared:
                await self.errors_as_refusals(self.catch_up(live), live.room.id)
            seat = commands.seat_for(live.room, connection.token)
            if seat is not None and not self.entering.admits(f"{room_id} {seat}"):
                raise Refused("too-fast")
            self.greet(live, connection, last)
            live.connections.add(connection)
        if seat is not None:
            token, link = connection.token, connection.link
            try:
                await self.execute(room_id, lambda room, now: commands.connect(room, seat, token, link, now))
            except BaseException:
                live.connections.discard(connection)  # its socket is closed because of this
                raise
        return live

    async def disconnect(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        seat = connection.viewer.seat
        if seat is None or self.closing:  # a node that stops ends all its connections at once
            return
        with suppress(Refused):  # already recorded, or the scheduler drops the link once the database is back
            await self.execute(live.room.id, partial(record_disconnect, seat, connection.link))


def node_of_link(link: str) -> str:
    return link.partition(":")[0]


def record_disconnect(seat: int, link: str, room: Room, now: float) -> n.AnyEntry:
    """A command: the connection of a seat is lost."""
    if (seat, link) not in room.links():
        raise Refused("no-seat", given=seat)  # another node was first
    return n.Away(at=now, seat=seat, link=link)
