"""The daily puzzle on the page: a right answer, the next day, a wrong one, and another puzzle."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Page, Route, expect

from oneleft.puzzles.presenter import show_puzzle
from oneleft.puzzles.puzzle import Puzzle, without_uno
from oneleft.puzzles.puzzle_file import puzzle, puzzle_count
from oneleft.table.determinize import read_rules
from oneleft.table.move import Move
from tests.support.browser import hand_card, tap

SIZES = [(1366, 650), (390, 844), (844, 390)]
SCROLLS = (
    "() => document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth"
)
SHARED = "navigator.clipboard.writeText = async text => { window.shared = text }"


def is_simple(one: Puzzle) -> bool:
    """Whether the best move and the second are plain cards of the classic deck: a click for each."""
    moves = [Move(choice.move) for choice in one.choices[:2]]
    return one.view.rules == "classic" and all(move.verb == "play" and not move.color for move in moves)


NUMBER = next(number for number in range(1, puzzle_count() + 1) if is_simple(puzzle(number)))


def on_day(page: Page, day: str) -> None:
    """Open the daily puzzle as it is on another day; it is always the same one here."""

    def answer(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(show_puzzle(NUMBER, "en", day)), content_type="application/json")

    page.unroute_all()
    page.route("**/api/puzzles/daily*", answer)
    page.goto(page.url)


def play(page: Page, move: str) -> None:
    tap(hand_card(page, Move(without_uno(move)).card or ""))


def test_a_person_solves_puzzles_day_by_day(new_page):
    one = puzzle(NUMBER)
    best, second = one.choices[:2]
    assert best.move
    assert second.why is not None
    edition = read_rules(one.view.rules).edition
    page = new_page("/puzzle", size=SIZES[0])
    on_day(page, "2027-02-28")
    verdict = page.get_by_role("status").filter(has_text="One move is clearly the best.")
    expect(verdict).to_be_visible()
    panel = page.get_by_role("region", name="Daily puzzle")
    expect(panel).to_contain_text("Classic · Official")
    expect(page.locator(".chance")).to_have_count(0)  # nothing is given away before the answer

    play(page, best.move)
    expect(panel).to_contain_text("Right! That is the best move.")
    expect(panel).to_contain_text("1 day in a row")
    assert one.reason is not None
    expect(panel).to_contain_text(one.reason.tell("en", edition, one.view.names))
    expect(page.locator(".hand-card.best")).to_contain_text(f"{round(best.chance / 10_000)}%")
    play(page, second.move)  # after the answer every move can be tried
    expect(panel).to_contain_text(second.why.tell("en", edition, one.view.names))
    expect(panel).to_contain_text("1 day in a row")

    on_day(page, "2027-03-01")
    expect(panel).to_contain_text("1 day in a row")
    play(page, best.move)
    expect(panel).to_contain_text("2 days in a row")
    page.evaluate(SHARED)
    panel.get_by_role("button", name="Copy to share").click()
    expect(panel.get_by_role("button", name="Copied")).to_be_visible()
    shared = page.evaluate("window.shared")
    assert shared.startswith("oneleft, daily puzzle of 2027-03-01: solved. 2 days in a row.")
    assert Move(best.move).card not in shared  # nothing is given away

    on_day(page, "2027-03-02")
    play(page, second.move)
    expect(panel).to_contain_text("Not the best: ")
    expect(panel).not_to_contain_text("in a row")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not page.evaluate(SCROLLS), f"scrolls at {width}x{height}"
    panel.get_by_role("button", name="Another puzzle").click()
    before = puzzle_count() if NUMBER == 1 else NUMBER - 1
    expect(page.get_by_role("region", name=f"Puzzle {before}")).to_contain_text("One move is clearly the best.")
    assert page.url.endswith(f"/puzzle/{before}")
