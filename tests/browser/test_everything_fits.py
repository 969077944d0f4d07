"""The table fits every window: nothing is cut off, nothing scrolls, and nothing covers anything else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import page_screens as screens
from tests.support.browser import choose_language
from tests.support.sampling import EXHAUSTIVE
from tests.support.table_states import PROMPTS, states

DESKS = [(1366, 650), (1280, 620), (1280, 720), (1366, 768), (1440, 789), (1920, 1080)]
TABLETS_AND_PHONES = [(820, 1180), (390, 844), (390, 664), (320, 568), (844, 390), (667, 375)]

# Shows each state and returns what does not fit: an element outside the window, two that overlap, a page that scrolls.
# The cards of a hand cover each other, the wheel of colours covers all but the UNO button, and what belongs to a player
# lies on the player's plate.
MISFITS = """async states => {
  window.deaf = true
  const THINGS =
    '.hand-card, button, select, header a, .player, .name, .prompt, .me, .chip, .challenge-risk, [role=log]'
  const isSeen = one => one.checkVisibility({ visibilityProperty: true })
  const box = one => one.getBoundingClientRect()
  const label = one => one.getAttribute('aria-label') || one.className + ' ' + one.textContent.trim().slice(0, 20)
  const related = (a, b) => a.contains(b) || b.contains(a) ||
    ['.hand', '.wheel'].some(one => a.closest(one) && b.closest(one)) ||
    (a.closest('.player') && a.closest('.player') === b.closest('.player'))
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const misfits = []
  for (const [name, state] of Object.entries(states)) {
    window.hear(state)
    await new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))
    const { scrollHeight, scrollWidth } = document.documentElement
    if (scrollHeight > innerHeight || scrollWidth > innerWidth) misfits.push(`${name}: ${scrollWidth}x${scrollHeight}`)
    const seen = [...document.querySelectorAll(THINGS)].filter(isSeen)
    const things = document.querySelector('.wheel') ? seen.filter(one => one.closest('.wheel, .uno')) : seen
    if (!seen.some(one => one.matches('.hand-card'))) misfits.push(`${name}: no hand`)
    const boxes = things.map(box)
    for (const [i, one] of things.entries()) {
      const a = boxes[i]
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
        misfits.push(`${name}: ${label(one)} is outside`)
      for (let j = i + 1; j < things.length; j++)
        if (overlap(a, boxes[j]) && !related(one, things[j]))
          misfits.push(`${name}: ${label(one)} / ${label(things[j])}`)
    }
  }
  return misfits
}"""


ALL_PROMPTS = tuple(PROMPTS)


def moments() -> dict[str, Any]:
    """Every number of players with every number of cards, and every prompt with the least and the most of both."""
    if EXHAUSTIVE:
        return states((2, 4, 10), (1, 7, 15, 26), ALL_PROMPTS)
    return (
        states((2, 4, 10), (1, 7, 15, 26), ("turn",))
        | states((2,), (7,), ALL_PROMPTS)
        | states((10,), (26,), ALL_PROMPTS)
    )


def table_page(new_page, prepare, touch):
    return screens.at_table(new_page, prepare(screens.is_my_turn, 1, ["easy"]), touch=touch)


def misfits(page, size, shown):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return [f"{size[0]}x{size[1]}, {misfit}" for misfit in page.evaluate(MISFITS, shown)]


@pytest.mark.parametrize(("sizes", "touch"), [(DESKS, False), (TABLETS_AND_PHONES, True)], ids=["desks", "phones"])
def test_everything_fits(new_page, prepare, sizes, touch):
    page = table_page(new_page, prepare, touch)
    shown = moments()
    assert [misfit for size in sizes for misfit in misfits(page, size, shown)] == []


def test_everything_fits_in_every_language(new_page, prepare):
    page = table_page(new_page, prepare, touch=True)
    shown = states((10,), (26,), ALL_PROMPTS)
    for size, language in (((320, 568), "es"), ((390, 664), "de"), ((667, 375), "fr"), ((1280, 620), "pt")):
        choose_language(page, language)
        assert misfits(page, size, shown) == [], language
