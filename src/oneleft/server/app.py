"""The ASGI application: pages, API and sockets, with its node from start to stop."""

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
from oneleft.errors import DocumentError, OneleftError
from oneleft.lang import match_language
from oneleft.protocol.tables import Document, Problem
from oneleft.room.error_codes import Refused, code_of, status_of
from oneleft.table.documents import decoder_error, with_place

from .api import api
from .dependencies import SCHEMES
from .entropy import Entropy
from .failure_log import log_failure
from .health import health, metrics
from .history import History
from .lifecycle import running_node
from .node import Node
from .rate_limits import RateLimiter, address_of
from .sockets import Sockets
from .static_files import GZIP, index, page_handlers

MAX_BODY_BYTES = 16_384
HEADERS = [
    (b"content-security-policy", b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # a table's link is for those who were given it
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


@dataclass(frozen=True, slots=True)
class Options:
    """What the server is started with."""

    database: str
    origins: frozenset[str] = frozenset()
    rate: float = 50.0  # requests a second from one address; 0: no limit, neither here nor for a socket's messages
    entropy: Entropy = field(default_factory=Entropy)


def language_of(request: Request[Any, Any, State]) -> str:
    return match_language(request.headers.get("accept-language", ""))


def explain(request: Request[Any, Any, State], fault: OneleftError) -> Response[Problem]:
    problem = Problem(code=code_of(fault), message=fault.explain(language_of(request)), rule=fault.rule)
    return Response(problem, status_code=status_of(fault), media_type=MediaType.JSON)


def explain_http(request: Request[Any, Any, State], fault: HTTPException) -> Response[Any]:
    """Answer a refusal of the framework: an unknown page, a malformed body."""
    for_people = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if fault.status_code == 404 and for_people:
        return index(404)  # a person in a browser: the page says that nothing is here
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

    Sockets bypass the framework, because its layers would only add work to every message.
    """

    def __init__(self, options: Options) -> None:
        rate_limiter = RateLimiter(options.rate, options.rate * 10)
        self.http_app = create_http_app(options, rate_limiter)
        self.sockets = Sockets(options.origins, rate_limiter)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.sockets.serve(self.http_app.state.node, scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.http_app(scope, receive, send_with_headers)


def create_http_app(options: Options, rate_limiter: RateLimiter) -> Litestar:
    async def limit_rate(request: Request[Any, Any, State]) -> None:
        watched = request.scope["path"] in ("/health", "/metrics")  # monitoring asks often
        if not watched and not rate_limiter.admits(address_of(request.scope)):
            raise Refused("too-fast")

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running_node(options.database, options.entropy) as node:
            app.state.node, app.state.history = node, History(node.store)
            yield

    async def the_node(state: State) -> Node:
        node: Node = state.node
        return node

    async def the_history(state: State) -> History:
        history: History = state.history
        return history

    http_app = Litestar(
        [*page_handlers(), health, metrics, api()],
        lifespan=[lifespan],
        dependencies={"node": Provide(the_node), "history": Provide(the_history)},
        exception_handlers={
            OneleftError: explain,
            HTTPException: explain_http,
            UnicodeDecodeError: explain_unreadable,
            RecursionError: explain_unreadable,
            Exception: explain_failure,
        },
        before_request=limit_rate,
        compression_config=GZIP,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="oneleft",
            version=__version__,
            description="Tables for people and bots. The game itself is played over each table's socket.",
            path="/api/openapi.json",  # exactly this path: the framework answers nothing else under /api
            render_plugins=[JsonRenderPlugin(path="/")],
            create_examples=False,
            components=SCHEMES,
        ),
        logging_config=None,
    )
    describe_strictly(http_app)
    return http_app


def describe_strictly(http_app: Litestar) -> None:
    """Say in the OpenAPI description that unknown fields are refused."""
    schemas = http_app.openapi_schema.components.schemas or {}
    for document in Document.__subclasses__():
        schema = schemas.get(document.__name__)
        if schema is not None:
            schema.additional_properties = False
            schema.default = None  # the framework copies it here from a field that has one
