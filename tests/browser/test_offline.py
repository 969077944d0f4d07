"""The page opens without its server, says so, and goes on when the server is back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import open_pages
from tests.browser.test_accessibility import AXE, VIOLATIONS
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
        server.start()
        try_again.click()
        expect(page.locator("dt").first).to_be_visible()
        assert page.url == f"{server.address}/rules"
