"""What is done to servers and databases while people play: each fault is begun, lasts for a moment and is mended."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from oneleft.protocol import messages as m
from tests.support.attacks import STRANGER
from tests.support.servers import Postgres, Server
from tests.support.tcp_proxy import TcpProxy

if TYPE_CHECKING:
    from tests.support.soak import Soak

Fault = Callable[["Soak"], Awaitable[None]]
FLOODS = ("ping_flood", "deaf_ping_flood", "message_flood", "half_sent")
FLOOD_SECONDS = 3.0
GARBAGE_AT_ONCE = 20  # messages; after so many faults a socket is closed
GARBAGE = (
    "",
    "{",
    "[]",
    '{"type": "enter"}',
    '{"type": "enter", "token": "' + "x" * 99 + '"}',
    '{"type": "move", "id": "1", "number": 0, "move": "0 draw"}',
    '{"type": "move", "id": "", "number": -1, "move": "' + "7" * 3000 + '"}',
    '{"type": "enter", "last": 1e308, "language": "\\ud800", "watch": 9}',
    "[" * 2000,
    "\x00" * 100,
)
PATHS = ("/api/tables/{}", "/api/tables/{}/matches/1/record", "/api/tables/..%2f", "/api/players/%00", "/metrics?x=%ff")


async def a_while(soak: Soak, least: float, most: float) -> None:
    await asyncio.sleep(soak.chance.uniform(least, most))


def kill_server(server: Server) -> Fault:
    async def fault(soak: Soak) -> None:
        await asyncio.to_thread(server.kill)
        soak.done.count("killed the server")
        await asyncio.to_thread(server.start)

    return fault


def kill_node(node: Server) -> Fault:
    """Its players go on at the other node; later it is started again."""

    async def fault(soak: Soak) -> None:
        await asyncio.to_thread(node.kill)
        soak.done.count("killed a node")
        await soak.let_them_play(soak.without_node)
        await asyncio.to_thread(node.start)

    return fault


def restart_database(database: Postgres, how: signal.Signals) -> Fault:
    async def fault(soak: Soak) -> None:
        await asyncio.to_thread(database.stop, how)
        soak.done.count("restarted the database" if how == signal.SIGINT else "crashed the database")
        await asyncio.sleep(soak.chance.random())
        await asyncio.to_thread(database.start)

    return fault


def hang_database(database: Postgres) -> Fault:
    async def fault(soak: Soak) -> None:
        await asyncio.to_thread(database.hang)
        soak.done.count("stopped the database's processes")
        try:
            await a_while(soak, 1, 8)
        finally:
            await asyncio.to_thread(database.go_on)

    return fault


def cut_off(proxy: TcpProxy) -> Fault:
    """Drop everything between a node and the database; sometimes the connections are forgotten, too."""

    async def fault(soak: Soak) -> None:
        proxy.stall()
        soak.done.count("cut a node off the database")
        try:
            await a_while(soak, 1, 12)
        finally:
            if soak.chance.random() < 0.5:
                proxy.cut()
            proxy.heal()

    return fault


def set_clock(file: Path) -> Fault:
    """Set a server's clock by an hour, forward or back, or right again."""

    async def fault(soak: Soak) -> None:
        now = file.read_text("utf-8")
        file.write_text(soak.chance.choice([seconds for seconds in ("3600", "0", "-3600") if seconds != now]), "utf-8")
        soak.done.count("set a clock by an hour")

    return fault


def lock_file(file: Path) -> Fault:
    async def fault(soak: Soak) -> None:
        other = sqlite3.connect(file, isolation_level=None, timeout=10, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            soak.done.count("locked the file")
            await a_while(soak, 0.5, 4)
        finally:
            other.close()

    return fault


def fill_disk(directory: Path) -> Fault:
    async def fault(soak: Soak) -> None:
        ballast = directory / "ballast"
        try:
            with suppress(OSError), ballast.open("wb", buffering=0) as file:
                while file.write(b"x" * 65536):
                    pass
            soak.done.count("filled the disk")
            await a_while(soak, 0.5, 4)
        finally:
            ballast.unlink()

    return fault


@contextmanager
def small_disk(directory: Path) -> Iterator[bool]:
    """Mount a small file system here; whether that was possible. It needs root on Linux."""
    mounted = os.name == "posix" and not subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=256m", "tmpfs", directory], check=False, capture_output=True
    ).returncode  # fmt: skip
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", directory], check=False)


# Strangers, all the time


async def flood(soak: Soak, addresses: list[str]) -> None:
    """One flood after another, from another address of this machine."""
    for number in count():
        if soak.stopping:
            return
        name, address = FLOODS[number % len(FLOODS)], addresses[number % len(addresses)]
        words = [sys.executable, "-m", "tests.support.attacks", name, address, str(FLOOD_SECONDS)]
        silent = subprocess.DEVNULL
        attack = await asyncio.create_subprocess_exec(*words, stdin=silent, stdout=subprocess.PIPE, stderr=silent)
        try:
            said, _ = await attack.communicate()
            for what, times in json.loads(said or b"{}").items():
                soak.done.strange(f"{what} by floods", times)
        finally:
            if attack.returncode is None:
                attack.kill()
        soak.done.strange("floods of three seconds")
        await asyncio.sleep(1)


async def be_hostile(soak: Soak, addresses: list[str]) -> None:
    """Garbage over sockets and HTTP, by many at once, from an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address=STRANGER)
    async with httpx.AsyncClient(timeout=10, transport=transport) as http, asyncio.TaskGroup() as tasks:
        for number in range(soak.strangers):
            chance = random.Random(f"hostile {soak.seed} {number}")
            tasks.create_task(one_stranger(soak, addresses, http, chance))


async def one_stranger(soak: Soak, addresses: list[str], http: httpx.AsyncClient, chance: random.Random) -> None:
    """Nobody without a token may see a hand, and nothing may break."""
    while not soak.stopping:
        address, table = chance.choice(addresses), chance.choice(soak.tables).id
        with suppress(OSError, WebSocketException, httpx.HTTPError, TimeoutError):  # the server may be down
            if chance.random() < 0.2:
                answer = await http.get(address + chance.choice(PATHS).format(table))
                assert answer.status_code < 500 or answer.status_code == 503, f"{answer.url}: {answer.status_code}"
                soak.done.strange("hostile requests")
            else:
                await hostile_socket(soak, address, table, chance)
        await asyncio.sleep(0.05)


async def hostile_socket(soak: Soak, address: str, table: str, chance: random.Random) -> None:
    where = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    own = (STRANGER, 0)
    options = {"compression": None, "proxy": None, "local_addr": own, "open_timeout": 5, "close_timeout": 1}
    async with connect(where, **options) as socket:
        if chance.random() < 0.8:  # else the first message is garbage too, and the socket is closed at once
            await socket.send('{"type": "enter"}')
        for text in chance.choices(GARBAGE, k=GARBAGE_AT_ONCE):
            await socket.send(text)
            soak.done.strange("hostile messages")
        with suppress(TimeoutError):
            async with asyncio.timeout(0.2):
                async for text in socket:
                    soak.done.strange("answers to strangers")
                    message = m.read_table(text)
                    view = getattr(message, "view", None)
                    if view is not None and (view.hand or view.legal or "key" in json.loads(text)):
                        soak.done.leaked += 1
