"""The application in this process, without a network, for races that no real connection could hit reliably."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from oneleft.server.analyses import Analyses
from oneleft.server.app import Application, Options
from oneleft.server.limits import Limits
from oneleft.server.node import Node
from oneleft.server.node_addresses import bind

from .seeded_entropy import entropy_of_test


class FakeSocket:
    """A socket without a network: what the client sends and what it was sent."""

    def __init__(self, front: Application, table: str) -> None:
        self.coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sent: list[dict[str, Any]] = []
        self.closed: tuple[int, str] | None = None
        self.news = asyncio.Event()
        scope = {"type": "websocket", "path": f"/api/tables/{table}/socket", "headers": [], "client": ("test", 1)}
        self.coming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(front(scope, self.coming.get, self.take))  # type: ignore[arg-type]

    async def take(self, event: Any) -> None:
        if event["type"] == "websocket.send":
            self.sent.append(json.loads(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed = event["code"], event["reason"]
            self.leave()
        self.news.set()

    def say(self, message: dict[str, Any]) -> None:
        self.coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def leave(self) -> None:
        self.coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def hear(self, kind: str) -> dict[str, Any]:
        """The first message of this type, received already or awaited."""
        async with asyncio.timeout(20):
            while True:
                for message in self.sent:
                    if message["type"] == kind:
                        return message
                self.news.clear()
                await self.news.wait()

    async def first_answer(self) -> None:
        """Wait until it has been sent something, or closed."""
        async with asyncio.timeout(20):
            while not self.sent and self.closed is None:
                self.news.clear()
                await self.news.wait()

    async def end(self) -> tuple[int, str] | None:
        async with asyncio.timeout(20):
            await self.task
        return self.closed


class InProcessApp:
    def __init__(self, front: Application, http: httpx.AsyncClient) -> None:
        self.front, self.http = front, http

    @property
    def node(self) -> Node:
        node: Node = self.front.http_app.state.node
        return node

    @property
    def analyses(self) -> Analyses:
        analyses: Analyses = self.front.http_app.state.analyses
        return analyses

    async def open(self, *names: str) -> tuple[str, list[str]]:
        """Open a table with these people; its id and their tokens."""
        opened = (
            await self.http.post("/api/tables", json={"nickname": names[0], "settings": {"players": len(names)}})
        ).json()
        table, tokens = opened["table"]["id"], [opened["token"]]
        for name in names[1:]:
            seated = await self.http.post(f"/api/tables/{table}/seats", json={"nickname": name})
            tokens.append(seated.json()["token"])
        return table, tokens

    def socket(self, table: str) -> FakeSocket:
        return FakeSocket(self.front, table)


@asynccontextmanager
async def in_process_app(directory: Path, limits: Limits | None = None, rate: float = 0) -> AsyncIterator[InProcessApp]:
    database = f"sqlite:///{directory / 'tables.sqlite'}"
    async with running(Options(database, rate=rate, limits=limits or Limits(), entropy=entropy_of_test())) as app:
        yield app


@asynccontextmanager
async def in_process_apps(url: str, *names: str) -> AsyncIterator[list[InProcessApp]]:
    """Nodes of one PostgreSQL that pass guests on to each other. They have plenty of time: the machine may be busy."""
    async with AsyncExitStack() as stack:
        apps = []
        for name in names:
            node_socket = bind("127.0.0.1", 0)
            limits = Limits(answer_seconds=60, statement_seconds=20, node_seconds=20)
            options = Options(url, rate=0, limits=limits, entropy=entropy_of_test(name), node_socket=node_socket)
            apps.append(await stack.enter_async_context(running(options)))
        yield apps


@asynccontextmanager
async def running(options: Options) -> AsyncIterator[InProcessApp]:
    front = Application(options)
    async with front.http_app.lifespan():
        transport = httpx.ASGITransport(app=front)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield InProcessApp(front, http)
