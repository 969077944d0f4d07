"""The analysis of a match on the page: from the scores to the chart, its marks, the picture and the exercises."""

from __future__ import annotations

import re
import struct
import urllib.request
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from oneleft.table.record import verify_record
from tests.support import page_screens as screens
from tests.support.stored_analysis import store_analysis

SIZES = [(1366, 650), (390, 844), (844, 390), (1920, 1080)]
ANALYSIS_TIME = 180_000  # milliseconds; its process has the lowest priority
DOES_NOT_FIT = """() => [...document.querySelectorAll('.hand-card, .coach, .coach button, .player')]
  .filter(one => { const box = one.getBoundingClientRect()
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 })
  .map(one => one.outerHTML.slice(0, 120))
  .concat(document.documentElement.scrollHeight > innerHeight ? ['it scrolls'] : [])"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")


def chart_of(page: Page) -> Locator:
    return page.get_by_role("slider", name="Win chances")


def test_from_the_scores_to_the_chart_and_the_best_move(new_page, prepare, server):
    page = screens.match_over(new_page, prepare)
    table = page.url.split("/")[-1]
    with urllib.request.urlopen(f"{server.address}/api/tables/{table}/matches/1/record") as answer:
        report = store_analysis(server.database, table, verify_record(answer.read().decode()))
    mistakes = [event.number for event in report.events if event.verdicts]
    page.get_by_role("link", name="Analyse").click()

    chart = chart_of(page)
    chart.press("End")
    expect(chart).to_have_value(str(len(report.events) - 1))
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Win chances: Ana 100%"))
    chart.press("ArrowLeft")
    expect(page.get_by_role("status").or_(page.locator("output"))).to_contain_text([f"{len(report.events) - 1} of"])
    box = page.locator(".win-chart").bounding_box()
    page.mouse.move(box["x"] + box["width"] - 20, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 2, box["y"] + 5)
    page.mouse.up()
    expect(chart).to_have_value("0")
    while int(chart.input_value()) < mistakes[0]:  # there is luck before it
        page.get_by_role("button", name="Next mark").click()
    expect(chart).to_have_value(str(mistakes[0]))
    expect(page.locator(".mark.mistake.here")).to_have_count(1)
    expect(page.locator(".comment.mistake")).to_contain_text("Ana, mistake")
    expect(page.locator(".comment.mistake")).to_contain_text(
        "Better: draw. This cost 20% of the chance to win the round. It pays to save a"
    )
    page.get_by_role("button", name="Show the best move").click()
    expect(page.locator("li", has_text="Best: draw")).to_contain_text("Ana")

    page.locator(".summary article", has_text="Bruno").locator("li a").last.click()
    expect(chart).to_have_value(str(len(report.events) - 1))
    page.get_by_text("All chances as a table").click()
    expect(page.locator(".scroller tbody tr")).to_have_count(len(report.events))
    check_picture(page)


def test_a_match_is_analysed_by_the_server(new_page, prepare):
    """From the button to the report, as the real server makes it: nothing is stored here beforehand."""
    prepared = prepare(lambda game: game.over and len(game.log) < 40, 1, ["easy"], rules="classic+target=1")
    page = new_page(f"/t/{prepared.table}/replay/1")
    page.get_by_role("button", name="Analyse this match").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator(".summary article")).to_have_count(2, timeout=ANALYSIS_TIME)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    chart = chart_of(page)
    chart.press("End")
    expect(chart).to_have_value(str(len(prepared.game.log)))
    winner = prepared.game.names[prepared.game.winners[0]]
    expect(chart).to_have_attribute("aria-valuetext", re.compile(rf"{winner} 100%"))
    page.reload()
    expect(page.locator(".summary article")).to_have_count(2)  # it is kept
    expect(page.get_by_role("button", name="Analyse this match")).to_have_count(0)


def check_picture(page: Page) -> None:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save a picture").click()
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == (1200, 774)


def test_mistakes_are_exercises(new_page, prepare):
    page = screens.exercise(new_page, prepare)
    coach = page.locator(".coach")
    expect(coach).to_contain_text("Mistake 1 of 2: what would you do?")
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(DOES_NOT_FIT) == [], size
    page.locator("[data-pile=draw]").press("Enter")
    expect(coach).to_contain_text("That is the best move.")
    expect(coach).to_contain_text("It pays to save a")
    page.keyboard.press("Enter")  # the next one is focused
    expect(coach).to_contain_text("Mistake 2 of 2")
    page.locator(".hand-card.playable:not([aria-haspopup])").first.press("Enter")
    expect(coach).to_contain_text("Not as good: it costs 20% of the chance to win the round. Better: draw.")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".result")).to_have_text("Solved: 1 of 2")
    page.get_by_role("link", name="✗").click()
    expect(page.locator(".comment.mistake")).to_contain_text("Ana, mistake")


# Whether a person sees it: it is in the window, and nothing covers it.
IS_SEEN = """one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  const inWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  return inWindow && one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
}"""


def test_chart_and_best_move_are_seen_beside_the_table(new_page, prepare):
    page = screens.analysis(new_page, prepare)
    expect(page.locator(".dock")).to_contain_text("with all hands face up")
    for size in SIZES:
        resize(page, size)
        page.get_by_role("button", name="Show the best move").click()
        best = page.get_by_text("Best: draw")
        expect(best).to_have_count(1)
        assert best.evaluate(IS_SEEN), size
        page.get_by_role("button", name="Back to the move made").click()
        for part in (".win-chart", ".playback .primary", ".position .piles"):
            box = page.locator(part).bounding_box()
            assert 0 <= box["x"] <= box["x"] + box["width"] <= size[0] + 1, (part, size)
            assert 0 <= box["y"] <= box["y"] + min(box["height"], 80) <= size[1], (part, size)
