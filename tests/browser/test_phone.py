"""Small screens and large ones."""

from __future__ import annotations

import pytest

from .talk import own_cards, remember


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800), (1920, 1080)])
def test_nothing_is_wider_than_the_screen(new_page, size):
    page = new_page(size=size)
    remember(page, name="Ana", players=10, turn=0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play now against 9 bots").click()
    own_cards(page, 7)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
