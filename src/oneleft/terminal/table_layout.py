"""How the parts of the table share the screen."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Size

from .render_table import BOX_HEIGHT

WIDE = Size(110, 32)  # from this size on, the log is a column of its own
MIN_TABLE_WIDTH, MAX_LOG_WIDTH = 74, 72
NARROW_PILES_WIDTH, MIN_PILES_HEIGHT = 27, 11


class TableLayout(NamedTuple):
    """Columns and lines for each part. ``log_width`` is None where the log lies between the players and the prompt."""

    table_width: int  # of the players and the piles
    table_height: int
    seats_height: int
    piles_width: int
    hand_height: int
    log_width: int | None

    @classmethod
    def fit(cls, size: Size) -> TableLayout:
        hand_height = size.height // 5 + 1
        table_height = size.height - hand_height - 8  # the head line, the prompt, two lines at the bottom
        if size.width < WIDE.width or size.height < WIDE.height:
            return cls(size.width, table_height, BOX_HEIGHT, NARROW_PILES_WIDTH, hand_height, None)
        log_width = min(MAX_LOG_WIDTH, size.width - MIN_TABLE_WIDTH)
        width = size.width - log_width
        return cls(width, table_height, table_height - MIN_PILES_HEIGHT, width, hand_height, log_width)
