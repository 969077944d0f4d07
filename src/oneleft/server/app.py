"""The application: what is served, and what happens when it starts and when it stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Receive, Scope, Send

from oneleft import __version__
from oneleft.lang import Explained, match_language
from oneleft.protocol.tables import Document, Problem

from .api import api
from .dependencies import SCHEMES
from .entropy import Entropy
from .error_codes import Refused, code_of, log_failure, status_of
from .health import health, metrics
from .history import History
from .lifecycle import running
from .node import Node
from .rate_limits import RateLimiter, address_of
from .sockets import Sockets
from .static_files import PACKED, index, page_handlers

LARGEST = 16_384  # bytes of a request's body
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is known to those who were given it
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


@dataclass(frozen=True, slots=True)
class Options:
    database: str
    origins: frozenset[str] = frozenset()
    rate: float = 50.0  # requests a second from one address; 0: no limit, nor for the messages of a socket
    entropy: Entropy = field(default_factory=Entropy)


def language_of(request: Request[Any, Any, State]) -> str:
    return match_language(request.headers.get("accept-language", ""))


def explain(request: Request[Any, Any, State], fault: Explained) -> Response[Problem]:
    problem = Problem(code=code_of(fault), message=fault.explain(language_of(request)), rule=fault.rule)
    return Response(problem, status_code=status_of(fault), media_type=MediaType.JSON)


def explain_http(request: Request[Any, Any, State], fault: HTTPException) -> Response[Any]:
    """What the framework refuses: no such page, a body that is no document."""
    for_people = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if fault.status_code == 404 and for_people:
        return index(404)  # a person in a browser: the page itself says that there is nothing here
    known = {404: Refused("no-page"), 405: Refused("no-method"), 413: Refused("too-big", most=LARGEST)}
    if fault.status_code in known:
        answer = explain(request, known[fault.status_code])
        answer.headers.update(fault.headers or {})
        return answer
    details = fault.extra if isinstance(fault.extra, list) else []
    said = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in details if isinstance(one, dict))
    problem = Problem(code="bad-document", message=said or fault.detail)
    return Response(problem, status_code=fault.status_code, headers=fault.headers, media_type=MediaType.JSON)


def explain_unreadable(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    """Bytes that are no text, or brackets within brackets without an end."""
    problem = Problem(code="bad-document", message=type(fault).__name__)
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def explain_failure(request: Request[Any, Any, State], fault: Exception) -> Response[Problem]:
    log_failure("a request", fault)
    return explain(request, Refused("failure"))


class Front:
    """What every request passes: headers for pages; a table's socket goes straight to the table.

    Between a socket and its table the framework would only add its own layers to every message of every guest.
    """

    def __init__(self, options: Options) -> None:
        door = RateLimiter(options.rate, options.rate * 10)
        self.pages = create_pages(options, door)
        self.sockets = Sockets(options.origins, door)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets.serve(self.pages.state.node, scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.pages(scope, receive, send_with_headers)


def create_pages(options: Options, door: RateLimiter) -> Litestar:
    async def knock(request: Request[Any, Any, State]) -> None:
        watched = request.scope["path"] in ("/health", "/metrics")  # who asks these asks often
        if not watched and not door.admits(address_of(request.scope)):
            raise Refused("too-fast")

    @asynccontextmanager
    async def running_node(app: Litestar) -> AsyncIterator[None]:
        async with running(options.database, options.entropy) as node:
            app.state.node, app.state.history = node, History(node.store)
            yield

    async def the_node(state: State) -> Node:
        node: Node = state.node
        return node

    async def the_history(state: State) -> History:
        history: History = state.history
        return history

    pages = Litestar(
        [*page_handlers(), health, metrics, api()],
        lifespan=[running_node],
        dependencies={"node": Provide(the_node), "history": Provide(the_history)},
        exception_handlers={
            Explained: explain,
            HTTPException: explain_http,
            UnicodeDecodeError: explain_unreadable,
            RecursionError: explain_unreadable,
            Exception: explain_failure,
        },
        before_request=knock,
        compression_config=PACKED,
        request_max_body_size=LARGEST,
        openapi_config=OpenAPIConfig(
            title="oneleft",
            version=__version__,
            description="Tables for people and bots. The game itself is played over each table's socket.",
            path="/api/openapi.json",  # nothing else beneath it, where the framework would answer for us
            render_plugins=[JsonRenderPlugin(path="/")],
            create_examples=False,
            components=SCHEMES,
        ),
        logging_config=None,
    )
    describe_strictly(pages)
    return pages


def describe_strictly(pages: Litestar) -> None:
    """A field that is not known is refused, and the description says so."""
    schemas = pages.openapi_schema.components.schemas or {}
    for document in Document.__subclasses__():
        schema = schemas.get(document.__name__)
        if schema is not None:
            schema.additional_properties = False
            schema.default = None  # that of a field that holds it; the framework writes it here by chance
