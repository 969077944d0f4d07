"""One node of the server: the tables that somebody is connected to here, and the only way to write to their logs."""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, TypeVar

from oneleft.bots.seated import SeatedBots
from oneleft.errors import OneleftError
from oneleft.protocol.messages import encode
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import Viewer, build_hello, build_messages, show_table
from oneleft.room.results import rows_of
from oneleft.room.state import Room
from oneleft.room.timers import Decisions, Timer, next_timer

from .connections import Connection
from .entropy import Entropy
from .failure_log import log_failure
from .store import Store, Write, is_unavailable
from .writer import Writer

log = logging.getLogger("oneleft.server")
MAX_ATTEMPTS = 8  # to write after the entries of other nodes
NONE_EXCLUDED: Decisions = set()
Result = TypeVar("Result")
Command = Callable[[Room, float], n.AnyEntry]  # decides at a time what to write, or refuses


class LiveTable:
    """A table in this node's memory: its room, and what only this process knows about it.

    `Node` loads and unloads it. Whoever changes ``room`` holds ``lock``; the room changes only by entries of the log.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.published = room.number  # the last entry that the connections here have been told of
        self.stale = False  # memory may differ from the log, so the log has to be read before anything else
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.bots = SeatedBots()
        self.passed: Decisions = set()  # decisions in which a bot let the moment pass
        self.thinking: Decisions = set()  # decisions that bots are making now
        self.timer: TimerHandle | None = None
        self.last_used = time()

    @property
    def excluded(self) -> Decisions:
        """Decisions for which no bot has to be asked (again)."""
        return self.passed | self.thinking if self.thinking else self.passed


class Node:
    """The tables in this process's memory, their connections, and the writes to their logs.

    It owns every `LiveTable`, the `Writer` and this node's identity. The HTTP handlers, the sockets, the `Scheduler`
    and the `Listener` call it, all on one event loop. Memory is only a cache: a table can be unloaded at any moment and
    read again from its log. Nobody may be told of anything before it is in the log, and a room may change only by an
    entry that is written to the log or read from it.
    """

    def __init__(self, store: Store, entropy: Entropy | None = None) -> None:
        self.store = store
        self.entropy = entropy or Entropy()
        self.node_id = self.entropy.node_id()
        self.links_issued = self.stamps_issued = 0
        self.alive_nodes = {self.node_id}
        self.live_tables: dict[str, LiveTable] = {}
        self.writer = Writer(store)
        self.on_timer: Callable[[LiveTable], None] = lambda live: None  # set by the scheduler
        self.moves_made = 0
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Start a task. The node waits for it when it stops."""
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables in memory

    async def get_table(self, room_id: str) -> LiveTable:
        """The table, loaded from its log if it is not in memory. Concurrent callers share one load."""
        found: LiveTable | None = self.live_tables.get(room_id)
        if found is None:
            if room_id not in self._loading:
                self._loading[room_id] = self.spawn(self._load(room_id))
            found = await self.errors_as_refusals(asyncio.shield(self._loading[room_id]), room_id)
        assert found is not None
        found.last_used = time()
        return found

    async def _load(self, room_id: str) -> LiveTable:
        try:
            live: LiveTable = await self.errors_as_refusals(asyncio.to_thread(self._read, room_id), room_id)
            async with live.lock:  # the scheduler may act here as soon as the first link is dropped
                await self.drop_dead_links(live)
            self.live_tables[room_id] = live
            self.schedule(live)
            return live
        finally:
            del self._loading[room_id]

    def _read(self, room_id: str) -> LiveTable:
        bodies = self.store.read(room_id)
        if not bodies:
            raise Refused("no-table")
        return LiveTable(Room.fold(room_id, map(n.read_entry, bodies)))

    def unload(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
        live.bots.close()
        self.live_tables.pop(live.room.id, None)

    async def catch_up(self, live: LiveTable) -> None:
        """Read and publish what other nodes wrote. The caller holds the lock."""
        if live.stale:
            bodies = await asyncio.to_thread(self.store.read, live.room.id)
            known = [n.read_entry(body) for body in bodies[: live.published]]
            live.room = await asyncio.to_thread(Room.fold, live.room.id, known)
            live.stale = False
            bodies = bodies[live.published :]
        else:
            bodies = await asyncio.to_thread(self.store.read, live.room.id, live.room.number)
        for body in bodies:
            entry = n.read_entry(body)
            live.room.apply(entry)
            self.publish(live, entry)
        self.schedule(live)

    # Other nodes

    async def heartbeat(self) -> None:
        """Report that this node is alive, and learn which others are."""
        if self.store.shared:
            self.alive_nodes = await asyncio.to_thread(self.store.heartbeat, self.node_id, time())

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

    async def open_table(self, decide: Callable[[Room, float], list[n.AnyEntry]], request: str = "") -> LiveTable:
        """Open a new table and write its first entries in one commit."""
        room = Room(self.entropy.room_id(request))
        entries = decide(room, time())
        if not await self.errors_as_refusals(self.commit(room, 0, entries, next_timer(room, NONE_EXCLUDED)), room.id):
            raise Refused("busy")  # the id is taken; the next request gets another
        live = self.live_tables[room.id] = LiveTable(room)
        return live

    async def execute(self, room_id: str, command: Command) -> tuple[LiveTable, int]:
        """Append the command's entry to the table's log. Returns the table and the number of the entry."""
        live = await self.get_table(room_id)
        async with live.lock:
            return live, await self.write(live, command)

    async def write(self, live: LiveTable, command: Command) -> int:
        """Append the command's entry to the log and publish it. Returns its number. The caller holds the lock.

        Memory changes before the commit: the entry is applied to the room first, because what goes into the same commit
        (the due time, the listing, the results) follows from the room after it. Until the commit has succeeded the
        table is ``stale``. Whatever happens in between (a lost race against another node, an unavailable database,
        a bug), the room is folded from the log again before anybody sees it. Connections are told only afterwards.
        """
        assert live.lock.locked()
        if live.stale:
            await self.errors_as_refusals(self.catch_up(live), live.room.id)
        caught_up = not self.store.shared
        for _ in range(MAX_ATTEMPTS):
            room = live.room
            try:
                entry = command(room, max(time(), room.at))
            except OneleftError:
                if caught_up:
                    raise
                caught_up = True  # the command may become valid once we have read other nodes' entries
                await self.errors_as_refusals(self.catch_up(live), live.room.id)
                continue
            number = room.number
            live.stale = True
            room.apply(entry)
            due = next_timer(room, NONE_EXCLUDED)
            if await self.errors_as_refusals(self.commit(room, number, [entry], due), room.id):
                live.stale = False
                self.publish(live, entry)
                self.set_timer(live, due) if not live.excluded else self.schedule(live)
                return room.number
            await self.errors_as_refusals(self.catch_up(live), live.room.id)
            caught_up = True
        raise Refused("busy")

    async def commit(self, room: Room, number: int, entries: list[n.AnyEntry], due: Timer | None) -> bool:
        """Write entries that are already applied to the room. Returns whether their numbers were still free."""
        write = Write(
            room.id,
            number,
            self.new_stamp(),
            [n.write_entry(entry) for entry in entries],
            None if due is None else due.at,
        )
        if room.table_changed:
            listed = room.settings.listed and room.status != "over" and room.is_awake
            write.row = {"listed": listed, "opened": entries[0].at, "shown": encode(show_table(room))}
        if room.game is not None and room.game.over and isinstance(entries[-1], n.Moved):
            write.results = rows_of(room)
        return await self.writer.append(write)

    def new_stamp(self) -> str:
        """A mark that no other write of any node has."""
        self.stamps_issued += 1
        return f"{self.node_id}:{self.stamps_issued}"

    async def errors_as_refusals(self, work: Awaitable[Result], room_id: str = "") -> Result:
        """Await ``work`` and raise any error in it as a refusal.

        A database that cannot be reached is ``busy``: the request may be repeated with the same id. Any other error is
        a bug: it is logged with its traceback and the table, and answered with ``failure``.
        """
        try:
            return await work
        except Refused:
            raise
        except Exception as error:
            if is_unavailable(error):
                log.error("the database is not responding: %s", type(error).__name__)
                raise Refused("busy") from None
            log_failure(f"table {room_id}" if room_id else "the server", error)
            raise Refused("failure") from None

    # After a write

    def publish(self, live: LiveTable, entry: n.AnyEntry) -> None:
        """Send the last entry to every connection of this node, as each may see it."""
        room = live.room
        live.published = room.number
        self.moves_made += isinstance(entry, n.Moved)
        messages = build_messages(room, entry, {connection.viewer for connection in live.connections}, room.at)
        for connection in live.connections:
            connection.post(messages[connection.viewer])
            if isinstance(entry, n.Left) and connection.viewer.seat == entry.seat:
                connection.disconnect("bad-token")
        if isinstance(entry, n.Moved | n.Begun) and room.game is not None:
            live.bots.hear(room.game)

    def schedule(self, live: LiveTable) -> None:
        """Set the table's timer to whatever is due next."""
        position = 0 if live.room.game is None else len(live.room.game.log)
        live.passed = {decision for decision in live.passed if decision[0] == position}
        self.set_timer(live, next_timer(live.room, live.excluded))

    def set_timer(self, live: LiveTable, due: Timer | None) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if due is not None and not self.closing:
            wait = max(0.0, due.at - time())
            live.timer = asyncio.get_running_loop().call_later(wait, self.on_timer, live)

    # Connections

    def new_link(self) -> str:
        """The name of a connection in the logs. `node_of_link` reads the node from it."""
        self.links_issued += 1
        return f"{self.node_id}:{self.links_issued}"

    async def enter(self, room_id: str, connection: Connection, last: int | None) -> LiveTable:
        """Greet a connection and add it to its table.

        Its seat is looked up under the lock and at the end of the log: only there is it known whose seat a token opens.
        """
        live = await self.get_table(room_id)
        async with live.lock:
            if live.stale or self.store.shared:
                await self.errors_as_refusals(self.catch_up(live), live.room.id)
            seat = commands.seat_for(live.room, connection.token)
            connection.viewer = Viewer(seat, connection.viewer.watch)
            connection.post(encode(build_hello(live.room, connection.viewer, last, time())))
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
    if link not in room.seats[seat].links:
        raise Refused("no-seat", given=seat)  # another node was first
    return n.Away(at=now, seat=seat, link=link)
