"""A server with an invite code, in the browser."""

from __future__ import annotations

from types import SimpleNamespace

from playwright.sync_api import expect

from tests.browser.conftest import open_pages
from tests.support.servers import Server

CODE = "club-night"


def test_a_page_asks_for_the_invite_code_once(browser, tmp_path):
    words = ("--rate", "0", "--invite-code", CODE)
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log", words) as server,
        open_pages(browser, SimpleNamespace(address=server.address)) as open_page,
    ):
        page = open_page("/", size=(390, 844))
        expect(page.get_by_role("alert")).to_have_text("This server needs an invite code. Ask the person who runs it.")
        page.get_by_label("Invite code").fill("wrong-code")
        page.get_by_role("button", name="Enter").click()
        expect(page.get_by_role("alert")).to_contain_text("This invite code is wrong.")
        page.get_by_label("Invite code").fill(CODE)
        page.get_by_label("Invite code").press("Enter")
        page.get_by_label("Your name").first.fill("Ana")
        page.get_by_role("button", name="Play with friends").click()
        expect(page.locator("strong.code")).to_be_visible()
        link = page.url
        page.reload()
        expect(page.locator("strong.code")).to_be_visible()

        friend = open_page(link.removeprefix(server.address) + f"?invite={CODE}")
        expect(friend.get_by_label("Your name")).to_be_visible()
        assert friend.url == link

        stranger = open_page(link.removeprefix(server.address), language="de")
        expect(stranger.get_by_label("Einladungscode")).to_be_visible()
        assert "Ana" not in stranger.content()
