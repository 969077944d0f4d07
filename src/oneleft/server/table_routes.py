"""Where a request for a table is served: at this node, or at the table's home."""

from __future__ import annotations

import re
from typing import Any

from litestar.types import Receive, Send

from oneleft.protocol.codes import CODES
from oneleft.protocol.table_codes import is_code
from oneleft.room.error_codes import Refused

from .addresses import Proxies
from .eager_tasks import start_eagerly
from .forwarder import Forwarder
from .node import Node
from .passed_on import Outcome
from .schema import ROOM_ID
from .stored_homes import NodeRow

LIVE_TABLE = re.compile(rf"/api/tables/({ROOM_ID.pattern})(/(?!matches/).*)?")  # finished matches are in the database
MOST_MOVES = 3  # of a table while someone looks for it


class TableRoutes:
    """Passes requests for tables of other nodes on to them. If a home cannot be reached, they are served here."""

    def __init__(self, node: Node, forwarder: Forwarder, proxies: Proxies) -> None:
        self.node, self.forwarder, self.proxies = node, forwarder, proxies

    async def pass_on(self, scope: Any, receive: Receive, send: Send) -> Receive | None:
        """Nothing if the home has answered; else how to read the request, which is to be served here."""
        room = self.room_of(scope)
        if not room:
            return receive
        body: bytes | None = None
        for _ in range(MOST_MOVES):
            home = await self.home_elsewhere(room)
            if home is None:
                return receive
            if body is None:
                body = await body_of(scope, receive)
                receive = receive if scope["type"] == "websocket" else Again(body, receive).receive
            address = self.proxies.address_of(scope)
            outcome = await self.forwarder.pass_on(home, scope, address, body, receive, send)
            if outcome != "moved":
                return self.finish(outcome, scope, receive, send)
            self.node.homes.lose(room)
        return receive

    def room_of(self, scope: Any) -> str:
        """The live table that a request is for, if it may have a home elsewhere."""
        found = LIVE_TABLE.fullmatch(scope["path"]) if self.node.store.shared else None
        return "" if found is None or is_code(found[1]) else found[1]

    async def home_elsewhere(self, room: str) -> NodeRow | None:
        async with self.node.in_time():
            home = await self.node.find_home(room)
        return None if home is None or home.id == self.node.node_id else home

    def finish(self, outcome: Outcome | None, scope: Any, receive: Receive, send: Send) -> Receive | None:
        """What is left to do when a conversation is over."""
        if outcome is None:
            return receive
        if outcome == "lost" and scope["type"] != "websocket":
            raise Refused("busy")
        if outcome != "ended" and scope["type"] == "websocket":
            code = "busy" if outcome == "lost" else outcome
            start_eagerly(close(send, CODES[code][1], code))
        return None

    async def has_moved(self, scope: Any) -> bool:
        """Whether the table of someone who was passed on to this node has another home by now."""
        room = self.room_of(scope)
        if not room or self.node.homes.holds(room):
            return False
        async with self.node.in_time():
            home = await self.node.ask_for_home(room)
        return home is not None and home.id != self.node.node_id


class Again:
    """The body of a request that was read before, as if it came now."""

    def __init__(self, body: bytes, receive: Any) -> None:
        self.event: Any = {"type": "http.request", "body": body, "more_body": False}
        self.later = receive

    async def receive(self) -> Any:
        event, self.event = self.event, None
        return event or await self.later()


async def body_of(scope: Any, receive: Receive) -> bytes:
    """The body of a request; the protocol below limits its length."""
    parts: list[bytes] = []
    more = scope["type"] != "websocket"
    while more:
        event: Any = await receive()
        parts.append(event.get("body", b""))
        more = event.get("more_body", False)
    return b"".join(parts)


async def close(send: Any, code: int, reason: str) -> None:
    try:
        await send({"type": "websocket.close", "code": code, "reason": reason})
    except Exception:  # it is closed already
        return
