"""The ASGI application: pages, API and sockets, with its node from start to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Scope, Send

from oneleft.errors import DocumentError, OneleftError
from oneleft.lang import match_language
from oneleft.protocol.invites import INVITE
from oneleft.protocol.tables import Problem
from oneleft.room.error_codes import Refused, code_of, status_of
from oneleft.table.documents import decoder_error, with_place

from .access import Access
from .addresses import Proxies
from .admission import Admission
from .analyses import Analyses
from .api import api
from .claimed_names import Names
from .clock import Clock
from .daily import Daily
from .description import describe
from .desk_access import DeskAccess
from .entropy import Entropy
from .failure_log import log_failure
from .forwarder import Forwarder
from .health import Metrics, live, metrics, ready
from .identities import Identities
from .lifecycle import running_node
from .limits import DAY, GIGABYTE, Limits
from .node_metrics import Reporter
from .order_follower import OrderFollower
from .passed_on import HomeEnd
from .players import Players
from .quick_match import QuickMatches
from .refusals import refuse, reject_handshake
from .replays import Replays
from .root_path import below, renamed
from .sites import Sites
from .sockets import Sockets
from .static_files import GZIP, index, page_handlers
from .table_routes import TableRoutes
from .tournaments import Tournaments

MAX_BODY_BYTES = 16_384
# of the state of the app, for handlers
PARTS = (
    *("node", "admission", "replays", "identities", "names", "all_players", "analyses", "daily", "quick_matches"),
    "tournaments",
)
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is for those who were given it
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


CORS = partial(
    CORSConfig,
    allow_methods=["GET", "POST", "PUT", "DELETE"],
    allow_headers=["accept-language", "authorization", "content-type", INVITE],
)


@dataclass(frozen=True, slots=True)
class Options:
    """What the server is started with."""

    database: str
    origins: frozenset[str] = frozenset()  # other sites whose pages may connect
    host_names: tuple[str, ...] = ()  # by which this server is called, besides those of this machine
    addresses: tuple[str, ...] = ()  # by which other devices of the network reach this server
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For or Forwarded is believed
    root_path: str = ""  # under which browsers find the page, like /uno
    access: Access = field(default_factory=Access)
    desk: DeskAccess = field(default_factory=DeskAccess)
    rate: float = 50.0  # requests a second from one address; 0: addresses have no limits
    limits: Limits = field(default_factory=Limits)
    keep_seconds: float = DAY  # for tables without a finished match; 0: forever
    keep_matches: float = 0  # seconds, for tables with a finished match; 0: forever
    quota: float = 10 * GIGABYTE  # of the database; 0: none
    node_socket: socket.socket | None = None  # on which other nodes reach this one
    entropy: Entropy = field(default_factory=Entropy)
    clock: Clock = field(default_factory=Clock)

    def new_admission(self) -> Admission:
        sites = Sites(self.origins, self.host_names, self.addresses)
        return Admission(self.rate, self.limits, sites, Proxies(self.proxies), self.access)


def language_of(request: Request[Any, Any, State]) -> str:
    return match_language(request.headers.get("accept-language", ""))


def explain(request: Request[Any, Any, State], fault: OneleftError) -> Response[Problem]:
    problem = Problem(code=code_of(fault), message=fault.explain(language_of(request)), rule=fault.rule)
    return Response(problem, status_code=status_of(fault), media_type=MediaType.JSON)


def explain_http(request: Request[Any, Any, State], fault: HTTPException) -> Response[Any]:
    """Answer a refusal of the framework: an unknown page, a malformed body."""
    for_people = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if fault.status_code == 404 and for_people:
        root = request.app.state.options.root_path
        return index(root, 404)  # a person in a browser: the page says that nothing is here
    known = {404: Refused("no-page"), 405: Refused("no-method"), 413: Refused("too-big", most=MAX_BODY_BYTES)}
    if fault.status_code in known:
        answer = explain(request, known[fault.status_code])
        answer.headers.update(fault.headers or {})
        return answer
    details = fault.extra if isinstance(fault.extra, list) else []
    messages = [f"{one.get('message', '')} - at `$.{one.get('key', '')}`" for one in details if isinstance(one, dict)]
    faults = [with_place(decoder_error(message)) for message in messages or [fault.detail]]
    problem = Problem(code="bad-document", message=" ".join(explain_in(language_of(request)) for explain_in in faults))
    return Response(problem, status_code=fault.status_code, headers=fault.headers, media_type=MediaType.JSON)


def explain_unreadable(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    """Answer a body that is not UTF-8, or nested too deeply."""
    key = "document-not-utf-eight" if isinstance(fault, UnicodeError) else "document-too-deep"
    error = DocumentError("", key)  # the framework does not say where
    problem = Problem(code="bad-document", message=error.explain(language_of(request)))
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def explain_failure(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    log_failure("a request", fault)
    return explain(request, Refused("failure"))


class Application:
    """Dispatches requests: HTTP to the framework, with security headers added, and sockets straight to their tables.

    Sockets bypass the framework, because its layers would only add work to every message. So does whatever `Admission`
    refuses: a flood of requests must cost as little as possible.
    """

    def __init__(self, options: Options) -> None:
        self.admission = options.new_admission()
        self.http_app = create_http_app(options, self.admission)
        self.http_app.state.serve_passed_on = self.serve_passed_on
        self.sockets = Sockets(self.admission)
        self.root_path = options.root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope = renamed(below(self.root_path, scope))
        serve = {ScopeType.WEBSOCKET: self.serve_socket, ScopeType.HTTP: self.answer}.get(scope["type"], self.http_app)
        await serve(scope, receive, send)

    async def serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        try:
            self.admission.check(scope)
            with self.admission.holding(scope):
                if await self.routes.pass_on(scope, receive, send) is not None:
                    await self.sockets.serve(self.routes.node, scope, receive, send)
        except Refused as refused:
            await reject_handshake(refused, scope, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        try:
            self.admission.check(scope)
            here = await self.routes.pass_on(scope, receive, send_with_headers)
        except Refused as refused:
            await refuse(refused, scope, send_with_headers)
        else:
            if here is not None:
                await self.http_app(scope, here, send_with_headers)

    async def serve_passed_on(self, end: HomeEnd) -> None:
        """Serve a guest of another node, which has admitted them."""
        try:
            if await self.routes.has_moved(end.scope):
                end.move()
            elif end.is_socket:
                await self.sockets.serve(self.routes.node, end.scope, end.receive, end.send)
            else:
                await self.http_app(end.scope, end.receive, end.send)
        except Refused as refused:
            if end.is_socket:
                await reject_handshake(refused, end.scope, end.send)
            else:
                await refuse(refused, end.scope, end.send)

    @property
    def routes(self) -> TableRoutes:
        routes: TableRoutes = self.http_app.state.routes
        return routes

    async def hand_over(self) -> None:
        """Before this node stops: its guests reconnect to others, which find their tables free."""
        await self.routes.node.hand_over()
        await self.routes.forwarder.aclose()


def create_http_app(options: Options, admission: Admission) -> Litestar:
    http_app = new_http_app(options.origins)
    http_app.state.options, http_app.state.admission = options, admission
    http_app.state.serve_passed_on = turn_away  # set by `Application`
    return http_app


async def turn_away(end: HomeEnd) -> None:
    """HTTP alone serves nobody whom other nodes pass on."""
    end.move()


def new_http_app(origins: frozenset[str]) -> Litestar:
    """The handlers, which take the framework a while to register. What they work with is in the app's state."""
    return Litestar(
        [*page_handlers(), live, ready, metrics, api()],
        lifespan=[lifespan],
        dependencies={name: provide(name) for name in PARTS},
        exception_handlers={
            OneleftError: explain,
            HTTPException: explain_http,
            UnicodeDecodeError: explain_unreadable,
            RecursionError: explain_unreadable,
            Exception: explain_failure,
        },
        cors_config=CORS(sorted(origins)) if origins else None,
        compression_config=GZIP,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=describe(),
        logging_config=None,
    )


