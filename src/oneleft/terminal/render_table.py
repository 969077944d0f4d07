"""The middle of the screen: the players, the piles and the colour in play."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from oneleft.lang import say
from oneleft.table.narrate import color_words
from oneleft.table.notation import color_letters
from oneleft.table.views import View

from .palette import BACK, LOG_INKS, PLAIN, STRONG, TURN, WARNING, card_style, clickable
from .render_card import HEAVY, SIZES, back_lines, card_lines
from .render_text import flow, shorten
from .table_state import TableState, seats_from_viewer

BOX_HEIGHT, MIN_BOX = 3, 17  # of a player: lines, and columns with the arrow to the next player


def _direction_arrow(view: View) -> str:
    """The arrow from each player to the next one in the direction of play."""
    return "→" if view.direction == "left" else "←"


def _count_label(view: View, seat: int) -> str:
    """How many cards a player has; one card that was announced is UNO."""
    count = view.counts[seat]
    return "UNO" if count == 1 and view.exposed != seat else str(count)


def draw_seats(state: TableState, width: int, height: int) -> Text:
    """The players in boxes, or in short where there is no room for boxes."""
    view = state.view
    assert view is not None
    seats = seats_from_viewer(view)
    in_a_row = min(len(seats), (width - 1) // MIN_BOX)
    rows = [seats[first : first + in_a_row] for first in range(0, len(seats), in_a_row)]
    if len(rows) * BOX_HEIGHT > height:
        return _seat_chips(state, view, seats, width)
    box_width = min(26, (width - 1) // in_a_row - 2)
    return Text("\n").join(_seat_boxes(state, view, row, box_width) for row in rows)


def _seat_boxes(state: TableState, view: View, seats: list[int], width: int) -> Text:
    rows = [Text(" ") for _ in range(BOX_HEIGHT)]
    for seat in seats:
        count = _count_label(view, seat)
        backs = ("▮" * view.counts[seat])[: width - 4 - cell_len(count)]
        name = shorten(("▶ " if _has_turn(view, seat) else "") + view.names[seat], width - 2)
        middle = backs.ljust(width - 3 - cell_len(count)) + count
        total = f" {shorten(say('page-points', state.language, count=view.totals[seat]), width - 5)} "
        lines = [
            f"╭{name}{'─' * (width - 2 - cell_len(name))}╮",
            f"│{middle} │",
            f"╰{'─' * (width - 3 - cell_len(total))}{total}─╯",
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
    return flow(pieces, width, " ")


def _has_turn(view: View, seat: int) -> bool:
    return view.turn == seat and view.phase != "over"


def _seat_style(state: TableState, view: View, seat: int) -> Style:
    """The player in turn is highlighted, and the person's seat is bold."""
    style = TURN if _has_turn(view, seat) else STRONG if seat == state.seat else PLAIN
    return clickable(style, f"screen.point({seat})")


def draw_piles(state: TableState, width: int, height: int) -> Text:
    """The draw pile and the discard pile, as large as there is room, above the colour in play and the penalty."""
    view, language = state.view, state.language
    assert view is not None
    size = next((size for size in SIZES if 2 * size.width + 8 <= width and size.height + 3 <= height), SIZES[-1])
    top_style = card_style(view.top)
    if view.top.startswith("W") and view.color is not None:  # a wild has the colour that was named
        top_style += Style.parse(LOG_INKS[_color_name(state, view.color)])
    lines = []
    for left, right in zip(back_lines(view.draw, size), card_lines(view.top, size, HEAVY), strict=True):
        back = (left, clickable(BACK, "screen.type_move('draw')"))
        lines.append(Text.assemble(back, "   ", (right, top_style)))
    if height >= size.height + 5:
        lines.append(Text())
    lines.append(_color_line(state, view))
    if view.pending:
        lines.append(Text(say("screen-pending", language, count=view.pending), WARNING))
    return Text("\n").join(lines)


def _color_name(state: TableState, letter: str) -> str:
    """The colour of a letter, such as ``blue``."""
    edition = state.rules.edition
    return edition.colors[color_letters(edition).index(letter)]


def _color_line(state: TableState, view: View) -> Text:
    """The colour in play: painted, in words and with its letter."""
    letter = view.color
    text = Text.assemble((f"{say('screen-color', state.language)} ", PLAIN))
    if letter is None:
        return text.append(color_words("", state.language), WARNING)
    name = color_words(_color_name(state, letter), state.language)
    return text.append(f" {name.upper()} {letter} ", card_style(letter))
