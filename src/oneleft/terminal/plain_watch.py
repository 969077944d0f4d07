"""Looking on line by line: what happens at a table, told in words."""

from __future__ import annotations

from collections.abc import Callable

from .connection import Connection
from .table_state import TableState


async def tell_all(connection: Connection, language: str, tell_line: Callable[[str], None]) -> None:
    """Until the match is over."""
    state = TableState(language)
    async with connection:
        async for message in connection:
            for line in state.take(message):
                tell_line(line)
            if state.view is not None and state.view.winners:
                return
