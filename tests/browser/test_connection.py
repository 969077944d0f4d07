"""A server that is killed comes back, and so does the page: nothing is lost, and nothing is done twice."""

from __future__ import annotations

from playwright.sync_api import expect

from .talk import PATIENCE, remember


def names(page):
    return page.locator(".held").evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])")


def test_a_server_that_is_killed_comes_back_and_so_does_the_page(new_page, server):
    page = new_page()
    remember(page, name="Ana", players=2, turn=0, level="easy")
    page.get_by_role("button", name="Play now against one bot").click()
    expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
    hand = names(page)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE)
    assert names(page) == hand
