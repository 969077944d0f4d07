"""Every screen, in themes and sizes: nothing overflows, targets are large enough, and axe-core finds no violation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from oneleft.lang import LANGUAGES
from tests.support import page_screens as screens
from tests.support.browser import choose_language
from tests.support.prepared_tables import prepare_table
from tests.support.servers import Server

from .conftest import open_pages

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
SMALL, PHONE, DESK, LARGE = (320, 640), (390, 844), (1280, 800), (1920, 1080)
LEAST_SIZE = 44  # pixels
OVERFLOWING = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 160))"""
# A link within a sentence is as high as its line, and a checkbox as large as its label.
TOO_SMALL = """size => [...document.querySelectorAll('button, a[href], select, summary, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p > a'))
  .filter(one => [one, one.closest('label') ?? one].every(box => box.offsetWidth < size || box.offsetHeight < size))
  .map(one => `${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 160)}`)"""
# Cards are pictures made of text, with labels of their own.
VIOLATIONS = """async () => {
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not(.hand-card, .pile), a' }] })
  const { violations } = await axe.run()
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}"""


@pytest.fixture(scope="module", params=screens.SCREENS, ids=lambda screen: screen.__name__)
def screen(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[Page]:
    with open_pages(browser, server) as open_page:  # the page's content security policy would keep axe out
        yield request.param(open_page, partial(prepare_table, server.database), size=SMALL, touch=True, bypass_csp=True)


@pytest.mark.parametrize("size", [SMALL, PHONE, LARGE])
def test_nothing_overflows_the_screen(screen, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    for language in LANGUAGES:
        choose_language(screen, language)
        assert screen.evaluate(OVERFLOWING) == [], language


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_targets_are_large_enough_for_a_thumb(screen, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    assert screen.evaluate(TOO_SMALL, LEAST_SIZE) == []


@pytest.mark.parametrize(
    ("theme", "language", "size"),
    [("classic", "en", PHONE), ("night", "es", DESK), ("contrast", "de", PHONE), ("paper", "fr", DESK)],
)
def test_axe_finds_no_violation(screen, theme, language, size):
    screen.set_viewport_size({"width": size[0], "height": size[1]})
    screen.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    choose_language(screen, language)
    screen.add_script_tag(content=AXE.read_text("utf-8"))
    assert screen.evaluate(VIOLATIONS) == []
