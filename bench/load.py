"""Many tables with four connected seats each: how quickly an accepted move is with all of them, and what it costs.

``python -m bench.load`` prints the page and keeps it in the documentation. The server is a process of its own and
commits durably; the guests are another process, and all that they say goes over real sockets on loopback.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from math import inf
from pathlib import Path

import msgspec
import psutil
import uvloop

from oneleft.client import Lobby
from oneleft.errors import Unreachable
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from tests.support.servers import Port, Server, postgres

from .echo import MOVE
from .lines import Line, connect
from .measure import Figure, give_first_core, leave_first_core, machine, table

PAGE = Path(__file__).parents[1] / "docs" / "load.md"
SEATS = 4
SECONDS = 10.0
WARM_UP = 10.0  # of play before anything counts: all tables were opened at once, which no crowd does
SETTINGS = Settings(rules="classic+target=5000", players=SEATS, turn_seconds=600, pause_seconds=0)


class Turn(msgspec.Struct):
    """Only what a guest needs to answer: the rest of a view is skipped when it is read."""

    seat: int | None
    number: int
    turn: int
    legal: list[str]


class Told(msgspec.Struct):
    type: str
    number: int = 0
    view: Turn | None = None
    id: str = ""
    code: str = ""


read = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """Of one run."""

    tables: int
    moves: int = 0
    refused: int = 0
    seconds: float = 0
    delays: list[float] = field(default_factory=list)
    cpu: float = 0
    busiest: float = 0  # the CPU of the process that used most
    memory: float = 0  # bytes that the server grew by

    def forget_moves(self) -> None:
        self.moves = self.refused = 0
        self.delays.clear()

    def delay(self, share: float) -> float:
        """In ms. A move that was refused, or whose guest was cut off, never arrived."""
        delays = sorted(self.delays) + [inf] * self.refused
        return delays[int(share * (len(delays) - 1))] * 1000


class LoadedTable:
    """Four guests who play at a steady pace."""

    def __init__(self, table_id: str, tokens: list[str], lines: list[Line], figures: Figures) -> None:
        self.table_id, self.tokens = table_id, tokens
        self.lines = lines
        self.figures = figures
        self.spectators: list[Line] = []
        self.views: list[Turn | None] = [None] * SEATS
        self.hearing = self.turns = 0
        self.wanted = -1  # the position that all have to hear of
        self.all_heard = asyncio.Event()
        self.is_cut_off = False
        for seat, line in enumerate(lines):
            line.heard, line.lost = partial(self.hear, seat), self.lose

    def lose(self) -> None:
        self.is_cut_off = True
        self.all_heard.set()

    def hear(self, seat: int, text: bytes) -> None:
        told = read(text)
        if told.type == "refused":
            self.wanted = -1
            self.all_heard.set()
        elif told.view is not None:
            self.views[seat] = told.view
            if told.view.number == self.wanted:
                self.hearing += 1
                if self.hearing == SEATS:
                    self.all_heard.set()

    async def play(self, until: float, pause: float, chance: random.Random) -> None:
        await asyncio.sleep(chance.random() * pause)
        while time.monotonic() < until and not self.is_cut_off:
            begun = time.monotonic()
            view = self.mover()
            if view is None:
                await asyncio.sleep(0.01)
                continue
            self.turns += 1
            self.hearing, self.wanted = 0, view.number + 1
            self.all_heard.clear()
            move = m.Move(id=f"{self.turns}", number=view.number, move=chance.choice(view.legal))
            self.lines[view.seat or 0].say(m.encode(move))
            await self.all_heard.wait()
            if self.hearing == SEATS:
                self.figures.delays.append(time.monotonic() - begun)
                self.figures.moves += 1
            else:
                self.figures.refused += 1
            await asyncio.sleep(max(0.0, pause * (0.5 + chance.random()) - (time.monotonic() - begun)))

    def mover(self) -> Turn | None:
        return next((view for view in self.views if view and view.seat == view.turn and view.legal), None)


async def open_tables(addresses: list[str], count: int, figures: Figures) -> list[LoadedTable]:
    """Every seat of a table may be at another node, and every table is opened at another one."""
    limit = asyncio.Semaphore(40)
    async with AsyncExitStack() as stack:
        lobbies = [await stack.enter_async_context(Lobby(address)) for address in addresses]

        async def set_up(number: int) -> LoadedTable:
            lobby = lobbies[number % len(lobbies)]
            host = await lobby.open_table("Ana", SETTINGS)
            table_id = host.table.id
            tokens = [host.token] + [
                (await lobby.take_seat(table_id, name)).token for name in ("Bo", "Cy", "Di")[: SEATS - 1]
            ]
            lines = []
            for seat, token in enumerate(tokens):
                address = addresses[(number + seat) % len(addresses)].replace("http", "ws", 1)
                line = await connect(f"{address}/api/tables/{table_id}/socket")
                line.say(m.encode(m.Enter(token=token)))
                lines.append(line)
            made = LoadedTable(table_id, tokens, lines, figures)
            await lobby.start(table_id, host.token)
            return made

        async def one(number: int) -> LoadedTable:
            async with limit:
                while True:
                    with suppress(Unreachable):  # the server closed a connection just when it was used again
                        return await set_up(number)

        return list(await asyncio.gather(*map(one, range(count))))


async def add_spectators(address: str, tables: list[LoadedTable], count: int) -> None:
    """They hear everything and say nothing."""
    for one in tables:
        for _ in range(count):
            line = await connect(f"{address.replace('http', 'ws', 1)}/api/tables/{one.table_id}/socket")
            line.say(m.encode(m.Enter()))
            one.spectators.append(line)


async def run_load(
    addresses: list[str], pids: list[int], tables: int, rate: float, spectators: int, seconds: float
) -> Figures:
    """Make `rate` moves a second in all, at all the tables together."""
    figures = Figures(tables)
    processes = [psutil.Process(pid) for pid in pids]
    before = sum(process.memory_info().rss for process in processes)
    opened = await open_tables(addresses, tables, figures)
    await add_spectators(addresses[0], opened, spectators)
    chance = random.Random(1)

    async def play(seconds: float) -> None:
        end = time.monotonic() + seconds
        await asyncio.gather(*(one.play(end, tables / rate, chance) for one in opened))

    await play(WARM_UP)
    figures.forget_moves()
    cpu = [cpu_of(process) for process in processes]
    begun = time.monotonic()
    await play(seconds)
    figures.seconds = time.monotonic() - begun
    used = [cpu_of(process) - earlier for process, earlier in zip(processes, cpu, strict=True)]
    figures.cpu, figures.busiest = sum(used), max(used)
    figures.memory = sum(process.memory_info().rss for process in processes) - before
    for one in opened:
        for line in one.lines + one.spectators:
            line.cut()
    return figures


def cpu_of(process: psutil.Process) -> float:
    """Seconds that it has used."""
    return float(sum(process.cpu_times()[:2]))


# The yardstick


@contextmanager
def echo_server() -> Iterator[tuple[str, int]]:
    port = Port().number
    process = subprocess.Popen([sys.executable, "-m", "bench.echo", str(port)])
    try:
        wait_for(port)
        yield f"ws://127.0.0.1:{port}", process.pid
    finally:
        process.kill()
        process.wait()


def wait_for(port: int) -> None:
    """Wait until someone listens there."""
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)


async def run_echo(address: str, pid: int, tables: int, rate: float, seconds: float) -> Figures:
    figures = Figures(tables)
    process = psutil.Process(pid)
    before = process.memory_info().rss
    rooms = [[await connect(f"{address}/{number}") for _ in range(SEATS)] for number in range(tables)]
    text = MOVE.encode()
    cpu = sum(process.cpu_times()[:2])
    begun = time.monotonic()
    chance = random.Random(1)

    async def play(lines: list[Line]) -> None:
        all_heard = asyncio.Semaphore(0)
        for line in lines:
            line.heard = lambda _: all_heard.release()
        await asyncio.sleep(chance.random() * tables / rate)
        while time.monotonic() < begun + seconds:
            sent = time.monotonic()
            lines[figures.moves % SEATS].say(text)
            for _ in range(SEATS + 1):
                await all_heard.acquire()
            figures.delays.append(time.monotonic() - sent)
            figures.moves += 1
            await asyncio.sleep(max(0.0, tables / rate * (0.5 + chance.random()) - (time.monotonic() - sent)))

    await asyncio.gather(*map(play, rooms))
    figures.seconds = time.monotonic() - begun
    figures.cpu = sum(process.cpu_times()[:2]) - cpu
    figures.memory = process.memory_info().rss - before
    for lines in rooms:
        for line in lines:
            line.cut()
    return figures


def guests(
    kind: str,
    addresses: list[str],
    pids: list[int],
    tables: int,
    rate: float,
    spectators: int = 0,
    seconds: float = SECONDS,
) -> Figures:
    """In a process of their own, so that every run begins with a fresh one. A server of one process has a core."""
    if len(pids) == 1:
        give_first_core(pids[0])
    with tempfile.TemporaryDirectory() as directory:
        file = Path(directory) / "figures.json"
        words = json.dumps([kind, addresses, pids, tables, rate, spectators, seconds, str(file)])
        subprocess.run([sys.executable, "-m", "bench.load", words], check=True)
        return msgspec.json.decode(file.read_bytes(), type=Figures)


def as_guests(words: str) -> None:
    kind, addresses, pids, tables, rate, spectators, seconds, file = json.loads(words)
    if len(pids) == 1:
        leave_first_core()
    if kind == "echo":
        work = run_echo(addresses[0], pids[0], tables, rate, seconds)
    else:
        work = run_load(addresses, pids, tables, rate, spectators, seconds)
    Path(file).write_bytes(msgspec.json.encode(uvloop.run(work)))


# The page

HEAD = """# Load

