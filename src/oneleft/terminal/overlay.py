"""A panel over the table: rules, help, the score board."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen

from .widgets import Panel

SCROLL_KEYS = ("up", "down", "pageup", "pagedown", "home", "end")
APP_KEYS = ("ctrl+q", "ctrl+c")
MAX_WIDTH = 110


class Overlay(ModalScreen[str]):
    """A text that scrolls, laid out for the available width. Any other key closes it and is returned.

    ``/`` also opens the line of the table beneath. It has priority, so the keys after it belong to that line.
    """

    BINDINGS: ClassVar = [Binding("slash,colon", "type", show=False, priority=True)]

    def __init__(self, text_for_width: Callable[[int], Text]) -> None:
        super().__init__()
        self._text_for_width = text_for_width
        self._is_closed = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="overlay"):
            yield Panel(id="text")

    def on_mount(self) -> None:
        self.on_resize()
        self.query_one("#overlay").focus()

    def on_resize(self) -> None:
        self.query_one("#text", Panel).update(self._text_for_width(min(self.size.width, MAX_WIDTH) - 5))

    def on_key(self, event: Key) -> None:
        if event.key not in SCROLL_KEYS + APP_KEYS:
            event.stop()
            self.close(event.character if event.is_printable and event.character else event.key)

    async def action_type(self) -> None:
        self.close("/")
        await self.app.run_action("screen.type")

    def on_click(self) -> None:
        self.close("escape")

    def close(self, key: str) -> None:
        """Close it once. Keys that arrive before it has gone are ignored."""
        if self.is_current and not self._is_closed:
            self._is_closed = True
            self.dismiss(key)
