"""Quick match by clicking: eight strangers meet at two tables, and two who wait call bots."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.support.browser import TIMEOUT
from tests.support.page_actions import button, make_any_move
from tests.support.servers import Server

NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Fe", "Gil", "Hu")
MOVES = 3
LOGGED = "window.logged.length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One of their own: at another, strangers would meet at the tables of other tests."""
    home = tmp_path_factory.mktemp("quick")
    with Server(f"sqlite:///{home / 'tables.sqlite'}", home / "log") as running:
        yield running


def meet(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    button(page, "Quick match").dblclick()
    page.wait_for_url("**/t/*")


def move_somewhere(pages: list[Page]) -> None:
    """The player in turn moves, and all the others at the table are told."""
    in_turn = next(page for page in pages if page.locator(".my-area.turn").count())
    heard = [page.evaluate(LOGGED) for page in pages]
    make_any_move(in_turn)
    moved_or_asked = f"before => {LOGGED} > before || document.querySelector('button.color-button')"
    in_turn.wait_for_function(moved_or_asked, arg=heard[pages.index(in_turn)], timeout=TIMEOUT)
    if in_turn.locator("button.color-button").count():
        make_any_move(in_turn)
    for page, before in zip(pages, heard, strict=True):
        page.wait_for_function(f"before => {LOGGED} > before", arg=before, timeout=TIMEOUT)


def test_eight_strangers_meet_at_two_tables_and_play(new_page):
    pages = [new_page() for _ in NAMES]
    button(pages[0], "Quick match").click()
    expect(pages[0].get_by_role("alert")).to_contain_text("Enter your name first")
    for page, name in zip(pages[:3], NAMES, strict=False):
        meet(page, name)
    expect(pages[0].get_by_text("3 of 4 seats taken.")).to_be_visible()
    expect(button(pages[0], "Fill with bots")).to_have_count(0)
    visitor = pages[7]
    expect(visitor.get_by_role("link", name="Ana, Bo, Cy")).to_contain_text("One seat free", timeout=TIMEOUT)
    expect(visitor.get_by_role("link", name="Ana, Bo, Cy")).to_contain_text("English")
    expect(visitor.get_by_role("link", name="Ana, Bo, Cy")).to_contain_text("Classic")
    for page, name in list(zip(pages, NAMES, strict=True))[3:]:
        meet(page, name)
    for page in pages:
        expect(page.locator(".hand-card").first).to_be_visible(timeout=TIMEOUT)
    tables = [pages[:4], pages[4:]]
    assert [len({page.url for page in table}) for table in tables] == [1, 1]
    assert pages[0].url != pages[4].url
    for table in tables:
        for _ in range(MOVES):
            move_somewhere(table)


def test_whoever_waits_for_long_fills_the_table_with_bots(new_page, prepare):
    prepared = prepare(None, people=2, players=4, quick=True, ago=25, away_seconds=600)
    host, guest = (new_page(path) for path in prepared.paths)
    expect(host.get_by_text("2 of 4 seats taken.")).to_be_visible()
    button(guest, "Fill with bots and start").click()
    for page in (host, guest):
        expect(page.locator(".hand-card").first).to_be_visible(timeout=TIMEOUT)
    expect(host.locator("[data-seat]")).to_have_count(4)
