"""A server that is killed comes back, and so does the page: nothing is lost, and nothing is done twice."""

from __future__ import annotations

from bench.hosts import Server
from playwright.sync_api import Page, WebSocketRoute, expect

from oneleft.server import entries as n
from oneleft.server.store import Store

from .screens import at_table, mine
from .talk import PATIENCE, heard, tap

LOST = "Connection lost"


def names(page: Page) -> list[str]:
    return page.locator(".held").evaluate_all("cards => cards.map(card => card.ariaLabel.split(',')[0])")


def moves(server: Server, table: str) -> list[str]:
    """What the log has for good."""
    store = Store(server.database)
    log = [n.read_entry(body) for body in store.read(table)]
    store.close()
    return [entry.move for entry in log if isinstance(entry, n.Moved)]


def restart(page: Page, server: Server) -> None:
    expect(page.get_by_text(LOST)).to_be_visible(timeout=PATIENCE)
    server.start()
    expect(page.get_by_text(LOST)).to_have_count(0, timeout=PATIENCE)


def test_a_server_that_is_killed_comes_back_and_so_does_the_page(new_page, at_moment, server):
    page = at_table(new_page, at_moment(mine, 1, ["easy"]))
    hand = names(page)
    server.kill()
    restart(page, server)
    assert names(page) == hand


class Wire:
    """Between a page and its server: whoever sends or answers a move, somebody pulls the plug just then."""

    def __init__(self, server: Server, when: str) -> None:
        self.server, self.when = server, when
        self.pulled = False

    def run(self, page: WebSocketRoute) -> None:
        table = page.connect_to_server()

        def from_page(message: str | bytes) -> None:
            if '"move"' in str(message) and self.when == "before it arrives":
                self.pull(page)
            elif not self.pulled or self.when == "after it was written":
                table.send(message)

        def from_table(message: str | bytes) -> None:
            if '"done"' in str(message) and self.when == "after it was written" and not self.pulled:
                self.pull(page)
            else:
                page.send(message)

        page.on_message(from_page)
        table.on_message(from_table)

    def pull(self, page: WebSocketRoute) -> None:
        self.pulled = True
        self.server.kill()
        page.close(code=1012)
