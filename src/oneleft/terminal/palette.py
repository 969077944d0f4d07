"""The colours of the screens. All are in the xterm palette, so that they look the same in 256 colours and in truecolor.

No colour carries meaning alone: its letter is always next to it.
"""

from __future__ import annotations

from rich.style import Style

# The variables of the style sheet.
CSS_VARIABLES = {
    "table": "#262626",  # what the cards lie on
    "bar": "#121212",  # the lines at the top and at the bottom
    "plain": "#ffffd7",
    "strong": "#ffffff",
    "dim": "#afaf87",
    "thumb": "#6c6c6c",  # of a scroll bar
    "paper": "#ffffd7",  # of the panels over the table
    "ink": "#262626",
}
# By letter: the ink and the paper of a card, and the paper of a card that cannot be laid now.
CARD_COLORS = {
    "R": ("#ffffff", "#d70000", "#5f0000"),
    "Y": ("#000000", "#ffd700", "#5f5f00"),
    "G": ("#ffffff", "#008700", "#005f00"),
    "B": ("#ffffff", "#005fd7", "#00005f"),
    "O": ("#000000", "#ff8700", "#875f00"),
    "W": ("#ffffff", "#000000", "#3a3a3a"),
}
# The names of colours in the log.
LOG_INKS = {"red": "#ff5f5f", "yellow": "#ffd75f", "green": "#5fd75f", "blue": "#5fafff", "orange": "#ffaf5f"}

PLAIN = Style.parse("#ffffd7")
STRONG = Style.parse("bold #ffffff")
DIM = Style.parse("#afaf87")
WARNING = Style.parse("bold #ffd75f")
BACK = Style.parse("#d7afd7 on #5f005f")  # of a card
KEY = Style.parse("bold #262626 on #d7d7af")
TURN = Style.parse("bold #262626 on #ffd75f")
# On paper
TITLE = Style.parse("bold underline")
STRONG_INK = Style.parse("bold")
LEADER = Style.parse("bold #005f00")
UNFILLED = Style.parse("#afaf87")


def card_style(card: str, is_playable: bool = True) -> Style:
    ink, paper, faded = CARD_COLORS[card[0]]
    return Style.parse(f"bold {ink} on {paper}" if is_playable else f"#ffffd7 on {faded}")


def clickable(style: Style, action: str) -> Style:
    return style + Style(meta={"@click": action})
