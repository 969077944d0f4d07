"""Colours: the same in 256 colours as in truecolor, and readable."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style

from oneleft.terminal import palette
from oneleft.terminal.start_screen import StartScreen
from tests.support.game_positions import game_at
from tests.support.terminal_driver import LARGE, TerminalDriver, open_app, open_screen, paused_table, run

TABLE = Style(bgcolor=palette.CSS_VARIABLES["table"])
PAPER = Style(bgcolor=palette.CSS_VARIABLES["paper"])
STYLES = [
    *(TABLE + palette.card_style(card, fits) for card in palette.CARD_COLORS for fits in (True, False)),
    *(TABLE + getattr(palette, name) for name in ("BACK", "DIM", "PLAIN", "STRONG", "WARNING", "KEY", "TURN")),
    *(paper + Style.parse(ink) for ink in palette.LOG_INKS.values() for paper in (TABLE, palette.card_style("W"))),
    PAPER + Style(color=palette.CSS_VARIABLES["ink"]),
    PAPER + palette.LEADER,
]
SCENES = [("turn", ()), ("turn", ("k",)), ("turn", ("k", "?")), ("many cards", ()), ("over", ("s",)), ("jump", ("h",))]
SCENES += [("wild", ("w", "enter")), ("slam", ("slash", "x")), ("ten players", ("slash",))]


def colors(style: Style) -> tuple[Color, Color]:
    assert style.color is not None
    assert style.bgcolor is not None
    return style.color, style.bgcolor


def is_exact(color: Color) -> bool:
    """Whether a terminal of 256 colours shows this very colour."""
    return color.downgrade(ColorSystem.EIGHT_BIT).get_truecolor() == color.get_truecolor()


def luminance(color: Color) -> float:
    """As WCAG 2 defines it."""
    parts = [part / 255 for part in color.get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_text_is_readable(style):
    ink, paper = colors(style)
    assert contrast(ink, paper) >= 4.5
    old = [color.downgrade(ColorSystem.STANDARD).number for color in (ink, paper)]  # of sixteen colours
    assert old[0] != old[1]


def test_cards_differ_from_each_other_and_from_the_table():
    papers = [paper for _, *papers in palette.CARD_COLORS.values() for paper in papers]
    shades = [Color.parse(paper).downgrade(ColorSystem.EIGHT_BIT).number for paper in papers]
    shades.append(Color.parse(palette.CSS_VARIABLES["table"]).downgrade(ColorSystem.EIGHT_BIT).number)
    assert len(set(shades)) == len(shades)


def painted(driver: TerminalDriver) -> set[Color]:
    strips = driver.app.screen._compositor.render_strips()
    styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
    return {color for style in styles for color in (style.color, style.bgcolor) if color is not None}


def test_painted_colors_are_exact_in_the_palette():
    """Nothing is blended: a tint, a shadow or a colour of Textual's theme would come out differently."""
    assert not is_exact(Color.parse("#10352d"))

    async def scene() -> None:
        for number, (name, keys) in enumerate(SCENES):
            async with open_screen(paused_table(game_at(name)), (80, 24) if number % 2 else LARGE) as driver:
                await driver.press(*keys)
                assert [color.name for color in painted(driver) if not is_exact(color)] == [], (name, keys)
        async with open_app(StartScreen("en", lambda *_: None, lambda *_: None, [Path("last.game")])) as driver:
            assert [color.name for color in painted(driver) if not is_exact(color)] == []

    run(scene())
