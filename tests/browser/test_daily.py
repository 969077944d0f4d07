"""The deal of the day: from the start page to the result, and a second try."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.support.page_actions import button, play_to_the_end

SECRET = "daily-person-of-the-browser-test"


def test_the_deal_of_the_day_is_played_once_and_compared(new_page, server):
    request = {"nickname": "Mia", "person": SECRET, "bot_pace": 0}  # the page goes on with this one
    table = httpx.post(f"{server.address}/api/daily", json=request).raise_for_status().json()["table"]
    page = new_page("/", size=(390, 844))
    page.evaluate("secret => localStorage.person = secret", SECRET)
    button(page, "Deal of the day").click()
    button(page, "Play today").click()
    page.wait_for_url(f"**/t/{table['id']}")
    button(page, "Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("Mia")
    expect(menu).not_to_contain_text("Invite friends")  # nobody can join
    page.keyboard.press("Escape")
    play_to_the_end(page)
    points = httpx.get(f"{server.address}/api/tables/{table['id']}").json()["points"]
    page.get_by_role("link", name="See the results").click()
    expect(page.locator(".own")).to_have_text(f"{points} points")
    expect(page.locator(".own-bar")).to_have_count(1)
    expect(page.locator(".daily")).to_contain_text("1 day in a row")
    expect(page.locator(".daily ol")).to_contain_text("Mia")
    page.evaluate("localStorage.removeItem('daily')")  # as on another device of the same person
    page.reload()
    button(page, "Play today").click()
    expect(page.locator(".daily [role=status]")).to_contain_text(f"You have played today’s deal: {points} points.")
    expect(page.locator(".bars li").first).to_be_visible()
