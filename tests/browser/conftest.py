"""A real Chromium, and a real server for it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.support.browser import PATIENCE, chromium
from tests.support.page_actions import EAR
from tests.support.prepared_tables import Moment, reach
from tests.support.servers import Server

expect.set_options(timeout=PATIENCE)  # a busy machine is no fault of the page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    place = tmp_path_factory.mktemp("page")
    with Server(f"sqlite:///{place / 'tables.sqlite'}", place / "server.log") as running:
        yield running


@pytest.fixture
def at_moment(server: Server) -> Callable[..., Moment]:
    """A table of the server at a moment of its match."""
    return lambda *args, **settings: reach(server.database, *args, **settings)


@contextmanager
def visiting(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Visitors with a device of their own each; whatever the page complains of is a fault."""
    complaints: list[str] = []
    contexts = []

    def visit(
        path: str = "/",
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        wire: Callable[[WebSocketRoute], None] | None = None,
        **device: Any,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            has_touch=touch,
            **({"reduced_motion": "reduce"} | device),
        )
        contexts.append(context)
        context.add_init_script(EAR)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda said: complaints.append(f"{said.text} {said.location}") if said.type == "error" else None,
        )
        if wire is not None:
            page.route_web_socket(re.compile("/socket$"), wire)
        page.goto(server.address + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    # a dead server; no such place
    meant = ("ERR_CONNECTION_REFUSED", "WebSocket connection", "/api/tables/nowhere", "/nothing/here")
    assert not [said for said in complaints if not any(word in said for word in meant)]


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    with visiting(browser, server) as visit:
        yield visit
