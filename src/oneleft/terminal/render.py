"""The table in characters and colours. No colour carries meaning alone: its letter is always beside it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from oneleft.lang import say
from oneleft.table.narrate import color_words
from oneleft.table.notation import color_letters
from oneleft.table.views import View

from .available_actions import Action, playable_cards
from .colorize import color_patterns
from .table_state import TableState, seats_from_viewer

FELT = "#10352d"
# By letter: the ink and the paper of a card, and the paper of a card that cannot be laid now.
CARD_COLORS = {
    "R": ("#ffffff", "#c4302b", "#5c2a26"),
    "Y": ("#1a1a1a", "#f0c020", "#6b5a1e"),
    "G": ("#ffffff", "#2f9e4a", "#23532f"),
    "B": ("#ffffff", "#2c64c8", "#24406e"),
    "O": ("#1a1a1a", "#f08322", "#6b441f"),
    "W": ("#ffffff", "#26262e", "#1d2423"),
}
# The names of colours in the log.
LOG_INKS = {"red": "#ff7b70", "yellow": "#ffd75f", "green": "#74d98b", "blue": "#8ab8ff", "orange": "#ffa657"}
BACK = Style.parse("#c9c3b0 on #3a2f3f")
DIM = Style.parse("#8fb0a4")
PLAIN = Style.parse("#e6efe9")
STRONG = Style.parse("bold #ffffff")
WARNING = Style.parse("bold #ffd75f")
KEY = Style.parse("bold #10352d on #d8e4dc")
TURN = Style.parse("bold #10352d on #ffd75f")
LIGHT, HEAVY = ("╭─╮", "│ │", "╰─╯"), ("┏━┓", "┃ ┃", "┗━┛")
SMALL, LARGE = (5, 3), (7, 5)
Size = tuple[int, int]


def clickable(style: Style, action: str) -> Style:
    return style + Style(meta={"@click": action})


def card_style(card: str, is_playable: bool = True) -> Style:
    ink, paper, faded = CARD_COLORS[card[0]]
    return Style.parse(f"bold {ink} on {paper}" if is_playable else f"#b9c4bf on {faded}")


def _card_label(card: str) -> str:
    """A letter for the colour, and the number or symbol: ``R 7``, ``R+2``, ``W+4``."""
    return f"{card[0]} {card[1:]}" if len(card) == 2 else card


def _box(lines: Sequence[str], size: Size, frame: tuple[str, str, str]) -> list[str]:
    width = size[0] - 2
    inner = [frame[1][0] + set_cell_size(line, width) + frame[1][2] for line in lines]
    return [frame[0][0] + frame[0][1] * width + frame[0][2], *inner, frame[2][0] + frame[2][1] * width + frame[2][2]]


def _card_rows(card: str, size: Size, frame: tuple[str, str, str]) -> list[str]:
    if size == SMALL:
        return _box([_card_label(card).center(3)], size, frame)
    corner, middle = (card[0], card[1:]) if len(card) > 1 else (card, card)
    return _box([corner.ljust(5), middle.center(5), corner.rjust(5)], size, frame)


# The hand


def _color_groups(hand: Iterable[str]) -> list[list[tuple[int, str]]]:
    """The cards by colour, each with its index in the hand."""
    return [list(group) for _, group in groupby(enumerate(hand), key=lambda numbered: numbered[1][0])]


def _hand_width(hand: Sequence[str], size: Size) -> int:
    return len(hand) * size[0] + max(0, len(_color_groups(hand)) - 1)


def draw_hand(state: TableState, selected: int | None, width: int, height: int) -> Text:
    """The hand as large as there is room: boxes, or a row of tokens. ``selected`` is an index in the hand."""
    hand = (state.view.hand if state.view else None) or []
    if not hand:
        return Text()
    playable = playable_cards(state)
    for size in (LARGE, SMALL):
        if _hand_width(hand, size) <= width and size[1] + 1 <= height:
            return _boxed_hand(hand, selected, playable, size)
    return _token_hand(hand, selected, playable, width)


def _boxed_hand(hand: Sequence[str], selected: int | None, playable: set[str], size: Size) -> Text:
    """The selected card is a line higher; playable cards have a heavy frame."""
    rows = [Text() for _ in range(size[1] + 1)]
    for group_number, group in enumerate(_color_groups(hand)):
        for index, card in group:
            lines = _card_rows(card, size, HEAVY if card in playable else LIGHT)
            style = clickable(card_style(card, card in playable), f"screen.select({index})")
            blank = " " * size[0]
            shown = [*lines, blank] if index == selected else [blank, *lines]
            for number, (row, line) in enumerate(zip(rows, shown, strict=True)):
                is_underline = index == selected and number == size[1]
                row.append(
                    "▔" * size[0] if is_underline else line,
                    STRONG if is_underline else style if line != blank else Style.null(),
                )
        if group_number < len(_color_groups(hand)) - 1:
            for row in rows:
                row.append(" ")
    return Text("\n").join(rows)


def _token_hand(hand: Sequence[str], selected: int | None, playable: set[str], width: int) -> Text:
    """``R 6 8 +2 │ Y 1``: playable cards are underlined, the selected card stands between marks."""
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
            piece.append(
                f"›{rank}‹" if index == selected else f" {rank} ", STRONG + style if index == selected else style
            )
            pieces.append(piece)
    return _flow(pieces, width)


def _flow(pieces: Iterable[Text], width: int, gap: str = "") -> Text:
    """Put pieces one after the other, without breaking one over two lines."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + cell_len(gap) + piece.cell_len > width:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return Text("\n").join(lines)


