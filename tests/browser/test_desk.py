"""The operator's desk in the browser."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import open_pages
from tests.support.browser import TIMEOUT
from tests.support.servers import Server

TOKEN = "correct-horse-battery-staple"
LOOK = 3000 + TIMEOUT  # milliseconds until the node has found an order


def test_the_operator_sees_tables_and_gives_orders(browser, tmp_path):
    words = ("--rate", "0", "--admin-token", TOKEN)
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log", words) as server,
        open_pages(browser, SimpleNamespace(address=server.address)) as open_page,
    ):
        guest = open_page("/")
        guest.get_by_label("Your name").first.fill("Ana")
        guest.get_by_role("button", name="Play with friends").click()
        expect(guest.locator("strong.code")).to_be_visible()
        table = guest.url.rpartition("/")[2]

        desk = open_page("/admin", size=(360, 740))
        status = desk.get_by_role("status").last  # the other is that of a connection

        def confirm(button, told):
            button.click()
            desk.get_by_role("button", name="Yes").click()
            expect(status).to_contain_text(told)

        desk.get_by_label("Admin token").fill("correct-horse-battery-stable")
        desk.get_by_role("button", name="Enter").click()
        expect(status).to_contain_text("This is not the admin token of this server.")
        desk.get_by_label("Admin token").fill(TOKEN)
        desk.get_by_label("Admin token").press("Enter")
        expect(desk.locator("li", has_text=table)).to_contain_text("waiting")
        expect(desk.locator(".person")).to_contain_text("Ana")
        expect(desk.locator("li h3")).to_have_text(f"{guest.locator('strong.code').inner_text()} · {table}")
        assert TOKEN not in desk.url
        desk.reload()  # this tab keeps the token
        expect(desk.locator(".person")).to_contain_text("Ana")
        assert desk.evaluate("document.documentElement.scrollWidth") == 360

        desk.get_by_label("Message to everyone at a table").fill("Back at nine")
        confirm(desk.get_by_role("button", name="Send"), "Everyone who is connected is told")
        expect(guest.get_by_role("alert")).to_contain_text("Back at nine", timeout=LOOK)
        guest.get_by_role("alert").get_by_role("button").click()
        expect(guest.get_by_role("alert")).to_have_count(0)

        desk.get_by_label("Ban a nickname").fill("Eve")
        confirm(desk.get_by_role("button", name="Ban", exact=True).first, "Banned: eve")
        confirm(desk.get_by_role("button", name="Lift the ban"), "No longer banned: eve")
        desk.get_by_label("Ban a nickname").fill("300.1.2.3")
        confirm(desk.get_by_role("button", name="Ban", exact=True).first, "neither a nickname nor an address")

        confirm(desk.get_by_role("button", name="No new tables (drain)"), "No new tables until the servers restart.")
        expect(guest.get_by_role("alert")).to_contain_text("restart", timeout=LOOK)
        assert httpx.post(f"{server.address}/api/tables", json={"nickname": "Bo"}).json()["code"] == "draining"
        confirm(desk.get_by_role("button", name="Allow new tables again"), "New tables can be opened again.")

        close = desk.get_by_role("button", name="Close the table")
        close.click()
        desk.get_by_role("button", name="No", exact=True).click()
        expect(close).to_be_visible()
        confirm(close, f"Table {table} is closed.")
        expect(desk.locator("li", has_text=table)).to_have_count(0)
        expect(guest.get_by_role("alert")).to_contain_text("has closed this table", timeout=LOOK)

        desk.get_by_role("button", name="Sign out").click()
        expect(desk.get_by_label("Admin token")).to_be_visible()
        desk.reload()
        expect(desk.get_by_label("Admin token")).to_be_visible()
