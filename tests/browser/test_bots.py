"""The bots on the page: they are chosen by what they do, say it at their seats, and one of them adapts."""

from __future__ import annotations

from playwright.sync_api import expect

from oneleft.lang import say
from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT, tap
from tests.support.page_actions import add_bot, get_table, open_chair


def test_a_character_says_what_it_does_where_it_is_chosen_and_at_its_seat(new_page, prepare, server):
    prepared = prepare(None, people=1, players=3)
    page = new_page(prepared.paths[0])
    page.locator(".seats .plus").first.click()
    choice = page.locator("[data-level=hunter]")
    expect(choice).to_contain_text(say("page-does-hunter", "en"))
    choice.click()
    expect(page.locator(".seats")).to_contain_text(say("page-level-hunter", "en"))
    hunter = get_table(server, f"/{prepared.table}")["seats"][1]
    assert hunter["bot"] == "hunter"
    expect(open_chair(page, hunter["name"])).to_contain_text(say("page-does-hunter", "en"))


def test_the_device_keeps_the_strength_of_the_bot_that_matches_and_nothing_else(new_page, prepare, server):
    page = screens.at_table(new_page, prepare(screens.can_go_out, 1, ["adaptive@300"]))
    before = page.evaluate("Object.keys(localStorage).sort()")
    tap(page.locator(".hand-card.playable"))
    page.wait_for_function("() => localStorage.getItem('strength') === '325'", timeout=TIMEOUT)
    assert page.evaluate("Object.keys(localStorage).sort()") == before
    other = prepare(None, people=1, players=2)
    page.goto(server.address + other.paths[0])
    add_bot(page, "adaptive")
    expect(page.locator(".seats")).to_contain_text(say("page-level-adaptive", "en"))
    assert get_table(server, f"/{other.table}")["seats"][1]["bot"] == "adaptive@325"
