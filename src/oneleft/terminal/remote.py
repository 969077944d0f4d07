"""A table of a server, with the same screen. A connection that breaks comes back by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Any, Self, TypeVar

from oneleft.client import Lobby, ServerRefused, Settings, TableLink, Unreachable
from oneleft.protocol.messages import FromTable

from .place import Lost, Refusal

Answer = TypeVar("Answer")


async def sit_down(server: str, table: str, name: str, language: str) -> str:
    """The token of a seat at this table."""
    async with Lobby(server, language) as lobby:
        return (await settled(lobby.take_seat(table, name))).token


async def open_table(
    server: str, name: str, language: str, rules: str, players: int, bots: list[str]
) -> tuple[str, str]:
    """A new table of this server, and the token of its host."""
    async with Lobby(server, language) as lobby:
        seated = await settled(lobby.open_table(name, Settings(rules=rules, players=players), bots))
        if len(bots) == players - 1:
            await settled(lobby.start(seated.table.id, seated.token))
        return seated.table.id, seated.token


async def look_up(server: str, table: str, language: str) -> None:
    """Whether there is such a table: rather told now than on the screen."""
    async with Lobby(server, language) as lobby:
        await settled(lobby.table(table))


async def settled(asked: Awaitable[Answer]) -> Answer:
    try:
        return await asked
    except ServerRefused as refused:
        raise Refusal(refused.message, refused.rule) from None


class Line(TableLink):
    """A link that tells when it breaks."""

    def __init__(self, came: asyncio.Queue[FromTable | Lost | Exception], *given: Any) -> None:
        super().__init__(*given)
        self.lost = came

    async def read_until_broken(self) -> None:
        await super().read_until_broken()
        self.lost.put_nowait(Lost())


class RemoteTable:
    """With a token the own seat, without one the place of who looks on."""

    note = ""
    steered = ()  # nobody hurries a live table

    def __init__(self, server: str, table: str, token: str | None, language: str) -> None:
        self.server, self.table, self.token, self.language = server, table, token, language
        self.came: asyncio.Queue[FromTable | Lost | Exception] = asyncio.Queue()
        self.lobby = Lobby(server, language)
        self.link = Line(self.came, server, table, token, language)
        self.hearing: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await self.link.__aenter__()
        self.hearing = asyncio.create_task(self.hear())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        await self.link.__aexit__(kind, error, trace)
        await self.lobby.http.aclose()

    async def hear(self) -> None:
        try:
            async for message in self.link:
                self.came.put_nowait(message)
        except ServerRefused as refused:
            self.came.put_nowait(Refusal(refused.message, refused.rule))
        except Exception as fault:  # told to whoever is at the table, for nobody looks at a task
            self.came.put_nowait(fault)

    async def __aiter__(self) -> AsyncIterator[FromTable | Lost]:
        while True:
            message = await self.came.get()
            if isinstance(message, Exception):
                raise message
            yield message

    @property
    def over(self) -> bool:
        return self.link.view is not None and bool(self.link.view.winners)

    async def move(self, text: str, number: int) -> None:
        await self.heeded(self.link.move(text, number))

    async def ask(self, what: str) -> None:
        token = self.token or ""
        if what == "back":
            await self.heeded(self.link.back())
        elif what.startswith("say "):
            await self.heeded(self.link.say(what.removeprefix("say ")))
        elif what == "start":
            await self.heeded(self.lobby.start(self.table, token))
        elif what == "bot":
            await self.heeded(self.lobby.add_bot(self.table, "steady", token))
        elif what == "again":
            await self.heeded(self.lobby.rematch(self.table, token))

    async def heeded(self, asked: Awaitable[Any]) -> None:
        """What the server does not do, or cannot be asked, is told on the screen."""
        try:
            await settled(asked)
        except Unreachable as fault:
            raise Refusal(fault.explain(self.language)) from None

    def steer(self, how: str) -> bool:
        return False
