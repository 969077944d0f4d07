"""The first game on the page, from the start screen to a real game: by mouse and keys, left and found again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from oneleft.room.lesson import LESSON, show_lesson
from oneleft.table.move import Move
from tests.support.browser import choose_language, tap
from tests.support.page_actions import expect_announcement

SIZES = [(844, 390), (390, 844), (1366, 650)]  # the last one stays
KEYS = {"draw": "d", "challenge": "!", "catch": "c"}
# What is outside the window, and what the coach covers.
MISFITS = """() => {
  const box = one => one.getBoundingClientRect()
  const coach = box(document.querySelector('.coach'))
  const things = '.coach, .coach button, .hand-card, .player, .choices button, button.uno, .pile'
  const seen = [...document.querySelectorAll(things)]
  const label = one => `${innerWidth}: ${one.className} ${one.textContent.trim().slice(0, 30)}`
  const { scrollHeight, scrollWidth } = document.documentElement
  return [
    ...(scrollHeight > innerHeight || scrollWidth > innerWidth ? [`${scrollWidth}x${scrollHeight}`] : []),
    ...seen.filter(one => {
      const { left, top, right, bottom } = box(one)
      const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
      return isOutside || (!one.closest('.coach') && top < coach.bottom - 1)
    }).map(label),
  ]
}"""


def expect_question(page: Page, number: int, language: str = "en") -> None:
    """The coach asks, the page fits in every window, and what to use is lit."""
    step = show_lesson(language).steps[number]
    expect(page.locator(".coach .task")).to_have_text(step.task)
    expect(page.locator(".coach .bubble")).to_contain_text(step.text)
    expect(page.locator(".best").first).to_be_visible()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")
        assert page.evaluate(MISFITS) == [], step.move


def answer(page: Page, text: str) -> None:
    """As someone who uses the letters, and the mouse for the cards."""
    move = Move(text)
    if move.uno:
        expect(page.locator("button.uno")).to_have_class(re.compile("ready"))
        page.keyboard.press("u")
        expect(page.locator("button.uno")).not_to_have_class(re.compile("ready|best"))  # now the card is lit
        expect(page.locator(".hand-card.best")).to_have_attribute("data-card", move.card or "")
    if move.card:
        tap(page.locator(f'button[data-card="{move.card}"]'))
        if move.color:
            page.keyboard.press(move.color.lower())
    else:
        page.keyboard.press(KEYS[move.verb])


def test_whole_lesson(new_page):
    page = new_page(size=SIZES[-1])
    page.get_by_role("button", name="Learn it in five minutes").click()
    steps = show_lesson("en").steps
    expect_question(page, 0)
    expect_announcement(page, steps[0].text)
    refusal = page.locator(".refusal")
    tap(page.locator('button[data-card="R9"]'))
    expect(refusal).to_contain_text("TURN-1")
    page.keyboard.press("d")
    expect(refusal).to_have_text(steps[0].other)
    for number, step in enumerate(LESSON.steps[:6]):
        expect_question(page, number)
        answer(page, step.move)

    expect_question(page, 6)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Continue the lesson").click()
    expect_question(page, 6)
    choose_language(page, "de")
    expect_question(page, 6, "de")
    page.reload()
    expect_question(page, 6, "de")
    choose_language(page, "en")

    for number, step in enumerate(LESSON.steps[6:-1], 6):
        expect_question(page, number)
        expect_announcement(page, step_text := steps[number].text)
        assert page.locator(".dots").get_attribute("aria-label") == f"Step {number + 1} of {len(steps) - 1}", step_text
        answer(page, step.move)
    expect(page.locator(".coach")).to_contain_text(steps[-1].text)
    expect(page.locator(".scores h2")).to_have_text("You win the round!")
    page.get_by_role("button", name="Play a real game").click()
    expect(page).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator(".player")).to_have_count(3)
    page.locator("button.home").click()
    expect(page.get_by_role("link", name="Learn it in five minutes")).to_be_visible()  # quietly, at the foot
