"""Watching a table line by line."""

from __future__ import annotations

from collections.abc import Callable

from .connection import Connection
from .table_state import TableState


async def watch_line_by_line(connection: Connection, language: str, print_line: Callable[[str], None]) -> None:
    """Print everything that happens until the match is over."""
    state = TableState(language)
    async with connection:
        async for message in connection:
            for line in state.handle(message):
                print_line(line)
            if state.view is not None and state.view.winners:
                return
