"""Alone against bots a move is taken back, by a button or by a key; with others there is neither."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support import page_screens as screens
from tests.support.browser import tap
from tests.support.page_actions import expect_answers, expect_hand_size


def hand_of(page: Page) -> list[str]:
    cards = page.locator("button[data-card]")
    return sorted(card.get_attribute("data-card") or "" for card in cards.all())


def test_a_move_is_taken_back_by_button_and_by_key(new_page, prepare):
    table = prepare(screens.is_my_turn, 1, ["easy"] * 3, bot_pace=0)
    page = screens.at_table(new_page, table, size=(390, 844), touch=True)
    before = hand_of(page)

    def by_button() -> None:
        tap(page.locator("button.more"))
        tap(page.get_by_role("button", name="Take back"))

    for take_back in (by_button, lambda: page.keyboard.press("z")):
        page.keyboard.press("d")
        expect_hand_size(page, len(before) + 1)
        expect_answers(page)
        take_back()
        expect_hand_size(page, len(before))
        expect_answers(page)
        assert hand_of(page) == before
    expect(page.get_by_role("log")).to_contain_text("You take a move back.")


def test_with_other_people_there_is_no_button(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.is_my_turn, 2, ["easy"]), size=(1366, 650))
    page.keyboard.press("d")
    expect(page.get_by_role("button", name="Sort")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
