"""A real Chromium, and a real server for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect

from tests.support.browser import TIMEOUT, NoBrowser, chromium
from tests.support.page_actions import RECORDING, TRANSPARENT
from tests.support.prepared_tables import PreparedTable, prepare_table
from tests.support.servers import Server

expect.set_options(timeout=TIMEOUT)  # a busy machine is no fault of the page

# Errors that tests provoke: a dead server, addresses of nothing, and rules that are not possible.
EXPECTED_ERRORS = (
    "status of 401",  # a server with an invite code, and its desk
    "/api/tables/zzzz",  # a code of no table
    "ERR_CONNECTION_REFUSED",
    "502 (Bad Gateway)",
    "WebSocket connection",
    "/api/tables/nowhere",
    "/nothing/here",
    "/api/puzzles/99999",
    "/api/tournaments/nonsense",
    "/api/admin/orders",  # an order that makes no sense
    "/api/rules/read",
    "/api/daily",  # a second try
    "/api/players/No%20one",
    "/seats",  # a name that someone else has
    "/api/tables',",  # the same, of a table that would have been opened
    "/api/names/sign-in",  # a slip of the pen
)


SKIPPED = "no browser: "


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Without a browser, tests are skipped, but fail where CI=true is set."""
    with ExitStack() as stack:
        try:
            launched = stack.enter_context(chromium())
        except NoBrowser as error:
            reason = f"{SKIPPED}{error}"
        else:
            yield launched
            return
    if os.environ.get("CI") == "true":
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """One loud line after everything else if tests were skipped for want of a browser."""
    yield
    skipped = [report for report in terminalreporter.stats.get("skipped", []) if SKIPPED in str(report.longrepr)]
    if skipped:
        terminalreporter.write_sep("!", f"{len(skipped)} BROWSER TESTS SKIPPED, NO BROWSER FOUND", red=True, bold=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    directory = tmp_path_factory.mktemp("page")
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "server.log") as running:
        yield running


@pytest.fixture
def prepare(server: Server) -> Callable[..., PreparedTable]:
    """Prepare a table of the server at a chosen moment of a match."""
    return partial(prepare_table, server.database)


# What a test cannot undo: a device on which one of these was called is not used again.
LASTING = {
    "add_cookies", "add_init_script", "close", "emulate_media", "expose_binding", "expose_function",
    "grant_permissions", "install", "new_cdp_session", "new_page", "on", "once", "route", "route_web_socket",
    "set_extra_http_headers", "set_fixed_time", "set_geolocation", "set_offline", "set_system_time",
}  # fmt: skip
MOST_IDLE = 6  # devices, each with a process of its own
EMPTY_PATH = "/icon.svg"  # where no script runs
FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"


class Device:
    """A page in a browser profile of its own.

    It is used again, as if new: the same process then shows the page from scripts that it has compiled before, which
    takes a third of the time.
    """

    def __init__(self, browser: Browser, address: str, settings: dict[str, Any]) -> None:
        self.address, self.kind = address, (address, settings)
        self.is_changed = False
        self.errors: list[str] = []
        context = browser.new_context(**settings)
        context.add_init_script(RECORDING + TRANSPARENT)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.hear)
        for owner in (context, self.page, context.clock):
            for name in LASTING & set(dir(owner)):
                setattr(owner, name, self.noticing(getattr(owner, name)))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} {message.location}")

    def noticing(self, change: Callable[..., Any]) -> Callable[..., Any]:
        def changing(*words: Any, **options: Any) -> Any:
            self.is_changed = True
            return change(*words, **options)

        return changing

    def open(self, path: str, size: tuple[int, int]) -> None:
        """Nothing is painted here: tests read the document, and painting would take a third of the time."""
        self.errors.clear()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.goto(self.address + path)

    def reset(self) -> bool:
        """Forget everything; whether that is possible."""
        if self.is_changed:
            return False
        try:
            self.page.mouse.move(0, 0)
            self.page.goto(self.address + EMPTY_PATH)
            self.page.evaluate(FORGET)
        except Error:  # a crash, or a server that is down
            return False
        return True


@contextmanager
def open_pages(browser: Browser, server: Server, idle: list[Device] | None = None) -> Iterator[Callable[..., Page]]:
    """Open pages, each on its own device, an idle one if there is. An error that a page reports fails the test."""
    most_idle = 0 if idle is None else MOST_IDLE
    idle = [] if idle is None else idle
    used: list[Device] = []

    def open_page(
        path: str = "/", language: str = "en", size: tuple[int, int] = (1280, 800), touch: bool = False, **settings: Any
    ) -> Page:
        """By default without motion and without the service worker, which would load more files."""
        kept = {"locale": language, "has_touch": touch, "reduced_motion": "reduce", "service_workers": "block"}
        device = find_device(browser, server.address, kept | settings, idle)
        used.append(device)
        device.open(path, size)
        return device.page

    yield open_page
    errors = [error for device in used for error in device.errors]
    for device in used:
        if device.reset():
            idle.append(device)
        else:
            device.page.context.close()
    idle.sort(key=lambda device: device.address == server.address)  # those of servers that have ended go first
    while len(idle) > most_idle:
        idle.pop(0).page.context.close()
    assert not [error for error in errors if not any(expected in error for expected in EXPECTED_ERRORS)]


def find_device(browser: Browser, address: str, settings: dict[str, Any], idle: list[Device]) -> Device:
    for device in idle:
        if device.kind == (address, settings):
            idle.remove(device)
            return device
    return Device(browser, address, settings)


@pytest.fixture(scope="session")
def idle_devices() -> list[Device]:
    return []


@pytest.fixture
def new_page(browser: Browser, server: Server, idle_devices: list[Device]) -> Iterator[Callable[..., Page]]:
    with open_pages(browser, server, idle_devices) as open_page:
        yield open_page
