"""Several people share a device: it shows one hand at a time, and none between two turns."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support import page_screens as screens
from tests.support.browser import TIMEOUT
from tests.support.page_actions import button, can_draw, expect_opponent_cards
from tests.support.shared_device import MAKE_MOVES, TAKE_DEVICE, WITNESS

NAMES = ["Ana", "Bruno", "Cleo"]
LABELS = [f"I am {name}" for name in NAMES]

CATCH = """() => {
  const one = [...document.querySelectorAll('.reaction')].find(({ textContent }) => textContent === 'Catch Ana!')
  one?.click()
  return !one
}"""
LATE_HAND = """() => new Promise(done => {
  const late = document.body.appendChild(document.createElement('b'))
  late.dataset.card = 'R7'
  requestAnimationFrame(() => (late.remove(), done()))
})"""


def open_shared_table(page: Page) -> None:
    """From the start page, with three names."""
    page.get_by_label("Your name").fill(NAMES[0])
    button(page, "We share this device").click()
    for name in NAMES[1:]:
        page.get_by_label("Name of another player").fill(name)
        page.keyboard.press("Enter")
        expect(
            page.get_by_role("status").filter(has_text=f"Added: {name}").or_(page.get_by_text(f"and {name}"))
        ).to_be_visible()
    page.get_by_label("Name of another player").fill(NAMES[0])
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="already sits")).to_be_visible()
    page.keyboard.press("Escape")
    button(page, "Start the match").click()


def test_nobody_sees_a_hand_before_they_say_who_they_are(new_page):
    page = new_page(size=(390, 844), touch=True)
    page.add_init_script(f"({WITNESS})({LABELS})")
    page.reload()
    open_shared_table(page)
    title = page.get_by_role("heading", name="Pass to")
    played = []
    for turn in range(6):
        expect(title).to_be_visible(timeout=TIMEOUT)
        name = title.inner_text().removeprefix("Pass to ")
        played.append(name)
        page.wait_for_function(TAKE_DEVICE, timeout=TIMEOUT)
        expect(page.locator(".hand-area")).to_have_attribute("data-seat", str(NAMES.index(name)))
        wanted = [".draw.ready", ".hand-card.playable"]
        page.wait_for_function(MAKE_MOVES, arg=wanted if turn % 2 else wanted[::-1], timeout=TIMEOUT)
        if turn == 3:
            assert page.evaluate("window.shown") == []
            page.reload()
    assert set(played) == set(NAMES)
    expect(title).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text(played[-1])
    assert page.evaluate("window.frames") > 0
    assert page.evaluate("window.shown") == []
    page.evaluate(LATE_HAND)  # the witness sees a card that stays for one frame
    assert page.evaluate("window.shown.map(one => one.split(':')[0])") == ["change", "frame"]


FLYING_FACE = """() => {
  const air = document.body.appendChild(document.createElement('b'))
  air.className = 'overlay'
  air.innerHTML = '<svg class="card R"></svg>'
  return Promise.resolve().then(() => air.remove())
}"""


def test_no_card_that_was_drawn_flies_over_the_cover(new_page, prepare, server):
    """With motion: a card turns over in the air for the player who draws it, and often their turn is over at once."""
    page = new_page(size=(390, 844), touch=True, reduced_motion="no-preference")
    page.add_init_script(f"({WITNESS})(['I am Ana', 'I am Bo', 'I am Cy'])")

    def visit(path: str) -> Page:
        page.goto(server.address + path)
        return page

    screens.passed_round(visit, prepare(can_draw, 3, uno_grace=0))
    for _ in range(6):
        expect(page.get_by_role("heading", name="Pass to")).to_be_visible(timeout=TIMEOUT)
        page.wait_for_function(TAKE_DEVICE, timeout=TIMEOUT)
        page.wait_for_function(MAKE_MOVES, arg=[".draw.ready"], timeout=TIMEOUT)
    expect(page.get_by_role("log")).to_contain_text("draws")
    assert page.evaluate("[window.shown, window.flown]") == [[], []]
    page.evaluate(FLYING_FACE)
    assert page.evaluate("window.flown") == ["change"]  # the witness would have seen one


def test_a_call_is_missed_and_caught_on_the_cover(new_page, prepare):
    def has_two(game):
        moves = [move for move in game.legal_moves(0) if move.verb == "play"]
        return screens.is_my_turn(game) and len(game.view(0).hand) == 2 and any(move.card[0] != "W" for move in moves)

    page = screens.passed_round(new_page, prepare(has_two, 3, uno_grace=0))
    page.wait_for_function(TAKE_DEVICE, timeout=TIMEOUT)
    page.wait_for_function(MAKE_MOVES, arg=[".hand-card.playable"], timeout=TIMEOUT)
    expect(button(page, "Ana calls")).to_be_visible()
    page.wait_for_function(CATCH, timeout=TIMEOUT)
    expect_opponent_cards(page, "Ana", 3)
    expect(page.get_by_role("log")).to_contain_text("catches Ana")


def test_others_look_at_their_own_hand_and_cover_it(new_page, prepare):
    page = screens.passed_round(new_page, prepare(screens.is_my_turn, 2, ["easy"]), size=(390, 844), touch=True)
    button(page, "I am Bo").click()
    expect(page.locator(".hand-area")).to_have_attribute("data-seat", "1")
    button(page, "Cover my hand").click()
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.get_by_role("heading", name="Pass to Ana")).to_be_focused()
    page.wait_for_function(TAKE_DEVICE, timeout=TIMEOUT)
    page.locator("header button.menu").click()
    for _ in ("ask", "confirm"):
        button(page.get_by_role("dialog"), "Leave the table").click()
    expect(button(page, "I am Bo")).to_be_visible()  # Ana still holds the device
    expect(page.locator("[data-card]")).to_have_count(0)


def test_a_table_whose_screen_cannot_be_loaded_says_so(new_page, prepare):
    prepared = prepare(screens.is_my_turn, 2)
    page = screens.passed_round(new_page, prepared)
    page.route("**/PassAndPlay*.js", lambda route: route.abort("connectionrefused"))
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("The server")
    page.unroute("**/PassAndPlay*.js")
    page.reload()
    expect(page.locator(".cover .primary")).to_be_visible()
