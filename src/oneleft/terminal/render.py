"""The table in signs and colours. A colour never stands alone: its letter is always beside it."""

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

from .available_actions import Action, playable
from .colorize import patterns
from .table_state import TableState, from_own_seat

FELT = "#10352d"
# The ink and the paper of a card; beside it, the paper of a card that cannot be laid now.
FACES = {
    "R": ("#ffffff", "#c4302b", "#5c2a26"),
    "Y": ("#1a1a1a", "#f0c020", "#6b5a1e"),
    "G": ("#ffffff", "#2f9e4a", "#23532f"),
    "B": ("#ffffff", "#2c64c8", "#24406e"),
    "O": ("#1a1a1a", "#f08322", "#6b441f"),
    "W": ("#ffffff", "#26262e", "#1d2423"),
}
# The words of a colour on the felt.
INKS = {"red": "#ff7b70", "yellow": "#ffd75f", "green": "#74d98b", "blue": "#8ab8ff", "orange": "#ffa657"}
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


def face_style(card: str, open_to_play: bool = True) -> Style:
    ink, paper, faded = FACES[card[0]]
    return Style.parse(f"bold {ink} on {paper}" if open_to_play else f"#b9c4bf on {faded}")


def label(card: str) -> str:
    """A letter for the colour, and the number or symbol: ``R 7``, ``R+2``, ``W+4``."""
    return f"{card[0]} {card[1:]}" if len(card) == 2 else card


def box(lines: Sequence[str], size: Size, frame: tuple[str, str, str]) -> list[str]:
    width = size[0] - 2
    inner = [frame[1][0] + set_cell_size(line, width) + frame[1][2] for line in lines]
    return [frame[0][0] + frame[0][1] * width + frame[0][2], *inner, frame[2][0] + frame[2][1] * width + frame[2][2]]


def card_rows(card: str, size: Size, frame: tuple[str, str, str]) -> list[str]:
    if size == SMALL:
        return box([label(card).center(3)], size, frame)
    corner, middle = (card[0], card[1:]) if len(card) > 1 else (card, card)
    return box([corner.ljust(5), middle.center(5), corner.rjust(5)], size, frame)


# The hand


def in_groups(hand: Iterable[str]) -> list[list[tuple[int, str]]]:
    """By colour, each card with its place in the hand."""
    return [list(group) for _, group in groupby(enumerate(hand), key=lambda numbered: numbered[1][0])]


def hand_width(hand: Sequence[str], size: Size) -> int:
    return len(hand) * size[0] + max(0, len(in_groups(hand)) - 1)


def draw_hand(state: TableState, picked: int | None, width: int, height: int) -> Text:
    """As large as there is room: boxes, or a row of tokens."""
    hand = (state.view.hand if state.view else None) or []
    if not hand:
        return Text()
    fitting = playable(state)
    for size in (LARGE, SMALL):
        if hand_width(hand, size) <= width and size[1] + 1 <= height:
            return boxed_hand(hand, picked, fitting, size)
    return token_hand(hand, picked, fitting, width)


def boxed_hand(hand: Sequence[str], picked: int | None, fitting: set[str], size: Size) -> Text:
    """The card that is picked stands out by a line; what can be laid has a heavy frame."""
    rows = [Text() for _ in range(size[1] + 1)]
    for group_number, group in enumerate(in_groups(hand)):
        for place, card in group:
            lines = card_rows(card, size, HEAVY if card in fitting else LIGHT)
            style = clickable(face_style(card, card in fitting), f"screen.pick({place})")
            blank = " " * size[0]
            shown = [*lines, blank] if place == picked else [blank, *lines]
            for number, (row, line) in enumerate(zip(rows, shown, strict=True)):
                lifted = place == picked and number == size[1]
                row.append(
                    "▔" * size[0] if lifted else line, STRONG if lifted else style if line != blank else Style.null()
                )
        if group_number < len(in_groups(hand)) - 1:
            for row in rows:
                row.append(" ")
    return Text("\n").join(rows)


def token_hand(hand: Sequence[str], picked: int | None, fitting: set[str], width: int) -> Text:
    """``R 6 8 +2 │ Y 1``: what can be laid is underlined, the card that is picked stands between marks."""
    pieces: list[Text] = []
    for group in in_groups(hand):
        for number, (place, card) in enumerate(group):
            rank = card[1:] or card
            style = clickable(face_style(card, card in fitting), f"screen.pick({place})")
            if card in fitting:
                style += Style(underline=True)
            piece = Text(no_wrap=True)
            if number == 0:
                piece.append("│ " if pieces else "", DIM)
                piece.append(f"{card[0]} ", face_style(card))
            piece.append(f"›{rank}‹" if place == picked else f" {rank} ", STRONG + style if place == picked else style)
            pieces.append(piece)
    return flowing(pieces, width)


def flowing(pieces: Iterable[Text], width: int, gap: str = "") -> Text:
    """Pieces one after the other, none of them broken over two lines."""
    lines = [Text()]
    for piece in pieces:
        if lines[-1] and lines[-1].cell_len + cell_len(gap) + piece.cell_len > width:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return Text("\n").join(lines)


