"""A TV in the room shows the table, and phones show only hands."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT
from tests.support.page_actions import (
    DOUBLE_CLICK_TIME,
    PATIENCE,
    button,
    expect_hand_size,
    expect_opponent_cards,
    make_any_move,
)


def frames_of(page):
    """What the server sends to a page from now on."""
    received = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: received.append(json.loads(text))))
    return received


GUESTS = ["Bo", "Cleo", "Dan"]


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    button(page, "Sit down").click()


def open_by_code(page: Page, code: str) -> None:
    """As someone does who reads the code from the TV."""
    page.get_by_label("Do you have a code").fill(code.lower())
    button(page, "Open").click()


TOLD_MORE = "([told, most]) => window.until(() => window.logged.length > told, most)"


def play_the_round(tv: Page, phones: list[Page]) -> None:
    """The player whom the TV names moves, as they sit."""
    for _ in range(200):
        turn = tv.locator(".player.turn")
        expect(turn.or_(tv.locator(".scores")).first).to_be_visible()
        if tv.locator(".scores").count():
            return
        phone = phones[int(turn.get_attribute("data-seat") or "")]
        expect(phone.locator(".my-area.turn")).to_be_visible()
        phone.evaluate(f"window.skipped += {DOUBLE_CLICK_TIME}")
        told = tv.evaluate("window.logged.length")
        make_any_move(phone)
        if phone.locator("button.color-button").count():
            make_any_move(phone)
        tv.evaluate(TOLD_MORE, [told, PATIENCE])  # else it is tried again: the phone showed an earlier moment
    raise AssertionError("nobody went out")


def test_a_tv_four_phones_and_a_spectator_share_a_table(new_page, prepare):
    """A whole match of one short round. A number starts it, so everyone holds three cards then."""
    prepared = prepare(None, people=1, players=4, rules="classic+number_start+cards=3+target=1", uno_grace=0)
    path = f"/t/{prepared.table}"
    tv = new_page(f"{path}?tv", size=(1920, 1080))
    expect(tv.get_by_role("listitem")).to_have_text(["Ana"], timeout=TIMEOUT)
    code = tv.locator(".join-sign strong").inner_text()
    tv.goto(tv.url.replace(path, f"/{code}"))  # as it is typed on a TV
    expect(tv.locator(".qr-code")).to_be_visible()
    phones = {"Ana": new_page(prepared.paths[0].replace("#", "?hand#"), size=(390, 844), touch=True)}
    for name in GUESTS:
        phones[name] = new_page("/" if name == "Cleo" else f"{path}?hand", size=(390, 844), touch=True)
        if name == "Cleo":
            open_by_code(phones[name], code)
        expect(phones[name].get_by_label("Only my hand")).to_be_checked()
        sit_down(phones[name], name)
    expect(tv.get_by_role("listitem")).to_have_text(["Ana", *GUESTS])
    received = frames_of(tv)
    tv.reload()  # it comes back on its own
    expect(tv.locator(".qr-code")).to_be_visible()
    button(phones["Ana"], "Start the match").click()
    for page in phones.values():
        expect_hand_size(page, 3)
        expect(page.locator("button[data-card]")).to_have_count(3)
        expect(button(page, "UNO")).to_be_visible()
        expect(page.locator(".player")).to_have_count(0)
        expect(page.locator("[data-pile=discard]")).to_be_visible()
    spectator = new_page(path)
    button(spectator, "Just watch").click()
    for page in (tv, spectator):
        for name in phones:
            expect_opponent_cards(page, name, 3)
    [name] = [name for name, page in phones.items() if page.locator(".my-area.turn").count()]
    expect(tv.get_by_text(f"{name} to play")).to_be_visible()
    phones[name].locator("[data-pile=draw]").click()
    expect_hand_size(phones[name], 4)
    expect_opponent_cards(tv, name, 4)
    expect_opponent_cards(spectator, name, 4)
    expect(tv.locator("aside .qr-code")).to_be_visible()
    expect(tv.locator("aside strong")).to_have_text(code)
    play_the_round(tv, list(phones.values()))
    for page in (tv, spectator, *phones.values()):
        expect(page.locator(".scores")).to_be_visible()
    assert tv.locator("button, .hand").count() == 0, "there is nothing to press"
    views = [message["view"] for message in received if message.get("view")]
    events = [event for message in received for event in message.get("events") or []]
    assert views
    assert not any(view.get("hand") or view.get("legal") or view.get("drawn") for view in views)
    drawn = [event for event in events if event["event"] in ("drew", "hand")]
    assert drawn
    assert not any(event.get("cards") for event in drawn)


def test_without_a_tv_a_code_leads_to_the_whole_table(new_page, prepare):
    prepared = prepare(None, people=1, players=4)
    page = new_page(f"/t/{prepared.table}")
    button(page, "Just watch").click()  # who watches is no TV
    code = page.locator("strong.code").inner_text()
    other = new_page()
    open_by_code(other, code)
    expect(other.get_by_label("Only my hand")).not_to_be_checked()


def test_a_seat_of_the_same_device_is_not_seen_on_the_tv(new_page, prepare):
    prepared = prepare(screens.is_my_turn, 1, ["easy"] * 3)
    page = screens.at_table(new_page, prepared)
    page.goto(page.url + "?tv")
    expect(page.locator(".tv .player")).to_have_count(4, timeout=TIMEOUT)
    assert page.locator("button[data-card]").count() == 0
    expect(page.get_by_text("This link works only on this computer.")).to_be_visible()  # nor can a phone scan it


def test_the_others_appear_beside_a_hand_only_to_be_chosen(new_page, prepare):
    """SEVEN-2: a player chooses whom to trade hands with. The menu shows the whole table again."""
    prepared = prepare(screens.must_swap, 1, ["easy"] * 3, rules="classic+seven_zero", bot_pace=5)
    page = new_page(prepared.paths[0].replace("#", "?hand#"), size=(390, 844), touch=True)
    expect(page.locator(".player")).to_have_count(3, timeout=TIMEOUT)
    button(page, "Close").click()  # the note that this device has no part in the shuffle
    button(page, "Trade hands").click()
    expect(page.locator(".player")).to_have_count(0)
    page.reload()
    expect(page.locator(".hand-only .hand-card").first).to_be_visible(timeout=TIMEOUT)
    button(page, "Menu").click()
    button(page, "Only my hand").click()
    page.keyboard.press("Escape")
    expect(page.locator(".player")).to_have_count(3)
