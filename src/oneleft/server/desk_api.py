"""The operator's desk over HTTP, for whoever has the admin token. It gives orders as `oneleft admin` does."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

from litestar import Router, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import Body, Parameter

from oneleft.errors import SetupError
from oneleft.protocol.desk import DeskStatus, DeskTables, GiveOrder, OrderGiven

from .dependencies import DESK, PROBLEMS, TheNode
from .desk import MOST_TABLES, read_status, read_tables
from .node import Node
from .orders import obey
from .store import Store

Text = Annotated[str, Parameter(max_length=100)]


def guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    state = connection.app.state
    address = state.admission.proxies.address_of(connection.scope)
    state.options.desk.check(connection.headers.get("authorization", ""), address)


async def ask(node: Node, work: Any, *given: Any) -> Any:
    """Ask the database, in a thread that no table waits for."""
    return await node.errors_as_refusals(node.pools.queries.run(partial(work, node.store), *given))


@get("/status", summary="The nodes, the database and the orders in force", responses=PROBLEMS, security=DESK)
async def get_status(node: TheNode) -> DeskStatus:
    found: DeskStatus = await ask(node, read_status, node.clock.now())
    return found


@get("/tables", summary="The tables with their people, the latest first", responses=PROBLEMS, security=DESK)
async def get_tables(
    node: TheNode,
    status: Annotated[str, Parameter(pattern="^(waiting|starting|playing|over|)$")] = "",
    text: Text = "",
    most: Annotated[int, Parameter(ge=1, le=MOST_TABLES)] = MOST_TABLES,
) -> DeskTables:
    """`text` is looked for in ids, codes, rules and names."""
    found: DeskTables = await ask(node, read_tables, node.clock.now(), status, text, most)
    return found


@post("/orders", summary="Give an order to all nodes, or withdraw one", responses=PROBLEMS, security=DESK)
async def give_order(node: TheNode, data: Annotated[GiveOrder, Body()]) -> OrderGiven:
    stored = await ask(node, obey_or_explain, data.what, data.value, node.clock.now(), data.lift)
    if isinstance(stored, SetupError):
        raise stored
    return OrderGiven(value=stored)


def obey_or_explain(store: Store, what: str, value: str, now: float, lift: bool) -> str | SetupError:
    """A mistake of the operator is no failure of the server."""
    try:
        return obey(store, what, value, now, lift)
    except SetupError as mistake:
        return mistake


def desk_router() -> Router:
    return Router("/admin", route_handlers=[get_status, get_tables, give_order], guards=[guard])