# Who sits round the table


def arrow(view: View) -> str:
    """From each name to the next one, as play goes."""
    return "→" if view.direction == "left" else "←"


def holding(view: View, seat: int) -> str:
    """One card that was announced is said as people say it."""
    count = view.counts[seat]
    return "UNO" if count == 1 and view.exposed != seat else str(count)


def draw_seats(state: TableState, width: int) -> Text:
    view = state.view
    assert view is not None
    seats = from_own_seat(view)
    if len(seats) * 17 + 1 <= width:
        return seat_boxes(state, view, seats, min(26, (width - 1) // len(seats) - 2))
    return seat_chips(state, view, seats, width)


def seat_boxes(state: TableState, view: View, seats: list[int], wide: int) -> Text:
    rows = [Text(" ") for _ in range(3)]
    for seat in seats:
        count = holding(view, seat)
        backs = ("▮" * view.counts[seat])[: wide - 4 - cell_len(count)]
        name = fit(("▶ " if turns(view, seat) else "") + view.names[seat], wide - 2)
        middle = backs.ljust(wide - 3 - cell_len(count)) + count
        total = f" {view.totals[seat]} "
        lines = [
            f"╭{name}{'─' * (wide - 2 - cell_len(name))}╮",
            f"│{middle} │",
            f"╰{'─' * (wide - 3 - len(total))}{total}─╯",
        ]
        style = seat_style(state, view, seat)
        for number, (row, line) in enumerate(zip(rows, lines, strict=True)):
            row.append(line, style)
            row.append(f" {arrow(view)}" if number == 1 else "  ", WARNING)
    return Text("\n").join(rows)


def seat_chips(state: TableState, view: View, seats: list[int], width: int) -> Text:
    pieces = []
    for seat in seats:
        mark = "▶" if turns(view, seat) else " "
        chip = (f"{mark}{fit(view.names[seat], 9)} {holding(view, seat)}", seat_style(state, view, seat))
        pieces.append(Text.assemble(chip, (f" {arrow(view)}", WARNING)))
    return flowing(pieces, width, " ")


def turns(view: View, seat: int) -> bool:
    return view.turn == seat and view.phase != "over"


def seat_style(state: TableState, view: View, seat: int) -> Style:
    """Whose turn it is shines, and the own seat is bold."""
    style = TURN if turns(view, seat) else STRONG if seat == state.seat else PLAIN
    return clickable(style, f"screen.point({seat})")


def fit(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


# The middle


def draw_piles(state: TableState, height: int) -> Text:
    view, language = state.view, state.language
    assert view is not None
    size = LARGE if height >= 8 else SMALL
    count = str(view.draw)
    blank = "░" * (size[0] - 2)
    filled = [blank] * (size[1] - 2)
    filled[len(filled) // 2] = count.center(len(blank), "░")
    back = box(filled, size, LIGHT)
    top = card_rows(view.top, size, HEAVY)
    text = Text()
    for left, right in zip(back, top, strict=True):
        text.append("  ")
        text.append(left, clickable(BACK, "screen.press('d')"))
        text.append("   ")
        text.append(right, face_style(view.top))
        text.append("\n")
    if height >= 10:
        text.append("\n")
    text.append_text(color_line(state, view))
    if view.pending:
        text.append(f"\n{say('screen-pending', language, count=view.pending)}", WARNING)
    return text


def color_line(state: TableState, view: View) -> Text:
    """The colour in force, painted, in words and with its letter."""
    edition, letter = state.rules.edition, view.color
    text = Text(f" {say('screen-color', state.language)} ", PLAIN)
    if letter is None:
        return text.append(color_words("", state.language), WARNING)
    name = color_words(edition.colors[color_letters(edition).index(letter)], state.language)
    return text.append(f" {name.upper()} {letter} ", face_style(letter))


def draw_log(lines: Sequence[str], language: str) -> Text:
    text = Text("\n".join(lines), PLAIN)
    for pattern, color in patterns((language,)):
        text.highlight_regex(pattern, INKS[color])
    return text


# What is asked


def draw_offers(offered: Sequence[Action], width: int) -> Text:
    """In brief where they would need more than two lines."""
    text = flowing_offers(offered, width)
    return (
        text
        if text.plain.count("\n") < 2
        else flowing_offers([o._replace(words=o.brief or o.words) for o in offered], width)
    )


def flowing_offers(offered: Sequence[Action], width: int) -> Text:
    pieces = []
    for offer in offered:
        action = f"screen.press({offer.key!r})"
        shown = "↵" if offer.key == "enter" else offer.key
        words = (f" {offer.words}", clickable(STRONG, action))
        pieces.append(Text.assemble((f" {shown} ", clickable(KEY, action)), words))
    return flowing(pieces, width, "   ")


def draw_keys(keys: Iterable[tuple[str, str]], width: int) -> Text:
    """As many as fit into one line."""
    text = Text(no_wrap=True)
    for key, words in keys:
        piece = Text.assemble((key, STRONG), (f" {words}  ", DIM))
        if text.cell_len + piece.cell_len <= width:
            text.append_text(piece)
    return text
