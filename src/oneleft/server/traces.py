"""Traces by OpenTelemetry, for an operator who collects them: off unless the environment names where they go.

What is traced is wrapped when the traces begin, so a server without them pays nothing. No span has the id of a table,
which is only for those who were given it, or anything that people say, play or hold.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from oneleft import __version__
from oneleft.room import entries as n
from oneleft.room.state import Room

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.trace import Span

    from .app import Application

log = logging.getLogger("oneleft.server")
EXPORTER = "OTEL_TRACES_EXPORTER"  # otlp, console, none, or the name of another one that is installed
ENDPOINTS = ("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT")
OURS = {"otlp": "otlp_proto_http"}  # the one of the extra
SILENT: Any = {"record_exception": False, "set_status_on_exception": False}  # refusals have names in their sentences
Call = Callable[..., Any]


def exporter_name(environment: Mapping[str, str]) -> str:
    """The exporter that the environment asks for; none if it names neither one nor an address for it."""
    if environment.get("OTEL_SDK_DISABLED", "").lower() == "true":
        return ""
    usual = "otlp" if any(environment.get(name) for name in ENDPOINTS) else "none"
    name = environment.get(EXPORTER) or usual
    return "" if name == "none" else OURS.get(name, name)


def provider_of(environment: Mapping[str, str]) -> TracerProvider | None:
    """Where spans go, if they are wanted and the libraries are there. The rest of OTEL_… the SDK reads itself."""
    name = exporter_name(environment)
    if not name:
        return None
    found = [one for one in entry_points(group="opentelemetry_traces_exporter") if one.name == name]
    if not found:
        log.warning("no traces: there is no exporter “%s”. pip install 'oneleft[otel]' brings otlp and console", name)
        return None
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    named = {} if environment.get("OTEL_SERVICE_NAME") else {"service.name": "oneleft"}
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(found[0].load()()))
    return provider


def begin(front: Application, environment: Mapping[str, str] = os.environ) -> Callable[[], None]:
    """Trace a server that has started, if that is wanted. Returns what sends the last spans."""
    provider = provider_of(environment)
    if provider is None:
        return lambda: None
    attach(front, provider)
    log.info("traces go to %s", exporter_name(environment))
    return provider.shutdown


def attach(front: Application, provider: TracerProvider) -> None:
    """A span for each request, each command at a table, each table that is loaded and each commit."""
    tracer, node = provider.get_tracer("oneleft", __version__), front.http_app.state.node
    answer, execute, load, commit = front.answer, node.execute, node.load, node.writer.commit

    async def traced_answer(scope: Any, receive: Any, send: Any) -> None:
        with tracer.start_as_current_span(scope["method"], **SILENT) as span:
            await answer(scope, receive, noting_status(span, send))
            route = scope.get("path_template") or "refused"  # by `Admission`, before it is known
            span.update_name(f"{scope['method']} {route}")
            span.set_attributes({"http.request.method": scope["method"], "http.route": route})

    async def traced_execute(room_id: str, command: Call, asker: Any = None) -> Any:
        with tracer.start_as_current_span("command", **SILENT) as span:

            def noting(room: Room, now: float) -> n.AnyEntry:
                entry: n.AnyEntry = command(room, now)
                span.set_attribute("oneleft.entry", type(entry).__name__)
                return entry

            span.set_attribute("oneleft.socket", asker is not None)
            return await execute(room_id, noting, asker)

    async def traced_load(room_id: str) -> Any:
        with tracer.start_as_current_span("load table", **SILENT):
            return await load(room_id)

    def traced_commit(batch: Any) -> None:
        with tracer.start_as_current_span("commit", **SILENT) as span:
            span.set_attribute("oneleft.writes", len(batch))
            commit(batch)

    vars(front).update(answer=traced_answer)
    vars(node).update(execute=traced_execute, load=traced_load)
    vars(node.writer).update(commit=traced_commit)


def noting_status(span: Span, send: Call) -> Call:
    async def send_and_note(message: Any) -> None:
        if message["type"] == "http.response.start":
            span.set_attribute("http.response.status_code", message["status"])
        await send(message)

    return send_and_note
