"""One person plays against a bot by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from oneleft.lang import say
from tests.support.page_actions import can_draw, get_table, play_to_the_end, short_match
from tests.support.page_screens import at_table


def test_a_whole_match_by_clicking(new_page, prepare, server):
    prepared = short_match(prepare)
    page = new_page(prepared.paths[0])
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    assert "#" not in page.url, "the token does not stay in the address"
    play_to_the_end(page)
    assert get_table(server, f"/{prepared.table}")["status"] == "over"
    told = page.get_by_text("Your device took part in the shuffle, and it checks out.")
    expect(told).to_contain_text(say("page-shuffles", "en", match=1, count=1) + " Took part in the shuffle: Ana.")
    page.get_by_text(say("page-shuffle-details", "en")).click()
    expect(page.get_by_text("oneleft verify oneleft.txt --commitment ")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    verdict = page.get_by_text(re.compile("^Your device took part in the shuffle, and it checks out."))
    expect(verdict).to_contain_text("Took part in the shuffle: Ana. Bots, which add nothing to it: ")
    stranger = new_page(page.url.removeprefix(server.address))
    stranger.get_by_role("button", name="Verify the shuffle").click()
    expect(stranger.get_by_text("this device did not see the commitment before the deal")).to_be_visible()


def test_a_refusal_is_explained_with_its_rule(new_page, prepare):
    page = at_table(new_page, prepare(can_draw))
    page.get_by_label("Type a move").fill("keep")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator(".refusal")).to_have_text(re.compile("[A-Z0-9]+-[0-9]"))
