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
from .publisher import NONE_EXCLUDED
from .rate_limits import RateLimiter
from .room_row import changes_row, room_row
from .store import Store
from .stored_rooms import is_snapshot_due
from .table_cache import TableCache
from .writer import Writer
from .writes import StoredSnapshot, Write

log = logging.getLogger("oneleft.server")
MAX_ATTEMPTS = 8  # to write after the entries of other nodes
WRITE_SHARE = 0.75  # of the time for an answer, in which the database must have written
HAND_OVER_SECONDS = 0.3  # for writes under way when the node stops
CODE_ATTEMPTS = 5  # to find a code that no other table has
Command = Callable[[Room, float], n.AnyEntry]  # decides at a time what to write, or refuses


class Node(TableCache):
    """The tables in this process's memory, their connections, and the writes to their logs.

    It owns every `LiveTable`, the `Writer` and this node's identity. The HTTP handlers, the sockets, the `Scheduler`
    and the `Listener` call it, all on one event loop. Memory is only a cache: a table can be unloaded at any moment and
    read again from its log. Nobody may be told of anything before it is in the log, and a room may change only by an
    entry that is written to the log or read from it.
    """

    def __init__(
        self, store: Store, entropy: Entropy | None = None, clock: Clock | None = None, limits: Limits | None = None
    ) -> None:
        entropy = entropy or Entropy()
        super().__init__(store, entropy.node_id(), clock or Clock(), limits)
        self.entropy = entropy
        self.commands = RateLimiter(*self.limits.commands)  # of seats, over HTTP
        self.entering = RateLimiter(*self.limits.entering)  # of seats
        self.links_issued = self.stamps_issued = 0
        self.writer = Writer(store, WRITE_SHARE * self.limits.answer_seconds)
        self.probe = Probe(store, self.pools.health)
        self.deleted_tables = 0
        self.has_no_space = False  # for new tables; set by the housekeeper
        self.orders = OrdersInForce()  # of the operator; set by `OrderFollower`
        self.hurried_bots = 0  # decisions that were made without a search, for want of time
        store.on_hang = partial(asyncio.get_running_loop().call_soon_threadsafe, self.note_outage, TimeoutError())

    # Dead nodes

    def dead_connections(self, live: LiveTable) -> list[tuple[int, str]]:
        """Seats, and the ids of their connections to nodes that are dead."""
        return [
            (seat, connection_id)
            for seat, connection_id in live.room.connections()
            if node_of_connection(connection_id) not in self.alive_nodes
        ]

    async def drop_dead_links(self, live: LiveTable) -> None:
        """Record that connections to dead nodes are lost. The caller holds the lock."""
        if self.dead_connections(live):
            await self.errors_as_refusals(self.heartbeat(), live.room.id)  # an unknown node may be new
        for seat, connection_id in self.dead_connections(live):
            with suppress(Refused):
                await self.write(live, partial(record_disconnect, seat, connection_id))

    async def hand_over(self) -> None:
        """Leave the tables to the other nodes, as this one stops. Those that come later find what is being written."""
        self.closing = True
        self.homes.held.clear()  # so the others are told of what is still written
        if under_way := [done for _, done in self.writer.waiting if not done.done()]:
            await asyncio.wait(under_way, timeout=HAND_OVER_SECONDS)
        await self.homes.leave()

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
        if self.store.shared:
            self.homes.hold(room.id)
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

    def answers_at_once(self, room_id: str) -> bool:
        """Whether a command waits for nothing but the disk."""
        live = self.live_tables.get(room_id)
        return live is not None and not live.lock.locked() and not live.stale and self.is_home(room_id)

    async def execute(self, room_id: str, command: Command, asker: Connection | None = None) -> tuple[LiveTable, int]:
        """Append the command's entry to the table's log. Returns the table and the number of the entry."""
        live = self.live_tables.get(room_id)
        if live is None or not self.answers_at_once(room_id):
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
            if self.store.shared:  # whoever was first may be the home
                await self.ask_for_home(live.room.id)
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
        if self.store.shared:
            write.home = "" if number or self.closing else self.node_id
            write.is_told = self.homes.are_heard or not (write.home or self.is_home(room.id))
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

    def new_connection_id(self) -> str:
        """The id of a connection in the logs. `node_of_connection` reads the node from it."""
        self.links_issued += 1
        return f"{self.node_id}:{self.links_issued}"

    async def enter(self, room_id: str, connection: Connection, last: int | None) -> LiveTable:
        """Greet a connection and add it to its table.

        Its seat is looked up under the lock and at the end of the log: only there is it known whose seat a token opens.
        After a restart tables are loaded one after the other, and nobody is refused while the turn of theirs comes.
        """
        live = await self.get_table(room_id)
        async with self.in_time(), live.lock:
            if live.stale or not self.is_home(room_id):
                await self.errors_as_refusals(self.catch_up(live), live.room.id)
            try:
                seat = commands.seat_for(live.room, connection.token_digest)
            except Refused:
                if not self.store.shared:
                    raise
                await self.errors_as_refusals(self.catch_up(live), live.room.id)  # another node may have given it
                seat = commands.seat_for(live.room, connection.token_digest)
            if seat is not None and not self.entering.admits(f"{room_id} {seat}"):
                raise Refused("too-fast")
            self.greet(live, connection, last)
            live.connections.add(connection)
        if not self.is_home(room_id) and not self.homes.is_guest:
            self.homes.is_guest = True  # the home has to tell this node of its entries
            self.spawn(self.errors_as_outages(self.heartbeat()))
        if seat is not None:
            token_digest, connection_id = connection.token_digest, connection.id
            try:
                await self.execute(
                    room_id, lambda room, now: commands.connect(room, seat, token_digest, connection_id, now)
                )
            except BaseException:
                live.connections.discard(connection)  # its socket is closed because of this
                raise
        return live

    async def disconnect(self, live: LiveTable, connection: Connection) -> None:
        live.connections.discard(connection)
        seat = connection.viewer.seat
        if seat is None or self.closing:  # a node that stops ends all its connections at once
            return
        with suppress(Refused):  # already recorded, or the scheduler drops the connection once the database is back
            await self.execute(live.room.id, partial(record_disconnect, seat, connection.id))


def node_of_connection(connection_id: str) -> str:
    return connection_id.partition(":")[0]


def record_disconnect(seat: int, connection_id: str, room: Room, now: float) -> n.AnyEntry:
    """A command: the connection of a seat is lost."""
    if (seat, connection_id) not in room.connections():
        raise Refused("no-seat", given=seat)  # another node was first
    return n.Away(at=now, seat=seat, connection_id=connection_id)
