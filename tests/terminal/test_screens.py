"""The main screens look like those in ``screens/``. After a change run ``make golden`` and read the difference."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.terminal_scenes import SCENES, SCREENS


@pytest.mark.parametrize("name", SCENES)
def test_screen(name):
    assert asyncio.run(SCENES[name]()) + "\n" == (SCREENS / f"{name}.txt").read_text("utf-8")


def test_every_stored_screen_is_drawn():
    assert {file.stem for file in SCREENS.iterdir()} == set(SCENES)
