"""The page is usable with the keyboard alone."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.support.browser import TIMEOUT
from tests.support.page_actions import button, can_draw, expect_hand_size, play_to_the_end
from tests.support.page_screens import at_table

LABEL = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent.trim()"


def has_focus(page: Page, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def tab_to(page: Page, selector: str, back: bool = False) -> None:
    for _ in range(80):
        if has_focus(page, selector):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"Tab does not reach {selector}; the focus is at {page.evaluate(LABEL)!r}")


def without_delays(route: Route) -> None:
    """Open the table that the page asks for, with bots that do not wait."""
    document = route.request.post_data_json
    document["settings"] |= {"bot_pace": 0, "pause_seconds": 0}
    route.continue_(post_data=json.dumps(document))


def move_by_keyboard(page: Page) -> None:
    """Play the first card that fits, reached by arrow keys, or else press the letters of the other moves."""
    assert not has_focus(page, "body"), "the focus was lost"
    if page.locator("button.color-button").count():
        tab_to(page, "button.color-button")
        page.keyboard.press("Enter")
    elif page.locator(".hand-card.playable").count():
        tab_to(page, ".hand-card")
        for _ in range(40):
            if has_focus(page, ".hand-card.playable"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        for letter in "dkt":
            page.keyboard.press(letter)


def test_a_whole_match_by_the_keyboard_alone(new_page):
    page = new_page()
    page.route(
        "**/api/tables", lambda route: without_delays(route) if route.request.method == "POST" else route.continue_()
    )
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Ana")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    for number, label in (("2", "Players"), ("1", "Points to win"), ("0", "Seconds per turn")):
        field = page.get_by_label(label).first
        expect(field).to_be_visible()
        for _ in range(40):
            if field.evaluate("field => field === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Control+A")
        page.keyboard.type(number)
    tab_to(page, "button.primary.now", back=True)
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card")).to_have_count(7, timeout=TIMEOUT)
    play_to_the_end(page, move_by_keyboard)
    assert not has_focus(page, "body"), "the focus was lost"
    tab_to(page, "a[href$='replay/1']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


def test_letter_keys_can_be_switched_off(new_page, prepare):
    """People who dictate, or who have their own shortcuts, do not draw a card by accident."""
    prepared = prepare(can_draw)
    page = at_table(new_page, prepared)
    cards = len(prepared.game.view(0).hand)
    button(page, "Turn shortcuts off").click()
    page.keyboard.press("d")
    page.reload()
    expect_hand_size(page, cards)
    page.keyboard.press("d")
    assert page.evaluate("window.sent.map(message => message.type)") == ["enter"], "no move was sent"
    button(page, "Turn shortcuts off").click()
    page.keyboard.press("d")
    expect_hand_size(page, cards + 1)
