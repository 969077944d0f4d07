"""A player keeps the seat whatever happens to links, tabs and storage, and a wrong address is explained."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from oneleft.lang import say
from tests.support.page_actions import (
    button,
    can_draw,
    get_table,
    open_chair,
    play_to_the_end,
    set_last_choice,
    short_match,
)
from tests.support.page_screens import at_table, can_go_out, is_my_turn


def expect_hand(page):
    return expect(page.locator(".hand-card").first).to_be_visible()


def host_and_guest(new_page, players: int):
    """Two people in the waiting room, and its path. The guest double-clicks, as people do."""
    host = new_page()
    set_last_choice(host, name="Ana", players=players)
    button(host, "Play with friends").click()
    path = "/" + host.locator("code").inner_text().split("/", 3)[3]
    guest = new_page(path)
    guest.get_by_label("Your name").fill("Bo")
    button(guest, "Sit down").dblclick()
    return host, guest, path


def test_the_link_names_an_address_that_other_devices_can_open(new_page, server):
    """The host opened localhost, which is another machine on a friend's phone."""
    addresses = ["http://192.0.2.7:8000", "http://198.51.100.7:8000"]
    host = new_page()
    host.route("**/api/addresses", lambda route: route.fulfill(json=addresses))
    set_last_choice(host, name="Ana", players=2)
    button(host, "Play with friends").click()
    link, code = host.locator("code"), host.locator(".qr-code path")
    for address in addresses:
        drawn = code.get_attribute("d")
        host.get_by_label("Address").select_option(address)
        expect(link).to_have_text(re.compile(f"^{re.escape(address)}/t/"))
    assert code.get_attribute("d") != drawn


def test_a_link_that_works_on_this_computer_only_says_so(new_page):
    host = new_page()
    set_last_choice(host, name="Ana", players=2)
    button(host, "Play with friends").click()
    expect(host.get_by_text("make play HOST=0.0.0.0")).to_be_visible()


def test_a_code_opens_a_table(new_page, server):
    """Typed on the start page, in the address, and in small letters."""
    host = new_page()
    set_last_choice(host, name="Ana", players=3)
    button(host, "Play with friends").click()
    code = host.locator("strong.code").inner_text()
    guest = new_page()
    guest.get_by_label("Do you have a code or a link?").fill(code.lower())
    button(guest, "Open").click()
    expect(button(guest, "Sit down")).to_be_visible()
    other = new_page(f"/{code}")
    expect(button(other, "Sit down")).to_be_visible()
    assert guest.url == other.url


def test_an_unknown_code_is_explained(new_page, server):
    page = new_page("/zzzz")
    expect(page.get_by_role("alert")).to_contain_text("No table here has the code ZZZZ.")
    expect(button(page, "Play with friends")).to_be_visible()


def test_a_damaged_personal_link_does_not_lose_the_seat(new_page, prepare, server):
    prepared = short_match(prepare, is_my_turn)
    page = at_table(new_page, prepared)
    page.goto(f"{server.address}/t/{prepared.table}#damaged")
    page.reload()
    expect_hand(page)


def test_a_table_link_does_not_show_the_start_screen_first(new_page):
    """Both have a field for the name: what was typed into the first would be lost."""
    host = new_page()
    set_last_choice(host, name="Ana", players=2)
    button(host, "Play with friends").click()
    link = host.locator("code").inner_text()
    guest = new_page()
    requests = []
    guest.route("**/api/tables/*", lambda route: requests.append(route))
    with guest.expect_request("**/api/tables/*"):
        guest.goto(link)
    expect(guest.get_by_label("Language")).to_be_visible()
    expect(guest.get_by_label("Your name")).to_have_count(0)
    requests.pop().continue_()
    expect(button(guest, "Sit down")).to_be_visible()


