"""The panels of the table screen, and what each shows."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Input

from oneleft.lang import say

from .available_actions import Action
from .card_selection import CardSelection
from .log_view import LogView
from .overlay_text import waiting_text
from .prompts import prompt
from .render_hand import draw_hand
from .render_table import draw_piles, draw_seats
from .render_text import draw_actions, draw_head, draw_keys, draw_prompt
from .table_layout import TableLayout
from .table_state import TableState
from .widgets import Panel, too_small_text


class TablePanels(Container):
    """Draws the state of a table and the selected card. ``TableScreen`` mounts it and says when to draw."""

    def __init__(self, state: TableState, selection: CardSelection, link: str) -> None:
        super().__init__()
        self._state, self._selection = state, selection
        self._link = link  # the invitation for friends

    def compose(self) -> ComposeResult:
        yield Panel(id="too-small")
        yield Panel(id="head")
        with Container(id="table"):
            yield Panel(id="seats")
            yield Panel(id="piles")
            yield LogView(self._state.language)
        yield Panel(id="prompt")
        yield Panel(id="hand")
        yield Input(id="line", compact=True, select_on_focus=False)
        yield Panel(id="keys")

    def _show(self, part: str, text: Text) -> None:
        self.query_one(f"#{part}", Panel).show(text)

    def draw(
        self, actions: Sequence[Action], keys: Sequence[tuple[str, str]], seconds_left: int | None, status: str
    ) -> None:
        """Show everything. ``status`` is that of the connection, ``seconds_left`` that of the player in turn."""
        state, size = self._state, self.screen.size
        small = too_small_text(size, state.language)
        self.set_class(small is not None, "-small")
        if small is not None:
            self._show("too-small", small)
            return
        layout = TableLayout.fit(size)
        self.set_class(layout.log_width is not None, "-wide")
        self.set_class(state.view is None, "-waiting")
        self.query_one(LogView).styles.width = layout.log_width or "1fr"
        self._show("head", draw_head(state, seconds_left, status))
        self._show("keys", draw_keys(keys, size.width - 2))
        line = self.query_one("#line", Input)
        line.placeholder = say("screen-type" if state.seat is not None else "screen-watch-type", state.language)
        self.query_one(LogView).show(state.log)
        question, offers = prompt(state, self._selection.wild), draw_actions(actions, size.width - 2)
        self._show("prompt", draw_prompt(question, state.is_own_turn, state.refusal, offers))
        self._draw_table(layout)

    def _draw_table(self, layout: TableLayout) -> None:
        state, table = self._state, self.query_one("#table")
        if state.view is not None:
            seats = draw_seats(state, layout.table_width - 2, layout.seats_height)
            height = len(seats.plain.splitlines())
            table.styles.grid_rows = f"{height + 1} 1fr"  # Textual would measure only one column of a span
            self._show("seats", seats)
            self._show("piles", draw_piles(state, layout.piles_width, layout.table_height - height))
        else:
            table.styles.grid_rows = "auto 1fr"
            self._show("seats", waiting_text(state, self._link) if state.table is not None else Text())
        self._show("hand", draw_hand(state, self._selection.index, self.screen.size.width - 2, layout.hand_height))

    def scroll_log(self, pages: int) -> None:
        log = self.query_one(LogView)
        (log.scroll_page_up if pages < 0 else log.scroll_page_down)(animate=False)
