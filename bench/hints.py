"""How long a person waits for a hint: ``python -m bench.hints`` writes the figures into docs/analysis.md.

The server is a process of its own, and everything goes over real sockets on loopback. One person after another asks at
every decision of a match against bots, and makes the move. The time is that from the request to the answer.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import getloadavg
from pathlib import Path

import uvloop

from docs.generated_blocks import write_blocks
from oneleft.client import Lobby, TableConnection
from oneleft.client.errors import LATE
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import Settings
from tests.support.in_process_nodes import until
from tests.support.servers import Server

from .load import Figures, open_tables
from .measure import machine, table

PAGE = Path(__file__).parents[1] / "docs" / "analysis.md"
AIM = 300  # milliseconds, for 99 of 100 hints
TABLES = 20  # at which others play
PAUSE = 1 / 1.12  # seconds between two moves at each of them
HINTS = 100  # of a measurement
AT_ONCE = 10  # that a seat may ask for
SETTINGS = Settings(rules="classic+target=5000", players=4, turn_seconds=0, pause_seconds=0, bot_pace=0.1)
HEADING = ("", "hints", "median, ms", "p99, ms", "longest, ms")


async def next_decision(link: TableConnection) -> bool:
    """Wait until the person is in turn. Returns whether there is something to decide."""
    await until(lambda: link.view is not None and (link.view.turn == 0 or link.view.round_over))
    return link.view is not None and not link.view.round_over and len(link.view.legal) > 1


async def make(link: TableConnection, move: str) -> None:
    try:
        await link.move(move)
    except ServerRefused as refused:  # a bot has called UNO meanwhile
        if refused.code not in LATE:
            raise


async def ask_hints(lobby: Lobby, count: int) -> list[float]:
    """The seconds that a number of hints took, at one table. Those that were given without a search do not count."""
    took: list[float] = []
    seated = await lobby.open_table("Ana", SETTINGS, bots=["sharp"] * 3)
    await lobby.start(seated.table.id, seated.token)
    async with lobby.connect(seated.table.id, seated.token) as link:
        while len(took) < count:
            if not await next_decision(link):
                legal = link.view.legal if link.view is not None else []
                await make(link, legal[0] if legal else "deal")
                continue
            begun = time.monotonic()
            hint = await link.hint()
            if hint.chances:
                took.append(time.monotonic() - begun)
            await make(link, hint.move)
    return took


@asynccontextmanager
async def others(address: str, tables: int) -> AsyncIterator[None]:
    """Four connected people play at each of these tables."""
    opened = await open_tables([address], tables, Figures(tables))
    chance = random.Random(1)
    players = asyncio.gather(*(one.play(float("inf"), PAUSE, chance) for one in opened))
    try:
        yield
    finally:
        players.cancel()
        await asyncio.gather(players, return_exceptions=True)
        for line in (line for one in opened for line in one.lines):
            line.cut()


async def measure(address: str, tables: int) -> tuple[str, ...]:
    async with Lobby(address) as lobby, others(address, tables):
        await ask_hints(lobby, 1)  # the search is ready
        took = sorted([one for _ in range(HINTS // AT_ONCE) for one in await ask_hints(lobby, AT_ONCE)])
    figures = took[len(took) // 2], took[len(took) * 99 // 100], took[-1]
    name = f"with {tables} other tables" if tables else "alone"
    return name, f"{len(took)}", *(f"{1000 * figure:.0f}" for figure in figures)


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        database = f"sqlite:///{place}/tables.sqlite"
        with Server(database, Path(place) / "log", seed=None) as server:
            rows = [uvloop.run(measure(server.address, tables)) for tables in (0, TABLES)]
    lines = [
        f"`make bench-hints`, on {machine()}, at a load of {getloadavg()[0]:.1f}: from the request to the answer, over",
        "sockets on loopback. At the other tables four people each make a move a second.",
        f"The aim is a p99 of {AIM} ms.",
        "",
        *table(HEADING, rows).split("\n"),
    ]
    print("\n".join(lines))
    PAGE.write_text(write_blocks(PAGE.read_text("utf-8"), {"hints": lines}), "utf-8")


if __name__ == "__main__":
    main()
