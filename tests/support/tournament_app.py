"""Tournaments of a server in this process, and what tests do with them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from oneleft.errors import ServerRefused
from oneleft.protocol.tournaments import JoinTournament, OpenTournament
from oneleft.room.error_codes import Refused
from oneleft.server.claimed_names import Names
from oneleft.server.identities import Identities
from oneleft.server.node import Node
from oneleft.server.orders import give_order, orders_in_force, read_orders
from oneleft.server.tournaments import Tournaments
from tests.support.in_process_app import InProcessApp, in_process_app
from tests.support.tournament_people import secret_of


def in_app(directory: Path, check: Callable[[InProcessApp, Tournaments], Awaitable[None]]) -> None:
    """Run a check with a server of this process and its tournaments."""

    async def main() -> None:
        async with in_process_app(directory) as app:
            await check(app, app.front.http_app.state.tournaments)

    asyncio.run(asyncio.wait_for(main(), 100))


async def open_with_people(tournaments: Tournaments, asked: OpenTournament, people: int) -> tuple[str, str]:
    """A tournament and the token of its host."""
    opened = await tournaments.open(msgspec.structs.replace(asked, person="h" * 32), "")
    for number in range(people):
        join = JoinTournament(nickname=f"Guest {number}", person=secret_of(number))
        await tournaments.join(opened.tournament.id, join, "")
    return opened.tournament.id, opened.token


async def new_tournaments(stack: AsyncExitStack, node: Node) -> Tournaments:
    made = Tournaments(node, Names(node, Identities(await asyncio.to_thread(node.store.people_key))))
    stack.push_async_callback(made.aclose)
    return made


async def code_of(ask: Awaitable[object]) -> str:
    """The code with which something is refused; nothing if it is not."""
    try:
        await ask
    except (ServerRefused, Refused) as refused:
        return refused.code
    return ""


async def give(app: InProcessApp, kind: str, value: str) -> None:
    """Give an order, and follow it at once."""
    await asyncio.to_thread(give_order, app.node.store, kind, value, app.node.clock.now())
    app.node.orders = orders_in_force(await asyncio.to_thread(read_orders, app.node.store))
