"""Who keeps the tables going: the clock, the bots, the next deal, and tables that a dead node left behind.

On many nodes a table that is due is claimed in the database first. To do a thing twice would do no harm, for only one
entry can have a number, but bots would think twice.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import time

from oneleft.bots.bot import Bot
from oneleft.bots.fallback import by_rule
from oneleft.bots.registry import new_bot
from oneleft.lang import Explained
from oneleft.table.views import View

from . import commands
from . import entries as n
from .connections import Connection
from .error_codes import Refused, log_failure
from .node import LiveTable, Node, lost, node_of
from .room import STAND_IN, Room
from .seated_expert import seat_expert
from .timers import Timer, next_timer, plain_entry

BEAT = 2.0  # seconds between two signs of life
OVERDUE = 1.5  # a table that nobody looked after in time
IDLE = 60.0  # a table that nobody here looks at is forgotten


class Scheduler:
    def __init__(self, node: Node) -> None:
        self.node = node
        self.minds = ThreadPoolExecutor(max_workers=4, thread_name_prefix="bot")  # the database is not kept waiting
        node.when_due = self.when_due

    def close(self) -> None:
        """What bots think about now nobody will ask any more."""
        self.minds.shutdown(wait=False, cancel_futures=True)

    def when_due(self, live: LiveTable) -> None:
        self.node.spawn(self.look_after(live))

    async def look_after(self, live: LiveTable) -> None:
        """The next thing that is due at this table, if it is this node's to do."""
        if not self.node.store.shared:
            await self.do(live)
            return
        with suppress(Refused):  # the database is away; who keeps the node looks again
            await self.claim(time() + 0.01)

    async def claim(self, until: float) -> None:
        """Everything that is due anywhere and that nobody else has taken."""
        for room_id, lease in await self.node.unavailable_as_busy(asyncio.to_thread(self.node.store.claim, until)):
            self.node.spawn(self.do_claimed(room_id, lease))

    async def do_claimed(self, room_id: str, lease: float) -> None:
        with suppress(Refused):  # the lease ends, and then it is claimed again
            live = await self.node.live(room_id)
            async with live.lock:
                await self.node.unavailable_as_busy(self.node.catch_up(live), room_id)
                await self.node.drop_dead_links(live)
            if not await self.do(live):
                await self.node.unavailable_as_busy(self.write_due(live, lease), room_id)

    async def write_due(self, live: LiveTable, lease: float) -> None:
        """The database's idea of when to look here again."""
        due = next_timer(live.room, live.busy)
        await asyncio.to_thread(self.node.store.set_due, live.room.id, None if due is None else due.at, lease)

    async def do(self, live: LiveTable) -> bool:
        """Whether something was written."""
        try:
            async with live.lock:
                if live.stale:
                    await self.node.unavailable_as_busy(self.node.catch_up(live), live.room.id)
                due = next_timer(live.room, live.busy)
                if due is None or due.at > time() + 0.005:
                    self.node.schedule(live)
                    return False
                if due.kind != "bot":
                    await self.node.write(live, lambda room, now: self.now_due(room, live, now))
                    return True
                view = commands.running(live.room).view(due.seat)
                live.thinking.add((view.number, due.seat))
            try:
                return await self.bot_moves(live, due, view)
            finally:
                live.thinking.discard((view.number, due.seat))
                self.node.schedule(live)
        except Refused:  # another node was first, or the database is away: look again
            await asyncio.sleep(0.05)
        except Exception as error:  # our own mistake must not stop a table for good
            log_failure(f"table {live.room.id}", error)
            await asyncio.sleep(1)
        self.node.schedule(live)
        return False

    def now_due(self, room: Room, live: LiveTable, now: float) -> n.AnyEntry:
        due = next_timer(room, live.asked)
        if due is None or due.at > now + 0.01 or due.kind == "bot":
            raise Refused("stale", number=room.number)
        entry = plain_entry(room, due, now)
        if entry is not None:
            return entry
        game = commands.running(room)  # the clock: the table draws or takes for the player
        text = by_rule(game.view(due.seat))
        return commands.move(room, due.seat, len(game.log), text or "", "", now, made_by="clock")

    # Bots

    def bot_for(self, live: LiveTable, seat: int, view: View) -> Bot:
        """A new bot for each decision, but an expert stays, for it remembers. The seed is as secret as the cards."""
        game = commands.running(live.room)
        level = live.room.seats[seat].player or STAND_IN
        if level != "expert":
            return new_bot(level, f"{game.key} {view.number} {seat}")
        if seat not in live.experts:
            live.experts[seat] = seat_expert(level, game, seat)
        return live.experts[seat]

    async def bot_moves(self, live: LiveTable, due: Timer, view: View) -> bool:
        """It thinks while the table is free for others; the first valid move to arrive wins."""
        try:
            bot = self.bot_for(live, due.seat, view)
            answer = await asyncio.get_running_loop().run_in_executor(self.minds, bot.answer, view)
        except Exception as error:  # a bot must not stop a table
            log_failure(f"a bot at table {live.room.id}", error)
            live.experts.pop(due.seat, None)  # the next one begins with fresh beliefs
            answer = by_rule(view)
        if answer is None:
            live.asked.add((view.number, due.seat))
            return False

        def decide(room: Room, now: float) -> n.AnyEntry:
            if room.seats[due.seat].player is None:
                raise Refused("stale", number=room.number)  # the person is back
            return commands.move(room, due.seat, view.number, answer, "", now, made_by="bot")

        try:
            async with live.lock:
                await self.node.write(live, decide)
        except Refused:
            raise
        except Explained:
            raise Refused("stale", number=view.number) from None
        return True

    # Nodes that died, tables that nobody looks at

    async def run(self) -> None:
        """For ever: signs of life, and whatever was left behind."""
        while True:
            with suppress(Refused):
                await self.node.unavailable_as_busy(self.round())
            await asyncio.sleep(BEAT)

    async def round(self) -> None:
        node = self.node
        await node.look_round()
        await self.claim(time() - OVERDUE)
        for live in list(node.live_tables.values()):
            try:
                await node.unavailable_as_busy(self.tidy(live), live.room.id)
            except Refused as refused:
                if refused.code == "busy":  # the database is away for all tables
                    raise

    async def tidy(self, live: LiveTable) -> None:
        """Bring one table in memory up to date, correct its connections, and forget it if nobody uses it."""
        if live.stale:  # the database was away in the middle of a write
            async with live.lock:
                await self.node.catch_up(live)
        await self.drop_dead_links(live)
        await self.keep_own_links(live)
        await self.drop_own_links(live)
        if not live.guests and not live.thinking and not live.lock.locked() and time() - live.used > IDLE:
            self.node.forget(live)

    async def drop_dead_links(self, live: LiveTable) -> None:
        if self.node.dead_links(live):
            async with live.lock:
                await self.node.drop_dead_links(live)

    async def drop_own_links(self, live: LiveTable) -> None:
        """A guest who went while the database was away: nobody could write it down then."""
        here = {guest.link for guest in live.guests}
        for seat, link in live.room.links():
            if node_of(link) == self.node.node_id and link not in here:
                with suppress(Refused):
                    await self.node.act(live.room.id, partial(still_gone, live, seat, link))

    async def keep_own_links(self, live: LiveTable) -> None:
        """A node that was long cut off from the database counts as dead, but its guests are still there."""
        for guest in list(live.guests):
            seat = guest.place.seat
            if seat is not None and not guest.gone and guest.link not in live.room.seats[seat].links:
                with suppress(Refused):
                    await self.node.act(live.room.id, partial(still_here, live, guest, seat))


def still_gone(live: LiveTable, seat: int, link: str, room: Room, now: float) -> n.AnyEntry:
    if any(guest.link == link for guest in live.guests):
        raise Refused("no-seat", given=seat)
    return lost(seat, link, room, now)


def still_here(live: LiveTable, guest: Connection, seat: int, room: Room, now: float) -> n.AnyEntry:
    if guest not in live.guests or guest.gone or guest.link in room.seats[seat].links:
        raise Refused("no-seat", given=seat)
    return n.Here(at=now, seat=seat, link=guest.link)
