"""Every screen in every theme and size: nothing sticks out, a thumb hits what it aims at, axe-core finds no fault."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.support import page_screens as screens
from tests.support.prepared_tables import reach
from tests.support.servers import Server

from .conftest import visiting

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
SMALL, PHONE, DESK, LARGE = (320, 640), (390, 844), (1280, 800), (1920, 1080)
THUMB = 44  # pixels
WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter(one => one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 160))"""
# A link within a sentence is as high as its line; a box to tick is as large as its label.
TOO_SMALL = """thumb => [...document.querySelectorAll('button, a[href], select, summary, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p > a'))
  .filter(one => [one, one.closest('label') ?? one].every(box => box.offsetWidth < thumb || box.offsetHeight < thumb))
  .map(one => `${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 160)}`)"""
# The faces of cards are pictures that are made of text; what a card is called is tested elsewhere.
FAULTS = """async () => {
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not(.hand-card, .pile), a' }] })
  const { violations } = await axe.run()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}"""


@pytest.fixture(scope="module", params=screens.SCREENS, ids=lambda screen: screen.__name__)
def screen(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    with visiting(browser, server) as visit:  # axe is no script of the page's, so its policy would not let it in
        yield request.param(visit, partial(reach, server.database), size=SMALL, touch=True, bypass_csp=True)


def speak(page: Page, language: str) -> None:
    page.get_by_role("button", name=language.upper(), exact=True).click()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


@pytest.mark.parametrize("size", [SMALL, PHONE, LARGE])
def test_nothing_is_wider_than_the_screen(screen, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    for language in ("es", "en"):
        speak(screen, language)
        assert screen.evaluate(WIDER) == [], language


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_a_thumb_hits_what_it_aims_at(screen, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    assert screen.evaluate(TOO_SMALL, THUMB) == []


@pytest.mark.parametrize(
    ("theme", "language", "size"), [("light", "en", PHONE), ("dark", "es", DESK), ("contrast", "en", PHONE)]
)
def test_axe_finds_no_fault(screen, theme, language, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    screen.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    speak(screen, language)
    screen.add_script_tag(content=AXE.read_text("utf-8"))
    assert screen.evaluate(FAULTS) == []
