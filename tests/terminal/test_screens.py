"""The main screens look like those in ``screens/``. After a change run ``make golden`` and read the difference."""

from __future__ import annotations

import asyncio

import pytest
from rich.color import ColorSystem
from rich.style import Style

from oneleft.terminal import render
from tests.support.terminal_scenes import SCENES, SCREENS


@pytest.mark.parametrize("name", SCENES)
def test_screen(name):
    assert asyncio.run(SCENES[name]()) + "\n" == (SCREENS / f"{name}.txt").read_text("utf-8")


def test_every_stored_screen_is_drawn():
    assert {file.stem for file in SCREENS.iterdir()} == set(SCENES)


FELT = Style(bgcolor=render.FELT)
INKS = [
    *(render.card_style(card, fits) for card in render.CARD_COLORS for fits in (True, False)),
    *(getattr(render, name) for name in ("BACK", "DIM", "PLAIN", "STRONG", "WARNING", "KEY", "TURN")),
    *(Style.parse(ink) for ink in render.LOG_INKS.values()),
]


@pytest.mark.parametrize("style", INKS, ids=str)
def test_text_is_readable_in_sixteen_colors(style):
    """Ink and paper stay apart on an old terminal."""
    whole = FELT + style
    assert whole.color is not None
    assert whole.bgcolor is not None
    inks = [color.downgrade(ColorSystem.STANDARD).number for color in (whole.color, whole.bgcolor)]
    assert inks[0] != inks[1]
