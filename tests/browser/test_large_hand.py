"""A large hand on a small screen."""

from __future__ import annotations

import pytest

from tests.support import page_screens as screens
from tests.support.browser import UNCOVERED_POINT
from tests.support.prepared_tables import draw_if_possible


def has_many_cards(game):
    return screens.is_my_turn(game) and len(game.view(0).hand) >= 25


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_each_of_many_cards_can_be_tapped(new_page, prepare, size):
    prepared = prepare(has_many_cards, 1, ["easy"], play=draw_if_possible)
    page = screens.at_table(new_page, prepared, size=size, touch=True)
    cards = page.locator(".hand-card").all()
    assert len(cards) == len(prepared.game.view(0).hand)
    for card in cards:
        card.scroll_into_view_if_needed()
        assert card.evaluate(UNCOVERED_POINT) is not None, card.get_attribute("aria-label")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
