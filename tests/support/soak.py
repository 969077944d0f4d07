"""Play many tables while their servers and databases are killed, then compare every promise with the log.

The tests run it for a number of kills, `make soak` for a time.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from oneleft.client import Lobby
from oneleft.server.store import Store
from tests.support.remote_players import PLANS, Plan, PlayedTable, audit, verify_records
from tests.support.servers import Postgres, Server, postgres

FINISH = 60.0  # seconds for all tables to finish when nothing is killed any more
PLAY_SECONDS = 120.0  # within which some moves are made, however slow the machine is


@dataclass
class SoakResult:
    """What a soak did."""

    kills: dict[str, int] = field(default_factory=dict)
    promises: int = 0
    awaited: int = 0
    entries: int = 0
    matches: int = 0
    reconnects: int = 0
    seconds: float = 0

    def count(self, what: str) -> None:
        self.kills[what] = self.kills.get(what, 0) + 1

    def __str__(self) -> str:
        kills = ", ".join(f"{what} {count} times" for what, count in self.kills.items())
        return (
            f"{kills}; {self.promises} moves and phrases acknowledged over {self.reconnects} reconnects, each in the "
            f"log exactly once; {self.matches} matches finished, every record holds ({self.seconds:.0f} s)"
        )


class Soak:
    """Tables that are played while ``harm`` kills what they run on."""

    def __init__(self, addresses: list[str], seed: int, plans: tuple[Plan, ...] = PLANS) -> None:
        self.addresses, self.plans = addresses, plans
        self.chance = random.Random(seed)
        self.tables: list[PlayedTable] = []
        self.awaited = 0  # promises that `let_them_play` has waited for
        self.done = SoakResult()

    @property
    def promised(self) -> int:
        return sum(table.promised for table in self.tables)

    async def run(self, harm: Callable[[Soak], Awaitable[None]], store: Callable[[], Store]) -> SoakResult:
        begun = time.monotonic()
        async with AsyncExitStack() as stack:
            lobby = await stack.enter_async_context(Lobby(self.addresses))
            self.tables = [PlayedTable(lobby, plan, seed) for seed, plan in enumerate(self.plans)]
            for table in self.tables:
                await table.open(stack)
            async with asyncio.TaskGroup() as tables:
                playing = [tables.create_task(table.play()) for table in self.tables]
                await harm(self)
                for table in self.tables:
                    table.stop()
                _, unfinished = await asyncio.wait(playing, timeout=FINISH)
                stuck = [table.id for table, task in zip(self.tables, playing, strict=True) if task in unfinished]
                assert not unfinished, f"not finished in {FINISH:.0f} seconds: {self.describe(stuck)}"
            self.done.matches = sum([await verify_records(lobby, table) for table in self.tables])
        self.audit(store())
        self.done.awaited = self.awaited
        self.done.seconds = time.monotonic() - begun
        return self.done

    def describe(self, stuck: list[str]) -> str:
        """The stuck tables as their players see them."""
        return "\n".join(
            f"{table.id} {table.plan.rules} {[(p.link.number, p.link.address, p.link.view) for p in table.players]}"
            for table in self.tables
            if table.id in stuck
        )

    def audit(self, store: Store) -> None:
        for table in self.tables:
            self.done.entries += audit(store, table).number
            self.done.promises += table.promised
            self.done.reconnects += sum(player.link.reconnects for player in table.players)
        store.close()

    async def let_them_play(self, most: int = 80) -> None:
        """Wait until a random number of moves was acknowledged, and then for a random moment."""
        more = self.chance.randrange(most)
        self.awaited += more
        enough = self.promised + more
        async with asyncio.timeout(PLAY_SECONDS):
            while self.promised < enough:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.05 * self.chance.random())


def soak_sqlite(directory: Path, enough: Callable[[SoakResult], bool], seed: int = 0) -> SoakResult:
    """One server on SQLite, killed until it is enough."""
    url = f"sqlite:///{directory / 'tables.sqlite'}"
    with Server(url, directory / "server.log") as server:

        async def harm(soak: Soak) -> None:
            while not enough(soak.done):
                await soak.let_them_play()
                await asyncio.to_thread(server.kill)
                soak.done.count("killed the server")
                await asyncio.to_thread(server.start)

        return asyncio.run(Soak([server.address], seed).run(harm, lambda: Store(url)))


def soak_postgres(directory: Path, enough: Callable[[SoakResult], bool], seed: int = 0) -> SoakResult:
    """Two nodes on PostgreSQL; nodes and database are killed in turn."""
    with ExitStack() as stack:
        database = stack.enter_context(postgres())
        nodes = [Server(database.url, directory / f"node{i}.log", seed=f"node {i}") for i in range(2)]
        for node in nodes:
            stack.enter_context(node)

        async def harm(soak: Soak) -> None:
            turn = 0
            while not enough(soak.done):
                await (soak_node(soak, nodes[turn // 2 % 2]) if turn % 2 == 0 else soak_database(soak, database, turn))
                turn += 1

        return asyncio.run(Soak([node.address for node in nodes], seed).run(harm, lambda: Store(database.url)))


async def soak_node(soak: Soak, node: Server) -> None:
    """Kill a node. Its players go on at the other; later it is started again."""
    await soak.let_them_play()
    await asyncio.to_thread(node.kill)
    soak.done.count("killed a node")
    await soak.let_them_play(400)  # at the other node
    await asyncio.to_thread(node.start)


async def soak_database(soak: Soak, database: Postgres, turn: int) -> None:
    await soak.let_them_play()
    how = signal.SIGINT if turn // 2 % 2 == 0 else signal.SIGQUIT
    await asyncio.to_thread(database.stop, how)
    soak.done.count("restarted the database" if how == signal.SIGINT else "crashed the database")
    await asyncio.sleep(soak.chance.random())
    await asyncio.to_thread(database.start)
