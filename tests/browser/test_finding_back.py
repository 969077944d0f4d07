"""Whoever has a seat keeps it, whatever happens to links, tabs and storage; whoever is lost is told where they are."""

from __future__ import annotations

import re
from time import sleep

from playwright.sync_api import expect

from tests.support.page_actions import ask, button, get, match_against_bots, may_draw, play_to_the_end, remember
from tests.support.page_screens import at_table


def own_hand(page):
    return expect(page.locator(".hand-card").first)


def host_and_guest(new_page, players: int):
    """Two people in the waiting room, and its path; the guest clicks twice to be sure."""
    host = new_page()
    remember(host, name="Ana", players=players)
    button(host, "Play with friends").click()
    path = "/" + host.locator("code").inner_text().split("/", 3)[3]
    guest = new_page(path)
    guest.get_by_label("Your name").fill("Bo")
    button(guest, "Sit down").dblclick()
    return host, guest, path


def test_a_damaged_personal_link_loses_nobody_the_seat(new_page, server):
    table, token = match_against_bots(server)
    page = new_page(f"/t/{table}#{token}")
    own_hand(page).to_be_visible()
    page.goto(f"{server.address}/t/{table}#damaged")
    page.reload()
    own_hand(page).to_be_visible()


def test_whoever_is_sent_away_may_sit_down_again(new_page):
    host, guest, _ = host_and_guest(new_page, 3)
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)
    host.get_by_role("button", name="Send Bo away").click()
    expect(button(guest, "Sit down")).to_be_visible()
    expect(guest.get_by_role("alert")).to_be_visible()


def test_a_table_that_is_gone_says_so_to_whoever_had_a_seat(new_page, server):
    page = new_page("/rules")
    page.evaluate("localStorage.setItem('seat:nowhere', 'token')")
    page.goto(f"{server.address}/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    assert page.evaluate("localStorage.getItem('seat:nowhere')") is None


def test_the_start_screen_leads_back_to_a_game_that_goes_on(new_page, server):
    table, token = match_against_bots(server)
    page = new_page(f"/t/{table}#{token}")
    own_hand(page).to_be_visible()
    button(page, "oneleft").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Ana, ")).click()
    own_hand(page).to_be_visible()


def test_what_happened_is_still_there_after_a_reload(new_page, at_moment):
    page = at_table(new_page, at_moment(may_draw))
    page.locator(".draw.ready").click()
    expect(page.get_by_role("log")).to_contain_text("Ana draws 1 card")
    page.reload()
    expect(page.get_by_role("log")).to_contain_text("Ana draws 1 card")


def answered_late(route):
    """After the line has ended, and all that the page makes of it."""
    answer = route.fetch()
    sleep(1)
    route.fulfill(response=answer)


def test_the_host_leaves_a_table_to_others(new_page, server):
    host, guest, path = host_and_guest(new_page, 2)
    button(host, "Make host").click()
    expect(button(guest, "Start the match")).to_be_visible()
    host.route("**/seats/*", answered_late)
    button(host, "Leave the table").click()
    expect(host).to_have_url(f"{server.address}/")
    expect(host.get_by_role("heading", name="oneleft")).to_be_visible()
    assert [seat["name"] for seat in get(server, path.replace("/t", ""))["seats"]] == [None, "Bo"]


def test_in_explain_mode_nothing_is_done(new_page, server):
    table, token = match_against_bots(server)
    page = new_page(f"/t/{table}#{token}")
    own_hand(page).to_be_visible()
    cards = page.locator(".hand-card").count()
    button(page, "Explain").click()
    page.get_by_role("button", name=re.compile("^Draw pile")).click()
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("TURN-3")
    page.locator(".hand-card").last.click(force=True)
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("SCORE-1")
    assert page.locator(".hand-card").count() == cards


def test_an_address_of_nothing_says_so(new_page, server):
    page = new_page("/rules")
    page.goto(f"{server.address}/nothing/here")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    page.get_by_label("Did someone send you a link?").fill("no link at all")
    button(page, "Open").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not a link to a table.")


def test_a_device_that_keeps_nothing_still_plays(new_page, server):
    table, token = match_against_bots(server)
    page = new_page("/rules")
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('forbidden') } })"
    )
    page.goto(f"{server.address}/t/{table}#{token}")
    own_hand(page).to_be_visible()


def test_another_match_begins_with_one_click(new_page, server):
    table, token = match_against_bots(server, begun=False)
    page = new_page(f"/t/{table}#{token}")
    ask(server, f"/{table}/start", None, token)
    own_hand(page).to_be_visible()
    play_to_the_end(page)
    button(page, "Play again").dblclick()
    own_hand(page).to_be_visible()
    assert get(server, f"/{table}")["match"] == 2
