"""A table has one home: guests of other nodes are passed on, and when the home is gone another node goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager

import httpx
import psutil
import pytest

from oneleft.client import Lobby
from oneleft.server.node_links import HEADER, MAGIC, MAX_GREETING, NONCE_BYTES, Kind
from oneleft.server.store import Store
from tests.support.in_process_nodes import until
from tests.support.remote_players import PLANS, PlayedTable, audit
from tests.support.servers import Port, Server, postgres

pytestmark = pytest.mark.slow


@pytest.fixture
def url():
    with postgres(synced=False) as database:
        yield database.url


@contextmanager
def nodes(url, directory, count: int, *words: str) -> Iterator[list[Server]]:
    servers = [
        Server(url, directory / f"{i}.log", ("--rate", "0", *words), seed=f"{directory.name} {i}") for i in range(count)
    ]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            server.__exit__()


def metrics(server: Server) -> dict[str, float]:
    lines = httpx.get(f"{server.address}/metrics", timeout=20).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


class OpenedElsewhere(PlayedTable):
    """Its players are at other nodes than the one at which it is opened."""

    opener: Lobby

    async def sit_down(self, settings):
        own, self.lobby = self.lobby, self.opener
        try:
            return await super().sit_down(settings)
        finally:
            self.lobby = own


async def play(servers: list[Server], plans, disturb, most: float = 1, opener: Server | None = None):
    """Play at one table of each plan. ``disturb`` is called when the first moves are made."""
    promises, enough = 0, asyncio.Event()

    def count() -> None:
        nonlocal promises
        promises += 1
        if promises >= 20:
            enough.set()

    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby([server.address for server in servers]))
        tables = [OpenedElsewhere(lobby, plan, seed, most, count) for seed, plan in enumerate(plans)]
        opening = await stack.enter_async_context(Lobby((opener or servers[0]).address))
        for table in tables:
            table.opener = opening
            await table.open(stack)
        playing = asyncio.gather(*(table.play() for table in tables))
        await enough.wait()
        await disturb(tables)
        for table in tables:
            table.stop()
        async with asyncio.timeout(120):
            await playing
    return tables


def check(url: str, tables: list[PlayedTable], directory) -> None:
    store = Store(url)
    for table in tables:
        audit(store, table)
    store.close()
    for log in directory.glob("*.log"):
        assert "Traceback" not in log.read_text("utf-8")


async def undisturbed(tables: list[PlayedTable]) -> None:
    """Nothing happens."""


WORK = ("oneleft_tables", "oneleft_entries_read_total", "oneleft_writes_total")


@pytest.mark.parametrize("count", [2, 3])
def test_a_match_of_guests_at_different_nodes_is_folded_at_one(url, tmp_path, count):
    """On a machine so busy that a node seems gone, another serves its guests for a while: then they play again."""
    with nodes(url, tmp_path, count) as servers:
        for _ in range(3):
            before = [metrics(server) for server in servers]
            tables = asyncio.run(play(servers, [PLANS[1]], undisturbed))
            check(url, tables, tmp_path)
            after = [metrics(server) for server in servers]
            pairs = list(zip(before, after, strict=True))
            idle = [(was, now) for was, now in pairs if all(was[name] == now[name] for name in WORK)]
            passed_on = [now["oneleft_passed_on_total"] > was["oneleft_passed_on_total"] for was, now in idle]
            if len(idle) == count - 1 and all(passed_on):
                break
        else:
            pytest.fail(f"{after} after {before}")


def test_when_the_home_is_killed_the_other_node_goes_on(url, tmp_path):
    with nodes(url, tmp_path, 2) as servers:
        home, other = servers

        async def kill(tables):
            await asyncio.to_thread(home.kill)
            await until(lambda: asyncio.to_thread(lambda: metrics(other)["oneleft_writes_total"] > 5))

        tables = asyncio.run(play(servers, PLANS[:2], kill, most=10))
    check(url, tables, tmp_path)


def test_a_home_that_hangs_and_goes_on_writes_nothing_out_of_turn(url, tmp_path):
    """It is stopped for longer than its heartbeats may be missing; the other node takes its tables meanwhile."""
    with nodes(url, tmp_path, 2) as servers:
        home, other = servers

        async def stop_and_go_on(tables):
            home.process.send_signal(signal.SIGSTOP)
            try:
                await until(lambda: asyncio.to_thread(lambda: metrics(other)["oneleft_homes"] == len(tables)), 60)
                written = metrics(other)["oneleft_writes_total"]
                await until(lambda: asyncio.to_thread(lambda: metrics(other)["oneleft_writes_total"] > written + 5))
            finally:
                home.process.send_signal(signal.SIGCONT)
            await until(lambda: asyncio.to_thread(lambda: metrics(home)["oneleft_homes"] == 0))

        tables = asyncio.run(play([other], PLANS[:2], stop_and_go_on, most=100, opener=home))
    check(url, tables, tmp_path)


def test_all_nodes_are_restarted_one_after_the_other_and_nothing_is_lost(url, tmp_path):
    with nodes(url, tmp_path, 3) as servers:

        async def restart(tables):
            for server in servers:
                await asyncio.to_thread(server.stop)
                await asyncio.to_thread(server.start)

        tables = asyncio.run(play(servers, PLANS[:3], restart, most=100))
    check(url, tables, tmp_path)


def test_workers_share_an_address_and_the_tables(url, tmp_path):
    with nodes(url, tmp_path, 1, "--workers", "2") as servers:
        tables = asyncio.run(play(servers, PLANS[:3], undisturbed))
    check(url, tables, tmp_path)


def test_a_worker_that_is_killed_is_replaced(url, tmp_path):
    with nodes(url, tmp_path, 1, "--workers", "2") as servers:

        async def kill(tables):
            workers = psutil.Process(servers[0].process.pid).children()
            assert len(workers) == 2
            workers[0].kill()
            await until(
                lambda: len(psutil.Process(servers[0].process.pid).children()) == 2 and not workers[0].is_running()
            )

        tables = asyncio.run(play(servers, PLANS[:3], kill, most=10))
        pid = servers[0].process.pid
        assert servers[0].stop() < 20
        assert pid
    check(url, tables, tmp_path)


# Strangers and slow guests


async def answers_to(port: int, *frames: bytes) -> list[bytes]:
    """What a node says to someone who sends this to its address for nodes, until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = [await reader.readexactly(HEADER.size)]
    length, _, _ = HEADER.unpack(heard[0])
    heard.append(await reader.readexactly(length))
    for frame in frames:
        writer.write(frame)
    async with asyncio.timeout(20):
        try:
            heard.append(await reader.read(100_000))
        except ConnectionError:
            heard.append(b"")
    writer.close()
    return heard


