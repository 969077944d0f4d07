"""Every screen: nothing overflows, targets are large enough, and axe-core finds no violation.

In a sample of themes, languages and sizes; `make test-exhaustive` takes all of them.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page

from oneleft.lang import LANGUAGES
from tests.support import page_screens as screens
from tests.support.browser import choose_language
from tests.support.sampling import EXHAUSTIVE

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
SMALL, PHONE, DESK, LARGE = (320, 640), (390, 844), (1280, 800), (1920, 1080)
LEAST_SIZE = 44  # pixels
LONGEST = "de"  # the language with the longest words
THEMES = ("classic", "night", "paper", "contrast")  # a bright one follows a dark one
COLOR_RULES = ["color-contrast", "link-in-text-block"]  # all that a theme can change
OVERFLOWING = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.outerHTML.slice(0, 160))"""
# A link within a sentence is as high as its line, and a checkbox as large as its label.
TOO_SMALL = """size => [...document.querySelectorAll('button, a[href], select, summary, input')]
  .filter(one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('p > a'))
  .filter(one => [one, one.closest('label') ?? one].every(box => box.offsetWidth < size || box.offsetHeight < size))
  .map(one => `${one.offsetWidth}x${one.offsetHeight} ${one.outerHTML.slice(0, 160)}`)"""
# In this theme and opaque, because axe judges the colours of what is seen.
# Cards are pictures made of text, with labels of their own.
VIOLATIONS = """async ([theme, rules]) => {
  const { dataset, style } = document.documentElement
  const usual = dataset.theme
  dataset.theme = theme
  style.opacity = 1
  axe.configure({ rules: [{ id: 'label-content-name-mismatch', selector: 'button:not(.hand-card, .pile), a' }] })
  const { violations } = await axe.run({
    resultTypes: ['violations'], preload: { assets: ['media'] }, ...(rules ? { runOnly: rules } : {})
  })
  dataset.theme = usual
  style.opacity = 0
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html} ${node.failureSummary}`))
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """And wait until the page has laid out its hands for this size, which it does in the next frame."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")


def ways_to_look(number: int) -> list[tuple[str, str, tuple[int, int], list[str] | None]]:
    """Languages, themes, sizes and axe's rules (None for all) in which this screen is judged.

    By all rules once, and by those for colours in a theme of the other brightness. The next screen is judged in the
    next language and theme, so that each goes with each.
    """
    if EXHAUSTIVE:
        return [(*way, None) for way in product(LANGUAGES, THEMES, (PHONE, DESK))]
    language, size = LANGUAGES[number % len(LANGUAGES)], (PHONE, DESK)[number // len(THEMES) % 2]
    theme, other = (THEMES[(number + step) % len(THEMES)] for step in (0, 1))
    return [(language, theme, size, None), (language, other, size, COLOR_RULES)]


@pytest.mark.parametrize("screen", screens.SCREENS, ids=lambda screen: screen.__name__)
def test_screen_is_accessible(screen, new_page, prepare):
    """One test for each screen, because getting there takes longest."""
    page = screen(new_page, prepare, size=SMALL, touch=True, bypass_csp=True)  # the page's policy would keep axe out
    for size in (SMALL, PHONE):
        resize(page, size)
        assert page.evaluate(TOO_SMALL, LEAST_SIZE) == [], f"too small for a thumb at {size}"
    page.add_script_tag(content=AXE.read_text("utf-8"))
    ways = ways_to_look(screens.SCREENS.index(screen))
    for language in sorted({LONGEST, *(way[0] for way in ways)}):
        choose_language(page, language)
        for size in (SMALL, PHONE, LARGE) if language == LONGEST else (SMALL,):
            resize(page, size)
            assert page.evaluate(OVERFLOWING) == [], f"overflows at {size} in {language}"
        for _, theme, size, rules in (way for way in ways if way[0] == language):
            resize(page, size)
            assert page.evaluate(VIOLATIONS, [theme, rules]) == [], f"axe, {theme}, {language}, {size}"
