"""The colour of a wild is chosen on a wheel at the discard pile."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.browser import hand_card, tap
from tests.support.page_actions import button

PLAYED = "window.sent.filter(message => message.type === 'move').map(message => message.move)"
HELD = "color => [...document.querySelectorAll(`.hand-card[data-card^=${color}]`)].length"


def test_a_colour_is_chosen_on_the_wheel_or_the_card_is_taken_back(new_page, prepare):
    page = screens.color(new_page, prepare, size=(390, 664), touch=True)
    wheel = page.get_by_role("group", name="Which colour?")
    expect(wheel.locator(".color-button")).to_have_count(4)
    for letter, color in zip("RYGB", ("red", "yellow", "green", "blue"), strict=True):
        quarter = wheel.get_by_role("button", name=color)
        expect(quarter).to_contain_text(f"you hold {page.evaluate(HELD, letter)}")
    page.mouse.click(4, 200)  # outside it
    expect(wheel).to_have_count(0)
    assert page.evaluate(PLAYED) == []
    tap(hand_card(page, "W"))
    page.keyboard.press("Escape")
    expect(wheel).to_have_count(0)
    tap(hand_card(page, "W"))
    wheel.get_by_role("button", name="green").click()
    expect(wheel).to_have_count(0)
    assert page.evaluate(PLAYED) == ["0 play W:G"]


def test_the_menu_opens_while_the_first_colour_of_a_round_is_chosen(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.must_choose_color), size=(390, 844), touch=True)
    wheel = page.get_by_role("group", name="Which colour?")
    expect(wheel).to_be_visible()
    button(page, "Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(wheel).to_be_visible()
