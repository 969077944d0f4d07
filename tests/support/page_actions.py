"""What a person does on the page, and what tests expect of it."""

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
from tests.support.browser import TIMEOUT, tap
from tests.support.page_screens import is_my_turn
from tests.support.prepared_tables import PreparedTable
from tests.support.servers import Server

# The first words of the buttons for other moves, in every language.
OTHER_LABELS = [
    say(key, language, count=2) for language in LANGUAGES for key in ("page-take", "page-keep", "page-swap")
]
OTHER_MOVES = re.compile("^(?!Take back)(" + "|".join(label.split()[0] for label in OTHER_LABELS) + ")")

# Runs before the page's scripts. Its chance is the same every time, and so is its part of a shuffle. It records
# - announced: all that a screen reader reads out, in order; logged: the part of it that is in the log
# - hear(message): lets the page hear a message as if the server had sent it
# - sent: the messages to the server; lost: those from it that the page does not hear while `deaf` is set
RECORDING = """
let seed = 7
Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
const random = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = bytes => (bytes.length === 16 ? bytes.fill(7) : random(bytes))
window.announced = []
window.logged = []
window.sent = []
window.lost = []
window.deaf = false
new MutationObserver(changes => {
  for (const change of changes) {
    const target = change.target.nodeType === 1 ? change.target : change.target.parentElement
    const region = target?.closest('[aria-live], [role=log], [role=status], [role=alert]')
    if (!region) continue
    for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes) {
      const text = node.textContent.trim()
      if (text) window.announced.push(text)
      if (text && region.role === 'log') window.logged.push(text)
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (text) {
  send.call(this, text)
  window.sent.push(JSON.parse(text))
}
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(listener) {
    window.hear = message => listener.call(this, { data: JSON.stringify(message) })
    this.addEventListener('message', event => {
      if (window.deaf) window.lost.push(JSON.parse(event.data))
      else listener.call(this, event)
    })
  },
})
"""

# Everything keeps its place, can be clicked and counts as visible, but no pixel is computed.
TRANSPARENT = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = 0))"


def expect_announcement(page: Page, text: str) -> None:
    """Wait until a screen reader has read this out."""
    try:
        page.wait_for_function("text => window.announced.some(said => said.includes(text))", arg=text, timeout=TIMEOUT)
    except Error:
        raise AssertionError(f"{text!r} was not among {page.evaluate('window.announced')}") from None


def choose_color(page: Page, color: str) -> None:
    page.locator("button.color-button").filter(has_text=color).click()


def expect_opponent_cards(page: Page, name: str, count: int) -> None:
    """Wait until the page shows another player with this many cards."""
    cards = "one card" if count == 1 else f"{count} cards"
    expect(page.get_by_label(f"{name}, {cards}", exact=True)).to_be_visible(timeout=TIMEOUT)


def expect_hand_size(page: Page, count: int) -> None:
    expect(page.locator(".hand-card")).to_have_count(count, timeout=TIMEOUT)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}")).first


def open_chair(page: Page, name: str) -> Locator:
    """Tap somebody's chair in the waiting room; what it opens."""
    page.locator(".seats button").filter(has=page.locator("b").get_by_text(name, exact=True)).click()
    return page.get_by_role("dialog")


def add_bot(page: Page, level: str = "easy") -> None:
    """Tap a free chair in the waiting room, and choose a bot for it."""
    page.locator(".seats .plus").first.click()
    page.locator(f"[data-level={level}]").click()


def set_last_choice(page: Page, **choice: object) -> None:
    """As if the visitor had chosen these settings last time."""
    page.evaluate("choice => localStorage.setItem('choice', JSON.stringify(choice))", choice)
    page.reload()


def get_table(server: Server, path: str) -> Any:
    with urllib.request.urlopen(f"{server.address}/api/tables{path}") as response:
        return json.load(response)


def can_draw(game: Game) -> bool:
    return is_my_turn(game) and any(move.verb == "draw" for move in game.legal_moves(0))


def short_match(prepare: Callable[..., PreparedTable], until: Callable[[Game], bool] | None = None) -> PreparedTable:
    """A match of Ana against one bot that does not wait. It is over after one round."""
    return prepare(until, people=1, bots=["easy"], rules="classic+target=1", bot_pace=0, uno_grace=0, pause_seconds=0)


def make_any_move(page: Page) -> None:
    """Make some move by clicking."""
    colors = page.locator("button.color-button")
    playable = page.locator(".hand-card.playable")
    draw_pile = page.locator(".draw.ready")
    if colors.count():
        colors.first.click()
    elif playable.count():
        tap(playable.first)
    elif draw_pile.count():
        draw_pile.click()
    else:
        page.get_by_role("button", name=OTHER_MOVES).first.click()


MATCH_OVER = "a[href*=replay], a[href$=daily]"
# Changes with every move, and when a colour is asked for.
STATE = "[window.logged.length, document.querySelectorAll('button.color-button').length].join()"
DOUBLE_CLICK_TIME = 400  # milliseconds; the page takes a second click within this time for the same one
MOVE_TIMEOUT = 2000  # after which a move that somebody else forestalled is tried again


def move_and_wait(page: Page, move: Callable[[Page], None] = make_any_move) -> None:
    """Make a move and wait until it shows. The page's clock is installed."""
    page.clock.fast_forward(DOUBLE_CLICK_TIME)
    before = page.evaluate(STATE)
    with suppress(Error):  # somebody else may have moved meanwhile
        move(page)
        page.wait_for_function(
            f"before => {STATE} !== before || document.querySelector('{MATCH_OVER}')",
            arg=before,
            timeout=MOVE_TIMEOUT,
        )


def play_to_the_end(page: Page, move: Callable[[Page], None] = make_any_move) -> None:
    """Play until somebody has won the match."""
    over = page.locator(MATCH_OVER)
    page.clock.install()
    for _ in range(400):
        page.locator(f"{MATCH_OVER}, .my-area.turn").first.wait_for(timeout=TIMEOUT)
        if over.count():
            return
        move_and_wait(page, move)
    raise AssertionError("nobody won")
