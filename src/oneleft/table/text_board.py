"""A game as plain text, for `print`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .notation import DIRECTIONS, card_text, color_letters

if TYPE_CHECKING:
    from .game_state import GameState
    from .table import Table


def text_board(game: GameState) -> str:
    """Every table, face up: a line for each seat, with its points and its hand, and a line for the piles."""
    return "\n".join(line for table in game.tables for line in table_lines(game, table))


def table_lines(game: GameState, table: Table) -> Iterator[str]:
    r, edition = table.round, game.rules.edition
    width = max(len(game.names[seat]) for seat in table.seating)
    for chair, seat in enumerate(table.seating):
        mark = ">" if chair == r.turn and not table.over else " "
        hand = " ".join(table.event_builder.hand(r, chair))
        yield f"{mark} {game.names[seat]:{width}} {game.scores[seat]:4}  {hand}".rstrip()
    color = color_letters(edition)[r.color] if r.color >= 0 else "-"
    top = card_text(edition, r.discard[r.n_discard - 1])
    pending = f", pending {r.pending}" if r.pending else ""
    yield f"  top {top}, color {color}, to the {DIRECTIONS[r.direction]}{pending}, draw pile {r.n_draw}"
