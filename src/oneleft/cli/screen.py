"""The full-screen program: whether there is a terminal for it, and how it runs."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import typer

from oneleft.terminal.connection import Connection

from .command_io import fail

if TYPE_CHECKING:
    from textual.screen import Screen

    from oneleft.terminal.table_screen import TableScreen


def has_screen(plain: bool) -> bool:
    """Whether there is a terminal for the full-screen program."""
    streams = (sys.stdin, sys.stdout, sys.__stderr__)  # Textual paints on the last one
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return is_terminal and not plain and os.environ.get("TERM") != "dumb"


def table_screen(connection: Connection, language: str, link: str = "") -> TableScreen:
    from oneleft.terminal.table_screen import TableScreen

    return TableScreen(connection, language, link)


def run_screen(first_screen: Screen[None]) -> None:
    """Run the full-screen program. Its error is printed when the shell has its screen back."""
    from oneleft.terminal.app import TerminalApp

    app = TerminalApp(first_screen)
    error = app.run()
    if app.return_code:
        if error:
            fail(error, app.return_code)
        raise typer.Exit(app.return_code)  # Textual has printed the error
