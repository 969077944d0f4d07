"""What a stranger can do to a server: each attack runs in a process of its own, from another address of this machine.

``python -m tests.support.attacks NAME ADDRESS SECONDS [COUNT ...]`` runs one and prints what came of it as JSON. The
tests use it, and so does `bench.attacks`. An attack lasts for its seconds, until standard input ends and until each of
the named counts is above zero, at most a minute longer, and goes to 127.0.0.0/8 alone.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

STRANGER = "127.0.0.2"  # on Linux every address of this block is ours
MOST_LONGER = 60  # seconds that an attack goes on for what it waits for


class Attacker:
    """Plain TCP connections to one server, and a count of what happened."""

    def __init__(self, address: str, seconds: float, awaited: Collection[str] = ()) -> None:
        where = urlsplit(address)
        self.host, self.port = where.hostname or "127.0.0.1", where.port or 80
        self.start = time.monotonic()
        self.least = seconds
        self.awaited = awaited
        self.counts: Counter[str] = Counter()
        self._told_to_stop = threading.Event()
        threading.Thread(target=self._wait_for_end_of_input, daemon=True).start()

    def _wait_for_end_of_input(self) -> None:
        os.read(0, 1)  # nobody writes: this returns when the other end is closed
        self._told_to_stop.set()

    @property
    def elapsed(self) -> float:
        return time.monotonic() - self.start

    @property
    def going_on(self) -> bool:
        if self.elapsed < self.least:
            return True
        is_done = self._told_to_stop.is_set() and all(self.counts[name] for name in self.awaited)
        return not is_done and self.elapsed < self.least + MOST_LONGER

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(STRANGER, 0))

    async def request(self, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
        """A request on a connection of its own; its status and the document. Status 0: the connection was cut."""
        content = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"host: {self.host}:{self.port}", "connection: close"]
        lines += [f"content-length: {len(content)}", "content-type: application/json"]
        lines += [f"authorization: Bearer {token}"] if token else []
        try:
            reader, writer = await self.connect()
            try:
                writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + content)
                answer = await reader.read()
            finally:
                writer.close()
        except OSError:
            return 0, None
        head, _, rest = answer.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        with suppress(ValueError):
            return status, json.loads(rest)
        return status, rest

    async def socket(self, table: str, token: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A web socket that has entered a table."""
        reader, writer = await self.connect()
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {self.host}:{self.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head:
            writer.close()
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        writer.write(frame(1, json.dumps({"type": "enter", **({"token": token} if token else {})}).encode()))
        return reader, writer

    async def open_table(self, bots: list[str] | None = None, **settings: Any) -> tuple[str, str]:
        """Open a table; its id and the host's token. A refusal is counted and raised."""
        body = {"nickname": "Mallory", "settings": settings, "bots": bots or []}
        status, document = await self.request("POST", "/api/tables", body)
        self.counts[f"open {status}"] += 1
        if status != 201:
            raise ConnectionError(f"{status} {document}")
        return document["table"]["id"], document["token"]

    async def flood(self, writer: asyncio.StreamWriter, reader: asyncio.StreamReader | None, data: bytes) -> None:
        """Send the same data over and over, until the server cuts the connection."""
        if reader is not None:
            reading = asyncio.ensure_future(swallow(reader))
        try:
            while self.going_on:
                writer.write(data)
                while self.going_on and not await drained(writer):
                    self.counts["stalled"] += 1
                self.counts["bytes"] += len(data)
                await asyncio.sleep(0)
        except OSError:
            self.counts["cut"] += 1
        finally:
            if reader is not None:
                reading.cancel()
            writer.transport.abort()


async def drained(writer: asyncio.StreamWriter, patience: float = 0.2) -> bool:
    """Whether the other side has taken what was written."""
    with suppress(TimeoutError):
        await asyncio.wait_for(writer.drain(), patience)
        return True
    return False


async def swallow(reader: asyncio.StreamReader, on_data: Callable[[bytes], None] = lambda data: None) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            on_data(data)


def frame(opcode: int, data: bytes) -> bytes:
    """A masked frame; the mask is zero, so the data stay as they are."""
    if len(data) < 126:
        return struct.pack("!BB", 0x80 | opcode, 0x80 | len(data)) + bytes(4) + data
    return struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, len(data)) + bytes(4) + data


# The attacks


async def none(attacker: Attacker) -> None:
    """Nothing: what the others are compared with."""
    while attacker.going_on:
        await asyncio.sleep(0.05)


