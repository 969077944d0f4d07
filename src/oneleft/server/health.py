"""How the house is, for those who run it: numbers only."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
from litestar import Response, get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric

from .given import PROBLEMS, TheHouse
from .house import House


class Health(msgspec.Struct, frozen=True):
    status: str
    tables: int
    guests: int


def count_guests(house: House) -> int:
    return sum(len(live.guests) for live in house.lives.values())


@get("/health", summary="Whether this node and its database answer", responses=PROBLEMS)
async def health(house: TheHouse) -> Health:
    await house.away_is_busy(asyncio.wait_for(asyncio.to_thread(house.store.reachable), 5))
    return Health("ok", len(house.lives), count_guests(house))


class Counts:
    """Read when they are asked for."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Metric]:
        house = self.house
        yield GaugeMetricFamily("oneleft_tables", "Tables in this node's memory", len(house.lives))
        yield GaugeMetricFamily("oneleft_guests", "Connected players and spectators", count_guests(house))
        yield CounterMetricFamily("oneleft_moves", "Moves made at tables of this node", house.accepted)
        yield CounterMetricFamily("oneleft_writes", "Entries written by this node", house.writer.written)
        yield CounterMetricFamily("oneleft_commits", "Commits they took", house.writer.commits)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(house: TheHouse) -> Response[bytes]:
    registry = CollectorRegistry()
    registry.register(Counts(house))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")
