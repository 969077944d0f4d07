"""A hint marks the best card, says why by numbers, and is gone with the position."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.browser import hand_card, tap

ANSWER = """chances => {
  const { id } = window.sent.findLast(message => message.type === 'hint')
  window.hear({ type: 'hinted', id, move: chances[0].move, chances })
}"""


def chance(move: str, win: float) -> dict[str, object]:
    return {"move": move, "win": win, "error": 0.01}


def test_the_server_says_what_to_play(new_page, prepare):
    page = screens.table(new_page, prepare, size=(1366, 650))
    page.keyboard.press("i")
    expect(page.locator(".prompt")).to_contain_text("Hint: ")
    expect(page.locator("button.hint")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator(".prompt")).not_to_contain_text("Hint: ")


def test_chances_are_shown_on_cards_and_colours(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.can_play_wild, 1, ["easy"] * 3), size=(390, 664), touch=True)
    page.evaluate("window.deaf = true")
    tap(page.locator("button.hint"))
    page.evaluate(ANSWER, [chance("0 play W:G", 0.41), chance("0 play W:R", 0.3), chance("0 draw", 0.25)])
    wild = hand_card(page, "W")
    expect(page.locator(".hand-card.best")).to_have_count(1)
    expect(wild).to_contain_text("41%")
    expect(wild).to_have_accessible_name("Wild, can be played, best, wins 41%")
    expect(page.locator(".prompt")).to_have_text("Hint: Wild, green (wins 41%)")
    tap(wild)
    expect(page.locator(".color-button.G")).to_contain_text("best, wins 41%")
    expect(page.locator(".color-button.R")).to_contain_text("wins 30%")
