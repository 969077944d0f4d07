"""Play many tables while their servers and databases suffer, then compare every promise with the log.

The tests run it for a number of kills, `make soak` for a time and with every other fault.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from itertools import count
from math import inf
from pathlib import Path

from oneleft.client import Lobby
from oneleft.server.store import Store
from tests.support.remote_players import PLANS, Plan, PlayedTable, audit, count_leaks, count_lost, verify_records
from tests.support.servers import Server, postgres
from tests.support.soak_faults import (
    Fault,
    be_hostile,
    cut_off,
    fill_disk,
    flood,
    hang_database,
    kill_node,
    kill_server,
    lock_file,
    restart_database,
    set_clock,
    small_disk,
)
from tests.support.tcp_proxy import TcpProxy

AFTERMATH = 5.0  # seconds in which everything is as before
RATE = ("--rate", "500")  # requests a second: everyone here comes from one address
MATCHES = 2  # at a table, so that there is a rematch
MANY_MATCHES = 10
STRANGERS, FEW_STRANGERS = 12, 1  # that send garbage at the same time
STILL = 60.0  # seconds without any change, when nothing is killed any more, after which a table is dead
PLAY_SECONDS = 120.0  # within which some moves are made, however slow the machine is


@dataclass
class SoakResult:
    """What a soak did."""

    kills: dict[str, int] = field(default_factory=dict)
    strangers: dict[str, int] = field(default_factory=dict)
    promises: int = 0
    lost: int = 0  # of the promises
    dead: int = 0  # tables
    awaited: int = 0
    entries: int = 0
    matches: int = 0
    reconnects: int = 0
    leaked: int = 0
    seconds: float = 0
    calm: list[float] = field(default_factory=list)  # how long requests took while nothing but strangers disturbed them
    worst: float = 0  # that a request took, whatever happened

    def count(self, what: str) -> None:
        self.kills[what] = self.kills.get(what, 0) + 1

    def strange(self, what: str, times: int = 1) -> None:
        self.strangers[what] = self.strangers.get(what, 0) + times

    def calm_at(self, share: float) -> float:
        return 1000 * sorted(self.calm)[int(share * (len(self.calm) - 1))] if self.calm else 0

    def __str__(self) -> str:
        kills = ", ".join(f"{what} {count} times" for what, count in self.kills.items())
        strangers = "".join(f", {count} {what}" for what, count in self.strangers.items())
        return (
            f"{kills}{strangers}; {self.promises} moves and phrases acknowledged over {self.reconnects} reconnects, "
            f"{self.lost} lost, {self.leaked} leaked, {self.dead} tables dead; "
            f"{self.matches} matches finished, every record holds; "
            f"requests between the faults took {self.calm_at(0.5):.0f} ms (median), "
            f"{self.calm_at(0.99):.0f} ms (99%), the longest of all {self.worst:.1f} s ({self.seconds:.0f} s)"
        )


class Soak:
    """Tables that are played while ``harm`` kills what they run on."""

    def __init__(
        self,
        addresses: list[str],
        seed: int,
        plans: tuple[Plan, ...] = PLANS,
        strangers: int = 0,
        matches: float = inf,
        everything: bool = False,
    ) -> None:
        """So many ``strangers`` send garbage all the time, and every message that players get is compared.

        After so many ``matches`` the players of a table leave it and open the next. A log is read as a whole after
        every kill, so the longer it grows, the fewer kills there are in the same time.
        """
        self.addresses, self.plans, self.seed, self.strangers = addresses, plans, seed, strangers
        self.matches = matches
        self.has_floods = everything
        self.without_node = 40 if everything else 400  # promises, at most, until a killed node is started again
        self.chance = random.Random(seed)
        self.disturbed: list[tuple[float, float]] = []  # from when to when a fault and its consequences lasted
        self.tables: list[PlayedTable] = []
        self.awaited = 0  # promises that `let_them_play` has waited for
        self.promised = 0
        self.news = asyncio.Event()  # someone was promised something
        self.stopping = False
        self.done = SoakResult()

    async def run(self, harm: Callable[[Soak], Awaitable[None]], store: Callable[[], Store]) -> SoakResult:
        begun = time.monotonic()
        async with Lobby(self.addresses) as lobby, asyncio.TaskGroup() as tasks:
            opened = [asyncio.Event() for _ in self.plans]
            playing = [
                tasks.create_task(self.play(lobby, plan, seed, opened[seed])) for seed, plan in enumerate(self.plans)
            ]
            for one in opened:
                await one.wait()
            kinds = [be_hostile] * (self.strangers > 0) + [flood] * self.has_floods
            strangers = [tasks.create_task(one(self, self.addresses)) for one in kinds]
            await harm(self)
            self.stop()
            for stranger in strangers:  # they end by themselves: a connection that is cut off half open would be left
                await stranger
            self.done.dead = len(await self.finish(playing))
            assert not self.done.dead, f"nothing happened in {STILL:.0f} seconds: {self.describe()}"
            self.done.matches = sum([await verify_records(lobby, table) for table in self.tables])
        self.audit(store())
        self.done.awaited = self.awaited
        self.done.seconds = time.monotonic() - begun
        return self.done

    async def play(self, lobby: Lobby, plan: Plan, seed: int, opened: asyncio.Event) -> None:
        """Play at one table after another, until it is enough."""
        for number in count(seed, len(self.plans)):
            table = PlayedTable(lobby, plan, number, self.matches, self.note_promise)
            async with AsyncExitStack() as stack:
                await table.open(stack)
                self.tables.append(table)
                opened.set()
                if self.stopping:
                    table.stop()
                await table.play()
            if self.stopping:
                return

    def note_promise(self) -> None:
        self.promised += 1
        self.news.set()

    def stop(self) -> None:
        self.stopping = True
        for table in self.tables:
            table.stop()

    async def finish(self, playing: list[asyncio.Task[None]]) -> set[asyncio.Task[None]]:
        """Wait for the tables as long as any of them goes on; those that do not."""
        numbers: list[int] = []
        while True:
            _, unfinished = await asyncio.wait(playing, timeout=STILL)
            before, numbers = numbers, [player.link.number for table in self.tables for player in table.players]
            if not unfinished or numbers == before:
                return unfinished

    def describe(self) -> str:
        """The tables that are not over as their players see them."""
        views = {table: [(p.link.number, p.link.address, p.link.view) for p in table.players] for table in self.tables}
        return "\n".join(
            f"{table.id} {table.plan.rules} {seen}"
            for table, seen in views.items()
            if not all(view and view.winners for _, _, view in seen)
        )

    def audit(self, store: Store) -> None:
        self.done.lost = sum(count_lost(store, table) for table in self.tables)
        assert not self.done.lost, f"{self.done.lost} of what was acknowledged is not in the log once, at its number"
        for table in self.tables:
            self.done.entries += audit(store, table).number
            self.done.promises += table.promised
            self.done.reconnects += sum(player.link.reconnects for player in table.players)
            self.done.leaked += count_leaks(store, table) if self.strangers else 0
            for one in (asked for player in table.players for asked in player.asks):
                self.done.worst = max(self.done.worst, one.ended - one.begun)
                if not any(begun < one.ended and one.begun < ended for begun, ended in self.disturbed):
                    self.done.calm.append(one.ended - one.begun)
        store.close()
        assert not self.done.leaked, f"{self.done.leaked} messages showed what they must not"

    async def suffer(self, faults: Sequence[Fault], enough: Callable[[SoakResult], bool]) -> None:
        """One fault after another, until it is enough. All of them have their turn before any comes again."""
        turn = 0
        while not enough(self.done):
            await self.let_them_play()
            begun = time.monotonic()
            await faults[turn % len(faults)](self)
            self.disturbed.append((begun, time.monotonic() + AFTERMATH))
            turn += 1

    async def let_them_play(self, most: int = 80) -> None:
        """Wait until a random number of moves was acknowledged, and then for a random moment."""
        more = self.chance.randrange(most)
        self.awaited += more
        enough = self.promised + more
        async with asyncio.timeout(PLAY_SECONDS):
            while self.promised < enough:
                self.news.clear()
                await self.news.wait()
        await asyncio.sleep(0.05 * self.chance.random())


def soak_sqlite(
    directory: Path, enough: Callable[[SoakResult], bool], seed: int = 0, everything: bool = False
) -> SoakResult:
    """One server on SQLite, killed until it is enough; with ``everything``, all other faults happen too."""
    clock, matches = new_clock(directory / "clock"), MANY_MATCHES if everything else MATCHES
    disk = directory / "disk"
    disk.mkdir()
    with ExitStack() as stack:
        is_small = everything and stack.enter_context(small_disk(disk))
        file = disk / "tables.sqlite"
        url = f"sqlite:///{file}"
        server = stack.enter_context(Server(url, directory / "server.log", RATE, clock=clock))
        faults = [kill_server(server)]
        if everything:
            others = [lock_file(file), set_clock(clock), *([fill_disk(disk)] if is_small else [])]
            faults = [fault for other in others for fault in (*3 * faults, other)]
        soak = Soak([server.address], seed, strangers=everything * STRANGERS, matches=matches, everything=everything)
        return asyncio.run(soak.run(lambda soak: soak.suffer(faults, enough), lambda: Store(url)))


def soak_postgres(
    directory: Path, enough: Callable[[SoakResult], bool], seed: int = 0, everything: bool = False, nodes: int = 2
) -> SoakResult:
    """Nodes on PostgreSQL; they and the database are killed in turn. With ``everything`` all other faults happen."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres(synced=everything))
        proxies = [stack.enter_context(TcpProxy(database.port.number)) for _ in range(nodes)] if everything else []
        urls = [database.url.replace(str(database.port.number), str(proxy.port.number)) for proxy in proxies]
        urls = urls or nodes * [database.url]
        clocks = [new_clock(directory / f"clock{i}") for i in range(nodes)]
        servers = [
            stack.enter_context(Server(urls[i], directory / f"node{i}.log", RATE, f"node {i}", clocks[i]))
            for i in range(nodes)
        ]
        kills = [kill_node(node) for node in servers]
        stops = [restart_database(database, how) for how in (signal.SIGINT, signal.SIGQUIT)]
        faults = [kills[0], stops[0], kills[1], stops[1]]
        if everything:
            others = [*stops, hang_database(database), *map(cut_off, proxies), *map(set_clock, clocks)]
            faults = [fault for other in others for fault in (*kills, *kills, other)]
        addresses = [node.address for node in servers]
        matches, strangers = (MANY_MATCHES, STRANGERS) if everything else (MATCHES, FEW_STRANGERS)
        soak = Soak(addresses, seed, strangers=strangers, matches=matches, everything=everything)
        return asyncio.run(soak.run(lambda soak: soak.suffer(faults, enough), lambda: Store(database.url)))


def new_clock(file: Path) -> Path:
    file.write_text("0", "utf-8")
    return file
