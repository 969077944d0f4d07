"""A table on a server, for the same screen. A broken connection comes back by itself."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Self, TypeVar

from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.client import Lobby, Settings, TableConnection
from oneleft.errors import ServerRefused, Unreachable
from oneleft.protocol.messages import FromTable
from oneleft.protocol.tables import TableShown

from .connection import ConnectionLost, Refusal

Answer = TypeVar("Answer")


async def take_seat(server: str, table: str, name: str, language: str) -> str:
    """Take a seat at this table. Return its token."""
    async with Lobby(server, language) as lobby:
        return (await _raise_as_refusal(lobby.take_seat(table, name))).token


async def open_table(
    server: str, name: str, language: str, rules: str, players: int, bots: list[str]
) -> tuple[str, str]:
    """Open a table on this server, and start the match if bots fill it. Return its id and the token of its host."""
    async with Lobby(server, language) as lobby:
        seated = await _raise_as_refusal(lobby.open_table(name, Settings(rules=rules, players=players), bots))
        if len(bots) == players - 1:
            await _raise_as_refusal(lobby.start(seated.table.id, seated.token))
        return seated.table.id, seated.token


async def check_table(server: str, table: str, language: str) -> None:
    """Raise ``Refusal`` if there is no such table, before the screen opens."""
    async with Lobby(server, language) as lobby:
        await _raise_as_refusal(lobby.table(table))


async def _raise_as_refusal(asked: Awaitable[Answer]) -> Answer:
    try:
        return await asked
    except ServerRefused as refused:
        raise _as_refusal(refused) from None


def _as_refusal(refused: ServerRefused) -> Refusal:
    return Refusal(refused.message, refused.rule, refused.code)


class _ReportingConnection(TableConnection):
    """A connection that also reports when it breaks."""

    async def read_until_broken(self) -> None:
        """Report the loss after all messages of this connection; if no greeting came, nothing was lost."""
        await super().read_until_broken()
        if self.greeted:
            self.inbox.put_nowait(ConnectionLost())  # type: ignore[arg-type]  # only ``RemoteTable`` reads it, and says so


class RemoteTable:
    """A ``Connection`` to a server's table: a seat with a token, a spectator without."""

    status = ""
    controls = ()  # nobody controls a live table

    def __init__(self, server: str, table: str, token: str | None, language: str) -> None:
        self._table, self._token, self._language = table, token, language
        self._lobby = Lobby(server, language)
        self._connection = _ReportingConnection(server, table, token, language)
        self.inbox = self._connection.inbox

    async def __aenter__(self) -> Self:
        await self._connection.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connection.__aexit__(kind, error, trace)
        await self._lobby.http.aclose()

    async def __aiter__(self) -> AsyncIterator[FromTable | ConnectionLost]:
        try:
            async for message in self._connection:
                yield message
        except ServerRefused as refused:
            raise _as_refusal(refused) from None

    @property
    def is_over(self) -> bool:
        """Whether the last match is over."""
        return self._connection.view is not None and bool(self._connection.view.winners)

    async def move(self, text: str, number: int) -> int:
        return await self._answer_of(self._connection.move(text, number))

    async def request(self, what: str) -> int:
        word, _, which = what.partition(" ")
        if word == "back":
            return await self._answer_of(self._connection.back())
        if word == "say":
            return await self._answer_of(self._connection.say(which))
        return (await self._answer_of(self._request_as_host(word, which))).number

    def _request_as_host(self, word: str, which: str) -> Awaitable[TableShown]:
        token = self._token or ""
        if word == "bot":
            return self._lobby.add_bot(self._table, which or DEFAULT_LEVEL, token)
        return (self._lobby.start if word == "start" else self._lobby.rematch)(self._table, token)

    async def _answer_of(self, asked: Awaitable[Answer]) -> Answer:
        """The server's answer; a refusal and an unreachable server both raise ``Refusal``."""
        try:
            return await _raise_as_refusal(asked)
        except Unreachable as fault:
            raise Refusal(fault.explain(self._language)) from None

    def control(self, how: str) -> bool:
        return False
