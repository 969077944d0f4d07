"""The hand: cards in boxes as large as there is room, or a row of tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.style import Style
from rich.text import Text

from .available_actions import playable_cards
from .palette import DIM, STRONG, card_style, clickable
from .render_card import HEAVY, LIGHT, SIZES, CardSize, card_lines
from .render_text import flow
from .table_state import TableState


def draw_hand(state: TableState, selected: int | None, width: int, height: int) -> Text:
    """The hand as large as there is room. ``selected`` is an index in the hand; a spectator selects nothing."""
    hand = (state.view.hand if state.view else None) or []
    if not hand:
        return Text()
    playable = playable_cards(state)
    if state.seat is None:
        selected, playable = None, set(hand)
    for size in SIZES:
        if _hand_width(hand, size) <= width and size.height + 1 <= height:
            return _boxed_hand(hand, selected, playable, size)
    return _token_hand(hand, selected, playable, width)


def _color_groups(hand: Iterable[str]) -> list[list[tuple[int, str]]]:
    """The cards by colour, each with its index in the hand."""
    return [list(group) for _, group in groupby(enumerate(hand), key=lambda numbered: numbered[1][0])]


def _hand_width(hand: Sequence[str], size: CardSize) -> int:
    return len(hand) * size.width + max(0, len(_color_groups(hand)) - 1)


def _boxed_hand(hand: Sequence[str], selected: int | None, playable: set[str], size: CardSize) -> Text:
    """The selected card is a line higher; playable cards have a heavy frame."""
    rows = [Text() for _ in range(size.height + 1)]
    blank = " " * size.width
    for group_number, group in enumerate(_color_groups(hand)):
        if group_number:
            for row in rows:
                row.append(" ")
        for index, card in group:
            is_playable = card in playable
            style = clickable(card_style(card, is_playable), f"screen.select({index})")
            lines = [(line, style) for line in card_lines(card, size, HEAVY if is_playable else LIGHT)]
            if index == selected:
                lines.append(("▔" * size.width, STRONG))
            else:
                lines.insert(0, (blank, Style.null()))
            for row, line in zip(rows, lines, strict=True):
                row.append(*line)
    return Text("\n").join(rows)


def _token_hand(hand: Sequence[str], selected: int | None, playable: set[str], width: int) -> Text:
    """The cards as tokens: playable ones are underlined, the selected card stands between marks."""
    pieces: list[Text] = []
    for group in _color_groups(hand):
        for number, (index, card) in enumerate(group):
            rank = card[1:] or card
            style = clickable(card_style(card, card in playable), f"screen.select({index})")
            if card in playable:
                style += Style(underline=True)
            piece = Text(no_wrap=True)
            if number == 0:
                piece.append("│ " if pieces else "", DIM)
                piece.append(f"{card[0]} ", card_style(card))
            if index == selected:
                piece.append(f"›{rank}‹", STRONG + style)
            else:
                piece.append(f" {rank} ", style)
            pieces.append(piece)
    return flow(pieces, width)
