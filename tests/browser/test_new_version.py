"""A new version of the page replaces the one that a device has kept. Nobody is stuck with files that are gone."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect

from oneleft.server.static_files import BUILT_PAGE
from tests.support.browser import TIMEOUT, wait_for_promise
from tests.support.servers import Server

# `oneleft`, with the page of another directory.
COMMAND = """
import sys
from pathlib import Path
from oneleft.server import static_files
static_files.BUILT_PAGE = Path(sys.argv.pop(1))
from oneleft.cli import main
main()
"""
# Whether the worker of the page that is served now has kept its files, and waits or works.
HAS_KEPT = """async name => {
  const names = await caches.keys()
  const registration = await navigator.serviceWorker.getRegistration()
  return names.some(one => one.includes(name)) && registration.installing === null
}"""
# Whether the page has loaded the table's screen, as it does at the start, in case it is needed. Then it loads no more.
HAS_LOADED = """() => {
  const wanted = [...document.querySelectorAll('head link[rel=modulepreload], head link[rel=stylesheet]')]
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  return wanted.some(({ href }) => href.includes('/Table-')) && wanted.every(({ href }) => loaded.includes(href))
}"""
OF_ANOTHER_PAGE = "oneleft /other/ /other/assets/index.js"  # a cache of another page of the same site


class ServerOfPage(Server):
    """A server whose page can be replaced while it runs."""

    def __init__(self, directory: Path) -> None:
        super().__init__(f"sqlite:///{directory / 'tables.sqlite'}", directory / "server.log")
        self.page = directory / "page"
        shutil.copytree(BUILT_PAGE, self.page)

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, self.page, *self.words], stdout=log, stderr=log
            )
        self.wait()

    def replace_page(self) -> str:
        """As another build does it: every script has another name. The name of the first one."""
        scripts = [path.name for path in (self.page / "assets").glob("*.js")]
        for name in scripts:
            (self.page / "assets" / name).rename(self.page / "assets" / name.replace(".js", "2.js"))
        # The worker comes last: a browser that finds a new one keeps the files that it names.
        files = [*self.page.glob("*.*"), *(self.page / "assets").glob("*.js")]
        for path in sorted(files, key=lambda path: path.name == "sw.js"):
            if path.suffix in (".html", ".js"):
                text = path.read_text("utf-8")
                for name in scripts:
                    text = text.replace(name, name.replace(".js", "2.js"))
                path.write_text(text, "utf-8")
        return first_script(self.page)


def first_script(page: Path) -> str:
    return (page / "index.html").read_text("utf-8").partition('src="./assets/')[2].partition('"')[0]


@contextmanager
def device(browser):
    context = browser.new_context(locale="en", reduced_motion="reduce")
    yield context
    context.close()


def test_a_new_version_replaces_the_one_that_is_kept(browser, tmp_path):
    with ServerOfPage(tmp_path) as server, device(browser) as context:
        page = context.new_page()
        page.goto(server.address)
        wait_for_promise(page, HAS_KEPT, first_script(server.page))
        page.wait_for_function(HAS_LOADED, timeout=TIMEOUT)
        page.evaluate("name => caches.open(name)", OF_ANOTHER_PAGE)
        new = server.replace_page()
        page.get_by_role("button", name="Learn it").click()  # a file that this page has not loaded, and that is gone
        expect(page.locator("head script[src]")).to_have_attribute("src", f"/assets/{new}", timeout=TIMEOUT)
        expect(page.locator(".coach .task")).to_be_visible(timeout=TIMEOUT)
        wait_for_promise(page, HAS_KEPT, new)
        page.close()  # the last page of the old version
        page = context.new_page()
        page.goto(server.address)
        wait_for_promise(page, "async () => (await caches.keys()).length === 2")
        assert OF_ANOTHER_PAGE in page.evaluate("caches.keys()")
        page.goto("about:blank")
        server.kill()
        page.goto(server.address)
        expect(page.get_by_role("alert")).to_contain_text("The server", timeout=TIMEOUT)
        expect(page.locator("head script[src]")).to_have_attribute("src", f"/assets/{new}")
