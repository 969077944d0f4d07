"""The page opens without its server, says so, and goes on when the server is back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error, expect

from tests.browser.conftest import open_pages
from tests.browser.test_accessibility import AXE, VIOLATIONS
from tests.support.page_actions import play_to_the_end, short_match
from tests.support.servers import Server

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)))
  const requests = await Promise.all(caches_.map(cache => cache.keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}"""


def test_the_page_opens_while_the_server_is_away(browser, tmp_path):
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log") as server,
        open_pages(browser, server) as open_page,
    ):
        page = open_page("/", language="de", service_workers="allow", bypass_csp=True)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert {path.split("/")[1] for path in page.evaluate(KEPT)} == {"", "assets"}, "nothing of the API"
        page.goto("about:blank")  # a request that breaks off would be reported as another error
        server.kill()
        page.goto(f"{server.address}/rules")
        expect(page.get_by_role("alert")).to_contain_text("Der Server antwortet nicht")
        page.add_script_tag(content=AXE.read_text("utf-8"))
        assert page.evaluate(VIOLATIONS, ["classic", None]) == []
        try_again = page.get_by_role("button", name="Noch einmal versuchen")
        with page.expect_navigation():
            try_again.click()
        expect(page.get_by_role("alert")).to_contain_text("Der Server antwortet nicht")
        server.start()  # the page finds out by itself
        expect(page.locator("dt").first).to_be_visible()
        assert page.url == f"{server.address}/rules"


# Whatever does not go to this machine goes to a proxy that does not exist.
ONLY_THIS_MACHINE = {"server": "http://127.0.0.1:1", "bypass": "127.0.0.1"}


def test_bots_play_on_this_machine_when_it_has_no_network(new_page, prepare, server):
    page = new_page("/", service_workers="allow", proxy=ONLY_THIS_MACHINE)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.goto(server.address + short_match(prepare).paths[0])
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".hand-card").first).to_be_visible()
    play_to_the_end(page)
    elsewhere = page.context.new_page()
    with pytest.raises(Error, match="ERR_PROXY_CONNECTION_FAILED"):
        elsewhere.goto("http://elsewhere.example/")


PRIVATE = [{"errorId": "in-incognito", "errorArguments": []}]  # a whole Chromium installs nothing from a test's profile
# How large the browser finds the pictures of these icons.
SIZES = """addresses => Promise.all(addresses.map(async address => {
  const picture = Object.assign(new Image(), { src: address })
  await picture.decode()
  return picture.naturalWidth
}))"""


def test_browsers_can_install_the_page(new_page, server):
    """What Chromium asks of an app, by its own reading of the manifest. A headless shell makes no judgement itself."""
    page = new_page("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tool = page.context.new_cdp_session(page)
    assert tool.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], PRIVATE)
    read = tool.send("Page.getAppManifest")
    app = read["manifest"]
    assert read["errors"] == []
    assert (app["name"], app["display"]) == ("oneleft", "kStandalone")
    assert app["id"] == app["startUrl"] == app["scope"] == f"{server.address}/"
    pictures = [icon for icon in app["icons"] if icon["type"] == "image/png"]
    assert page.evaluate(SIZES, [icon["url"] for icon in pictures]) == [192, 512, 512]
    assert [icon["sizes"] for icon in pictures] == ["192x192", "512x512", "512x512"]
