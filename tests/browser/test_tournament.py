"""A tournament from the start page to its end: people join by the link, are led to their tables, and a TV shows it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from oneleft.lang import say
from tests.support.browser import TIMEOUT, choose_language
from tests.support.page_actions import button
from tests.support.page_screens import new_tournament


def test_a_host_two_guests_and_a_tv(new_page):
    host = new_page()
    host.get_by_role("link", name="Tournament").click()
    host.get_by_label("Name of the tournament").fill("Evening")
    host.get_by_label("Your name").fill("Ana")
    button(host, "Open the tournament").click()
    expect(host.get_by_text("You are in, Ana.")).to_be_visible(timeout=TIMEOUT)
    path = re.sub(r"^https?://[^/]+", "", host.url)
    guests = [new_page(path, size=(390, 844), touch=True) for _ in range(2)]
    for guest, name in zip(guests, ("Bo", "Cy"), strict=True):
        guest.get_by_label("Your name").fill(name)
        button(guest, "Join").click()
        expect(guest.get_by_text(f"You are in, {name}.")).to_be_visible()
    for name in ("Di", "Eva", "Flo"):
        assert host.request.post(f"{host.evaluate('location.origin')}/api{path.replace('/e/', '/tournaments/')}/people",
                                 data={"nickname": name}).ok  # fmt: skip
    tv = new_page(f"{path}?tv", size=(1920, 1080))
    expect(tv.get_by_role("listitem")).to_have_text(["Ana", "Bo", "Cy", "Di", "Eva", "Flo"], timeout=TIMEOUT)
    expect(tv.locator(".qr-code")).to_be_visible()

    button(host, "Start round 1").click()
    button(guests[0], "To your table").click()
    expect(guests[0].get_by_text("The match begins when everyone is here")).to_be_visible()
    expect(guests[0]).to_have_url(re.compile("/t/"))
    guests[0].get_by_role("link", name="Back to the tournament").click()
    expect(button(guests[0], "To your table")).to_be_visible(timeout=TIMEOUT)
    expect(tv.locator("ol.tv > li")).to_have_count(2)

    host.locator("summary").first.click()
    button(host, "Start round 2").click()  # the tables count as they stand
    expect(tv.get_by_text("Round 2 of 4")).to_be_visible()
    expect(tv.locator(".standings li b")).to_have_text(["6"] * 6)
    button(guests[1], "Leave the tournament").click()
    expect(button(guests[1], "Join")).to_be_visible()
    expect(host.get_by_role("row", name="Cy")).to_contain_text("left")
    flo = host.get_by_role("row", name="Flo")
    flo.get_by_role("button", name="Remove Flo").click()
    flo.get_by_role("button", name="No").click()
    expect(flo.get_by_role("button")).to_have_count(1)  # nobody is removed by one tap
    flo.get_by_role("button", name="Remove Flo").click()
    flo.get_by_role("button", name="Remove Flo").first.click()
    expect(flo).to_contain_text("left")


CUT_OFF = """() => [
  ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []),
  ...[...document.querySelectorAll('.standings .name, ol.tv ul span')]
    .filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent),
]"""


@pytest.mark.parametrize(("people", "drawn"), [(23, 0), (64, 0), (9, 1), (21, 1), (29, 1), (61, 1)])
def test_everybody_is_seen_on_the_tv(new_page, people, drawn):
    """Nobody scrolls a TV."""
    tv = new_page(size=(1920, 1080))
    path, _, _ = new_tournament(tv, people, drawn, name="Tonight’s tournament", minutes=20)
    tv.goto(tv.evaluate("location.origin") + f"{path}?tv")
    expect(tv.locator(".standings li, .waiting li")).to_have_count(people, timeout=TIMEOUT)
    for size in ((1920, 1080), (1366, 768), (1280, 720)):
        tv.set_viewport_size({"width": size[0], "height": size[1]})
        for language in ("en", "es"):
            choose_language(tv, language)
            assert tv.evaluate(CUT_OFF) == [], (size, language)


def test_the_usual_name_of_a_tournament_follows_the_language(new_page):
    page = new_page("/e")
    title = page.get_by_role("textbox").first
    expect(title).to_have_value("Tonight’s tournament")
    choose_language(page, "de")
    expect(title).to_have_value(say("tournament-usual", "de"))
    title.fill("Sommerfest")
    choose_language(page, "en")
    expect(title).to_have_value("Sommerfest")


def test_from_the_end_of_a_table_back_to_the_tournament(new_page):
    """Bots play for everyone, so the only round is over in a moment."""
    page = new_page()
    settings = {"rules": "classic+target=1", "bot_pace": 0, "away_seconds": 0, "uno_grace": 0}
    path, _, tokens = new_tournament(page, 3, 1, rounds=1, settings=settings)
    origin = page.evaluate("location.origin")
    page.goto(f"{origin}{path}#{tokens[0]}")
    expect(page.get_by_text("wins the tournament!")).to_be_visible(timeout=TIMEOUT)
    shown = page.request.get(f"{origin}/api{path.replace('/e/', '/tournaments/')}").json()
    page.goto(f"{origin}/t/{shown['rounds'][0]['tables'][0]['id']}")
    button(page, "Just watch").click()
    page.get_by_role("link", name="Back to the tournament").click()
    expect(page.get_by_role("row")).to_have_count(4, timeout=TIMEOUT)


def test_who_plays_learns_that_time_is_up(new_page):
    """The clock of the round runs beside the match. When the host goes on, the result and the way back are shown."""
    host = new_page()
    settings = {"rules": "classic+target=1", "away_seconds": 0, "bot_pace": 5}
    path, host_token, tokens = new_tournament(host, 3, 1, settings=settings, minutes=20)
    origin = host.evaluate("location.origin")
    guest, tv = new_page(size=(390, 844), touch=True), new_page(size=(1920, 1080))
    guest.goto(f"{origin}{path}#{tokens[0]}")
    button(guest, "To your table").click()
    expect(guest.locator(".hand")).to_be_visible(timeout=TIMEOUT)
    expect(guest.get_by_text(re.compile(r"Time left: (20|19):\d\d"))).to_be_visible()
    tv.goto(f"{guest.url}?tv")
    expect(tv.get_by_text(re.compile(r"Time left: (20|19):\d\d"))).to_be_visible(timeout=TIMEOUT)
    api = f"{origin}/api{path.replace('/e/', '/tournaments/')}"
    assert host.request.post(f"{api}/rounds", data={"round": 2}, headers={"authorization": f"Bearer {host_token}"}).ok
    for page in (guest, tv):
        expect(page.get_by_role("heading", name="Time is up")).to_be_visible(timeout=TIMEOUT)
        expect(page.locator("section li")).to_have_count(3)
    guest.get_by_role("link", name="Back to the tournament").click()
    expect(button(guest, "To your table")).to_be_visible(timeout=TIMEOUT)
