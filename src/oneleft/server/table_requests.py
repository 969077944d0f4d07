"""What the handlers of tables and tournaments share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from litestar import Request
from litestar.datastructures import State

from oneleft.protocol.tables import Seated
from oneleft.room import commands
from oneleft.room.error_codes import Refused
from oneleft.room.presenters import show_table
from oneleft.room.state import Room

from .node import Node

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


async def ask(node: Node, question: Callable[Given, Answer], *given: Given.args, **more: Given.kwargs) -> Answer:
    """Let the database answer, without holding up the tables."""
    answer: Answer = await node.errors_as_refusals(node.pools.queries.run(question, *given, **more))
    return answer


def token_of(request: Request[Any, Any, State]) -> str:
    """The digest of the token that a request brings; nothing without one."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return commands.digest(token.strip()) if scheme.lower() == "bearer" and token.strip() else ""


async def current_room(node: Node, table_id: str) -> Room:
    """The room at the end of its log."""
    live = await node.get_table(table_id)
    async with live.lock:
        if live.stale or not node.is_home(table_id):
            await node.errors_as_refusals(node.catch_up(live), table_id)
        return live.room


def seated(room: Room, token: str) -> Seated:
    """The answer to someone who has just sat down with this token."""
    seat = room.seat_of(commands.digest(token))
    if seat is None:
        raise Refused("bad-token")  # sent away at this very moment
    return Seated(seat=seat, token=token, table=show_table(room))
