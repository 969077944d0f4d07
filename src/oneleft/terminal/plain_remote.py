"""A seat at a server's table, line by line: events are printed as they come, typed lines are carried out at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from oneleft.lang import say

from .connection import Connection, Refusal, TableMessage
from .plain_base import Quit
from .plain_seat import PlainSeat


class PlainRemoteSeat(PlainSeat):
    """Two tasks at once: one prints the table's messages, the other carries out typed lines.

    ``oneleft.cli.remote_game`` runs it. A line that goes to the server is answered before the next line is read, so
    that two lines in a pipe are two moves in this order.
    """

    def __init__(
        self,
        connection: Connection,
        language: str,
        typed_lines: AsyncIterator[str],
        print_line: Callable[[str], None],
        link: str = "",
    ) -> None:
        super().__init__(connection, language, print_line, link)
        self._typed_lines = typed_lines
        self._message_arrived = asyncio.Event()

    async def run(self) -> None:
        """Until the person leaves, or the input ends."""
        async with self.connection as connection:
            messages = aiter(connection)
            self.handle(await anext(messages))
            await _run_until_one_ends(self._read_messages(messages), self._read_lines())

    async def _read_messages(self, messages: AsyncIterator[TableMessage]) -> None:
        async for message in messages:
            self.handle(message)
            self._message_arrived.set()

    async def _read_lines(self) -> None:
        async for line in self._typed_lines:
            try:
                with self.refusals_printed():
                    await self._run_line(line.strip())
            except Quit:
                return

    async def _run_line(self, line: str) -> None:
        """Carry out a line, and wait until its result was printed or the connection is lost."""
        if self.answer_at_once(line):
            return
        if self.state.is_lost:
            raise Refusal(say("page-lost", self.language))
        await _run_until_one_ends(
            self._wait_until_printed(self.send(line)), self._wait_until(lambda: self.state.is_lost)
        )

    async def _wait_until_printed(self, sent: Coroutine[Any, Any, int]) -> None:
        number = await sent
        await self._wait_until(lambda: (self.state.number or 0) >= number)

    async def _wait_until(self, condition: Callable[[], bool]) -> None:
        """Check the condition after every message."""
        while not condition():
            self._message_arrived.clear()
            await self._message_arrived.wait()


async def _run_until_one_ends(*parts: Coroutine[Any, Any, None]) -> None:
    """Run coroutines side by side until the first ends, cancel the others, and raise what it raised."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
