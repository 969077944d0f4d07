"""What tables do by themselves: clocks, bots, the next deal, and tables that a dead node left behind.

On several nodes a table's home acts for it. Acting twice is harmless, since each log number is written once, but the
bots would do the work twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from time import monotonic

from oneleft.bots.fallback import fallback_move
from oneleft.bots.levels import level_of
from oneleft.bots.seated import SeatedBot
from oneleft.errors import OneleftError
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.seat import STAND_IN
from oneleft.room.state import Room
from oneleft.room.timers import Timer, entry_due, next_timer
from oneleft.table.views import View

from .connections import Connection
from .failure_log import log_failure
from .live_table import LiveTable
from .node import Node, node_of_connection, record_disconnect

HEARTBEAT_SECONDS = 2.0  # from one sweep to the next
SWEPT_AT_ONCE = 20  # tables, less than a millisecond; then moves get their turn
OUTAGE_SECONDS = 0.5  # between two sweeps while the database is unavailable
OVERDUE_SECONDS = 1.5  # after which a sweep claims a table that nobody else did
IN_A_HURRY = "sharp"  # how a bot plays that would have to wait too long
IDLE_SECONDS = 60.0  # after which a table that nobody here uses is unloaded


class Scheduler:
    """Runs whatever is due at the tables of a node, and sweeps all of them every other second.

    Bots without a memory answer at once, on the event loop. Those that remember or search have threads with a short
    queue; while it is full they play like a quicker bot. Those that search think less while others wait. `Node` calls
    ``on_timer`` when a table's timer fires; ``run`` is a task of its own. It writes through `Node.write` like everyone
    else: it may be late or be beaten by a person's move, and it must not hold a table's lock while a bot thinks. An
    error at one table must not stop any other table.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        node.on_timer = self.on_timer

    def on_timer(self, live: LiveTable) -> None:
        self.node.spawn(self.run_due(live))

    async def run_due(self, live: LiveTable) -> None:
        """Do the next thing that is due at this table, unless only its home has guests there."""
        if live.connections or self.node.is_home(live.room.id):
            await self.run_next(live)

    async def claim_due_tables(self, until: float) -> None:
        """Run every table that was due by then and has no home. It is this node now."""
        for room_id, due in await self.node.homes.claim(until):
            self.node.spawn(self.run_claimed(room_id, due))

    async def run_claimed(self, room_id: str, due: float) -> None:
        with suppress(Refused):  # the next sweep claims it again, or its home's
            live = await self.node.get_table(room_id)
            async with live.lock:
                await self.node.errors_as_refusals(self.node.catch_up(live), room_id)
                await self.node.drop_dead_links(live)
            if not await self.run_next(live):
                await self.node.errors_as_refusals(self.save_due_time(live, due), room_id)

    async def save_due_time(self, live: LiveTable, before: float) -> None:
        """Write to the database when this table is due again, that was due before."""
        due = next_timer(live.room, live.excluded)
        await asyncio.to_thread(self.node.store.set_due, live.room.id, None if due is None else due.at, before)

    async def run_next(self, live: LiveTable) -> bool:
        """Do the next thing that is due. Returns whether something was written."""
        try:
            async with live.lock:
                if live.stale or not self.node.is_home(live.room.id):
                    await self.node.errors_as_refusals(self.node.catch_up(live), live.room.id)
                due = next_timer(live.room, live.excluded)
                if due is None or due.at > self.node.clock.now() + 0.005:
                    self.node.schedule(live)
                    return False
                if due.kind != "bot":
                    await self.node.write(
                        live, lambda room, now: entry_due(room, live.passed, self.node.next_key, now), by_itself=True
                    )
                    return True
                view = commands.running_game(live.room).view(due.seat)
                live.thinking.add((view.number, due.seat))
            try:
                return await self.make_bot_move(live, due, view)
            finally:
                live.thinking.discard((view.number, due.seat))
                self.node.schedule(live)
        except Refused as refused:  # another node was first, or the database is unavailable: look again
            await asyncio.sleep(1 if refused.code == "failure" else 0.05)
        except Exception as error:  # a bug must not stop a table for good
            log_failure(f"table {live.room.id}", error)
            await asyncio.sleep(1)
        self.node.schedule(live)
        return False

    # Bots

    async def make_bot_move(self, live: LiveTable, due: Timer, view: View) -> bool:
        """Let a bot decide and write its move. Returns whether it made one.

        The table is free for others meanwhile. The first valid move to arrive wins. If the cards or the moves are
        void by then, the answer is too.
        """
        line = live.room.line
        try:
            level = live.room.seats[due.seat].bot_level or STAND_IN
            answer = await self.ask_bot(live, level, due.seat, view)
        except Exception as error:  # a bot must not stop a table
            log_failure(f"a bot at table {live.room.id}", error)
            live.bots.dismiss(due.seat)
            answer = fallback_move(view)
        if live.room.line != line:
            return False
        if answer is None:
            live.passed.add((view.number, due.seat))
            return False

        def decide(room: Room, now: float) -> n.AnyEntry:
            if room.line != line:
                raise Refused("stale")
            return commands.bot_move(room, due.seat, view.number, answer, now)

        try:
            async with live.lock:
                await self.node.write(live, decide)
        except Refused:
            raise
        except OneleftError:
            raise Refused("stale") from None
        return True

    async def ask_bot(self, live: LiveTable, level: str, seat: int, view: View) -> str | None:
        game, pools = commands.running_game(live.room), self.node.pools
        known, bot = level_of(level), live.bots.bot_for(level, game, seat)
        if known is None or not isinstance(bot, SeatedBot):
            return bot.answer(view)
        try:
            if known.searches:
                return await pools.thinking.answer(bot, view)
            return await pools.bot_answers.run(bot.answer, view)
        except Refused:  # too many wait already
            self.node.hurried_bots += 1
            return live.bots.bot_for(IN_A_HURRY, game, seat).answer(view)

    # Sweeps: dead nodes, lost connections, idle tables

    async def run(self) -> None:
        while True:
            begun = monotonic()
            with suppress(Refused):
                await self.sweep()
            seconds = OUTAGE_SECONDS if self.node.outage else HEARTBEAT_SECONDS
            await asyncio.sleep(max(0.0, begun + seconds - monotonic()))

    async def sweep(self) -> None:
        """Report that this node is alive, claim overdue tables, and tidy up every table in memory.

        Many tables are spread over the time until the next sweep, so that moves hardly wait for them.
        """
        node = self.node
        await self.attempt(node.heartbeat())
        if not node.homes.was_silent:  # after an outage the homes of the others are not free
            await self.attempt(self.claim_due_tables(node.clock.now() - OVERDUE_SECONDS))
        tables = list(node.live_tables.values())
        for start in range(0, len(tables), SWEPT_AT_ONCE):
            if start:
                await asyncio.sleep(HEARTBEAT_SECONDS * SWEPT_AT_ONCE / len(tables))
            for live in tables[start : start + SWEPT_AT_ONCE]:
                if node.live_tables.get(live.room.id) is live:
                    await self.attempt(self.sweep_table(live), live.room.id)
        for live in node.away_from_home():
            await self.attempt(self.bring_home(live), live.room.id)
        node.homes.is_guest = bool(node.away_from_home())
        await self.attempt(node.homes.release({*node.live_tables}))

    async def attempt(self, work: Awaitable[None], room_id: str = "") -> None:
        """Do a part of a sweep. If it fails, the others are done all the same, unless the database is unavailable."""
        try:
            await self.node.errors_as_refusals(work, room_id)
        except Refused as refused:
            if refused.code == "busy":  # for all tables
                raise

    async def sweep_table(self, live: LiveTable) -> None:
        """Bring one table in memory up to date, correct its connections, and unload it if nobody uses it."""
        if live.stale:  # the database was unavailable in the middle of a write
            async with live.lock:
                if live.stale:  # and not only while a write was on its way
                    await self.node.catch_up(live)
        await self.drop_dead_links(live)
        await self.restore_own_links(live)
        await self.drop_closed_links(live)
        in_use = live.connections or live.thinking or live.lock.locked()
        if not in_use and monotonic() - live.last_used > IDLE_SECONDS:
            self.node.unload(live)

    async def bring_home(self, live: LiveTable) -> None:
        """Become the home of a table with guests, or send them there if it can be reached.

        They reconnect at once, and are passed on.
        """
        home = await self.node.ask_for_home(live.room.id)
        if home is not None and home.id != self.node.node_id and await self.node.homes.reach(home):
            for connection in list(live.connections):
                connection.disconnect("busy")

    async def drop_dead_links(self, live: LiveTable) -> None:
        if self.node.dead_connections(live):
            async with live.lock:
                await self.node.drop_dead_links(live)

    async def drop_closed_links(self, live: LiveTable) -> None:
        """Record connections that closed while the database was unavailable and nobody could record it."""
        open_connections = {connection.id for connection in live.connections}
        for seat, connection_id in live.room.connections():
            if node_of_connection(connection_id) == self.node.node_id and connection_id not in open_connections:
                with suppress(Refused):
                    await self.node.execute(live.room.id, partial(record_closed, live, seat, connection_id))

    async def restore_own_links(self, live: LiveTable) -> None:
        """Record again connections of this node that others dropped while it was cut off and counted as dead."""
        for connection in list(live.connections):
            seat = connection.viewer.seat
            if seat is not None and not connection.gone and (seat, connection.id) not in live.room.connections():
                with suppress(Refused):
                    await self.node.execute(live.room.id, partial(record_open, live, connection, seat))


def record_closed(live: LiveTable, seat: int, connection_id: str, room: Room, now: float) -> n.AnyEntry:
    """A command: this connection is lost, unless it is open after all."""
    if any(connection.id == connection_id for connection in live.connections):
        raise Refused("no-seat", given=seat)
    return record_disconnect(seat, connection_id, room, now)


def record_open(live: LiveTable, connection: Connection, seat: int, room: Room, now: float) -> n.AnyEntry:
    """A command: this connection is open, unless it closed meanwhile or the log has it."""
    if connection not in live.connections or connection.gone or (seat, connection.id) in room.connections():
        raise Refused("no-seat", given=seat)
    return n.Here(at=now, seat=seat, connection_id=connection.id)
