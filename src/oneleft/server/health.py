"""Health and metrics of this node, for its operator: numbers only."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from .admission import Admission
from .analyses import Analyses
from .dependencies import TheNode
from .node import Node
from .probe import FRESH_SECONDS


class Health(msgspec.Struct, frozen=True):
    """``status`` is ok, damaged (tables that cannot be read), read-only (moves are refused) or unavailable."""

    status: str
    reads: bool
    writes: bool
    tables: int
    guests: int
    damaged: int = 0  # tables that could not be read
    clock_skew: float = 0  # seconds by which this machine's clock is ahead of the database's


READY = {
    200: ResponseSpec(Health, description="Tables can be played.", generate_examples=False),
    503: ResponseSpec(Health, description="The database cannot be reached or written.", generate_examples=False),
}


@get("/health/live", summary="Whether this process responds")
async def live() -> dict[str, str]:
    return {"status": "ok"}


@get(["/ready", "/health", "/health/ready"], summary="Whether tables can be played at this node", responses=READY)
async def ready(node: TheNode) -> Response[Health]:
    reads, writes = await node.probe.result()
    status = "unavailable" if not reads else "read-only" if not writes else "damaged" if node.damaged else "ok"
    health = Health(
        status=status,
        reads=reads,
        writes=writes,
        tables=len(node.live_tables),
        guests=len(node.connections()),
        damaged=len(node.damaged),
        clock_skew=round(node.clock.skew, 3),
    )
    return Response(health, status_code=200 if writes else 503)


class Metrics:
    """The metrics as text, kept for a second: however many ask, they are collected once."""

    def __init__(self, node: Node, admission: Admission, analyses: Analyses) -> None:
        self.registry = CollectorRegistry()
        self.registry.register(NodeCollector(node, admission, analyses))
        self._text = b""
        self._collected = 0.0

    def text(self) -> bytes:
        if not self._text or monotonic() - self._collected > FRESH_SECONDS:
            self._text, self._collected = generate_latest(self.registry), monotonic()
        return self._text


class NodeCollector:
    """The metrics of a node, read at each scrape."""

    def __init__(self, node: Node, admission: Admission, analyses: Analyses) -> None:
        self.node, self.admission, self.analyses = node, admission, analyses

    def collect(self) -> Iterator[Metric]:
        node = self.node
        yield GaugeMetricFamily("oneleft_tables", "Tables in this node's memory", len(node.live_tables))
        yield GaugeMetricFamily("oneleft_guests", "Connected players and spectators", len(node.connections()))
        yield GaugeMetricFamily("oneleft_homes", "Tables whose home this node is", len(node.homes.held))
        passed_on = "Requests and sockets that were passed on to other nodes"
        yield CounterMetricFamily("oneleft_passed_on", passed_on, node.homes.passed_on)
        yield CounterMetricFamily("oneleft_moves", "Moves made at tables of this node", node.moves_made)
        latency = HistogramMetricFamily("oneleft_answer_seconds", "From a message until it is on disk and told")
        latency.add_metric([], node.latencies.buckets(), node.latencies.sum)
        yield latency
        yield CounterMetricFamily("oneleft_writes", "Entries written by this node", node.writer.written)
        yield CounterMetricFamily("oneleft_entries_read", "Entries read from logs", node.store.entries_read)
        yield CounterMetricFamily("oneleft_commits", "Commits made by this node", node.writer.commits)
        yield CounterMetricFamily("oneleft_deleted_tables", "Abandoned tables that were deleted", node.deleted_tables)
        yield CounterMetricFamily("oneleft_hurried_bots", "Decisions of experts without a search", node.hurried_bots)
        yield CounterMetricFamily("oneleft_analyses", "Matches analysed by this node", self.analyses.finished)
        yield CounterMetricFamily("oneleft_failed_analyses", "Analyses that failed", self.analyses.failed)
        yield GaugeMetricFamily("oneleft_waiting_analyses", "Analyses that run or wait", len(self.analyses.jobs))
        yield GaugeMetricFamily("oneleft_connections", "Open connections of any kind", self.admission.open_connections)
        turned_away = CounterMetricFamily("oneleft_turned_away", "Connections and requests refused", labels=["reason"])
        for reason, count in self.admission.turned_away.items():
            turned_away.add_metric([reason], count)
        yield turned_away
        yield CounterMetricFamily("oneleft_outages", "Times that the database was unavailable", node.outages)
        yield GaugeMetricFamily("oneleft_outage", "Whether the database is unavailable now", bool(node.outage))
        yield GaugeMetricFamily("oneleft_damaged_tables", "Tables that could not be read", len(node.damaged))
        skew = "Seconds by which this machine's clock is ahead of the database's"
        yield GaugeMetricFamily("oneleft_clock_skew_seconds", skew, node.clock.skew)
        yield CounterMetricFamily("oneleft_clock_steps", "Times that the clock was set", node.clock_steps)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    kept: Metrics = state.metrics
    return Response(kept.text(), media_type="text/plain; version=0.0.4")
