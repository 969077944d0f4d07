"""Nothing but the keyboard, from the start screen to the end of a match."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.support.browser import PATIENCE
from tests.support.page_actions import button, may_draw, own_cards, play_to_the_end
from tests.support.page_screens import at_table

LABEL = "() => { const on = document.activeElement; return on.getAttribute('aria-label') ?? on.textContent.trim() }"


def focused(page: Page, what: str) -> bool:
    """Whether what has the focus is this."""
    return bool(page.evaluate("what => document.activeElement.matches(what)", what))


def tab_to(page: Page, what: str, back: bool = False) -> None:
    for _ in range(80):
        if focused(page, what):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no way to {what} by Tab; at {page.evaluate(LABEL)!r}")


def bots_do_not_wait(route: Route) -> None:
    """The table that the page asks for, with bots that take no time."""
    document = route.request.post_data_json
    document["settings"] |= {"bot_pace": 0, "pause_seconds": 0}
    route.continue_(post_data=json.dumps(document))


def type_move(page: Page) -> None:
    """The first card that fits, walked to by arrows; else the letter of what is asked."""
    assert not focused(page, "body"), "the focus was lost"
    if page.locator("button.color-button").count():
        tab_to(page, "button.color-button")
        page.keyboard.press("Enter")
    elif page.locator(".hand-card.playable").count():
        tab_to(page, ".hand-card")
        for _ in range(40):
            if focused(page, ".hand-card.playable"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    else:
        for letter in "dkt":
            page.keyboard.press(letter)


def test_a_whole_match_by_the_keyboard_alone(new_page):
    page = new_page()
    page.route(
        "**/api/tables", lambda route: bots_do_not_wait(route) if route.request.method == "POST" else route.continue_()
    )
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(page, "input[autocomplete=nickname]")
    page.keyboard.type("Ana")
    tab_to(page, "summary")
    page.keyboard.press("Enter")
    for number, label in (("2", "Players"), ("1", "Points to win"), ("0", "Seconds per turn")):
        spot = page.get_by_label(label).first
        expect(spot).to_be_visible()
        for _ in range(40):
            if spot.evaluate("spot => spot === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Control+A")
        page.keyboard.type(number)
    tab_to(page, "button.main", back=True)
    tab_to(page, "button.main:not(.second)", back=True)
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card")).to_have_count(7, timeout=PATIENCE)
    play_to_the_end(page, type_move)
    assert not focused(page, "body"), "the focus was lost"
    tab_to(page, "a[href*=replay]")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()


def test_letters_can_be_switched_off(new_page, at_moment):
    """Whoever dictates, or whose own keys are letters, draws no card by a word that is none of the game's."""
    moment = at_moment(may_draw)
    page = at_table(new_page, moment)
    cards = len(moment.game.view(0).hand)
    button(page, "Turn off letter keys").click()
    page.keyboard.press("d")
    page.reload()
    own_cards(page, cards)
    page.keyboard.press("d")
    page.wait_for_timeout(300)
    own_cards(page, cards)
    button(page, "Turn off letter keys").click()
    page.keyboard.press("d")
    own_cards(page, cards + 1)