def provide(name: str) -> Provide:
    """The part of the app's state with this name, for the handlers that ask for it."""

    async def part(state: State) -> Any:
        return getattr(state, name)

    return Provide(part)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    state, options = app.state, app.state.options
    bounds = options.limits, options.keep_seconds, options.quota, options.keep_matches
    async with running_node(options.database, options.entropy, options.clock, *bounds) as node:
        state.node, state.replays, state.all_players = node, Replays(node.store), Players(node.store)
        key = await asyncio.to_thread(node.store.nodes_key)
        forwarder = Forwarder(key, node.homes, node.limits.node_seconds, state.serve_passed_on)
        state.routes = TableRoutes(node, forwarder, state.admission.proxies)
        state.identities = Identities(await asyncio.to_thread(node.store.people_key))
        state.names = Names(node, state.identities)
        state.daily = Daily(node, state.identities)
        state.quick_matches = QuickMatches(node, state.names)
        state.tournaments = Tournaments(node, state.names)
        background = [node.spawn(one.run()) for one in (OrderFollower(node, state.admission), Reporter(node))]
        async with aclosing(Analyses(node)) as analyses, aclosing(state.tournaments), aclosing(forwarder):
            if options.node_socket is not None:
                await forwarder.listen(options.node_socket)
                await node.heartbeat()  # the others know where it is before it takes a table
            state.analyses, state.metrics = analyses, Metrics(node, state.admission, analyses)
            try:
                yield
            finally:
                for task in background:
                    task.cancel()  # it looks at a database that is about to be closed