async def ping_flood(attacker: Attacker) -> None:
    """Pings over one socket, as fast as they go out; again over a new one when it is cut."""
    table, token = await attacker.open_table()
    while attacker.going_on:
        try:
            reader, writer = await attacker.socket(table, token)
            await attacker.flood(writer, reader, frame(9, b"") * 8000)
        except (OSError, asyncio.IncompleteReadError):
            attacker.counts["no socket"] += 1
            await asyncio.sleep(0.05)


async def deaf_ping_flood(attacker: Attacker) -> None:
    """Pings with data over one socket, and the pongs are never read."""
    table, token = await attacker.open_table()
    while attacker.going_on:
        try:
            _, writer = await attacker.socket(table, token)
            writer.transport.pause_reading()
            await attacker.flood(writer, None, frame(9, bytes(125)) * 500)
        except (OSError, asyncio.IncompleteReadError):
            attacker.counts["no socket"] += 1
            await asyncio.sleep(0.05)


async def message_flood(attacker: Attacker) -> None:
    """Messages that mean nothing over one socket."""
    table, token = await attacker.open_table()
    while attacker.going_on:
        try:
            reader, writer = await attacker.socket(table, token)
            await attacker.flood(writer, reader, frame(1, b'{"type": "move"}') * 2000)
        except (OSError, asyncio.IncompleteReadError):
            attacker.counts["no socket"] += 1
            await asyncio.sleep(0.05)


async def spectators(attacker: Attacker, most: int = 250) -> None:
    """Many spectators, each of whom talks a little less than one socket may, again over a new one when it is cut."""
    table, _ = await attacker.open_table()

    def count_answers(data: bytes) -> None:
        attacker.counts["answers"] += data.count(b'"type":"refused"')

    async def talk() -> None:
        while attacker.going_on:
            try:
                reader, writer = await attacker.socket(table)
                reading = asyncio.ensure_future(swallow(reader, count_answers))
                while attacker.going_on and not reading.done():
                    writer.write(frame(1, b'{"type": "say", "id": "1", "phrase": "hello"}'))
                    await asyncio.sleep(1 / 19)
                attacker.counts["cut"] += 1
                writer.transport.abort()
            except (OSError, asyncio.IncompleteReadError):
                attacker.counts["no socket"] += 1
                await asyncio.sleep(0.05)

    await until_the_end(attacker, [talk() for _ in range(most)])


async def health(attacker: Attacker, most: int = 200) -> None:
    """Health and metrics over many connections at once, again and again."""

    async def ask(path: str) -> None:
        while attacker.going_on:
            status, _ = await attacker.request("GET", path)
            attacker.counts[f"status {status}"] += 1
            await asyncio.sleep(0 if status == 200 else 0.05)

    await until_the_end(attacker, [ask(("/health", "/metrics")[number % 2]) for number in range(most)])


async def expert_tables(attacker: Attacker) -> None:
    """Sixty tables of nine experts that answer at once, as fast as they can be opened."""
    writers = []
    fast = {"bot_pace": 0, "turn_seconds": 0.001, "pause_seconds": 0, "uno_grace": 0, "players": 10}
    modest = {"bot_pace": 0.1, "turn_seconds": 5, "pause_seconds": 0, "uno_grace": 0, "players": 10}
    for settings in [fast] * 3 + [modest] * 60:
        with suppress(ConnectionError):
            table, token = await attacker.open_table(["expert"] * 9, rules="classic+target=5000", **settings)
            reader, writer = await attacker.socket(table, token)
            writers.append((asyncio.ensure_future(swallow(reader)), writer))
            status, _ = await attacker.request("POST", f"/api/tables/{table}/start", token=token)
            attacker.counts[f"start {status}"] += 1
    while attacker.going_on:
        await asyncio.sleep(0.05)
    for reading, writer in writers:
        reading.cancel()
        writer.close()


async def replays(attacker: Attacker) -> None:
    """Twenty replays of a long match at once, again and again. The table is named in the environment."""
    path = f"/api/tables/{os.environ['LONG_MATCH']}/matches/1/replay"

    async def ask() -> None:
        while attacker.going_on:
            status, _ = await attacker.request("GET", path)
            attacker.counts[f"status {status}"] += 1
            if status != 200:
                await asyncio.sleep(0.05)

    await until_the_end(attacker, [ask() for _ in range(20)])


async def leaderboards(attacker: Attacker) -> None:
    """Twelve leaderboards at once, and players by name, again and again."""

    async def ask(path: str) -> None:
        while attacker.going_on:
            status, _ = await attacker.request("GET", path)
            attacker.counts[f"status {status}"] += 1
            if status != 200:
                await asyncio.sleep(0.05)

    work = [ask(f"/api/leaderboard?most={1000 - number}") for number in range(12)]
    await until_the_end(attacker, [*work, *(ask(f"/api/players/player%20{number}") for number in range(4))])


