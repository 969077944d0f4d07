"""A large hand on a small screen."""

from __future__ import annotations

import pytest

from tests.support import page_screens as screens
from tests.support.browser import BARE
from tests.support.prepared_tables import hoarding


def many_cards(game):
    return screens.mine(game) and len(game.view(0).hand) >= 25


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_each_of_many_cards_can_be_reached_and_told(new_page, at_moment, size):
    moment = at_moment(many_cards, 1, ["easy"], play=hoarding)
    page = screens.at_table(new_page, moment, size=size, touch=True)
    cards = page.locator(".hand-card").all()
    assert len(cards) == len(moment.game.view(0).hand)
    for card in cards:
        card.scroll_into_view_if_needed()
        assert card.evaluate(BARE) is not None, card.get_attribute("aria-label")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
