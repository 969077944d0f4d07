"""A raw client: sends anything over a real socket and keeps every answer as it came."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from oneleft.client import Lobby
from oneleft.protocol.tables import Settings
from tests.support.servers import Server

SECONDS = 20  # to wait for an answer; generous, because machines are shared
CALM = Settings(players=2, turn_seconds=0, away_seconds=3600, pause_seconds=600, uno_grace=0, bot_pace=0)
SHORT = Settings(**{name: getattr(CALM, name) for name in CALM.__struct_fields__} | {"rules": "classic+target=60"})


def short_settings(**changed):
    return Settings(**{name: getattr(SHORT, name) for name in SHORT.__struct_fields__} | changed)


class RawSocket:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, message: Any) -> None:
        """Send a text or bytes as they are, anything else as JSON."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), SECONDS)
            assert isinstance(text, str)
            self.heard.append(text)
            message: dict[str, Any] = json.loads(text)
            if not kinds or message["type"] in kinds:
                return message

    async def ask(self, message: Any) -> dict[str, Any]:
        await self.say(message)
        return await self.hear("done", "refused", "hinted")

    async def refused(self, message: Any) -> str:
        answer = await self.ask(message)
        assert answer["type"] == "refused", answer
        assert answer["message"]
        return str(answer["code"])

    async def end(self) -> tuple[int | None, str | None]:
        """The server's close code and reason."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.socket.close_code, self.socket.close_reason


@asynccontextmanager
async def open_socket(address: str, table: str, origin: str | None = None) -> AsyncIterator[RawSocket]:
    """A connection that has sent nothing yet."""
    where = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(where, origin=origin, compression=None, proxy=None) as socket:  # type: ignore[arg-type]
        yield RawSocket(socket)


@asynccontextmanager
async def sit(address: str, table: str, token: str | None = None, **more: Any) -> AsyncIterator[RawSocket]:
    """A connection that has entered; for a player, after the table shows them online."""
    async with open_socket(address, table) as guest:
        await guest.say({"type": "enter", "token": token, **more})
        hello = await guest.hear()
        assert hello["type"] == "hello"
        if token is not None:
            await guest.hear("table")
        yield guest


async def handshake_refusal(address: str, path: str, origin: str | None = None) -> tuple[int, str]:
    """The status and code with which a handshake is refused."""
    try:
        async with connect(f"ws{address.removeprefix('http')}{path}", origin=origin, proxy=None):  # type: ignore[arg-type]
            raise AssertionError("it was let in")
    except InvalidStatus as error:
        return error.response.status_code, json.loads(error.response.body or b"{}").get("code", "")


async def open_table_for_two(lobby: Lobby, settings: Settings = CALM, begun: bool = True) -> tuple[str, list[str]]:
    """Open a table; its id and the token of each seat. Seat 0 is the host."""
    opened = await lobby.open_table("Host", settings)
    table = opened.table.id
    others = [await lobby.take_seat(table, f"Connection {seat}") for seat in range(1, settings.players)]
    tokens = [opened.token, *(other.token for other in others)]
    if begun:
        await lobby.start(table, tokens[0])
    return table, tokens


async def play_to_end(address: str, table: str, tokens: list[str], pause: float = 0) -> None:
    """Make legal moves until someone has won, to show that the table is still playable."""
    async with Lobby(address) as lobby:
        links = [lobby.connect(table, token) for token in tokens]
        for link in links:
            await link.__aenter__()
        try:
            await asyncio.wait_for(arrived(links, 0), SECONDS)
            while (view := links[0].view) is not None and not view.winners:
                await asyncio.sleep(pause)
                ready = [(link, link.view) for link in links if link.view and link.view.legal]
                if view.phase == "over":
                    at = await links[0].move("deal", view.number)
                else:
                    mover, own = ready[0]
                    at = await mover.move(own.legal[0], own.number)
                await asyncio.wait_for(arrived(links, at), SECONDS)
        finally:
            for link in links:
                await link.__aexit__(None, None, None)


async def arrived(links: list[Any], number: int) -> None:
    while any(link.number is None or link.number < number for link in links):
        await asyncio.sleep(0.001)


def problem_of(answer: httpx.Response) -> str:
    """The code of a refusal over HTTP."""
    told = answer.json()
    assert set(told) <= {"code", "message", "rule"}
    assert told["message"]
    return str(told["code"])


def serve(directory, *words):
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "log", words) as running:
        yield running
        assert running.process is not None
        assert running.process.poll() is None
    assert "Traceback" not in running.log.read_text("utf-8")
    assert "failed" not in running.log.read_text("utf-8")


def answer(server, method, path, **more):
    return httpx.request(method, server.address + path, timeout=30, **more)
