"""Passes guests on to the home of their table, and takes those that other nodes pass on to this one."""

from __future__ import annotations

import asyncio
import socket
from asyncio import Server, Task
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar.types import Receive, Scope, Send

from oneleft.room.error_codes import Refused

from .failure_log import log_failure
from .homes import Homes
from .node_addresses import Address
from .node_links import NodeLink
from .passed_on import GuestEnd, HomeEnd, Outcome, opening
from .stored_homes import NodeRow

UNREACHABLE_SECONDS = 2.0  # after which a node that could not be reached is tried again
MOST_STRANGERS = 64  # connections that have not proved who they are


class Forwarder:
    """The streams between this node and the others. Each node calls those whose guests it has to pass on."""

    def __init__(self, key: bytes, homes: Homes, seconds: float, serve: Callable[[HomeEnd], Awaitable[None]]) -> None:
        """``serve`` is the application for those who are passed on to this node."""
        self.key, self.homes, self.seconds, self.serve = key, homes, seconds, serve
        self.links: dict[str, Task[NodeLink]] = {}  # to the nodes that this one calls
        self.failed: dict[str, float] = {}  # nodes that could not be reached, and when
        self.called_by: set[NodeLink] = set()
        self.strangers = 0
        self.tasks: set[Task[None]] = set()
        self.server: Server | None = None
        homes.reach = self.can_reach

    # Streams

    async def listen(self, bound: socket.socket) -> None:
        """Take streams of other nodes, which find this one by its next heartbeat."""
        self.server = await asyncio.get_running_loop().create_server(self.called, sock=bound)
        self.homes.address = str(Address(*bound.getsockname()[:2]))

    def called(self) -> NodeLink:
        link = NodeLink(self.key, self.homes.node_id, "", self.seconds, self.take)
        self.called_by.add(link)
        self.strangers += 1
        link.ready.add_done_callback(self.count_known)
        link.on_lost = self.called_by.discard
        if self.strangers > MOST_STRANGERS:
            asyncio.get_running_loop().call_soon(link.abort)
        return link

    def count_known(self, _: Any) -> None:
        self.strangers -= 1

    async def call(self, node: NodeRow) -> NodeLink:
        """A stream to another node. Fails if it does not answer, or is not that node."""
        loop = asyncio.get_running_loop()
        address = Address.read(node.address)
        link = NodeLink(self.key, self.homes.node_id, node.id, self.seconds, self.take)
        async with asyncio.timeout(self.seconds):
            await loop.create_connection(lambda: link, address.host, address.port)
            try:
                await link.ready
            except BaseException:
                link.abort()
                raise
        self.homes.linked[node.id] = node
        link.on_lost = lambda _: self.forget(node.id)
        return link

    def forget(self, node: str) -> None:
        self.links.pop(node, None)
        self.homes.linked.pop(node, None)

    async def link_to(self, node: NodeRow) -> NodeLink | None:
        """The stream to a node, unless it could not be reached just now."""
        if not node.address or monotonic() - self.failed.get(node.id, -UNREACHABLE_SECONDS) < UNREACHABLE_SECONDS:
            return None
        if node.id not in self.links:
            self.links[node.id] = asyncio.get_running_loop().create_task(self.call(node))
        try:
            link = await asyncio.shield(self.links[node.id])
        except (OSError, TimeoutError, asyncio.CancelledError):
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            self.links.pop(node.id, None)
            self.failed = {node.id: monotonic()} | {
                one: at for one, at in self.failed.items() if monotonic() - at < UNREACHABLE_SECONDS
            }
            return None
        return link if link.is_open else None

    async def can_reach(self, node: NodeRow) -> bool:
        return await self.link_to(node) is not None

    async def aclose(self) -> None:
        if self.server is not None:
            self.server.close()
        for link in self.called_by.copy():
            link.abort()
        for calling in list(self.links.values()):
            if calling.done() and not calling.cancelled() and calling.exception() is None:
                calling.result().abort()
            calling.cancel()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Guests

    async def pass_on(
        self, home: NodeRow, scope: Scope, address: str, body: bytes, receive: Receive, send: Send
    ) -> Outcome | None:
        """Let a guest talk to the home of the table. None if it cannot be reached, and nothing came of it."""
        link = await self.link_to(home)
        if link is None:
            return None
        self.homes.passed_on += 1
        end = GuestEnd(link, opening(scope, address, body), scope, receive, send)
        outcome = await end.run()
        is_repeatable = not end.begun.is_set() and (end.is_socket or scope.get("method") == "GET")
        return None if outcome == "lost" and is_repeatable else outcome

    def take(self, link: NodeLink, number: int, content: bytes) -> None:
        """Someone is passed on to this node."""
        task = asyncio.get_running_loop().create_task(self.serve_safely(HomeEnd(link, number, content)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def serve_safely(self, end: HomeEnd) -> None:
        try:
            await end.run(self.serve)
        except Exception as failure:
            log_failure("a guest of another node", failure)
            with suppress(Refused):
                end.lose()
