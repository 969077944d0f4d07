"""After a server is killed and restarted the page reconnects: no move is lost, and none is made twice."""

from __future__ import annotations

import signal

import pytest
from playwright.sync_api import Page, expect

from oneleft import Game
from oneleft.room import entries as n
from oneleft.server.store import Store
from tests.support.browser import TIMEOUT, hand_card, tap
from tests.support.page_screens import at_table, is_my_turn
from tests.support.servers import Server

LOST = "Connection lost"


def playable_numbers(game: Game) -> list[str]:
    """The number cards that Ana may play, if it is her turn."""
    moves = game.legal_moves(0) if is_my_turn(game) else []
    return [move.card for move in moves if move.verb == "play" and move.card[1:].isdigit()]


@pytest.fixture
def prepared(prepare):
    """Ana's turn. Bo's page is not open, so nobody answers."""
    return prepare(lambda game: bool(playable_numbers(game)))


def hand_names(page: Page) -> list[str]:
    labels = page.locator(".hand-card").evaluate_all("cards => cards.map(card => card.ariaLabel)")
    return [label.split(",")[0] for label in labels]


def logged_moves(server: Server, table: str) -> list[str]:
    """The moves in the server's database."""
    store = Store(server.database)
    log = [n.read_entry(body) for body in store.read(table)]
    store.close()
    return [entry.move for entry in log if isinstance(entry, n.Moved)]


def expect_connection_lost(page: Page) -> None:
    expect(page.get_by_role("status").filter(has_text=LOST)).to_be_visible()


def restart(page: Page, server: Server) -> None:
    expect_connection_lost(page)
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0)


def test_a_card_tapped_without_a_connection_is_not_played_later(new_page, prepared, server):
    page = at_table(new_page, prepared)
    hand = hand_names(page)
    server.kill()
    expect_connection_lost(page)
    tap(hand_card(page, playable_numbers(prepared.game)[0]))
    expect(page.locator(".refusal")).to_contain_text(LOST)
    restart(page, server)
    assert hand_names(page) == hand
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_move_that_the_killed_server_did_not_read_is_made_once(new_page, prepared, server):
    page = at_table(new_page, prepared)
    before, hand = logged_moves(server, prepared.table), hand_names(page)
    server.process.send_signal(signal.SIGSTOP)  # it reads nothing any more, and the page does not know
    tap(hand_card(page, playable_numbers(prepared.game)[0]))
    page.wait_for_function("() => window.sent.some(message => message.type === 'move')", timeout=TIMEOUT)
    server.kill()
    expect_made_once(page, server, prepared.table, before, hand)


def test_a_move_that_was_stored_but_never_acknowledged_is_made_once(new_page, prepared, server):
    page = at_table(new_page, prepared)
    before, hand = logged_moves(server, prepared.table), hand_names(page)
    page.evaluate("window.deaf = true")
    tap(hand_card(page, playable_numbers(prepared.game)[0]))
    page.wait_for_function("() => window.lost.some(message => message.type === 'done')", timeout=TIMEOUT)
    assert logged_moves(server, prepared.table) != before
    assert hand_names(page) == hand, "the page shows no move before it is acknowledged"
    server.kill()
    page.evaluate("window.deaf = false")
    expect_made_once(page, server, prepared.table, before, hand)


def expect_made_once(page: Page, server: Server, table: str, before: list[str], hand: list[str]) -> None:
    restart(page, server)
    expect(page.locator(".hand-card")).to_have_count(len(hand) - 1)
    assert len(logged_moves(server, table)) == len(before) + 1
    expect(page.locator(".refusal")).to_have_count(0)
