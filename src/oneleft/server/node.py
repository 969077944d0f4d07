"""One node: the tables that somebody here plays at or watches. It can all be forgotten at any moment; the logs stay."""

from __future__ import annotations

import asyncio
import logging
from asyncio import TimerHandle
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, TypeVar

from oneleft.lang import Explained
from oneleft.protocol.messages import encode

from . import commands
from . import entries as n
from .connections import Connection
from .entropy import Entropy
from .error_codes import Refused, log_failure
from .presenters import Viewer, hello, messages, show_table
from .results import rows_of
from .room import Room
from .seated_expert import SeatedExpert
from .store import Store, Write, is_unavailable
from .timers import Asked, Timer, next_timer
from .writer import Writer

log = logging.getLogger("oneleft.server")
TRIES = 8  # to write behind the entries of other nodes
NOBODY: Asked = set()
Result = TypeVar("Result")
Decide = Callable[[Room, float], n.AnyEntry]


class LiveTable:
    """A table in this node's memory. ``told`` is the last number that its guests here have heard of."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.told = room.number
        self.stale = False  # what is in memory may not be what is in the log
        self.lock = asyncio.Lock()
        self.guests: set[Connection] = set()
        self.experts: dict[int, SeatedExpert] = {}
        self.asked: Asked = set()
        self.thinking: Asked = set()  # what bots are thinking about just now
        self.timer: TimerHandle | None = None
        self.used = time()

    @property
    def busy(self) -> Asked:
        """Nobody is asked twice."""
        return self.asked | self.thinking if self.thinking else self.asked


class Node:
    def __init__(self, store: Store, entropy: Entropy | None = None) -> None:
        self.store = store
        self.entropy = entropy or Entropy()
        self.node_id = self.entropy.node_id()
        self.links = self.stamps = 0
        self.nodes = {self.node_id}  # that are alive
        self.live_tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.writer = Writer(store)
        self.when_due: Callable[[LiveTable], None] = lambda live: None  # the keeper's part
        self.accepted = 0
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables in memory

    async def live(self, room_id: str) -> LiveTable:
        found: LiveTable | None = self.live_tables.get(room_id)
        if found is None:
            if room_id not in self.loading:
                self.loading[room_id] = self.spawn(self.load(room_id))
            found = await self.unavailable_as_busy(asyncio.shield(self.loading[room_id]), room_id)
        assert found is not None
        found.used = time()
        return found

    async def load(self, room_id: str) -> LiveTable:
        try:
            live: LiveTable = await self.unavailable_as_busy(asyncio.to_thread(self.fold, room_id), room_id)
            async with live.lock:  # what is due here may be done as soon as the first of them is written
                await self.drop_dead_links(live)
            self.live_tables[room_id] = live
            self.schedule(live)
            return live
        finally:
            del self.loading[room_id]

    def fold(self, room_id: str) -> LiveTable:
        bodies = self.store.read(room_id)
        if not bodies:
            raise Refused("no-table")
        return LiveTable(Room.fold(room_id, map(n.read_entry, bodies)))

    async def drop_dead_links(self, live: LiveTable) -> None:
        """Connections of a node that is gone are gone too. The caller holds the lock."""
        if self.dead_links(live):
            await self.unavailable_as_busy(self.look_round(), live.room.id)  # a node that is not known may be new
        for seat, link in self.dead_links(live):
            with suppress(Refused):
                await self.write(live, partial(lost, seat, link))

    def dead_links(self, live: LiveTable) -> list[tuple[int, str]]:
        return [(seat, link) for seat, link in live.room.links() if node_of(link) not in self.nodes]

    async def look_round(self) -> None:
        """Say that this node is alive, and see which others are."""
        if self.store.shared:
            self.nodes = await asyncio.to_thread(self.store.beat, self.node_id, time())

    def forget(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
        for expert in live.experts.values():
            expert.close()
        self.live_tables.pop(live.room.id, None)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other nodes wrote. The caller holds the lock."""
        if live.stale:
            bodies = await asyncio.to_thread(self.store.read, live.room.id)
            known = [n.read_entry(body) for body in bodies[: live.told]]
            live.room = await asyncio.to_thread(Room.fold, live.room.id, known)
            live.stale = False
            bodies = bodies[live.told :]
        else:
            bodies = await asyncio.to_thread(self.store.read, live.room.id, live.room.number)
        for body in bodies:
            entry = n.read_entry(body)
            live.room.apply(entry)
            self.publish(live, entry)
        self.schedule(live)

    # Writing

    async def open(self, decide: Callable[[Room, float], list[n.AnyEntry]], request: str = "") -> LiveTable:
        """Open a new table and write its first entries in one commit."""
        room = Room(self.entropy.room_id(request))
        entries = decide(room, time())
        if not await self.unavailable_as_busy(self.commit(room, 0, entries, next_timer(room, NOBODY)), room.id):
            raise Refused("busy")  # the id is taken; the next request gets another
        live = self.live_tables[room.id] = LiveTable(room)
        return live

    async def act(self, room_id: str, decide: Decide) -> tuple[LiveTable, int]:
        """Write what is decided to the end of the log, wherever that is by now; the number it came to."""
        live = await self.live(room_id)
        async with live.lock:
            return live, await self.write(live, decide)

    async def write(self, live: LiveTable, decide: Decide) -> int:
        """The caller holds the lock."""
        assert live.lock.locked()
        if live.stale:
            await self.unavailable_as_busy(self.catch_up(live), live.room.id)
        heard_all = not self.store.shared
        for _ in range(TRIES):
            room = live.room
            try:
                entry = decide(room, max(time(), room.at))
            except Explained:
                if heard_all:
                    raise
                heard_all = True  # what is refused here may be right after what other nodes wrote
                await self.unavailable_as_busy(self.catch_up(live), live.room.id)
                continue
            number = room.number
            live.stale = True  # until it is known that the log has it
            room.apply(entry)
            due = next_timer(room, NOBODY)
            if await self.unavailable_as_busy(self.commit(room, number, [entry], due), room.id):
                live.stale = False
                self.publish(live, entry)
                self.wake_at(live, due) if not live.busy else self.schedule(live)
                return room.number
            await self.unavailable_as_busy(self.catch_up(live), live.room.id)
            heard_all = True
        raise Refused("busy")

    async def unavailable_as_busy(self, work: Awaitable[Result], room_id: str = "") -> Result:
        """Await ``work`` and raise any error in it as a refusal.

        A database that cannot be reached is ``busy``: the request may be repeated with the same id. Any other error is
        a mistake in this program: it is logged with its traceback and the table, and answered with ``failure``.
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

    async def commit(self, room: Room, number: int, made: list[n.AnyEntry], due: Timer | None) -> bool:
        write = Write(
            room.id,
            number,
            self.new_stamp(),
            [n.write_entry(entry) for entry in made],
            None if due is None else due.at,
        )
        if room.table_changed:
            listed = room.settings.listed and room.status != "over" and room.awake
            write.row = {"listed": listed, "opened": made[0].at, "shown": encode(show_table(room))}
        if room.game is not None and room.game.over and isinstance(made[-1], n.Moved):
            write.results = rows_of(room)
        return await self.writer.append(write)

    def new_stamp(self) -> str:
        """No other write of any node has it."""
        self.stamps += 1
        return f"{self.node_id}:{self.stamps}"

    # Telling

    def publish(self, live: LiveTable, entry: n.AnyEntry) -> None:
        """Tell everybody here what the last entry means to them."""
        room = live.room
        live.told = room.number
        self.accepted += isinstance(entry, n.Moved)
        said = messages(room, entry, {guest.place for guest in live.guests}, room.at)
        for guest in live.guests:
            guest.post(said[guest.place])
            if isinstance(entry, n.Left) and guest.place.seat == entry.seat:
                guest.dismiss("bad-token")
        if isinstance(entry, n.Moved | n.Begun):
            self.tell_experts(live)

    def tell_experts(self, live: LiveTable) -> None:
        game = live.room.game
        if game is None:
            return
        for seat, expert in live.experts.items():
            expert.hear(game.events_for(seat), game.view(seat))
        if game.over:
            live.experts.clear()

    def schedule(self, live: LiveTable) -> None:
        """Look at what is due here, and wake up for it."""
        position = 0 if live.room.game is None else len(live.room.game.log)
        live.asked = {known for known in live.asked if known[0] == position}
        self.wake_at(live, next_timer(live.room, live.busy))

    def wake_at(self, live: LiveTable, due: Timer | None) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if due is not None and not self.closing:
            wait = max(0.0, due.at - time())
            live.timer = asyncio.get_running_loop().call_later(wait, self.when_due, live)

    # Guests

    def new_link(self) -> str:
        self.links += 1
        return f"{self.node_id}:{self.links}"

    async def enter(self, room_id: str, guest: Connection, last: int | None) -> LiveTable:
        """Only at the end of the log it is known whose seat a token opens."""
        live = await self.live(room_id)
        async with live.lock:
            if live.stale or self.store.shared:
                await self.unavailable_as_busy(self.catch_up(live), live.room.id)
            seat = commands.seat_for(live.room, guest.token)
            guest.place = Viewer(seat, guest.place.watch)
            guest.post(encode(hello(live.room, guest.place, last, time())))
            live.guests.add(guest)
        if seat is not None:
            try:
                await self.act(room_id, lambda room, now: commands.here(room, seat, guest.token, guest.link, now))
            except BaseException:
                live.guests.discard(guest)  # its socket is closed over this
                raise
        return live

    async def depart(self, live: LiveTable, guest: Connection) -> None:
        live.guests.discard(guest)
        seat = guest.place.seat
        if seat is None or self.closing:  # with the node all its connections end
            return

        with suppress(Refused):  # long gone, or the database is; then the scheduler drops the link later
            await self.act(live.room.id, partial(lost, seat, guest.link))


def node_of(link: str) -> str:
    """As `Node.new_link` writes it."""
    return link.partition(":")[0]


def lost(seat: int, link: str, room: Room, now: float) -> n.AnyEntry:
    if link not in room.seats[seat].links:
        raise Refused("no-seat", given=seat)  # another node was first
    return n.Away(at=now, seat=seat, link=link)
