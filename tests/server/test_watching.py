"""What the operator of a server sees: metrics with their dashboard, the log, and a line in the terminal."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import sys
from pathlib import Path

import pytest

from oneleft.server import node_metrics
from oneleft.server.latencies import BOUNDS, Latencies, quantile
from oneleft.server.log_output import CLEAR, JsonFormatter, StatusLine
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import open_table, saying, seeded_node

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def test_every_metric_of_the_dashboard_is_exported(tmp_path):
    """Every line of it is about a metric that this server has, and the metrics are those of this node alone."""

    async def ask() -> str:
        async with in_process_app(tmp_path) as app:
            await app.http.get("/api/tables/AAAA", headers={"host": "elsewhere.example"})
            return str((await app.http.get("/metrics")).text)

    text = asyncio.run(ask())
    exported = set(re.findall(r"^(\w+)", text, re.MULTILINE))
    exported |= set(re.findall(r"^# TYPE (\w+) counter$", text, re.MULTILINE))
    panels = json.loads(DASHBOARD.read_text("utf-8"))["panels"]
    named = [set(re.findall(r"oneleft_\w+", one["expr"])) for panel in panels for one in panel["targets"]]
    assert all(named)
    assert set().union(*named) <= exported
    assert 'oneleft_answer_seconds_bucket{le="+Inf"}' in text


def test_latencies_are_counted_by_their_bounds():
    latencies = Latencies()
    for seconds in [0.0005] * 97 + [0.003, 0.2, 9.0]:
        latencies.observe(seconds)
    buckets = dict(latencies.buckets())
    assert (buckets["0.001"], buckets["0.005"], buckets["0.25"], buckets["+Inf"]) == (97, 98, 99, 100)
    assert latencies.sum == pytest.approx(97 * 0.0005 + 9.203)
    assert quantile(latencies.counts, 0.99) == 0.25
    assert quantile(latencies.counts, 1) == BOUNDS[-1]


def test_the_status_line_tells_what_came_since_the_last_one(tmp_path, monkeypatch):
    seconds = iter([0.0, 1.0, 1.0, 3.0, 3.0, 5.0, 5.0, *map(float, range(6, 100))])
    monkeypatch.setattr(node_metrics, "monotonic", lambda: next(seconds))

    async def main() -> None:
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            line = StatusLine(node, "en")
            assert line.text() == "tables: 0 · people: 0 · moves/s: 0.0 · p99: 0 ms"
            await node.execute(await open_table(node), saying(0, "hello"))
            node.latencies.observe(0.004)
            node.moves_made += 3
            assert line.text() == "tables: 1 · people: 0 · moves/s: 1.5 · p99: 5 ms"
            assert line.text() == "tables: 1 · people: 0 · moves/s: 0.0 · p99: 0 ms"
            stream = io.StringIO()
            showing = asyncio.ensure_future(line.run(stream))
            await asyncio.sleep(0)
            showing.cancel()
            await asyncio.gather(showing, return_exceptions=True)
            assert stream.getvalue() == CLEAR

    asyncio.run(main())


def test_a_line_of_the_log_can_be_an_object():
    try:
        raise ValueError("broken")
    except ValueError:
        record = logging.LogRecord("oneleft.server", logging.ERROR, "", 1, "table %s: “é”", ("T",), sys.exc_info())
    line = JsonFormatter().format(record)
    read = json.loads(line)
    assert "\n" not in line
    assert (read["level"], read["logger"], read["message"]) == ("ERROR", "oneleft.server", "table T: “é”")
    assert "ValueError: broken" in read["traceback"]
    assert read["time"].endswith("+00:00")
