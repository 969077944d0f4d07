"""The player's own cards: always in full colour, in the order that the player likes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.table_states import room_of, state

CARDS = "[...document.querySelectorAll('.hand-card')].map(card => card.dataset.card)"
LOOK = """() => [...document.querySelectorAll('.hand-card')].map(card => {
  const { filter, opacity, boxShadow, transform } = getComputedStyle(card)
  const raised = Math.sign(new DOMMatrix(transform).f)
  return [card.classList.contains('playable'), filter, opacity, boxShadow !== 'none', raised]
})"""


def test_the_hand_is_never_grey(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.is_my_turn, 1, ["easy"]))
    table = room_of(4)
    page.evaluate("state => { window.deaf = true; window.hear(state) }", state(table, 7, "turn"))
    looks = page.evaluate(LOOK)
    assert {tuple(look) for look in looks} == {(True, "none", "1", True, -1), (False, "none", "1", False, 1)}
    page.evaluate("state => window.hear(state)", state(table, 7, "waiting"))
    expect(page.locator(".hand-card.playable")).to_have_count(0)
    assert {tuple(look) for look in page.evaluate(LOOK)} == {(False, "none", "1", False, 0)}


def test_cards_are_sorted_as_chosen_and_the_choice_is_kept(new_page, prepare):
    page = screens.at_table(new_page, prepare(screens.is_my_turn, 1, ["easy"]))
    view = state(room_of(2), 7, "turn")
    view["view"]["hand"] = ["R3", "Y0", "YS", "B3", "W"]
    page.evaluate("state => { window.deaf = true; window.hear(state) }", view)
    assert page.evaluate(CARDS) == ["R3", "Y0", "YS", "B3", "W"]
    page.get_by_role("button", name="Sort your cards: by colour").click()
    assert page.evaluate(CARDS) == ["Y0", "R3", "B3", "YS", "W"]
    page.get_by_role("button", name="Sort your cards: by number").click()
    view["view"]["hand"] = ["R0", "R3", "YS", "B3", "W"]  # Y0 was played, R0 was drawn
    page.evaluate("state => window.hear(state)", view)
    assert page.evaluate(CARDS) == ["R3", "YS", "B3", "W", "R0"]
    assert page.evaluate("localStorage.getItem('hand-order')") == "drawn"
