"""One person against bots, by clicks: the page plays, and decides nothing itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.support.browser import PATIENCE
from tests.support.page_actions import get, match_against_bots, may_draw, play_to_the_end
from tests.support.page_screens import at_table


def test_a_whole_match_against_bots_by_clicking(new_page, server):
    table, token = match_against_bots(server, begun=False)
    page = new_page(f"/t/{table}#{token}")  # by the personal link, before the deal
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".hand-card").first).to_be_visible(timeout=PATIENCE)
    assert "#" not in page.url, "the token does not stay in the address"
    play_to_the_end(page)
    assert get(server, f"/{table}")["status"] == "over"
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text(re.compile("^Genuine: "))).to_be_visible()
    stranger = new_page(page.url.removeprefix(server.address))
    stranger.get_by_role("button", name="Verify the shuffle").click()
    expect(stranger.get_by_text("this device was not there before the deal")).to_be_visible()


def test_what_is_refused_is_explained_with_its_rule(new_page, at_moment):
    page = at_table(new_page, at_moment(may_draw))
    page.get_by_label("Type a move").fill("keep")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator(".refusal")).to_have_text(re.compile("[A-Z0-9]+-[0-9]"))
