"""Small screens and large ones: nothing sticks out, and a thumb finds everything."""

from __future__ import annotations

import pytest
from bench import screens
from bench.browser import BARE
from bench.moments import hoarding

THUMB = 44  # pixels
# What is seen and sticks out of the screen; what scrolls in a room of its own does not.
WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 160))"""
# What can be touched and is smaller than a thumb. A link inside a sentence is as high as its line.
TOO_SMALL = """thumb => [...document.querySelectorAll('button, a[href], select, summary, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p > a'))
  .map(one => (one.closest('label') ?? one))
  .map(one => [one, one.offsetWidth, one.offsetHeight])
  .filter(([one, width, height]) => width < thumb || height < thumb)
  .map(([one, width, height]) => `${width}x${height} ${one.outerHTML.slice(0, 160)}`)"""
SIZES = ((320, 640), (390, 844), (1920, 1080))


@pytest.mark.parametrize("screen", screens.SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_wider_than_the_screen(new_page, at_moment, screen):
    page = screen(new_page, at_moment, size=SIZES[0], touch=True)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for language in ("EN", "ES"):
            page.get_by_role("button", name=language, exact=True).click()
            assert page.evaluate(WIDER) == [], (width, language)


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize(
    "screen", [screens.start_open, screens.waiting, screens.table_of_ten, screens.color, screens.penalty, screens.trade]
)
def test_a_thumb_hits_what_it_aims_at(new_page, at_moment, screen, width):
    page = screen(new_page, at_moment, size=(width, 844), touch=True)
    assert page.evaluate(TOO_SMALL, THUMB) == []


@pytest.mark.parametrize("size", [(320, 640), (390, 844)])
def test_each_of_many_cards_can_be_reached_and_told(new_page, at_moment, size):
    moment = at_moment(
        lambda game: screens.mine(game) and len(game.view(0).hand or []) >= 25, 1, ["easy"], play=hoarding
    )
    page = screens.at_table(new_page, moment, size=size, touch=True)
    cards = page.locator(".held").all()
    assert len(cards) == len(moment.game.view(0).hand)
    for card in cards:
        card.scroll_into_view_if_needed()
        assert card.evaluate(BARE) is not None, card.get_attribute("aria-label")
    assert page.evaluate(WIDER) == []
    page.wait_for_timeout(300)
    page.screenshot(path=f"/tmp/many-{size[0]}.png")
