"""The full-screen program: colours, layout and signals. Its screens do the rest."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from .palette import CSS_VARIABLES


class TerminalApp(App[str]):
    """The Textual application around one first screen.

    It owns the style sheet and the reaction to signals. ``oneleft.cli.screen`` runs it and prints the message it
    returns once the shell has its screen back. Textual's own widgets with English text are switched off, because the
    program also speaks other languages.
    """

    TITLE = "oneleft"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar = [
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]
    CSS_PATH = "oneleft.tcss"

    def __init__(self, first_screen: Screen[None]) -> None:
        super().__init__()
        self._first_screen = first_screen

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return CSS_VARIABLES

    def on_mount(self) -> None:
        with suppress(NotImplementedError, AttributeError):  # not on Windows
            for signal_number in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(signal_number, self.exit)
        self.push_screen(self._first_screen)
