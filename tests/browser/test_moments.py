"""What happens is seen over the table for a moment, and never stands in the way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.support import page_screens as screens
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
    challenge = {"event": "challenged", "seat": 0, "accused": 2, "guilty": True, "cards": ["R1", "B3", "W"]}
    assert shown(challenge) == ["Bluff!", "Carla", [False, True, False], "none"]
