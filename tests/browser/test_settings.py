"""The settings of a device: looks, large print, speed and volume hold at once and are kept."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.table_states import room_of, state

# Counts the notes that the page plays, and stands in for the things that a headless browser cannot do.
DEVICE = """
window.notes = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...when) { window.notes++; return start.apply(this, when) }
window.notified = []
window.Notification = class {
  static permission = 'default'
  static requestPermission = async () => (Notification.permission = 'granted')
  constructor(title) { window.notified.push(title) }
  close() {}
}
window.hide = hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
window.locks = 0
navigator.wakeLock.request = async () => { window.locks++; return { release: async () => window.locks-- } }
"""

DEAL_SEEN = """() => {
  window.dealSeen = false
  const look = () => (window.dealSeen ||= document.querySelector('.table.dealing .hand-card') !== null)
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
}"""


def test_settings_hold_at_once_and_are_kept(new_page, prepare):
    page = screens.settings(new_page, prepare)
    numeral = page.locator(".hand-card .index text").first
    before = numeral.bounding_box()["height"]
    page.get_by_label("Table and cards").select_option("paper")
    page.get_by_label("Large print on cards").check()
    page.get_by_label("Speed").select_option("fast")
    page.get_by_label("Volume").fill("0")
    expect(page.locator("html[data-theme=paper]")).to_be_attached()
    expect(page.get_by_role("button", name="Mute")).to_have_attribute("aria-pressed", "true")
    assert numeral.bounding_box()["height"] > 1.5 * before
    assert page.evaluate("document.fonts.check('600 24px Display')"), "the font of the cards is loaded"
    page.reload()
    page.locator("button.settings").click()
    expect(page.get_by_label("Table and cards")).to_have_value("paper")
    expect(page.get_by_label("Speed")).to_have_value("fast")
    expect(page.get_by_label("Large print on cards")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator(".settings-panel")).to_have_count(0)


def test_a_turn_is_noticed_by_those_who_do_not_look(new_page, prepare):
    """A sound and a title that blinks; then, because it was missed, the offer of a notification."""
    page = new_page()
    page.context.add_init_script(DEVICE)
    page.goto(page.url.rstrip("/") + prepare(screens.is_my_turn, 1, ["easy"]).paths[0])
    expect(page.locator(".hand-card").first).to_be_visible()
    page.locator("h1").dispatch_event("click")  # browsers allow sound after a first click
    page.wait_for_function("() => window.locks === 1")
    hello = state(room_of(2), 7, "turn")
    page.evaluate("hello => { window.deaf = true; window.hear(hello) }", hello)

    def turn_of(seat: int) -> None:
        view = hello["view"] | {"turn": seat, "legal": [], "phase": "turn"}
        page.evaluate("hello => window.hear(hello)", {"type": "events", "number": 9, "events": [], "view": view})

    turn_of(1)
    expect(page).to_have_title("oneleft")
    page.evaluate("window.notes = 0; window.hide(true)")
    turn_of(0)
    expect(page).to_have_title("● Your turn · oneleft")
    expect(page).to_have_title("oneleft")  # it blinks
    assert page.evaluate("[window.notes, window.notified.length]") == [2, 0]
    page.evaluate("window.hide(false)")
    page.get_by_role("status").get_by_role("button", name="Yes").click()
    expect(page.locator(".offer")).to_have_count(0)

    turn_of(1)
    page.evaluate("window.hide(true)")
    turn_of(0)
    page.wait_for_function("() => window.notified.length === 1")
    assert page.evaluate("window.notified") == ["Your turn"]


def test_a_face_is_chosen_with_the_name_and_seen_at_the_table(new_page):
    page = new_page("/", reduced_motion="no-preference")
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Choose a face").click()
    page.get_by_role("button", name="🐼").click()
    expect(page.get_by_label("Your name")).to_have_value("Ana 🐼")
    page.evaluate(DEAL_SEEN)
    page.locator(".primary").first.click()
    expect(page.locator(".me .avatar text")).to_have_text("🐼")
    expect(page.locator(".hand-card").first).to_be_visible()
    page.wait_for_function("() => window.dealSeen")  # the first deal is animated, too