async def long_table(attacker: Attacker) -> None:
    """Enter a table of three experts after 20,000 moves. The table and its token are named in the environment."""
    table, token = os.environ["LONG_TABLE"].split()
    reader, writer = await attacker.socket(table, token)
    reading = asyncio.ensure_future(swallow(reader))
    while attacker.going_on:
        await asyncio.sleep(0.05)
    reading.cancel()
    writer.close()


async def many_tables(attacker: Attacker) -> None:
    """Fifty listed tables a second, each with its host connected, so that it stays in the list."""
    writers = []
    while attacker.going_on:
        with suppress(OSError, asyncio.IncompleteReadError):
            table, token = await attacker.open_table(listed=True)
            _, writer = await attacker.socket(table, token)
            writers.append(writer)
        await asyncio.sleep(0.02)
    for writer in writers:
        writer.close()


async def chat(attacker: Attacker) -> None:
    """One seat with forty sockets that all talk. A friend counts what is heard."""
    table, token = await attacker.open_table(chat=True)
    _, friend = await attacker.request("POST", f"/api/tables/{table}/seats", {"nickname": "Friend"})
    reader, listening = await attacker.socket(table, friend["token"])
    sockets = []
    for _ in range(40):
        with suppress(OSError, asyncio.IncompleteReadError):
            sockets.append((await attacker.socket(table, token))[1])
    spoken = 0

    async def listen() -> None:
        while data := await reader.read(65536):
            attacker.counts["heard"] += data.count(b'"type":"said"')

    hearing = asyncio.ensure_future(listen())
    while attacker.going_on:
        for writer in sockets:
            spoken += 1
            text = {"type": "say", "id": str(spoken), "text": f"Buy {spoken}"}
            writer.write(frame(1, json.dumps(text).encode()))
        await asyncio.sleep(0.5)
    hearing.cancel()
    for writer in [*sockets, listening]:
        writer.transport.abort()


async def half_sent(attacker: Attacker, most: int = 350) -> None:
    """Requests of which the last line never comes. It lasts until all of them are let go."""
    begin = f"POST /api/tables HTTP/1.1\r\nhost: {attacker.host}\r\ncontent-type: application/json\r\n".encode()
    parts = [begin, begin + b"content-length: 50\r\n\r\n{", b"", b"\r\n"]
    await hold(attacker, [parts[number % len(parts)] for number in range(most)], until_released=True)


async def idle(attacker: Attacker, most: int = 1100) -> None:
    """Connections on which nothing is ever said."""
    await hold(attacker, [b""] * most)


async def hold(attacker: Attacker, starts: list[bytes], until_released: bool = False) -> None:
    """Keep connections open, and count how many the server still holds at the end."""
    writers = []

    def held() -> int:
        return sum(not reading.done() for reading, _ in writers)

    for start in starts:
        with suppress(OSError):
            reader, writer = await attacker.connect()
            writer.write(start)
            writers.append((asyncio.ensure_future(reader.read()), writer))
    while attacker.going_on or (until_released and held() and attacker.elapsed < MOST_LONGER):
        await asyncio.sleep(0.05)
    attacker.counts["held"] = await settled(held)
    for reading, writer in writers:
        reading.cancel()
        writer.transport.abort()


async def settled(count: Callable[[], int], looks: int = 10) -> int:
    """A count that has stayed the same for some looks: refused clients notice it a little later."""
    seen = [-1]
    while len(seen) < looks or len(set(seen[-looks:])) > 1:
        await asyncio.sleep(0.05)
        seen.append(count())
    return seen[-1]


async def until_the_end(attacker: Attacker, work: list[Awaitable[None]]) -> None:
    tasks = [asyncio.ensure_future(one) for one in work]
    while attacker.going_on:
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    made.__name__: made
    for made in (
        none,
        ping_flood,
        deaf_ping_flood,
        message_flood,
        spectators,
        health,
        expert_tables,
        replays,
        leaderboards,
        long_table,
        many_tables,
        chat,
        half_sent,
        idle,
    )
}


async def main(name: str, address: str, seconds: float, awaited: Collection[str]) -> None:
    attacker = Attacker(address, seconds, awaited)
    await ATTACKS[name](attacker)
    attacker.counts["seconds"] = round(attacker.elapsed)
    print(json.dumps(attacker.counts))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], float(sys.argv[3]), sys.argv[4:]))
