"""Every device automatically has a part in the shuffle, and says so if it has none."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from oneleft.lang import say
from tests.support.page_actions import button, get_table, set_last_choice, short_match
from tests.support.page_screens import at_table, can_go_out

LEFT_OUT = say("page-left-out-you", "en")


def seats_of(server, path):
    return get_table(server, path.removeprefix("/t"))["seats"]


def expect_hand(page):
    expect(page.locator(".hand-card").first).to_be_visible()


def test_two_devices_a_second_tab_and_a_reload(new_page, server):
    """The second tab of the host and the reloaded page of the guest know the secrets of their devices."""
    host = new_page()
    set_last_choice(host, name="Ana", players=2)
    button(host, "Play with friends").click()
    path = "/" + host.locator("code").inner_text().split("/", 3)[3]
    guest = new_page(path)
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_text(say("page-words", "en")).click()
    guest.get_by_role("textbox", name=say("page-words", "en")).fill("two  spaces ")
    button(guest, "Sit down").click()
    host.get_by_text(say("page-shuffle-details", "en")).click()
    expect(host.get_by_text("Bo: ")).to_have_text(re.compile("^Bo: [0-9a-f]{64}$"))
    expect(host.get_by_text("Bo: ")).to_have_text("Bo: " + seats_of(server, path)[1]["hash"])
    before = [seat["hash"] for seat in seats_of(server, path)[:2]]
    guest.reload()
    tab = host.context.new_page()
    tab.goto(server.address + path)
    expect(tab.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()
    host.close()
    button(tab, "Start the match").click()
    for page in (tab, guest):
        expect_hand(page)
        expect(page.get_by_text(LEFT_OUT)).to_have_count(0)
    seats = seats_of(server, path)
    assert [seat["hash"] for seat in seats] == before
    assert [seat["left_out"] for seat in seats] == [False, False]
    sent = guest.evaluate("window.sent.find(message => message.type === 'reveal').reveal")
    assert sent.endswith(" two spaces")


def test_a_rematch_has_a_part_of_its_own(new_page, prepare, server):
    prepared = short_match(prepare, can_go_out)
    page = at_table(new_page, prepared)
    page.locator(".hand-card").first.click()
    button(page, "Play again").click()
    expect_hand(page)
    expect(page.get_by_text(LEFT_OUT)).to_have_count(0)
    table = get_table(server, f"/{prepared.table}")
    assert (table["match"], [seat["left_out"] for seat in table["seats"]]) == (2, [False, False])


def test_whoever_is_left_out_sees_it_and_shuffles_again(new_page, prepare, server):
    """The match began without this device."""
    prepared = prepare(lambda game: True)
    page, other = (new_page(path) for path in prepared.paths)
    for one in (page, other):
        expect(one.get_by_text(LEFT_OUT)).to_be_visible()
    expect(page.get_by_text(say("page-left-out", "en", names="Bo"))).to_be_visible()
    button(page, "Shuffle again").click()
    for one in (page, other):
        expect(one.get_by_text(LEFT_OUT)).to_have_count(0)
        expect_hand(one)
    table = get_table(server, f"/{prepared.table}")
    assert (table["status"], table["match"]) == ("playing", 1)
    assert [seat["left_out"] for seat in table["seats"]] == [False, False]
