"""The seat of an assistant: a line-by-line program whose lines are collected until the assistant asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, suppress
from typing import Self

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.table.rulebook import BY_ID
from oneleft.table.views import View
from oneleft.terminal.connection import Refusal, TableMessage
from oneleft.terminal.plain_seat import PlainSeat
from oneleft.terminal.remote_table import RemoteTable

SETTLE_SECONDS = 10.0  # for a move to be reported after it was stored


class AssistantSeat(PlainSeat):
    """A seat that a program plays in words. Use it in ``async with``.

    It owns the connection to the table and the task that reads from it. It knows only what the server sends to its
    seat, and the connection is restored automatically.
    """

    def __init__(self, server: str, table: str, token: str, language: str) -> None:
        self.invitation = f"{server}/t/{table}"
        self.link = f"{self.invitation}#{token}"
        self._lines: list[str] = []
        self._remote = RemoteTable(server, table, token, language)
        super().__init__(self._remote, language, self._lines.append, self.invitation)
        self._changed = asyncio.Event()
        self._ended: Exception | None = None
        self._told_over: int | None = None  # the number of the view in which the end of a round was told
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        connection = await self._stack.enter_async_context(self.connection)
        messages = aiter(connection)
        try:
            self.handle(await anext(messages))
        except BaseException:
            await self._stack.aclose()
            raise
        reader = asyncio.create_task(self._read(messages))
        self._stack.push_async_callback(_cancel, reader)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _read(self, messages: AsyncIterator[TableMessage]) -> None:
        try:
            async for message in messages:
                self.handle(message)
                self._changed.set()
        except (Refusal, OneleftError) as error:
            self._ended = error
        finally:
            self._changed.set()

    async def run(self, line: str) -> None:
        """Carry out a typed line. A refusal raises ``Refusal`` or another error of this package."""
        self._check()
        if self.answer_at_once(line):
            return
        try:
            number = await self.send(line)
        except (Refusal, OneleftError) as refused:
            self.state.set_refusal(Refusal(str(refused), refused.rule))
            raise
        await self._wait_until(lambda: self._has_heard(number), SETTLE_SECONDS)

    def _has_heard(self, number: int) -> bool:
        """Whether everything up to this entry was told. A hint is answered apart from the entries."""
        return (self.state.number or 0) >= number and self._remote.inbox.empty()

    async def wait_until_asked(self, seconds: float) -> None:
        """Wait until the seat can do something, a round has ended, or the time is over."""
        await self._wait_until(lambda: self.is_asked, seconds)
        self._check()

    async def _wait_until(self, condition: Callable[[], bool], seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not condition() and self._ended is None:
                    self._changed.clear()
                    await self._changed.wait()

    def _check(self) -> None:
        if self._ended is not None:
            raise self._ended

    @property
    def is_asked(self) -> bool:
        """Whether there is a move to make, or the round has ended and nobody has told the assistant."""
        view = self.state.view
        return view is not None and (bool(view.legal) or (view.round_over and view.number != self._told_over))

    # What the assistant is told

    def take_lines(self) -> list[str]:
        """What was printed since the last call."""
        view = self.state.view
        if view is not None and view.round_over:
            self._told_over = view.number
        lines, self._lines[:] = self._lines[:], []
        return lines

    def look(self) -> list[str]:
        """The table as it is now, whatever was told before."""
        self.take_lines()
        if self.state.view is None:
            self._print_waiting_room()
        else:
            self._show(self.state.view)
        return self.take_lines()

    def _show(self, view: View) -> None:
        self.print_table(view)
        for notice in self._current_notices():
            self.print_line(notice)
        for line in self.legal_lines():
            self.print_line(line)
        self.print_scores(view)

    def explain(self) -> list[str]:
        """The rules behind the last event or refusal."""
        rules = [rule for rule in self.state.explaining_rules if rule in BY_ID]
        return [f"{rule}: {BY_ID[rule].text(self.language)}" for rule in rules]

    def legal_lines(self) -> list[str]:
        """The legal moves in the notation, without the seat, if there are any."""
        moves = [move.partition(" ")[2] or move for move in (self.state.view.legal if self.state.view else [])]
        return [say("play-legal", self.language, moves=", ".join(moves))] if moves else []


async def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