# The players


def _direction_arrow(view: View) -> str:
    """The arrow from each player to the next one in the direction of play."""
    return "→" if view.direction == "left" else "←"


def _count_label(view: View, seat: int) -> str:
    """How many cards a player has; one card that was announced is UNO."""
    count = view.counts[seat]
    return "UNO" if count == 1 and view.exposed != seat else str(count)


def draw_seats(state: TableState, width: int) -> Text:
    view = state.view
    assert view is not None
    seats = seats_from_viewer(view)
    if len(seats) * 17 + 1 <= width:
        return _seat_boxes(state, view, seats, min(26, (width - 1) // len(seats) - 2))
    return _seat_chips(state, view, seats, width)


def _seat_boxes(state: TableState, view: View, seats: list[int], width: int) -> Text:
    rows = [Text(" ") for _ in range(3)]
    for seat in seats:
        count = _count_label(view, seat)
        backs = ("▮" * view.counts[seat])[: width - 4 - cell_len(count)]
        name = shorten(("▶ " if _has_turn(view, seat) else "") + view.names[seat], width - 2)
        middle = backs.ljust(width - 3 - cell_len(count)) + count
        total = f" {view.totals[seat]} "
        lines = [
            f"╭{name}{'─' * (width - 2 - cell_len(name))}╮",
            f"│{middle} │",
            f"╰{'─' * (width - 3 - len(total))}{total}─╯",
        ]
        style = _seat_style(state, view, seat)
        for number, (row, line) in enumerate(zip(rows, lines, strict=True)):
            row.append(line, style)
            row.append(f" {_direction_arrow(view)}" if number == 1 else "  ", WARNING)
    return Text("\n").join(rows)


def _seat_chips(state: TableState, view: View, seats: list[int], width: int) -> Text:
    pieces = []
    for seat in seats:
        mark = "▶" if _has_turn(view, seat) else " "
        chip = (f"{mark}{shorten(view.names[seat], 9)} {_count_label(view, seat)}", _seat_style(state, view, seat))
        pieces.append(Text.assemble(chip, (f" {_direction_arrow(view)}", WARNING)))
    return _flow(pieces, width, " ")


def _has_turn(view: View, seat: int) -> bool:
    return view.turn == seat and view.phase != "over"


def _seat_style(state: TableState, view: View, seat: int) -> Style:
    """The player in turn is highlighted, and the person's seat is bold."""
    style = TURN if _has_turn(view, seat) else STRONG if seat == state.seat else PLAIN
    return clickable(style, f"screen.point({seat})")


def shorten(text: str, width: int) -> str:
    """The text cut to a width, with an ellipsis if something is missing."""
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


# The piles and the log


def draw_piles(state: TableState, height: int) -> Text:
    view, language = state.view, state.language
    assert view is not None
    size = LARGE if height >= 8 else SMALL
    count = str(view.draw)
    blank = "░" * (size[0] - 2)
    filled = [blank] * (size[1] - 2)
    filled[len(filled) // 2] = count.center(len(blank), "░")
    back = _box(filled, size, LIGHT)
    top = _card_rows(view.top, size, HEAVY)
    text = Text()
    for left, right in zip(back, top, strict=True):
        text.append("  ")
        text.append(left, clickable(BACK, "screen.press('d')"))
        text.append("   ")
        text.append(right, card_style(view.top))
        text.append("\n")
    if height >= 10:
        text.append("\n")
    text.append_text(_color_line(state, view))
    if view.pending:
        text.append(f"\n{say('screen-pending', language, count=view.pending)}", WARNING)
    return text


def _color_line(state: TableState, view: View) -> Text:
    """The colour in play: painted, in words and with its letter."""
    edition, letter = state.rules.edition, view.color
    text = Text(f" {say('screen-color', state.language)} ", PLAIN)
    if letter is None:
        return text.append(color_words("", state.language), WARNING)
    name = color_words(edition.colors[color_letters(edition).index(letter)], state.language)
    return text.append(f" {name.upper()} {letter} ", card_style(letter))


def draw_log(lines: Sequence[str], language: str) -> Text:
    text = Text("\n".join(lines), PLAIN)
    for pattern, color in color_patterns((language,)):
        text.highlight_regex(pattern, LOG_INKS[color])
    return text


# The actions and the keys


def draw_actions(actions: Sequence[Action], width: int) -> Text:
    """The actions with their keys, with short labels if they would need more than two lines."""
    text = _flow_actions(actions, width)
    if text.plain.count("\n") < 2:
        return text
    return _flow_actions([action._replace(label=action.short_label or action.label) for action in actions], width)


def _flow_actions(actions: Sequence[Action], width: int) -> Text:
    pieces = []
    for action in actions:
        on_click = f"screen.press({action.key!r})"
        key = "↵" if action.key == "enter" else action.key
        words = (f" {action.label}", clickable(STRONG, on_click))
        pieces.append(Text.assemble((f" {key} ", clickable(KEY, on_click)), words))
    return _flow(pieces, width, "   ")


def draw_keys(keys: Iterable[tuple[str, str]], width: int) -> Text:
    """As many keys with their meanings as fit into one line."""
    text = Text(no_wrap=True)
    for key, meaning in keys:
        piece = Text.assemble((key, STRONG), (f" {meaning}  ", DIM))
        if text.cell_len + piece.cell_len <= width:
            text.append_text(piece)
    return text
