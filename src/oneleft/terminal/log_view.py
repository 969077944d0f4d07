"""The log of the game, line by line."""

from __future__ import annotations

from collections.abc import Sequence

from textual.events import Resize
from textual.widgets import RichLog

from .render_text import draw_log


def _overlap(before: Sequence[str], after: Sequence[str]) -> int:
    """How many lines the end of one list has in common with the beginning of another."""
    lengths = range(len(before), -1, -1)
    return next(length for length in lengths if [*before[len(before) - length :]] == [*after[:length]])


class LogView(RichLog, can_focus=False):
    """Shows the last lines unless the person has scrolled up. Only new lines are written."""

    def __init__(self, language: str) -> None:
        super().__init__(id="log", min_width=1, wrap=True, auto_scroll=False)
        self._language = language
        self._shown: list[str] = []
        self._width = 0

    def show(self, lines: Sequence[str]) -> None:
        """Show these lines. The first ones that were shown may be missing, because only the latest are remembered."""
        common = _overlap(self._shown, lines)
        if common == len(lines) == len(self._shown):
            return
        is_at_end = self.is_vertical_scroll_end or not common
        if not common:
            self.clear()
        self._shown = [*lines]
        self._write_lines(lines[common:], is_at_end)

    def _write_lines(self, lines: Sequence[str], scroll_to_end: bool) -> None:
        if lines:
            self.write(draw_log(lines, self._language))
        if scroll_to_end:
            self.scroll_end(animate=False, immediate=True)

    def on_resize(self, event: Resize) -> None:
        """Wrap the lines anew, and keep the last one in sight."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.clear()
            self._write_lines(self._shown, scroll_to_end=False)
        self.call_after_refresh(self.scroll_end, animate=False)
