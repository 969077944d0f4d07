"""The end: who has won and who came second, the points counted hand by hand, and one large button to play again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support import page_screens as screens
from tests.support.browser import tap
from tests.support.table_states import room_of, state

LEFT = {"0": ["R7", "W"], "1": ["BS"], "2": [], "3": ["G4"]}


def test_the_winner_is_celebrated(new_page, prepare):
    page = screens.match_over(new_page, prepare, reduced_motion="no-preference")
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    assert page.locator(".confetti span").count() > 20
    assert page.evaluate("getComputedStyle(document.querySelector('.confetti')).pointerEvents") == "none"
    winner = page.locator(".podium .place-1")
    expect(winner).to_contain_text("Ana")
    points = int(page.locator("table tbody tr").last.locator("td").first.inner_text())
    expect(page.locator(".sum")).to_have_text(f"= {points}")  # the sum of the hands has become the points


def test_the_loser_reads_the_place_and_nothing_moves_if_motion_is_reduced(new_page, prepare):
    page = screens.match_over(new_page, prepare)
    expect(page.locator(".confetti")).to_have_count(0)
    lost = state(room_of(4), 2, "waiting")
    lost["view"] |= {"phase": "over", "round_over": True, "winners": [2], "totals": [40, 20, 120, 0], "left": LEFT}
    page.evaluate("state => { window.deaf = true; window.hear(state) }", lost)
    expect(page.get_by_role("heading", name="Carla wins, you came second.")).to_be_visible()
    names = page.locator(".podium strong")
    expect(names).to_have_text(["Carla", "Ana", "Bruno"])
    expect(page.locator("li .points")).to_contain_text(["57", "20", "4"])
    expect(page.locator(".podium a, .scores th a")).to_have_count(0)
    lost["table"]["rated"], lost["table"]["seats"][0]["tag"] = "rated", "abc234"  # then names lead to the players
    page.evaluate("state => window.hear(state)", lost)
    expect(page.locator('.podium a[href="/people/Ana/abc234"]')).to_be_visible()
    expect(page.locator(".scores th a")).to_have_text(["Ana"])


LONG = ["Maximiliane-Charlott", "Bartholomew Feathers", "WWWWWWWWWWWWWWWWWWWW", "Ana"]
# Scores that are not seen: a box cuts them off, or something covers them.
CUT_OFF = """() => [...document.querySelectorAll('.step, .points, .number, .me small, tbody td:nth-child(2)')]
  .filter(one => one.checkVisibility() && one.clientWidth !== 1)
  .filter(one => {
    const isWide = box => box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== 'visible'
    if (isWide(one) || (one.matches('.number') && isWide(one.parentElement))) return true
    const { left, top, right, bottom } = one.getBoundingClientRect()
    if (right > innerWidth) return true
    return one.matches('.step') && !one.contains(document.elementFromPoint((left + right) / 2, bottom - 6))
  })
  .map(one => `${innerWidth}: ${one.className} ${one.textContent.trim()}`)"""


def test_no_score_is_cut_off(new_page, prepare):
    """Neither one of four digits, nor beside long names, nor where the window is low."""
    page = screens.match_over(new_page, prepare)
    over = state(room_of(4), 2, "waiting")
    over["view"] |= {"phase": "over", "round_over": True, "winners": [3], "totals": [1234, 590, 454, 1619]}
    over["view"] |= {"left": LEFT, "names": LONG}
    page.evaluate("state => { window.deaf = true; window.hear(state) }", over)
    expect(page.locator(".podium .place-1")).to_contain_text("1,619 points")
    for width, height in ((390, 844), (844, 390), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")
        assert page.evaluate(CUT_OFF) == []


def test_play_again_is_seen_without_scrolling(new_page, prepare):
    page = screens.match_over(new_page, prepare, size=(320, 568), touch=True)
    again = page.get_by_role("button", name="Play again")
    box = again.bounding_box()
    assert box["y"] + box["height"] <= 568
    assert box["width"] > 250


# Notes whether the table was ever shown without a hand and without the scores.
WATCH_THE_TABLE = """() => new MutationObserver(() => {
  const isShown = selector => document.querySelector(selector) !== null
  window.sawLastCard ||= isShown('[data-pile=discard]') && !isShown('.hand-card') && !isShown('.scores')
}).observe(document.body, { childList: true, subtree: true })"""


def test_the_last_card_is_seen_before_the_scores(new_page, prepare):
    prepared = prepare(screens.can_go_out, 1, ["easy"] * 3)
    page = screens.at_table(new_page, prepared, reduced_motion="no-preference")
    page.evaluate(WATCH_THE_TABLE)
    tap(page.locator(".hand-card.playable"))
    expect(page.locator(".scores")).to_be_visible()
    assert page.evaluate("window.sawLastCard")
