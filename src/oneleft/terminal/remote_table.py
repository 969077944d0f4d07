"""A table of a server, with the same screen. A connection that breaks comes back by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Self, TypeVar

from oneleft.client import Lobby, ServerRefused, Settings, TableConnection, Unreachable
from oneleft.protocol.messages import FromTable
from oneleft.protocol.tables import TableShown

from .connection import Lost, Refusal

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
        raise told(refused) from None


def told(refused: ServerRefused) -> Refusal:
    return Refusal(refused.message, refused.rule)


class Line(TableConnection):
    """A link that tells when it breaks."""

    async def read_until_broken(self) -> None:
        """Told after all that came on it; where nobody was let in nothing is lost."""
        await super().read_until_broken()
        if self.greeted:
            self.came.put_nowait(Lost())  # type: ignore[arg-type]  # only ``RemoteTable`` hears it, which says so


class RemoteTable:
    """With a token the own seat, without one the place of who looks on."""

    note = ""
    steered = ()  # nobody hurries a live table

    def __init__(self, server: str, table: str, token: str | None, language: str) -> None:
        self.server, self.table, self.token, self.language = server, table, token, language
        self.lobby = Lobby(server, language)
        self.link = Line(server, table, token, language)
        self.came = self.link.came

    async def __aenter__(self) -> Self:
        await self.link.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.link.__aexit__(kind, error, trace)
        await self.lobby.http.aclose()

    async def __aiter__(self) -> AsyncIterator[FromTable | Lost]:
        try:
            async for message in self.link:
                yield message
        except ServerRefused as refused:
            raise told(refused) from None

    @property
    def over(self) -> bool:
        return self.link.view is not None and bool(self.link.view.winners)

    async def move(self, text: str, number: int) -> int:
        return await self.heeded(self.link.move(text, number))

    async def ask(self, what: str) -> int:
        word, _, which = what.partition(" ")
        if word == "back":
            return await self.heeded(self.link.back())
        if word == "say":
            return await self.heeded(self.link.say(which))
        return (await self.heeded(self.ask_as_host(word, which))).number

    def ask_as_host(self, word: str, which: str) -> Awaitable[TableShown]:
        token = self.token or ""
        if word == "bot":
            return self.lobby.add_bot(self.table, which or "steady", token)
        return (self.lobby.start if word == "start" else self.lobby.rematch)(self.table, token)

    async def heeded(self, asked: Awaitable[Answer]) -> Answer:
        """What the server does not do, or cannot be asked, is told on the screen."""
        try:
            return await settled(asked)
        except Unreachable as fault:
            raise Refusal(fault.explain(self.language)) from None

    def steer(self, how: str) -> bool:
        return False
