"""The page under a path of a site, behind a real nginx."""

from __future__ import annotations

from types import SimpleNamespace

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import open_pages
from tests.support.browser import tap
from tests.support.proxies import NGINX, in_front_of
from tests.support.servers import Server

# The addresses of everything that the page loads, and where its links lead.
LINKS = "() => [...document.querySelectorAll('a[href]')].map(link => new URL(link.href).pathname)"


@pytest.mark.skipif(NGINX.program is None, reason="no nginx: the page under a sub-path, behind a proxy, IS NOT TESTED")
def test_everything_works_under_a_sub_path_behind_nginx(browser, tmp_path):
    words = ("--proxy", "127.0.0.1", "--root-path", "/uno", "--rate", "0")
    with (
        Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log", words) as server,
        in_front_of(NGINX, f"127.0.0.1:{server.port.number}", tmp_path) as address,
        open_pages(browser, SimpleNamespace(address=address)) as open_page,
    ):
        assert httpx.get(f"{address}/uno/metrics").status_code == 404
        page = open_page("/uno", service_workers="allow")
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        assert page.url == f"{address}/uno/"
        scope = page.evaluate("navigator.serviceWorker.ready.then(ready => ready.scope)")
        assert scope == f"{address}/uno/"
        assert all(path.startswith("/uno/") for path in page.evaluate(LINKS))
        page.get_by_label("Your name").first.fill("Ana")
        tap(page.locator("button.now"))
        expect(page.locator(".hand-card").first).to_be_visible()
        assert page.url.startswith(f"{address}/uno/t/")
        page.reload()
        expect(page.locator(".hand-card").first).to_be_visible()
        page.goto(f"{address}/uno/rules")
        expect(page.locator("dt").first).to_be_visible()
        assert all(path.startswith("/uno/") for path in page.evaluate(LINKS))
        page.goto(f"{address}/uno/")
        tap(page.get_by_role("button", name="Play with friends"))
        expect(page.locator("code")).to_be_visible()
        assert page.url.startswith(f"{address}/uno/t/")
        assert page.locator("code").inner_text() == page.url
        assert all(path.startswith("/uno/") for path in page.evaluate(LINKS))
        opened = httpx.post(f"{address}/uno/api/tournaments", json={"name": "Evening"}).json()
        page.goto(f"{address}/uno/e/{opened['tournament']['id']}")
        expect(page.locator("code")).to_have_text(page.url)
        assert all(path.startswith("/uno/") for path in page.evaluate(LINKS))
        assert all(url.startswith((f"{address}/uno/", "ws:")) for url in loaded)
        page.goto("about:blank")  # a request that breaks off would be reported as another error
        server.kill()
        assert httpx.get(f"{address}/uno/rules").status_code == 502
        page.goto(f"{address}/uno/rules")
        expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
        server.start()
        expect(page.locator("dt").first).to_be_visible()
