"""Who is there plays: seats and rules before a match, latecomers during it, another match, and the menu."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from oneleft.lang import say
from oneleft.rules.presets import PRESETS
from tests.support.page_actions import (
    PATIENCE,
    add_bot,
    button,
    get_table,
    make_any_move,
    open_chair,
    play_to_the_end,
    seat_in_turn,
    set_last_choice,
    short_match,
)
from tests.support.page_screens import at_table, can_go_out, is_my_turn

PHONE = (390, 844)
NAMES = ("👩‍👧 & Zoë", "O'Neil", "Мария")


def open_with_friends(page: Page, name: str = "Ana", **choice: object) -> str:
    """Open a table; its code."""
    set_last_choice(page, name=name, **choice)
    button(page, "Play with friends").click()
    return page.locator("strong.code").inner_text()


def sit_down(page: Page, name: str) -> None:
    """As people do: type the name and press Enter."""
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Your name").press("Enter")


def expect_hand(page: Page) -> None:
    expect(page.locator(".hand-card").first).to_be_visible()


def test_a_table_starts_with_whoever_is_there_and_a_latecomer_plays_the_next_match(new_page):
    host = new_page()
    code = open_with_friends(host, house=["progressive"], target=1)
    assert button(host, "Start the match").get_attribute("aria-disabled") == "true"
    phones = [new_page(f"/{code}", size=PHONE, touch=True) for _ in NAMES]
    for phone, name in zip(phones, NAMES, strict=True):
        sit_down(phone, name)
        expect(phone.get_by_role("heading", name="Waiting for players")).to_be_visible()
    late = new_page(f"/{code}", size=PHONE, touch=True)
    expect(late.get_by_role("listitem").filter(has_text=NAMES[2])).to_be_visible()
    button(phones[0], "Leave the table").click()
    expect(late.get_by_role("listitem").filter(has_text=NAMES[0])).to_have_count(0)  # the join screen is live
    button(host, "Start the match").click()  # the others move up, and nobody is left out of the shuffle
    for page in (host, *phones[1:]):
        expect_hand(page)
    expect(host.get_by_text("No part in the shuffle")).to_have_count(0)
    expect(late.get_by_text("you watch now and are dealt in at the next match")).to_be_visible()
    sit_down(late, "Cy")
    expect(late.get_by_text("You are watching. You will be dealt in at the next match.")).to_be_visible()

    button(host, "Menu").click()
    menu = host.get_by_role("dialog", name="Menu")
    expect(menu).to_contain_text("Round 1 · up to 1 point")
    expect(menu.get_by_role("listitem").filter(has_text="Cy")).to_contain_text("plays in the next match")
    phones[1].context.close()
    button(menu.get_by_role("listitem").filter(has_text=NAMES[1]), "Let a bot play").click()
    expect(menu.get_by_role("listitem").filter(has_text=NAMES[1])).to_contain_text("a bot is playing for them")
    button(menu, "Leave the table").click()
    button(menu, "Leave the table").click()
    expect(host.get_by_role("heading", name="oneleft")).to_be_visible()
    button(phones[2], "Menu").click()
    expect(phones[2].get_by_role("listitem").filter(has_text="this is you")).to_contain_text("host")


def play_round(pages: dict[int, Page]) -> None:
    """The seat of these that is in turn makes some move, until the match is over."""
    state = ""
    for _ in range(600):
        seat, state = seat_in_turn(pages[0], state, tuple(pages))
        if seat is None:
            return
        assert seat in pages, "it is nobody's turn"
        seat_in_turn(pages[seat], most=PATIENCE)  # it may see it a little later, unless someone jumps in
        make_any_move(pages[seat])
    raise AssertionError("nobody won")


def test_a_family_evening(new_page, server):
    """Five devices and party rules: one leaves and comes back, the host closes the browser, the others go on."""
    host = new_page()
    code = open_with_friends(host, house=[*PRESETS["party"], "cards=3"], target=1, turn=0)
    names = ("Bo", "Cy", "Di", "Eva")
    phones = [new_page(f"/{code}", size=PHONE, touch=True) for _ in names]
    for phone, name in zip(phones, names, strict=True):
        sit_down(phone, name)
        expect(phone.get_by_role("heading", name="Waiting for players")).to_be_visible()
    button(host, "Start the match").click()
    for page in (host, *phones):
        expect_hand(page)
    bo = phones[0]
    button(bo, "Menu").click()
    for _ in range(2):
        button(bo.get_by_role("dialog"), "Leave the table").click()
    bo.get_by_label("Do you have a code or a link?").fill(code)
    button(bo, "Open").click()
    bo.wait_for_url("**/t/*")  # the start page has a field for the name as well
    sit_down(bo, "Bo")
    expect(bo.get_by_text("You will be dealt in at the next match.")).to_be_visible()
    play_round({0: host, 2: phones[1], 3: phones[2], 4: phones[3]})
    host.context.close()
    for phone in (phones[3], bo, phones[1]):  # most of the four who are there
        button(phone, "Play again").click()
    for phone in phones:
        expect_hand(phone)
    table = get_table(server, f"/{code}")
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Cy", "Di", "Eva", "Bo"]
    assert not any(seat["left_out"] for seat in table["seats"] if seat["name"] != "Ana")


def test_the_host_changes_the_rules_in_the_waiting_room(new_page):
    host, guest = new_page(), new_page()
    guest.goto(guest.url + open_with_friends(host))
    sit_down(guest, "Bo")
    button(host, "Change the rules").click()
    editor = host.get_by_role("region", name="Change the rules")
    editor.locator("[data-value=party]").click()
    editor.get_by_label("Points to win").fill("200")
    button(editor, "Use these rules").click()
    expect(guest.locator(".rules-in-force")).to_contain_text("Jump-In")
    expect(guest.get_by_text("200 points")).to_be_visible()
    for seats in (3, 4):
        add_bot(host)
        expect(guest.locator(".seats b")).to_have_count(seats)
    name = host.locator(".seats b").last.inner_text()
    button(open_chair(host, name), f"Remove {name}").click()
    expect(guest.locator(".seats b")).to_have_count(3)
    expect(button(guest, "Change the rules")).to_have_count(0)


def test_anybody_proposes_another_match_and_it_begins_when_most_agree(new_page, prepare, server):
    prepared = prepare(lambda game: game.over, people=3, rules="classic+target=1")
    ana, bo, _cy = (new_page(path) for path in prepared.paths)
    button(bo, "Play again").click()
    expect(ana.get_by_text("Bo wants to play again.")).to_be_visible()
    expect(ana.get_by_text(re.compile("Next match in .* seconds"))).to_be_visible()
    expect(button(bo, "Play again")).to_have_count(0)
    button(ana, "Play again").click()
    expect_hand(ana)
    expect_hand(bo)
    assert get_table(server, f"/{prepared.table}")["match"] == 2


def test_the_host_goes_back_to_the_waiting_room_to_change_the_rules(new_page, prepare):
    page = at_table(new_page, short_match(prepare, can_go_out))
    play_to_the_end(page)
    button(page, "Change the rules").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(button(page, "Change the rules")).to_be_visible()


def test_enter_in_the_name_field_plays(new_page):
    page = new_page()
    page.get_by_label("Your name").fill("<b>Ana & Co</b>")
    page.get_by_label("Your name").press("Enter")
    expect_hand(page)
    expect(page.locator(".me")).to_contain_text("<b>Ana & Co</b>")


def test_your_games_say_the_turn_and_can_be_cleared(new_page, prepare):
    page = at_table(new_page, short_match(prepare, is_my_turn))
    button(page, "oneleft").click()
    game = page.get_by_role("listitem").filter(has_text="Ana, ")
    expect(game).to_contain_text("Your turn")
    expect(game).to_contain_text(re.compile("now|ago"))
    game.get_by_role("button", name=re.compile("^Forget the game")).click()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    page.reload()
    expect(button(page, "Play with friends")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("es", PHONE), ("de", (844, 390))])
def test_the_menu_opens_in_other_languages_and_fits(new_page, prepare, language, size):
    page = new_page(prepare(is_my_turn).paths[0], language=language, size=size, touch=True)
    page.get_by_role("button", name=say("page-menu", language)).click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text(say("page-round-number", language, number=1))
    box = menu.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
