"""Pass and play, photographed: no frame between two people shows a card of a hand, and no text names one."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Page

from oneleft.lang import say
from oneleft.rules.editions import CLASSIC
from oneleft.table.narrate import card_words
from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT
from tests.support.camera import MARK, Camera, frame_by_frame
from tests.support.page_actions import RECORDING
from tests.support.shared_device import MAKE_MOVES, TAKE_DEVICE, WITNESS

NAMES = ("Ana", "Bo", "Cy")
# Cards of a hand are nothing but the mark, and so are cards that turn over on their way into one.
MARKED = f"""selectors => addEventListener('DOMContentLoaded', () => {{
  const sheet = new CSSStyleSheet()
  const color = 'rgb{MARK} !important'
  const inside = selectors.map(one => one + ' *').join()
  sheet.replaceSync(`${{selectors}}, ${{inside}} {{ background: ${{color}}; fill: ${{color}}; stroke: ${{color}} }}`)
  document.adoptedStyleSheets = [sheet]
}})"""
IN_HAND, TURNING = "[data-card]", ".overlay .over > svg.card:not(.back)"
# A page that hears everything two frames too late: the last hand is there for one whole frame more, also if the message
# comes while a frame is being taken, which still counts as held.
LATE = """
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(listener) {
    const nextFrame = hear => requestAnimationFrame(hear)
    const frames = hear => nextFrame(() => nextFrame(() => nextFrame(hear)))
    set.call(this, event => window.late ? frames(() => listener.call(this, event)) : listener.call(this, event))
  },
})
"""
# What can be read or heard while nobody holds the device, and which cards nobody may read of.
BEFORE_A_FRAME = """() => {
  if (window.isHeld()) return null
  const named = [...document.querySelectorAll('[aria-label], [title]')].map(one => `${one.ariaLabel} ${one.title}`)
  return [[document.body.textContent, ...named].join(' | '), window.secrets()]
}"""


class Watch:
    """Takes a picture of every frame, and notes what was seen while nobody held the device."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language, self.camera = page, language, Camera(page)
        self.covered = self.held = 0  # frames
        self.seen: list[int] = []  # pixels of cards
        self.read: list[str] = []  # their names

    def frame(self) -> None:
        before = self.page.evaluate(BEFORE_A_FRAME)
        marked = self.camera.marked_pixels()
        if before is None:
            self.held += marked > 0
            return
        self.covered += 1
        self.seen += [marked] if marked else []
        text, secrets = before
        names = [card_words(CLASSIC, card, self.language) for card in secrets if card[0] != "W"]
        self.read += [name for name in names if re.search(rf"\b{name}\b", text, re.IGNORECASE)]

    def until(self, script: str, arg: object = None) -> None:
        """Try this before every frame until it succeeds."""
        end = monotonic() + TIMEOUT / 1000
        while not self.page.evaluate(script, arg):
            assert monotonic() < end, script
            self.frame()

    def turn(self) -> None:
        self.until(TAKE_DEVICE)
        self.until("() => document.querySelector('.hand-card').getAnimations({ subtree: true }).length === 0")
        for _ in range(3):
            self.frame()
        self.until(MAKE_MOVES, MOVES)
        self.until("() => !document.querySelector('.flight')")


MOVES = [".challenge", ".swap", ".hand-card.playable", ".draw.ready"]  # the first that there is
SCENES = {
    "challenge": ("en", screens.can_challenge, "classic"),
    "hands move": ("de", screens.must_swap, "classic+seven_zero"),
    "a new deal": ("es", screens.can_go_out, "classic"),
}
NEXT_PERSON = """() => {
  document.querySelector('.scores .next .primary')?.click()
  return document.querySelector('.cover .panel .primary.large') !== null
}"""


def watch(browser, server, prepare, scene, late=False):
    language, until, rules = SCENES[scene]
    labels = [say("page-i-am", language, name=name) for name in NAMES]
    marked = [IN_HAND] if scene == "a new deal" else [IN_HAND, TURNING]  # a deal turns over a card for everyone
    with frame_by_frame(browser, (390, 844), locale=language, has_touch=True, service_workers="block") as page:
        for script in (RECORDING, LATE if late else "", f"({WITNESS})({labels})", f"({MARKED})({marked})"):
            page.add_init_script(script)

        def visit(path: str) -> Page:
            page.goto(server.address + path)
            return page

        screens.passed_round(visit, prepare(until, 3, rules=rules, uno_grace=0))
        page.evaluate("window.late = true")
        watching = Watch(page, language)
        for _ in range(2):
            watching.turn()
            watching.until(NEXT_PERSON)
        return watching


@pytest.mark.parametrize("scene", SCENES)
def test_no_frame_between_two_people_shows_a_card(browser, server, prepare, scene):
    watching = watch(browser, server, prepare, scene)
    assert watching.held > 0
    assert watching.covered > 0
    assert (watching.seen, watching.read) == ([], [])


def test_a_hand_that_stays_for_one_frame_is_caught(browser, server, prepare):
    watching = watch(browser, server, prepare, "challenge", late=True)
    assert watching.seen
    assert watching.read
