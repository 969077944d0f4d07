"""A real Chromium, and a real server for it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser import TIMEOUT, NoBrowser, chromium
from tests.support.page_actions import RECORDING, TRANSPARENT
from tests.support.prepared_tables import PreparedTable, prepare_table
from tests.support.servers import Server

expect.set_options(timeout=TIMEOUT)  # a busy machine is no fault of the page

# Errors that tests provoke: a dead server, addresses of nothing, and rules that are not possible.
EXPECTED_ERRORS = (
    "/api/tables/zzzz",  # a code of no table
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection",
    "/api/tables/nowhere",
    "/nothing/here",
    "/api/rules/read",
    "/api/daily",  # a second try
    "/api/players/No%20one",
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


@contextmanager
def open_pages(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Open pages, each on its own device. Whatever a page reports as an error fails the test."""
    errors: list[str] = []
    contexts = []

    def open_page(
        path: str = "/",
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        **device: Any,
    ) -> Page:
        """On this device, nothing is painted: tests read the document, and painting would take a third of the time."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            **({"reduced_motion": "reduce", "service_workers": "block"} | device),  # they would load more files
        )
        contexts.append(context)
        context.add_init_script(RECORDING + TRANSPARENT)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on(
            "console",
            lambda message: errors.append(f"{message.text} {message.location}") if message.type == "error" else None,
        )
        page.goto(server.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not [error for error in errors if not any(expected in error for expected in EXPECTED_ERRORS)]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    with open_pages(browser, server) as open_page:
        yield open_page
