"""What tests say to a page and hear from it."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from oneleft import Game
from oneleft.lang import LANGUAGES, say
from tests.support.browser import PATIENCE, tap
from tests.support.page_screens import mine
from tests.support.servers import Server

# What else a table asks, in whatever language.
ASKED = [say(key, language, count=2) for language in LANGUAGES for key in ("page-take", "page-keep", "page-swap")]
OTHERWISE = re.compile("^(" + "|".join(text.split()[0] for text in ASKED) + ")")

# Whatever a screen reader would be told, in the order in which it would be told; with what the log alone says.
EAR = """
window.heard = []
window.logged = []
new MutationObserver(changes => {
  for (const change of changes) {
    const target = change.target.nodeType === 1 ? change.target : change.target.parentElement
    const region = target?.closest('[aria-live], [role=log], [role=status], [role=alert]')
    if (!region) continue
    for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes) {
      const said = node.textContent.trim()
      if (said) window.heard.push(said)
      if (said && region.role === 'log') window.logged.push(said)
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""


def heard(page: Page, text: str) -> None:
    """Wait until the page has said this."""
    try:
        page.wait_for_function("text => window.heard.some(said => said.includes(text))", arg=text, timeout=PATIENCE)
    except Error:
        raise AssertionError(f"{text!r} was not among {page.evaluate('window.heard')}") from None


def name_color(page: Page, color: str) -> None:
    page.locator("button.color-button").filter(has_text=color).click()


def has_cards(page: Page, name: str, count: int) -> None:
    """How many cards somebody else has, as everybody sees it."""
    what = "one card" if count == 1 else f"{count} cards"
    expect(page.get_by_label(f"{name}, {what}", exact=True)).to_be_visible(timeout=PATIENCE)


def own_cards(page: Page, count: int) -> None:
    expect(page.locator(".hand-card")).to_have_count(count, timeout=PATIENCE)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}")).first


def remember(page: Page, **choice: object) -> None:
    """What the visitor chose last time."""
    page.evaluate("choice => localStorage.setItem('choice', JSON.stringify(choice))", choice)
    page.reload()


def get(server: Server, path: str) -> Any:
    with urllib.request.urlopen(f"{server.address}/api/tables{path}") as told:
        return json.load(told)


def ask(server: Server, path: str, document: object, token: str = "") -> Any:
    body = b"" if document is None else json.dumps(document).encode()
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    question = urllib.request.Request(f"{server.address}/api/tables{path}", body, headers, method="POST")
    with urllib.request.urlopen(question) as told:
        return json.load(told)


def may_draw(game: Game) -> bool:
    return mine(game) and any(move.verb == "draw" for move in game.legal_moves(0))


def match_against_bots(server: Server, players: int = 2, begun: bool = True, **settings: object) -> tuple[str, str]:
    """A match that has begun, or could: its table and the token of the only person."""
    quick = {"rules": "classic+target=1", "players": players, "turn_seconds": 0, "bot_pace": 0, "pause_seconds": 0}
    document = {"nickname": "Ana", "settings": quick | settings, "bots": ["easy"] * (players - 1)}
    seated = ask(server, "", document)
    if begun:
        ask(server, f"/{seated['table']['id']}/start", None, seated["token"])
    return seated["table"]["id"], seated["token"]


def answer(page: Page) -> None:
    """Whatever the table asks, by clicking."""
    colors = page.locator("button.color-button")
    if colors.count():
        colors.first.click()
    elif page.locator(".hand-card.playable").count():
        tap(page.locator(".hand-card.playable").first)
    elif page.locator(".draw.ready").count():
        page.locator(".draw.ready").click()
    else:
        page.get_by_role("button", name=OTHERWISE).first.click()


def play_to_the_end(page: Page, act: Callable[[Page], None] = answer) -> None:
    """Until somebody has won the match."""
    over = page.locator("a[href*=replay]")
    for _ in range(800):
        if over.count():
            return
        if page.locator(".my-area.turn").count():
            with suppress(Error):  # what was there may be gone by now
                act(page)
        page.wait_for_timeout(40)
    raise AssertionError("nobody won")
