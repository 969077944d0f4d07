"""The replay of a match: its rounds as chapters, its keys, its speed, and a link to a moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.support.page_actions import button

COUNT_FLIGHTS = """
window.flown = 0
new MutationObserver(changes => {
  for (const { addedNodes } of changes) window.flown += [...addedNodes].filter(node => node.nodeType === 1).length
}).observe(document.querySelector('.overlay'), { childList: true })
"""

# Where each round begins on the slider, as a share of the way of its thumb.
ROUND_MARKS = """() => {
  const [thumb, way] = [16, document.querySelector('input[type=range]').getBoundingClientRect()]
  const marks = [...document.querySelectorAll('.slider i')].map(mark => mark.getBoundingClientRect().x)
  return marks.map(x => (x - way.x - thumb / 2) / (way.width - thumb))
}"""


def test_a_replay_by_rounds_keys_speed_and_link(new_page, prepare, server):
    prepared = prepare(lambda game: game.over, people=2, rules="classic+target=200")
    rounds = len(prepared.game.match.history)
    deals = [0, *(i + 1 for i, move in enumerate(prepared.game.log) if str(move) == "deal")]
    assert rounds > 2
    page = new_page(f"/t/{prepared.table}/replay/1", reduced_motion="no-preference")
    shown = page.locator("output")
    chapters = page.get_by_role("list", name="Rounds").get_by_role("button")
    expect(chapters).to_have_count(rounds)
    points = prepared.game.match.history[1]
    winner = prepared.game.names[points.index(max(points))]
    page.get_by_role("button", name=f"2 {winner} {sum(points)} points", exact=True).click()
    expect(shown).to_have_text(f"{deals[1] + 1} of {len(prepared.game.log) + 1}")
    expect(chapters.nth(1)).to_have_attribute("aria-current", "step")

    places = page.evaluate(ROUND_MARKS)
    assert places == [pytest.approx(first / len(prepared.game.log), abs=0.01) for first in deals]

    page.get_by_role("heading", name="Replay").click()
    for key, step in (("]", deals[2]), ("[", deals[1]), ("[", 0), ("ArrowRight", 1), ("Home", 0), ("End", -1)):
        page.keyboard.press(key)
        number = len(prepared.game.log) + 1 if step < 0 else step + 1
        expect(shown).to_have_text(f"{number} of {len(prepared.game.log) + 1}")

    page.keyboard.press("Home")
    page.clock.install()
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("heading", name="Replay").click()
    page.keyboard.press(" ")
    expect(button(page, "Pause")).to_be_visible()
    page.clock.run_for(900)
    expect(shown).to_have_text(f"5 of {len(prepared.game.log) + 1}")
    page.keyboard.press(" ")

    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.address)
    button(page, "Share this moment").click()
    expect(button(page, "Copied")).to_be_visible()
    assert page.url.endswith("/replay/1#5")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    other = new_page(page.url.removeprefix(server.address))
    expect(other.locator("output")).to_have_text(f"5 of {len(prepared.game.log) + 1}")


def test_cards_fly_in_a_replay_unless_motion_is_reduced(new_page, prepare):
    prepared = prepare(lambda game: game.over, people=2, rules="classic+target=1")
    plays = next(i for i, move in enumerate(prepared.game.log) if move.verb == "play")
    for motion, count in (("no-preference", 1), ("reduce", 0)):
        page = new_page(f"/t/{prepared.table}/replay/1#{plays + 1}", reduced_motion=motion)
        expect(page.locator("output")).to_contain_text(f"{plays + 1} of")
        page.evaluate(COUNT_FLIGHTS)
        page.keyboard.press("ArrowRight")
        expect(page.locator("output")).to_contain_text(f"{plays + 2} of")
        assert page.evaluate("window.flown") == count
