"""A server that is killed comes back, and so does the page: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from oneleft import Game
from oneleft.server import entries as n
from oneleft.server.store import Store
from tests.support.browser import PATIENCE, held, tap
from tests.support.page_screens import at_table, mine
from tests.support.servers import Server

LOST = "Connection lost"


def numbers(game: Game) -> list[str]:
    """The numbers that Ana may play, when it is her turn."""
    return [move.what for move in game.legal_moves(0) if mine(game) and move.verb == "play" and move.what[1:].isdigit()]


@pytest.fixture
def moment(at_moment):
    """Bo is away, so that nobody answers."""
    return at_moment(lambda game: bool(numbers(game)))


def names(page: Page) -> list[str]:
    return page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])")


def moves(server: Server, table: str) -> list[str]:
    """What the log has for good."""
    store = Store(server.database)
    log = [n.read_entry(body) for body in store.read(table)]
    store.close()
    return [entry.move for entry in log if isinstance(entry, n.Moved)]


def is_lost(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible(timeout=PATIENCE)


def restart(page: Page, server: Server) -> None:
    is_lost(page)
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=PATIENCE)


def test_a_server_that_is_killed_comes_back_and_so_does_the_page(new_page, moment, server):
    page = at_table(new_page, moment)
    hand = names(page)
    server.kill()
    is_lost(page)
    tap(held(page, numbers(moment.game)[0]))
    expect(page.locator(".refusal")).to_contain_text(LOST)
    restart(page, server)
    assert names(page) == hand, "what was tapped meanwhile is not done later"
    expect(page.locator(".refusal")).to_have_count(0)


class Wire:
    """Between a page and its server. While it is ``deaf``, what the server says is lost."""

    deaf = False

    def __call__(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()
        page.on_message(table.send)
        table.on_message(lambda message: None if self.deaf else page.send(message))


def test_a_move_that_the_server_did_not_live_to_read_is_made_once(new_page, moment, server):
    page = at_table(new_page, moment)
    before, hand = moves(server, moment.table), names(page)
    server.process.send_signal(signal.SIGSTOP)  # it hears nothing any more, and the page does not know
    tap(held(page, numbers(moment.game)[0]))
    page.wait_for_timeout(200)  # the move is under way
    server.kill()
    made_once(page, server, moment.table, before, hand)


def test_a_move_that_was_written_and_never_acknowledged_is_made_once(new_page, moment, server):
    wire = Wire()
    page = at_table(new_page, moment, wire=wire)
    before, hand = moves(server, moment.table), names(page)
    wire.deaf = True
    tap(held(page, numbers(moment.game)[0]))
    while moves(server, moment.table) == before:
        page.wait_for_timeout(20)
    assert names(page) == hand, "the page shows no move before it was acknowledged"
    server.kill()
    wire.deaf = False
    made_once(page, server, moment.table, before, hand)


def made_once(page: Page, server: Server, table: str, before: list[str], hand: list[str]) -> None:
    restart(page, server)
    expect(page.locator(".hand-card")).to_have_count(len(hand) - 1, timeout=PATIENCE)
    made = moves(server, table)[len(before) :]
    assert len(made) == 1
    expect(page.locator(".refusal")).to_have_count(0)
