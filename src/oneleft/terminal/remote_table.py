"""A table on a server, for the same screen. A broken connection is restored automatically."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable
from types import TracebackType
from typing import Self, TypeVar

from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.client import Lobby, Settings, Shuffling, TableConnection, device_secret
from oneleft.client.shuffle_check import check_in_words
from oneleft.errors import ServerRefused, Unreachable
from oneleft.lang import say
from oneleft.protocol.codes import OPERATOR_CODES, WITHOUT_TABLE
from oneleft.protocol.messages import FromTable, Refused
from oneleft.protocol.tables import TableShown

from .adaptive_strength import bot_to_seat
from .connection import ConnectionLost, NoPart, Refusal, TableMessage
from .typed_moves import typed_words

Answer = TypeVar("Answer")
START_SECONDS = 10.0  # for everyone's part of the shuffle to arrive


async def take_seat(server: str, table: str, name: str, language: str) -> str:
    """Take a seat at this table. Return its token."""
    async with Lobby(server, language) as lobby:
        return (await _raise_as_refusal(lobby.take_seat(table, name, person=device_secret()))).token


async def open_table(
    server: str, name: str, language: str, rules: str, players: int, bots: list[str], shuffling: Shuffling | None = None
) -> tuple[str, str]:
    """Open a table on this server, and start the match if bots fill it. Return its id and the token of its host."""
    async with Lobby(server, language) as lobby:
        settings = Settings(rules=rules, players=players, language=language)
        seated = await _raise_as_refusal(lobby.open_table(name, settings, bots, person=device_secret()))
        table, token = seated.table.id, seated.token
        if len(bots) == players - 1:
            async with lobby.connect(table, token, shuffling=shuffling) as seat:
                await seat.wait_until_entered()
                await seat.wait_until_ready()
                await _raise_as_refusal(lobby.start(table, token))
                await seat.wait_until(lambda here: here.view is not None, START_SECONDS)
        return table, token


async def find_table(server: str, table: str, language: str) -> str:
    """The id of a table, also by its code. Raises ``Refusal`` if there is none, before the screen opens."""
    async with Lobby(server, language) as lobby:
        return (await _raise_as_refusal(lobby.table(table))).id


async def _raise_as_refusal(asked: Awaitable[Answer]) -> Answer:
    try:
        return await asked
    except ServerRefused as refused:
        raise _as_refusal(refused) from None


def _as_refusal(refused: ServerRefused) -> Refusal:
    return Refusal(refused.message, refused.rule, refused.code)


def lost_seat(error: BaseException | None) -> bool:
    """Whether an answer means that a seat is gone for good."""
    return isinstance(error, Refusal | ServerRefused) and error.code in (*WITHOUT_TABLE, "bad-token")


class _ReportingConnection(TableConnection):
    """A connection that also reports when it breaks, what the operator says, and why it takes no part in a shuffle."""

    _reported = ""  # the commitment of the last shuffle in which it took no part

    def _take(self, message: FromTable) -> None:
        super()._take(message)
        if isinstance(message, Refused) and message.code in OPERATOR_CODES:
            self.inbox.put_nowait(message)
        seen = self.shuffling.seen.get(self.table.match + 1) if self.table is not None else None
        if seen is not None and seen.refusal and seen.commitment != self._reported:
            self._reported = seen.commitment
            self.inbox.put_nowait(NoPart(seen.refusal))  # type: ignore[arg-type]  # as below

    async def read_until_broken(self) -> None:
        """Report the loss after all messages of this connection; if no greeting came, nothing was lost."""
        await super().read_until_broken()
        if self.greeted:
            self.inbox.put_nowait(ConnectionLost())  # type: ignore[arg-type]  # only ``RemoteTable`` reads it, and says so


class RemoteTable:
    """A ``Connection`` to a server's table: a seat with a token, a spectator without."""

    status = ""
    controls = ()  # nobody controls a live table

    def __init__(
        self, server: str, table: str, token: str | None, language: str, shuffling: Shuffling | None = None
    ) -> None:
        self._server, self._table, self._token, self._language = server, table, token, language
        self._lobby = Lobby(server, language)
        self._connection = _ReportingConnection(server, table, token, language, shuffling=shuffling)
        self.inbox = self._connection.inbox

    async def __aenter__(self) -> Self:
        await self._connection.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connection.__aexit__(kind, error, trace)
        await self._lobby.http.aclose()

    async def __aiter__(self) -> AsyncIterator[TableMessage]:
        try:
            async for message in self._connection:
                yield message
        except ServerRefused as refused:
            raise _as_refusal(refused) from None

    @property
    def is_over(self) -> bool:
        """Whether the last match is over, or time was called."""
        has_winners = self._connection.view is not None and bool(self._connection.view.winners)
        return has_winners or bool(self.tournament_called)

    @property
    def tournament_called(self) -> str:
        """The tournament whose table this is, if time was called there."""
        table = self._connection.table
        return table.tournament if table is not None and table.called else ""

    @property
    def is_seat_lost(self) -> bool:
        """Whether the seat is no longer this person's: the host sent them away, or the table is gone."""
        return lost_seat(self._connection.error)

    async def move(self, text: str, number: int) -> int:
        return await self._answer_of(self._connection.move(text, number))

    async def request(self, what: str) -> int:
        word, _, which = what.partition(" ")
        if word == "hint":
            asked = self._connection.view
            hint = await self._answer_of(self._connection.hint())
            if asked is self._connection.view:  # else it is about another position
                self.inbox.put_nowait(hint)
            return self._connection.number or 0
        if word == "undo":
            return await self._answer_of(self._connection.take_back())
        if word == "back":
            return await self._answer_of(self._connection.back())
        if word == "again":
            return await self._answer_of(self._connection.again())
        if word == "say":
            return await self._answer_of(self._connection.say(which))
        if word == "remove":
            return await self._answer_of(self._connection.vote_out(self._seat_of(which)))
        if word == "start":
            await self._connection.wait_until_ready()
        return (await self._answer_of(self._request_of_table(word, which))).number

    def _seat_of(self, which: str) -> int:
        """The seat with this number or name."""
        seats = self._connection.table.seats if self._connection.table is not None else []
        for seat in seats:
            if which.casefold() in (str(seat.seat), (seat.name or str(seat.seat)).casefold()):
                return seat.seat
        raise Refusal(say("play-which-seat", self._language, verb=typed_words("remove", self._language)[0]))

    def _request_of_table(self, word: str, which: str) -> Awaitable[TableShown]:
        token, lobby = self._token or "", self._lobby
        if word == "bot":
            return lobby.add_bot(self._table, bot_to_seat(which or DEFAULT_LEVEL), token)
        requests = {"start": lobby.start, "reshuffle": lobby.reshuffle}
        return requests[word](self._table, token)

    async def check_shuffle(self) -> list[str]:
        """Whether the finished match began as this program saw it, in sentences."""
        table, connection = self._connection.table, self._connection
        if table is None or connection.seat is None or table.status != "over":
            return []
        async with Lobby(self._server, self._language) as lobby:
            text = await self._answer_of(lobby.record(self._table, table.match))
        return check_in_words(text, table.match, connection.seat, connection.shuffling, self._language)

    async def _answer_of(self, asked: Awaitable[Answer]) -> Answer:
        """The server's answer; a refusal and an unreachable server both raise ``Refusal``."""
        try:
            return await _raise_as_refusal(asked)
        except Unreachable as fault:
            raise Refusal(fault.explain(self._language)) from None

    def control(self, how: str) -> bool:
        return False
