"""What happens is seen over the table for a moment, and never stands in the way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.page_actions import expect_announcement
from tests.support.table_states import room_of, state

SHOWN = """() => {
  const banner = document.querySelector('.moment')
  const proof = [...banner.querySelectorAll('.cards span')].map(card => card.classList.contains('proof'))
  return [banner.querySelector('b').textContent, banner.querySelector('small')?.textContent ?? '', proof,
    getComputedStyle(banner).pointerEvents]
}"""


def test_moments_are_shown_and_never_in_the_way(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.is_my_turn, 1, ["easy"]))
    hello = state(room_of(4), 7, "challenge")
    page.evaluate("hello => { window.deaf = true; window.hear(hello) }", hello)
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # a banner stays until the test has looked at it

    def shown(event: dict[str, Any]) -> Any:
        events = {"type": "events", "number": 2, "events": [event], "view": hello["view"]}
        page.evaluate("events => window.hear(events)", events)
        expect(page.locator(".moment")).to_be_visible()
        found = page.evaluate(SHOWN)
        page.clock.fast_forward(3000)
        expect(page.locator(".moment")).to_have_count(0)
        return found

    assert shown({"event": "called_uno", "seat": 1}) == ["UNO!", "Bruno", [], "none"]
    assert shown({"event": "drew", "seat": 0, "count": 4}) == ["+4", "you", [], "none"]
    assert shown({"event": "facing", "seat": 1, "count": 6}) == ["+6", "Bruno", [], "none"]
    assert shown({"event": "played", "seat": 2, "card": "WG", "color": "red"}) == ["Graduation!", "Carla", [], "none"]
    assert shown({"event": "hands_passed", "direction": "left"}) == ["Hands pass on!", "", [], "none"]
    assert page.locator(".flight").count() == 0, "with reduced motion nothing flies"
    challenge = {"event": "challenged", "seat": 0, "accused": 2, "guilty": True, "cards": ["R1", "B3", "W"]}
    assert shown(challenge) == ["Bluff!", "Carla", [False, True, False], "none"]


DEAL = [{"event": "dealt", "seat": seat, "count": 7} for seat in range(4)] + [
    {"event": "turned_up", "dealer": 0, "card": "R5"}
]


def test_cards_are_dealt_drawn_and_turned_over(new_page, prepare):
    """Motion is on. A tap ends the deal; a card that does not fit stays lit, and the page says that the turn passes."""
    page = screens.at_table(new_page, prepare(screens.is_my_turn, 1, ["easy"]), reduced_motion="no-preference")
    hello = state(room_of(4), 7, "turn")
    page.evaluate("hello => { window.deaf = true; window.hear(hello) }", hello)
    expect(page.locator(".flight")).to_have_count(0)

    def happen(events: list[dict[str, Any]], **changes: Any) -> None:
        message = {"type": "events", "number": 2, "events": events, "view": hello["view"] | changes}
        # Stopped clocks: every card is still in flight when the test looks.
        stop = "for (const one of document.getAnimations()) if (one.effect.target.closest('.flight')) one.pause()"
        page.evaluate(f"async message => {{ window.hear(message); await Promise.resolve(); {stop} }}", message)

    happen(DEAL)
    expect(page.locator(".flight")).to_have_count(3 * 4 + 1)
    expect(page.locator(".table.dealing")).to_be_visible()
    page.keyboard.press("Shift")
    expect(page.locator(".flight")).to_have_count(0)
    expect(page.locator(".table.dealing")).to_have_count(0)

    happen([{"event": "drew", "seat": 0, "count": 1, "cards": ["B3"]}], turn=1, hand=[*hello["view"]["hand"], "B3"])
    expect(page.locator(".flight .over")).to_have_count(1)
    expect(page.locator(".moment")).to_have_text("No match, turn passes")
    expect_announcement(page, "No match, turn passes")
    expect(page.locator(".hand-card.drawn")).to_have_attribute("data-card", "B3")
    assert page.evaluate("getComputedStyle(document.querySelector('.overlay')).pointerEvents") == "none"
