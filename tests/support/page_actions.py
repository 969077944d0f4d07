"""What a person does on the page, and what tests expect of it."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from oneleft import Game
from oneleft.lang import LANGUAGES, say
from tests.support.browser import TIMEOUT, UNCOVERED_POINT
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
# - skipped: milliseconds by which the page takes it to be later than it is
# - until(condition, most): waits for a condition of the document, at most this many milliseconds; whether it holds
# Sounds are begun as usual, but not computed.
RECORDING = """
window.skipped = 0
const now = Date.now
Date.now = () => now() + window.skipped
window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 1, 44100) }
  async resume() {}
  async suspend() {}
}
window.until = (condition, most) => new Promise(resolve => {
  const look = () => condition() && end()
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    resolve(Boolean(condition()))
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(end, most)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
})
let seed = 7
Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
const random = crypto.getRandomValues.bind(crypto)
crypto.getRandomValues = bytes => (bytes.length === 16 ? bytes.fill(7) : random(bytes))
window.announced = []
window.logged = []
window.sent = []
window.answered = []
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
      const { type, id } = JSON.parse(event.data)
      if (type === 'done') window.answered.push(id)
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


def expect_answers(page: Page) -> None:
    """Wait until every move and every take back is acknowledged: before that the page sends no other."""
    page.wait_for_function(
        "() => sent.filter(({type}) => ['move', 'takeback'].includes(type)).every(({id}) => answered.includes(id))",
        timeout=TIMEOUT,
    )


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}")).first


def open_chair(page: Page, name: str) -> Locator:
    """Tap someone's chair in the waiting room; what it opens."""
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


# What someone in turn can click, as a point: a colour, a card, the draw pile, or the button of another move.
# The hand is laid out in the frame after a change.
CHOICE = f"""async ([others, frames]) => {{
  const uncoveredPoint = {UNCOVERED_POINT}
  const isOther = one => one.checkVisibility() && RegExp(others).test(one.ariaLabel ?? one.textContent.trim())
  const nextFrame = () => new Promise(requestAnimationFrame)
  await nextFrame()
  for (; frames > 0; frames--) {{
    await nextFrame()
    const choice = document.querySelector('button.color-button') ??
      document.querySelector('.hand-card.playable') ??
      document.querySelector('.draw.ready') ??
      [...document.querySelectorAll('button')].find(isOther)
    choice?.scrollIntoViewIfNeeded()
    const point = choice && uncoveredPoint(choice)
    if (point) return point
  }}
  return null
}}"""
MOST_FRAMES = 120  # in which nothing may be there to click, since someone else has moved meanwhile


def make_any_move(page: Page) -> None:
    """Make some move by clicking, if there is one."""
    point = page.evaluate(CHOICE, [OTHER_MOVES.pattern, MOST_FRAMES])
    if point is not None:
        page.mouse.click(*point)


DOUBLE_CLICK_TIME = 400  # milliseconds; the page takes a second click within this time for the same one
PATIENCE = 2000  # milliseconds, after which a move that someone else forestalled is tried again
# Waits until the match is over or one of these seats is in turn, and something has changed since then: with every move,
# and when a colour is asked for. The first seat is that of the page's player. Returns the seat in turn, null at the end
# or -1 if it has waited in vain, and the state to compare with.
IN_TURN = f"""async ([seats, before, most]) => {{
  const isOver = () => document.querySelector('a[href*=replay], a[href$=daily]') !== null
  const seat = () => document.querySelector('.my-area.turn') ? seats[0]
    : Number(document.querySelector('.player.turn')?.dataset.seat ?? -1)
  const state = () => `${{window.logged.length}} ${{document.querySelectorAll('button.color-button').length}}`
  const isFound = () => isOver() || seats.includes(seat())
  await window.until(() => isFound() && (isOver() || state() !== before), {PATIENCE})
  await window.until(isFound, most)
  window.skipped += {DOUBLE_CLICK_TIME}
  return [isOver() ? null : seat(), state()]
}}"""


def seat_in_turn(
    page: Page, before: str = "", seats: tuple[int, ...] = (0,), most: int = TIMEOUT
) -> tuple[int | None, str]:
    """The seat in turn, or None at the end of the match, and the state, once it is not the one before."""
    seat, state = page.evaluate(IN_TURN, [seats, before, most])
    return seat, state


def play_to_the_end(page: Page, move: Callable[[Page], None] = make_any_move) -> None:
    """Play until someone has won the match."""
    state = ""
    for _ in range(400):
        seat, state = seat_in_turn(page, state)
        assert seat in (0, None), "it is never the turn of the player"
        if seat is None:
            return
        move(page)
    raise AssertionError("nobody won")
