"""The full-screen program: colours, layout and signals. Its screens do the rest."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from .render import FELT


class TerminalApp(App[str]):
    """The Textual application around one first screen.

    It owns the style sheet and the reaction to signals. ``oneleft.cli.screen`` runs it and prints the message it
    returns once the shell has its screen back. Textual's own widgets with English text are switched off, because the
    program also speaks other languages.
    """

    TITLE = "oneleft"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar = [Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True)]
    CSS = f"""
    Screen {{ background: {FELT}; color: #e6efe9; }}
    TableScreen > Static, TableScreen > Input {{ padding: 0 1; height: auto; }}
    #head {{ background: #0a241f; height: 1; }}
    #seats {{ padding: 1 1 0 1; }}
    #middle {{ height: 1fr; min-height: 4; padding: 1 0 0 0; }}
    #piles {{ width: 27; padding: 0 1; height: auto; }}
    #log-view {{ width: 1fr; padding: 0 1; scrollbar-size-vertical: 1; scrollbar-background: {FELT};
        scrollbar-color: #2c6455; }}
    #prompt {{ max-height: 5; }}
    #line {{ background: #0a241f; color: #ffffff; height: 1; border: none; }}
    #keys {{ background: #0a241f; height: 1; }}
    #small {{ display: none; }}
    .-small > * {{ display: none; }}
    .-small > #small {{ display: block; }}
    Overlay {{ align: center middle; background: #00000066; }}
    #overlay {{ width: 100%; max-width: 110; height: auto; max-height: 100%; padding: 1 2;
        background: #f4efe2; color: #202020; border: none; scrollbar-size-vertical: 1; }}
    #text {{ height: auto; }}
    StartScreen {{ align: center middle; }}
    #start {{ width: 100%; max-width: 76; height: auto; }}
    """

    def __init__(self, first_screen: Screen[None]) -> None:
        super().__init__()
        self._first_screen = first_screen

    def on_mount(self) -> None:
        with suppress(NotImplementedError, AttributeError):  # not on Windows
            for signal_number in (signal.SIGTERM, signal.SIGHUP):
                asyncio.get_running_loop().add_signal_handler(signal_number, self.exit)
        self.push_screen(self._first_screen)