def test_a_player_who_is_sent_away_may_sit_down_again(new_page):
    host, guest, _ = host_and_guest(new_page, 3)
    expect(guest.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(guest.get_by_role("alert")).to_have_count(0)
    button(open_chair(host, "Bo"), say("page-remove", "en", name="Bo")).click()
    expect(button(guest, "Sit down")).to_be_visible()
    expect(guest.get_by_role("alert")).to_be_visible()


def test_the_token_of_a_table_that_is_gone_is_forgotten(new_page, server):
    page = new_page("/rules")
    page.evaluate("localStorage.setItem('seat:nowhere', 'token')")
    page.goto(f"{server.address}/t/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    assert page.evaluate("localStorage.getItem('seat:nowhere')") is None


def test_the_start_screen_links_to_unfinished_matches(new_page, prepare):
    page = at_table(new_page, short_match(prepare, is_my_turn))
    button(page, "oneleft").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("link", name=re.compile("^Ana, ")).click()
    expect_hand(page)


def test_the_log_survives_a_reload(new_page, prepare):
    page = at_table(new_page, prepare(can_draw))
    page.locator(".draw.ready").click()
    expect(page.get_by_role("log")).to_contain_text("You draw")
    page.reload()
    expect(page.get_by_role("log")).to_contain_text("You draw")


def test_the_host_leaves_a_table_to_others(new_page, server):
    """Also if the connection ends, and the page shows that, before the server's answer arrives."""
    host, guest, path = host_and_guest(new_page, 2)
    button(open_chair(host, "Bo"), "Make host").click()
    expect(button(guest, "Start the match")).to_be_visible()
    answers = []
    host.route("**/seats/*", lambda route: answers.append((route, route.fetch())))
    button(host, "Leave the table").click()
    expect(button(host, "Sit down")).to_be_visible()
    [(route, response)] = answers
    route.fulfill(response=response)
    expect(host).to_have_url(f"{server.address}/")
    expect(host.get_by_role("heading", name="oneleft")).to_be_visible()
    assert [seat["name"] for seat in get_table(server, path.removeprefix("/t"))["seats"][:3]] == [None, "Bo", None]


def test_in_explain_mode_clicks_explain_and_play_nothing(new_page, prepare):
    page = at_table(new_page, short_match(prepare, is_my_turn))
    cards = page.locator(".hand-card").count()
    button(page, "Explain").click()
    page.get_by_role("button", name=re.compile("^Draw pile")).click()
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("TURN-3")
    page.locator(".hand-card").last.click(force=True)
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("SCORE-1")
    assert page.locator(".hand-card").count() == cards


def test_a_wrong_address_is_explained(new_page, server):
    page = new_page("/rules")
    page.goto(f"{server.address}/nothing/here")
    expect(page.get_by_role("alert")).to_contain_text("There is nothing at this address.")
    page.get_by_label("Do you have a code or a link?").fill("no link at all")
    button(page, "Open").click()
    expect(page.get_by_role("alert")).to_contain_text("neither a code nor a link to a table.")
    page.get_by_label("Do you have a code or a link?").fill("abcde")
    button(page, "Open").click()
    expect(page.get_by_role("alert")).to_contain_text("A code has four letters.")


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/puzzle/99999", "There is no puzzle “99999”."),
        ("/e/nonsense", "There is no such tournament."),
        ("/e/nonsense?tv", "There is no such tournament."),
        ("/t/nowhere/replay/1", "There is no such table."),
    ],
)
def test_an_address_that_leads_to_nothing_shows_the_start_page(new_page, path, told):
    page = new_page(path)
    expect(page.get_by_role("alert")).to_contain_text(told)
    expect(page.get_by_label("Do you have a code or a link?")).to_be_visible()


def test_a_browser_without_storage_can_play(new_page, prepare, server):
    page = new_page("/rules")
    page.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('forbidden') } })"
    )
    page.goto(server.address + short_match(prepare, is_my_turn).paths[0])
    expect_hand(page)


def test_a_rematch_starts_with_one_click(new_page, prepare, server):
    prepared = short_match(prepare, can_go_out)
    page = at_table(new_page, prepared)
    play_to_the_end(page)
    button(page, "Play again").dblclick()
    expect_hand(page)
    assert get_table(server, f"/{prepared.table}")["match"] == 2
