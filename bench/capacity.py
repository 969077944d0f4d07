"""How many tables a server holds at a human pace, and what it does when everyone comes at once.

`bench.load` puts these figures into its page. Run with words, this is the process of the guests.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import uvloop

from oneleft.protocol import messages as m
from tests.support.servers import Server

from .lines import Line, connect
from .load import HEADING, SEATS, SECONDS, Figures, LoadedTable, open_tables, pids_of, read, row, sqlite_run
from .measure import give_first_core, leave_first_core, table
from .opening import section as opening_section

PACE = 3.0  # seconds from one move of a table to the next, as people play
MOST_DELAY = 100.0  # ms, of all but one in a hundred moves
FIRST, STEP = 500, 250  # tables of the first run, and how closely their number is found
LEAST_MOVES = 10_000  # of a run: a hundred of them are the slowest hundredth
MOST_FILES, OTHER_FILES = 200_000, 500  # of a process: as many as are used, and those that are no sockets
BEFORE_THE_KILL = 60.0  # seconds, with a move of each table in each: then all have snapshots
RETURN_SECONDS = 5.0  # within which everyone comes back


def most_tables() -> int:
    """As many as this machine has open files for: each guest is one of the server's, and one of the guests'."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # for the processes that are started from here
    return (min(hard, MOST_FILES) - OTHER_FILES) // SEATS


def at_human_pace(tables: int) -> Figures:
    rate = tables / PACE
    return sqlite_run(tables, rate, seconds=max(SECONDS, LEAST_MOVES / rate))


def is_good(run: Figures) -> bool:
    return run.delay(0.99) < MOST_DELAY


def find_most(measure: Callable[[int], Figures], most: int, first: int = FIRST, step: int = STEP) -> list[Figures]:
    """Runs with ever more tables, and then between the last number that went well and the first that did not."""
    runs: list[Figures] = []

    def goes_well(tables: int) -> bool:
        runs.append(measure(tables))
        return is_good(runs[-1])

    good, bad = 0, min(first, most)
    while goes_well(bad):
        if bad == most:
            return runs
        good, bad = bad, min(2 * bad, most)
    while bad - good > step:
        between = (good + bad) // 2 // step * step
        if between in (good, bad):
            break
        good, bad = (between, bad) if goes_well(between) else (good, between)
    return sorted(runs, key=lambda run: run.tables)


# In the process of the guests


async def come_back(address: str, table_id: str, token: str, wait: float) -> float:
    """Connect again and again until the table says hello; the seconds that it took."""
    await asyncio.sleep(wait)
    begun = time.monotonic()
    while True:
        with suppress(OSError, TimeoutError):
            line = await connect(f"{address}/api/tables/{table_id}/socket")
            if await is_greeted(line, token):
                return time.monotonic() - begun
        await asyncio.sleep(0.2)


async def is_greeted(line: Line, token: str) -> bool:
    said: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def answer(greeted: bool) -> None:
        if not said.done():
            said.set_result(greeted)

    line.heard = lambda text: answer(read(text).type == "hello")
    line.lost = lambda: answer(False)
    line.say(m.encode(m.Enter(token=token)))
    async with asyncio.timeout(20):
        return await said


async def return_all(address: str, opened: list[LoadedTable], within: float) -> list[float]:
    chance = random.Random(2)
    socket = address.replace("http", "ws", 1)
    waits = (come_back(socket, one.table_id, token, chance.random() * within) for one in opened for token in one.tokens)
    return list(await asyncio.gather(*waits))


async def storm(address: str, tables: int, _: Path) -> list[float]:
    """Everyone is gone at once, and back within a few seconds."""
    opened = await open_tables([address], tables, Figures(tables))
    for one in opened:
        for line in one.lines:
            line.cut()
    return await return_all(address, opened, RETURN_SECONDS)


async def restart(address: str, tables: int, ready: Path) -> list[float]:
    """The server is killed in the middle of all matches and started again."""
    opened = await open_tables([address], tables, Figures(tables))
    chance, end = random.Random(1), time.monotonic() + BEFORE_THE_KILL
    await asyncio.gather(*(one.play(end, 1, chance) for one in opened))
    lost = asyncio.get_running_loop().create_future()
    opened[-1].lines[-1].lost = lambda: lost.set_result(None)
    ready.touch()
    await lost
    return await return_all(address, opened, 0)


@contextmanager
def guests(kind: str, server: Server, tables: int) -> Iterator[tuple[Path, Callable[[], list[float]]]]:
    """Guests in a process of their own: a file that is there once they are ready, and their delays at the end."""
    with tempfile.TemporaryDirectory() as directory:
        ready, file = Path(directory) / "ready", Path(directory) / "delays.json"
        words = json.dumps([kind, server.address, tables, str(ready), str(file)])
        process = subprocess.Popen([sys.executable, "-m", "bench.capacity", words])

        def delays() -> list[float]:
            assert process.wait() == 0
            return msgspec.json.decode(file.read_bytes(), type=list[float])

        yield ready, delays


def as_guests(words: str) -> None:
    leave_first_core()
    kind, address, tables, ready, file = json.loads(words)
    work = (storm if kind == "storm" else restart)(address, tables, Path(ready))
    Path(file).write_bytes(msgspec.json.encode(uvloop.run(work)))


# The figures


@contextmanager
def sqlite_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        with Server(f"sqlite:///{place / 'tables.sqlite'}", place / "log", seed=None) as server:
            give_first_core(pids_of([server])[0])
            yield server


def storm_delays(tables: int) -> list[float]:
    with sqlite_server() as server, guests("storm", server, tables) as (_, delays):
        return delays()


def restart_delays(tables: int) -> list[float]:
    with sqlite_server() as server, guests("restart", server, tables) as (ready, delays):
        while not ready.exists():
            time.sleep(0.1)
        server.kill()
        server.start()
        give_first_core(pids_of([server])[0])
        return delays()


def times(name: str, delays: list[float]) -> tuple[str, ...]:
    ordered = sorted(delays)
    shares = (ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99, 1))
    return (name, f"{len(ordered):,}", *(f"{seconds:.1f}" for seconds in shares))


def sections(tables: int = 1000) -> Iterator[str]:
    """The parts of the page about many tables, and about everyone at once."""
    most = most_tables()
    runs = find_most(at_human_pace, most)
    good = max((run.tables for run in runs if is_good(run)), default=0)
    bound = " This machine has open files for no more." if good == most else ""
    yield (
        f"## At a human pace: a move every {PACE:.0f} s at each table\n\n"
        f"The largest number of tables with a p99 under {MOST_DELAY:.0f} ms was **{good:,}**.{bound}\n\n"
        + table(HEADING, [row("oneleft, SQLite", [run]) for run in runs])
    )
    crowds: list[tuple[str, Callable[[int], list[float]]]] = [
        (f"all guests gone and back within {RETURN_SECONDS:.0f} s", storm_delays),
        ("the server killed and started again", restart_delays),
    ]
    yield (
        "## Everyone at once\n\n"
        "The seconds until a guest who connects is shown the table. After the restart they include its start.\n\n"
        + table(
            ("", "guests", "median, s", "p99, s", "longest, s"),
            [times(f"{tables:,} tables: {what}", delays(tables)) for what, delays in crowds],
        )
    )
    watched = [row("10 spectators at each", [sqlite_run(100, 100 / PACE, 10, max(SECONDS, 1000 * PACE / 100))])]
    yield "## Spectators\n\n" + table(HEADING, watched)
    yield opening_section()


if __name__ == "__main__":
    as_guests(sys.argv[1])
