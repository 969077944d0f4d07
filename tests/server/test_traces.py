"""Traces: what a server does, in spans, without anything that is somebody's."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from oneleft.server import traces
from tests.support.in_process_app import in_process_app
from tests.support.servers import Server


def test_requests_commands_loads_and_commits_are_traced(tmp_path):
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))

    async def main():
        async with in_process_app(tmp_path) as app:
            await app.open("Ana", "Bo")
            assert not exporter.get_finished_spans()
            traces.attach(app.front, provider)
            table, tokens = await app.open("Ana", "Bo")
            app.node.unload(app.node.live_tables[table])
            socket = app.socket(table)
            socket.say({"type": "enter", "token": tokens[0]})
            await socket.hear("hello")
            socket.say({"type": "say", "id": "1", "phrase": "hello"})
            await socket.hear("done")
            socket.leave()
            await socket.end()
            assert (await app.http.get("/api/tables/nowhere")).status_code == 404
            opened = await app.http.post("/api/tables", json={"nickname": "Ana"})
            path = f"/api/tables/{opened.json()['table']['id']}/seats"
            taken = await app.http.post(path, json={"nickname": "Ana"})
            assert taken.json()["code"] == "name-taken"  # in a sentence with the name
            return table, tokens

    table, tokens = asyncio.run(main())
    spans = exporter.get_finished_spans()
    by_name = {span.name: span for span in spans}
    assert {"POST /api/tables", "GET /api/tables/{table_id}", "load table", "command", "commit"} <= by_name.keys()
    assert dict(by_name["GET /api/tables/{table_id}"].attributes) == {
        "http.request.method": "GET",
        "http.route": "/api/tables/{table_id}",
        "http.response.status_code": 404,
    }
    said = [span for span in spans if dict(span.attributes).get("oneleft.entry") == "Said"]
    assert [dict(span.attributes)["oneleft.socket"] for span in said] == [True]
    assert all(span.attributes["oneleft.writes"] >= 1 for span in spans if span.name == "commit")
    seatings = [span for span in spans if span.name == "POST /api/tables/{table_id}/seats"]
    for seated in seatings:
        inner = [span.name for span in spans if span.parent and span.parent.span_id == seated.context.span_id]
        assert inner == ["command"]
    told = "".join(json.dumps(json.loads(span.to_json())) for span in spans)
    assert not [secret for secret in (table, *tokens, "Ana", "Bo", "nowhere") if secret in told]


@pytest.mark.parametrize(
    ("environment", "name"),
    [
        ({}, ""),
        ({"OTEL_SERVICE_NAME": "games"}, ""),
        ({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://localhost:4318"}, "otlp_proto_http"),
        ({"OTEL_TRACES_EXPORTER": "console"}, "console"),
        ({"OTEL_TRACES_EXPORTER": "none", "OTEL_EXPORTER_OTLP_ENDPOINT": "http://localhost:4318"}, ""),
        ({"OTEL_TRACES_EXPORTER": "otlp", "OTEL_SDK_DISABLED": "true"}, ""),
    ],
)
def test_the_environment_decides(environment, name):
    assert traces.exporter_name(environment) == name


def test_without_a_wish_or_an_exporter_nothing_is_wrapped(tmp_path, caplog):
    async def main():
        async with in_process_app(tmp_path) as app:
            for environment in ({}, {"OTEL_TRACES_EXPORTER": "pigeon"}):
                traces.begin(app.front, environment)()
                assert not {"answer", "execute", "load"} & {*vars(app.front), *vars(app.node)}

    asyncio.run(main())
    assert "there is no exporter “pigeon”" in caplog.text


@pytest.mark.slow
def test_a_server_sends_its_spans_to_the_exporter_of_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("OTEL_TRACES_EXPORTER", "console")
    log = tmp_path / "server.log"
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log) as server:
        assert httpx.get(f"{server.address}/api/tables").json() == []
        server.stop()
    told = log.read_text("utf-8")
    assert '"name": "GET /api/tables"' in told
    assert '"service.name": "oneleft"' in told
    assert "Traceback" not in told
