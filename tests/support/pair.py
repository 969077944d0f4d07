"""Two people who play during an attack, at a table with a bot, and what they notice of it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Collection
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

import httpx
import psutil

from oneleft.client import LATE, Lobby, TableConnection
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import Settings
from oneleft.table.views import View

from .servers import Server

SETTINGS = Settings(
    rules="classic+target=5000", players=3, turn_seconds=0, pause_seconds=0, uno_grace=0, bot_pace=0.1
)  # fmt: skip
NEWCOMER = "127.0.0.3"
PAUSE = 0.05  # seconds that a person takes


@dataclass
class Felt:
    """What the pair felt, in seconds, and how big the server became, in megabytes."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # how long the bot's turns took
    visits: list[float] = field(default_factory=list)  # of a newcomer: lobby, table and health
    memory: float = 0
    growth: float = 0  # of the memory: a forked server begins with that of the process that it is forked from
    counts: dict[str, int] = field(default_factory=dict)  # of the attack

    def moves_at(self, share: float) -> float:
        return sorted(self.moves)[int(share * (len(self.moves) - 1))]


class Pair:
    """Ana and Bo and a steady bot. ``play`` ends when it is told to; every move must be acknowledged."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.felt = Felt()
        self.stopping = False

    async def sit_down(self, stack: AsyncExitStack) -> list[TableConnection]:
        lobby = await stack.enter_async_context(Lobby(self.address))
        host = await lobby.open_table("Ana", SETTINGS, ["steady"])
        guest = await lobby.take_seat(host.table.id, "Bo")
        links = [lobby.connect(host.table.id, seated.token) for seated in (host, guest)]
        for link in links:
            await stack.enter_async_context(link)
            await link.wait_until_entered()
        await lobby.start(host.table.id, host.token)
        return links

    async def play(self) -> None:
        async with AsyncExitStack() as stack:
            links = await self.sit_down(stack)
            visiting = asyncio.create_task(self.visit(links[0].table.id if links[0].table else ""))
            stack.callback(visiting.cancel)
            waited = time.monotonic()
            while not self.stopping:
                await asyncio.sleep(PAUSE)
                mover = next((link for link in links if can_move(link.view)), None)
                if mover is None or mover.view is None:
                    continue
                self.felt.bots.append(time.monotonic() - waited)
                await self.move(mover, mover.view)
                waited = time.monotonic()

    async def visit(self, table: str) -> None:
        """A newcomer looks around, with an address and a connection of their own each time."""
        while True:
            begun = time.monotonic()
            transport = httpx.AsyncHTTPTransport(local_address=NEWCOMER)
            async with httpx.AsyncClient(base_url=self.address, timeout=60, transport=transport) as http:
                for path in ("/", "/api/tables", f"/api/tables/{table}", "/health"):
                    answer = await http.get(path)
                    assert answer.status_code == 200, f"{path}: {answer.status_code}"
            self.felt.visits.append(time.monotonic() - begun)
            await asyncio.sleep(0.3)

    async def move(self, mover: TableConnection, view: View) -> None:
        plays = [text for text in view.legal if " draw" in text or " keep" in text or " take" in text] or view.legal
        begun = time.monotonic()
        try:
            number = await mover.move(plays[0], view.number)
        except ServerRefused as refused:
            if refused.code not in LATE:
                raise
        else:
            while mover.number is not None and mover.number < number:
                await asyncio.sleep(0.001)
        self.felt.moves.append(time.monotonic() - begun)


def can_move(view: View | None) -> bool:
    return view is not None and view.turn == view.seat and bool(view.legal)


async def play_beside(
    server: Server,
    attack: str,
    seconds: float,
    environment: dict[str, str] | None = None,
    least_moves: int = 0,
    awaited: Collection[str] = (),
) -> Felt:
    """Let the pair play while one attack runs.

    It goes on until they have made some moves and had a visitor, and until each of the awaited counts is above zero.
    """
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss / 1e6
    pair = Pair(server.address)
    playing = asyncio.create_task(pair.play())
    command = [sys.executable, "-m", "tests.support.attacks", attack, server.address, str(seconds), *awaited]
    attacking = await asyncio.create_subprocess_exec(
        *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ | (environment or {})
    )
    assert attacking.stdin is not None
    assert attacking.stdout is not None
    try:
        told = asyncio.create_task(attacking.stdout.read())
        while not told.done() and not playing.done():
            pair.felt.memory = max(pair.felt.memory, process.memory_info().rss / 1e6)
            pair.felt.growth = pair.felt.memory - before
            if len(pair.felt.moves) >= least_moves and pair.felt.visits:
                attacking.stdin.close()  # it ends when its seconds are over
            await asyncio.sleep(0.05)
        out = await told
        assert await attacking.wait() == 0, f"{attack} broke off"
        pair.felt.counts = json.loads(out)
        pair.stopping = True
        async with asyncio.timeout(60):
            await playing
    finally:
        if attacking.returncode is None:
            attacking.kill()
        playing.cancel()
    return pair.felt
