"""Every screen, in themes and sizes: nothing overflows, targets are large enough, and axe-core finds no violation."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from oneleft.lang import LANGUAGES
from tests.support import page_screens as screens
from tests.support.browser import choose_language

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
SMALL, PHONE, DESK, LARGE = (320, 640), (390, 844), (1280, 800), (1920, 1080)
LEAST_SIZE = 44  # pixels
THEMES = [("classic", "en", PHONE), ("night", "es", DESK), ("contrast", "de", PHONE), ("paper", "fr", DESK)]
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


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("screen", screens.SCREENS, ids=lambda screen: screen.__name__)
def test_screen_is_accessible(screen, new_page, prepare):
    """One test for each screen, because getting there takes longest."""
    page = screen(new_page, prepare, size=SMALL, touch=True, bypass_csp=True)  # the page's policy would keep axe out
    for size in (SMALL, PHONE):
        resize(page, size)
        assert page.evaluate(TOO_SMALL, LEAST_SIZE) == [], f"too small for a thumb at {size}"
    for size in (SMALL, PHONE, LARGE):
        resize(page, size)
        for language in LANGUAGES:
            choose_language(page, language)
            assert page.evaluate(OVERFLOWING) == [], f"overflows at {size} in {language}"
    page.add_script_tag(content=AXE.read_text("utf-8"))
    for theme, language, size in THEMES:
        resize(page, size)
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        choose_language(page, language)
        assert page.evaluate(VIOLATIONS) == [], f"axe, {theme}, {language}, {size}"
