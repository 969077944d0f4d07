"""A sheet of paper over the table: rules, help, the score board."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen

from .widgets import Panel


class Overlay(ModalScreen[str]):
    """It is drawn for the width that it has, scrolls, and is put away with any other key, which it hands back."""

    def __init__(self, draw: Callable[[int], Text]) -> None:
        super().__init__()
        self.draw = draw
        self.done = False

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="overlay"):
            yield Panel(id="text")

    def on_mount(self) -> None:
        self.on_resize()
        self.query_one("#overlay").focus()

    def on_resize(self) -> None:
        self.query_one("#text", Panel).update(self.draw(min(self.size.width, 110) - 5))

    def on_key(self, event: Key) -> None:
        if event.key not in ("up", "down", "pageup", "pagedown", "home", "end", "ctrl+q", "ctrl+c"):
            event.stop()
            self.put_away(event.character if event.is_printable and event.character else event.key)

    def on_click(self) -> None:
        self.put_away("escape")

    def put_away(self, key: str) -> None:
        """Once: what is pressed before it is gone means nothing any more."""
        if self.is_current and not self.done:
            self.done = True
            self.dismiss(key)