def frame(kind: int, content: bytes, number: int = 0) -> bytes:
    return HEADER.pack(len(content), kind, number) + content


def test_strangers_learn_nothing_at_the_address_for_nodes(url, tmp_path):
    greeting = frame(Kind.GREETING, MAGIC + bytes(NONCE_BYTES) + b"stranger")
    hostile = {
        "nothing": [],
        "garbage": [b"GET / HTTP/1.1\r\n\r\n" * 50],
        "a long frame": [HEADER.pack(2**32 - 1, Kind.GREETING, 0)],
        "a frame that is too long before the proof": [HEADER.pack(MAX_GREETING + 1, Kind.GREETING, 0)],
        "a conversation without a proof": [greeting, frame(Kind.OPEN, b"\x94", 1)],
        "a proof without a key": [greeting, frame(Kind.PROOF, bytes(32))],
        "a proof before the greeting": [frame(Kind.PROOF, bytes(32))],
        "two greetings": [greeting, greeting],
        "another version": [frame(Kind.GREETING, b"oneleft nodes 9 " + bytes(NONCE_BYTES) + b"stranger")],
    }
    port = Port()
    with nodes(url, tmp_path, 1, "--node-address", f"127.0.0.1:{port.number}") as servers:

        async def attack() -> None:
            heard = await asyncio.gather(*(answers_to(port.number, *frames) for frames in hostile.values()))
            for what, (_, greeted, rest) in zip(hostile, heard, strict=True):
                assert greeted.startswith(MAGIC), what
                assert rest == b"", what

        asyncio.run(attack())
        tables = asyncio.run(play(servers, [PLANS[0]], undisturbed))
    port.release()
    check(url, tables, tmp_path)
