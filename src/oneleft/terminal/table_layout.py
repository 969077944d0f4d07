"""How the parts of the table share the screen."""

from __future__ import annotations

from typing import NamedTuple

from textual.geometry import Size

WIDE = Size(110, 32)  # from this size on, the log is a column of its own
MIN_TABLE_WIDTH, MAX_LOG_WIDTH = 74, 72


class TableLayout(NamedTuple):
    """Columns and lines for each part. ``log_width`` is None where the log lies between the players and the prompt."""

    table_width: int  # of the players
    piles_width: int
    piles_height: int
    hand_height: int
    log_width: int | None

    @classmethod
    def fit(cls, size: Size) -> TableLayout:
        hand_height = size.height // 5 + 1
        piles_height = size.height - hand_height - 11  # the head line, the players, the prompt, two lines at the bottom
        if size.width < WIDE.width or size.height < WIDE.height:
            return cls(size.width, 27, piles_height, hand_height, None)
        log_width = min(MAX_LOG_WIDTH, size.width - MIN_TABLE_WIDTH)
        table_width = size.width - log_width
        return cls(table_width, table_width, piles_height, hand_height, log_width)
