"""Tables that are played at while matches are analysed: ``python -m bench.analysis_load`` writes docs/analysis.md.

One server, the same tables and guests throughout: every two seconds the process that analyses is stopped, or continued.
So whatever else the machine does, it does to both.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import uvloop

from docs.generated_blocks import write_blocks
from oneleft.server.store import Store
from tests.support.long_games import write_long_match
from tests.support.servers import Server

from .load import Figures, LoadedTable, open_tables, pids_of
from .measure import Figure, machine, table

PAGE = Path(__file__).parents[1] / "docs" / "analysis.md"
TABLES, ANALYSES = 100, 10
PAUSE = 1 / 1.12  # seconds between two moves at a table
TARGET = 500
BLOCKS = 6  # each is a measurement
TURNS = 5  # of either kind in a block
SECONDS = 2.0  # of a turn
HEADING = ("", "moves/s", "median delay, ms", "p99, ms", "CPU per move, µs", "CPU of the analyses, % of a core")


@contextmanager
def server_with_matches() -> Iterator[tuple[Server, list[str]]]:
    """A server, and the ids of tables with a finished match."""
    with tempfile.TemporaryDirectory() as directory:
        database = f"sqlite:///{Path(directory) / 'tables.sqlite'}"
        store = Store(database)
        store.open()
        store.close()
        finished = [write_long_match(database, TARGET) for _ in range(ANALYSES)]
        with Server(database, Path(directory) / "log", seed=None) as server:
            yield server, finished


def start_analyses(server: Server, finished: list[str]) -> psutil.Process:
    """Queue all of them, and wait until the first is past its rough curve; the process that works on it."""
    paths = [f"{server.address}/api/tables/{one}/matches/1/analysis" for one in finished]
    for number, path in enumerate(paths, 2):  # each from an address of its own: one may have only a few waiting
        with httpx.Client(transport=httpx.HTTPTransport(local_address=f"127.0.0.{number}")) as http:
            http.post(path).raise_for_status()
    while httpx.get(paths[0]).json()["rough"] is None:
        time.sleep(0.1)
    (pid,) = pids_of([server])
    return next(one for one in psutil.Process(pid).children() if "oneleft.server.analyst" in one.cmdline())


class Block:
    """The turns of either kind, as `Figures` with the CPU of the server; and the CPU of the analyses."""

    def __init__(self) -> None:
        self.figures = {is_busy: Figures(TABLES) for is_busy in (False, True)}
        self.analysing = {False: 0.0, True: 0.0}


async def take_turns(tables: list[LoadedTable], server: psutil.Process, analyst: psutil.Process) -> list[Block]:
    blocks = []
    for _ in range(BLOCKS):
        blocks.append(Block())
        for turn in range(2 * TURNS):
            is_busy = turn % 2 == 1
            analyst.resume() if is_busy else analyst.suspend()
            figures = blocks[-1].figures[is_busy]
            for one in tables:
                one.figures = figures
            begun, cpu, analysed = time.monotonic(), cpu_of(server), cpu_of(analyst)
            await asyncio.sleep(SECONDS)
            figures.seconds += time.monotonic() - begun
            figures.cpu += cpu_of(server) - cpu
            blocks[-1].analysing[is_busy] += cpu_of(analyst) - analysed
    return blocks


def cpu_of(process: psutil.Process) -> float:
    return sum(process.cpu_times()[:2])


async def measure(server: Server, finished: list[str]) -> list[Block]:
    tables = await open_tables([server.address], TABLES, Figures(TABLES))
    analyst = await asyncio.to_thread(start_analyses, server, finished)
    chance = random.Random(1)
    players = asyncio.gather(*(one.play(float("inf"), PAUSE, chance) for one in tables))
    await asyncio.sleep(SECONDS)
    blocks = await take_turns(tables, psutil.Process(pids_of([server])[0]), analyst)
    players.cancel()
    await asyncio.gather(players, return_exceptions=True)
    for one in tables:
        for line in one.lines:
            line.cut()
    return blocks


def row(name: str, blocks: list[Block], is_busy: bool) -> tuple[str, ...]:
    def text(values: Iterator[float], digits: int = 0) -> str:
        return Figure(tuple(values)).text(digits)

    runs = [block.figures[is_busy] for block in blocks]
    return (
        name,
        text(run.moves / run.seconds for run in runs),
        text((run.delay(0.5) for run in runs), 1),
        text((run.delay(0.99) for run in runs), 1),
        text(run.cpu / run.moves * 1e6 for run in runs),
        text(100 * block.analysing[is_busy] / block.figures[is_busy].seconds for block in blocks),
    )


def report(blocks: list[Block]) -> list[str]:
    quiet, busy = (Figure(tuple(block.figures[kind].delay(0.99) for block in blocks)) for kind in (False, True))
    return [
        f"`make bench-analysis-load`, on {machine()}: {TABLES} tables with four connected seats each,",
        f"and {ANALYSES} analyses in the queue. Every {SECONDS:.0f} s their process is stopped, or goes on.",
        f"Each figure is the median of {BLOCKS} measurements of {SECONDS * TURNS:.0f} s, with the minimum and maximum.",
        "A delay lasts until all four seats have heard of a move.",
        "",
        *table(HEADING, [row("stopped", blocks, False), row("at work", blocks, True)]).split("\n"),
        "",
        f"With analyses the p99 is {(busy / quiet).text(2)} times what it is without.",
    ]


def main() -> None:
    with server_with_matches() as (server, finished):
        lines = report(uvloop.run(measure(server, finished)))
    print("\n".join(lines))
    PAGE.write_text(write_blocks(PAGE.read_text("utf-8"), {"load": lines}), "utf-8")


if __name__ == "__main__":
    main()