Output of the last `make bench-load`, on {machine}.
The server is one process on a core of its own and the clients are another process; two nodes, their clients and
PostgreSQL share the cores. Every
seat is a real socket on loopback, every move is on disk before it is acknowledged, and the delay is the time from
sending a move until **all four** seats have received it. CPU is that of the server processes alone. The baseline is a
bare echo server on the same stack: it stores nothing and answers a move with five messages of the same lengths, four
views and the answer to the mover. A move that was refused counts as one that never arrived. Every figure is the median
of {repeats} runs of {seconds:.0f} s or more after {warm_up:.0f} s of play, with the minimum and maximum; the two
servers took turns.
"""
REPEATS = 3
HEADING = (
    "server", "tables", "moves/s", "median delay, ms", "p99, ms", "CPU per move, µs", "memory per table, kB", "refused"
)  # fmt: skip


def row(name: str, runs: list[Figures]) -> tuple[str, ...]:
    def text(values: Iterator[float], digits: int = 0) -> str:
        return Figure(tuple(values)).text(digits)

    return (
        name,
        f"{runs[0].tables:,}",
        text(run.moves / run.seconds for run in runs),
        text((run.delay(0.5) for run in runs), 1),
        text((run.delay(0.99) for run in runs), 1),
        text(run.cpu / run.moves * 1e6 for run in runs),
        text(run.memory / run.tables / 1024 for run in runs),
        str(sum(run.refused for run in runs)),
    )


def echo_run(tables: int, rate: float) -> Figures:
    with echo_server() as (address, pid):
        return guests("echo", [address], [pid], tables, rate)


def sqlite_run(tables: int, rate: float, spectators: int = 0, seconds: float = SECONDS) -> Figures:
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        with Server(f"sqlite:///{place / 'tables.sqlite'}", place / "log", seed=None) as server:
            return guests("load", [server.address], pids_of([server]), tables, rate, spectators, seconds)


def postgres_run(nodes: int, tables: int, rate: float, workers: int = 1) -> Figures:
    with ExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(postgres())
        words = ("--rate", "0", "--workers", str(workers))
        servers = [
            stack.enter_context(Server(database.url, place / f"log{node}", words, seed=None)) for node in range(nodes)
        ]
        pids = pids_of(servers) if workers == 1 else workers_of(servers)
        return guests("load", [server.address for server in servers], pids, tables, rate)


def pids_of(servers: list[Server]) -> list[int]:
    return [server.process.pid for server in servers if server.process is not None]


def workers_of(servers: list[Server]) -> list[int]:
    return [child.pid for pid in pids_of(servers) for child in psutil.Process(pid).children()]


def main() -> None:
    from .capacity import sections as capacity_sections  # it uses this module

    parts = [HEAD.format(machine=machine(), repeats=REPEATS, seconds=SECONDS, warm_up=WARM_UP)]
    for part in chain(sections(), capacity_sections()):
        print(part, flush=True)
        parts.append(part)  # what is measured is kept, whatever happens afterwards
        PAGE.write_text("\n\n".join(one.strip() for one in parts) + "\n", "utf-8")


def sections(most: int = 1000) -> Iterator[str]:
    echoes, loads = [], []
    for _ in range(REPEATS):
        echoes.append(echo_run(most, 1.12 * most))
        loads.append(sqlite_run(most, 1.12 * most))
    yield "## A thousand tables\n\n" + table(HEADING, [row("bare echo", echoes), row("oneleft, SQLite", loads)])
    yield f"A move costs {ratio(loads, echoes).text(1)} times the CPU of the bare echo."
    growth = [[sqlite_run(tables, 1.12 * tables) for _ in range(REPEATS)] for tables in (100, 300)]
    rows = [row("oneleft, SQLite", runs) for runs in [*growth, loads]]
    yield "## From 100 to 1,000 tables, each at about one move a second\n\n" + table(HEADING, rows)
    yield from nodes_section()


def nodes_section(tables: int = 200, rate: float = 224) -> Iterator[str]:
    """Nodes and workers, with the seats of every table spread over all of them."""
    kinds = {"1 node": (1, 1), "2 nodes": (2, 1), "3 nodes": (3, 1), "1 server with 2 workers": (1, 2)}
    runs: dict[str, list[Figures]] = {name: [] for name in kinds}
    for _ in range(REPEATS):
        for name, (nodes, workers) in kinds.items():
            runs[name].append(postgres_run(nodes, tables, rate, workers))
    yield "## Nodes and workers on PostgreSQL, with the seats of every table spread over them\n\n" + table(
        (*HEADING, "moves/s if each process had a core"),
        [
            (*row(name, of_kind), Figure(tuple(of_core(run) for run in of_kind)).text())
            for name, of_kind in runs.items()
        ],
    )
    for name, of_kind in list(runs.items())[1:]:
        yield f"A move on {name} costs {ratio(of_kind, runs['1 node']).text(2)} times the CPU of one on 1 node."


def of_core(run: Figures) -> float:
    """Moves that the busiest process would make in a second of CPU, and the others with it."""
    return run.moves / run.busiest


def ratio(loads: list[Figures], echoes: list[Figures]) -> Figure:
    """Of the CPU that a move costs, in runs that took turns."""
    of_loads, of_echoes = (Figure(tuple(run.cpu / run.moves for run in runs)) for runs in (loads, echoes))
    return of_loads / of_echoes


if __name__ == "__main__":
    as_guests(sys.argv[1]) if len(sys.argv) > 1 else main()
