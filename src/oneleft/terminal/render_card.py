"""Cards as boxes of characters, in four sizes. Large cards show their number or symbol in large pixels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import set_cell_size


class CardSize(NamedTuple):
    """Columns and lines, frame included."""

    width: int
    height: int


SIZES = (CardSize(13, 9), CardSize(11, 7), CardSize(7, 5), CardSize(5, 3))  # the largest first
PIXELS = {
    "0": ("###", "# #", "# #", "# #", "###"),
    "1": (" # ", "## ", " # ", " # ", "###"),
    "2": ("###", "  #", "###", "#  ", "###"),
    "3": ("###", "  #", "###", "  #", "###"),
    "4": ("# #", "# #", "###", "  #", "  #"),
    "5": ("###", "#  ", "###", "  #", "###"),
    "6": ("###", "#  ", "###", "# #", "###"),
    "7": ("###", "  #", "  #", "  #", "  #"),
    "8": ("###", "# #", "###", "# #", "###"),
    "9": ("###", "# #", "###", "  #", "###"),
    "+": ("   ", " # ", "###", " # ", "   "),
    "S": (" ### ", "#  ##", "# # #", "##  #", " ### "),  # a barred circle
    "R": ("   # ", "#####", "     ", "#####", " #   "),  # two arrows
    "W": ("#   #", "#   #", "# # #", "## ##", "#   #"),
    "J": ("  #", "  #", "  #", "# #", "###"),
    "G": ("###", "#  ", "# #", "# #", "###"),
}
HALF_BLOCKS = {"  ": " ", "# ": "▀", " #": "▄", "##": "█"}


class Frame(NamedTuple):
    """The characters of a frame: its top, its sides and its bottom."""

    top: str
    sides: str
    bottom: str

    def enclose(self, lines: Sequence[str], size: CardSize) -> list[str]:
        width = size.width - 2
        inner = [self.sides[0] + set_cell_size(line, width) + self.sides[-1] for line in lines]
        top, bottom = (edge[0] + edge[1] * width + edge[2] for edge in (self.top, self.bottom))
        return [top, *inner, bottom]


LIGHT, HEAVY = Frame("╭─╮", "│ │", "╰─╯"), Frame("┏━┓", "┃ ┃", "┗━┛")


def large_symbol(text: str) -> list[str]:
    """The text in pixels, two in the height of a line: three lines."""
    glyphs = [PIXELS[character] for character in text]
    rows = [" ".join(parts) for parts in zip(*glyphs, strict=True)]
    rows.append(" " * len(rows[0]))
    return [
        "".join(HALF_BLOCKS[upper + lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    ]


def card_lines(card: str, size: CardSize, frame: Frame) -> list[str]:
    """A card: a letter for the colour, and the number or symbol."""
    letter, symbol = card[0], card[1:] or card
    width = size.width - 2
    if size.height == 3:
        label = f"{letter} {symbol}" if len(card) == 2 else card
        return frame.enclose([label.center(width)], size)
    middle = [symbol] if size.height == 5 else large_symbol(symbol)
    space = [""] * ((size.height - 4 - len(middle)) // 2)
    centred = [line.center(width) for line in (*space, *middle, *space)]
    return frame.enclose([f"{letter:<{width}}", *centred, f"{letter:>{width}}"], size)


def back_lines(count: int, size: CardSize) -> list[str]:
    """The back of a pile, with the number of its cards."""
    lines = ["░" * (size.width - 2)] * (size.height - 2)
    lines[len(lines) // 2] = str(count).center(size.width - 2, "░")
    return LIGHT.enclose(lines, size)
