"""Health and metrics of this node, for whoever runs it: numbers only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
from litestar import Response, get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .dependencies import PROBLEMS, TheNode
from .node import Node


class Health(msgspec.Struct, frozen=True):
    status: str
    tables: int
    guests: int


def count_connections(node: Node) -> int:
    return sum(len(live.connections) for live in node.live_tables.values())


@get("/health", summary="Whether this node and its database respond", responses=PROBLEMS)
async def health(node: TheNode) -> Health:
    await node.errors_as_refusals(asyncio.wait_for(asyncio.to_thread(node.store.ping), 5))
    return Health("ok", len(node.live_tables), count_connections(node))


class NodeCollector:
    """The metrics of a node, read at each scrape."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def collect(self) -> Iterator[Metric]:
        node = self.node
        yield GaugeMetricFamily("oneleft_tables", "Tables in this node's memory", len(node.live_tables))
        yield GaugeMetricFamily("oneleft_guests", "Connected players and spectators", count_connections(node))
        yield CounterMetricFamily("oneleft_moves", "Moves made at tables of this node", node.moves_made)
        yield CounterMetricFamily("oneleft_writes", "Entries written by this node", node.writer.written)
        yield CounterMetricFamily("oneleft_commits", "Commits made by this node", node.writer.commits)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(node: TheNode) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(NodeCollector(node))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")
