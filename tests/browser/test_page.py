"""The page in a real browser: it plays, by clicks and by keys, and decides nothing itself."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

import pytest
from bench.hosts import Server
from playwright.sync_api import Page, expect

PATIENCE = 60_000  # milliseconds; a bot takes its time


def remember(page: Page, **choice: object) -> None:
    """What the visitor chose last time."""
    page.evaluate("choice => localStorage.setItem('choice', JSON.stringify(choice))", choice)
    page.reload()


def ask(server: Server, path: str, document: object, token: str = "") -> Any:
    body = b"" if document is None else json.dumps(document).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    question = urllib.request.Request(f"{server.address}/api/tables{path}", body, headers, method="POST")
    with urllib.request.urlopen(question) as told:
        return json.load(told)


def answer(page: Page) -> None:
    """Whatever the table asks, by clicking."""
    colors = page.locator(".choices .color")
    if colors.count():
        colors.first.click()
    elif page.locator(".held.playable").count():
        page.locator(".held.playable").first.click()
    elif page.locator(".draw.ready").count():
        page.locator(".draw.ready").click()
    else:
        for name in (r"^Take", r"^Keep", r"^Trade hands"):
            button = page.get_by_role("button", name=re.compile(name))
            if button.count():
                button.first.click()
                return


def test_a_whole_match_against_bots_by_clicking(new_page, server):
    settings = {"rules": "classic+target=1", "players": 2, "turn_seconds": 0, "bot_pace": 0}
    seated = ask(server, "", {"nickname": "Ana", "settings": settings, "bots": ["easy"]})
    ask(server, f"/{seated['table']['id']}/start", None, seated["token"])
    page = new_page(f"/t/{seated['table']['id']}#{seated['token']}")  # by the personal link
    expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
    assert "#" not in page.url, "the token does not stay in the address"
    for _ in range(800):
        if page.get_by_role("heading", name=re.compile("wins the match")).count():
            break
        if page.locator(".own.turn").count():
            answer(page)
        page.wait_for_timeout(60)
    expect(page.get_by_role("heading", name=re.compile("wins the match"))).to_be_visible()
    table = page.url.rpartition("/")[2]
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}") as told:
        assert json.load(told)["status"] == "over"
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    expect(page.get_by_text("The key is the one that was promised before the deal.")).to_be_visible()


def test_two_people_at_one_table_and_one_who_looks_on(new_page):
    host = new_page()
    remember(host, name="Ana", players=2, turn=0)
    host.get_by_role("button", name="Play with friends").click()
    link = host.locator("code").inner_text()
    path = "/" + link.split("/", 3)[3]
    friend = new_page(path, language="es", size=(390, 844), touch=True)
    friend.get_by_label("Tu nombre").fill("Bo")
    friend.get_by_role("button", name="Sentarse").click()
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the match").click()
    for page in (host, friend):
        expect(page.locator(".held")).to_have_count(7, timeout=PATIENCE)
    onlooker = new_page(path)
    onlooker.get_by_role("button", name="Only watch").click()
    expect(onlooker.get_by_text("You are watching.")).to_be_visible()
    assert onlooker.locator(".held").count() == 0
    assert onlooker.locator(".hand").count() == 0


def test_what_is_refused_is_explained_with_its_rule(new_page):
    page = new_page()
    remember(page, name="Ana", players=2, turn=0)
    page.get_by_role("button", name="Play now against one bot").click()
    expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Type a move").fill("keep")
    page.get_by_label("Type a move").press("Enter")
    expect(page.locator(".refusal summary")).to_have_text(re.compile("^[A-Z0-9]+-[0-9]$"))


def test_a_server_that_is_killed_comes_back_and_so_does_the_page(new_page, server):
    page = new_page()
    remember(page, name="Ana", players=2, turn=0, level="easy")
    page.get_by_role("button", name="Play now against one bot").click()
    expect(page.locator(".held").first).to_be_visible(timeout=PATIENCE)
    hand = page.locator(".held").evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])")
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=PATIENCE)
    assert page.locator(".held").evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])") == hand


@pytest.mark.parametrize(("language", "title"), [("en", "Rules"), ("es", "Reglas")])
def test_the_rulebook_is_a_page_in_both_languages(new_page, language, title):
    page = new_page("/rules", language=language)
    expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    expect(page.locator("dt", has_text="WD4-2")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (1280, 800), (1920, 1080)])
def test_nothing_is_wider_than_the_screen(new_page, size):
    page = new_page(size=size)
    remember(page, name="Ana", players=10, turn=0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Play now against 9 bots").click()
    expect(page.locator(".held")).to_have_count(7, timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
