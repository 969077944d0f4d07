"""Guests who are passed on to the home of their table: in two nodes of this process, for what real ones seldom do."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest

from oneleft.server import homes, scheduler, stored_homes
from oneleft.server.connections import MAX_QUEUED
from tests.support.in_process_app import FakeSocket, InProcessApp, in_process_apps
from tests.support.in_process_nodes import saying, until
from tests.support.servers import postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url():
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture(autouse=True)
def _patient_nodes(monkeypatch):
    """No node counts another one as dead because this machine is busy."""
    for module in (homes, stored_homes):
        monkeypatch.setattr(module, "DEAD_AFTER_SECONDS", 300.0)


class Deaf(FakeSocket):
    """A guest who reads nothing after the handshake."""

    async def take(self, event):
        if event["type"] == "websocket.send":
            await asyncio.Event().wait()
        await super().take(event)


async def enter(app: InProcessApp, table: str, token: str | None, kind: type[FakeSocket] = FakeSocket) -> FakeSocket:
    guest = kind(app.front, table)
    guest.say({"type": "enter", "token": token})
    if kind is FakeSocket:
        await guest.hear("hello")
    return guest


async def knows(entry: InProcessApp, *others: InProcessApp) -> bool:
    """Whether a node knows where these are."""
    await entry.node.heartbeat()
    rows = [entry.node.homes.nodes.get(other.node.node_id) for other in others]
    return all(row is not None and bool(row.address) for row in rows)


def said(guest: FakeSocket) -> list[int]:
    return [message["number"] for message in guest.sent if message["type"] == "said"]


def test_a_guest_who_does_not_read_holds_up_nobody_on_the_same_stream(url):
    async def main():
        async with in_process_apps(url, "home", "entry") as (home, entry):
            table, tokens = await home.open("Ana", "Bo")
            deaf = await enter(entry, table, None, Deaf)
            quick = await enter(entry, table, tokens[1])
            live = home.node.live_tables[table]
            await until(lambda: len(live.connections) == 2)
            for number in range(MAX_QUEUED + 20):
                await home.node.execute(table, saying(0, f"{number}"))
            assert await deaf.end() == (4413, "too-slow")
            await until(lambda: len(said(quick)) == MAX_QUEUED + 20)
            assert said(quick) == sorted(said(quick))
            await until(lambda: len(live.connections) == 1)  # the home has heard that one is gone
            assert not entry.node.live_tables
            quick.leave()
            await quick.end()

    asyncio.run(main())


def test_a_guest_is_passed_on_to_where_the_table_is_now(url):
    async def main():
        async with in_process_apps(url, "home", "other", "entry") as (home, other, entry):
            table, tokens = await home.open("Ana", "Bo")
            await until(lambda: knows(entry, home, other))
            entry.node.homes.remember(table, other.node.node_id)  # as it was before
            guest = await enter(entry, table, tokens[1])
            await until(lambda: bool(home.node.live_tables[table].connections))
            assert not other.node.live_tables
            assert entry.node.homes.elsewhere[table] == home.node.node_id
            entry.node.homes.remember(table, other.node.node_id)
            shown = await entry.http.get(f"/api/tables/{table}")
            assert (shown.status_code, shown.json()["id"]) == (200, table)
            assert not other.node.live_tables
            guest.leave()
            await guest.end()

    asyncio.run(main())


def test_requests_and_refusals_are_those_of_the_home(url):
    async def main():
        async with in_process_apps(url, "home", "entry") as (home, entry):
            table, tokens = await home.open("Ana", "Bo")
            path = f"/api/tables/{table}"
            bearer = {"authorization": f"Bearer {tokens[0]}", "accept-language": "de"}
            full = await entry.http.post(f"{path}/seats", json={"nickname": "Cy"}, headers={"accept-language": "de"})
            begun = await entry.http.post(f"{path}/start", headers=bearer)
            code = await entry.http.get(f"/api/tables/{begun.json().get('code')}")
            for answer in (full, begun, await entry.http.get(f"{path}/scores"), await entry.http.get(path)):
                assert answer.headers["x-frame-options"] == "DENY"
            assert (
                full.json() == (await home.http.post(f"{path}/seats", json={"nickname": "Cy"}, headers=bearer)).json()
            )
            assert (full.status_code, full.json()["code"]) == (409, "full")
            assert begun.status_code == code.status_code == 200
            assert (await entry.http.get(f"{path}/nothing")).status_code == 404
            assert (await entry.http.post(f"{path}/seats", content=b"{", headers=JSON)).status_code == 400
            assert (await entry.http.post(f"{path}/seats", content=b" " * 17_000, headers=JSON)).status_code == 413
            assert (await entry.http.get("/api/tables/nowhere")).status_code == 404
            assert not entry.node.homes.held
            denied = FakeSocket(entry.front, table)
            denied.say({"type": "enter", "token": "wrong"})
            assert await denied.end() == (4401, "bad-token")

    asyncio.run(main())


JSON = {"content-type": "application/json"}


def test_while_a_home_is_out_of_reach_its_tables_are_served_here(url, monkeypatch):
    """And once it is in reach again, the guests are sent there: they reconnect, and are passed on."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)

    async def main():
        async with in_process_apps(url, "home", "entry") as (home, entry):
            table, tokens = await home.open("Ana", "Bo")
            ana = await enter(home, table, tokens[0])
            unreachable = entry.front.routes.forwarder.failed
            unreachable[home.node.node_id] = monotonic() + 3600
            bo = await enter(entry, table, tokens[1])
            assert entry.node.live_tables[table].connections
            assert home.node.is_home(table)
            for number in range(5):
                await home.node.execute(table, saying(0, f"home {number}"))
                await entry.node.execute(table, saying(1, f"entry {number}"))
            await until(lambda: len(said(ana)) == len(said(bo)) == 10)
            assert said(ana) == said(bo)
            unreachable.clear()
            assert await bo.end() == (1013, "busy")
            bo = await enter(entry, table, tokens[1])
            await until(lambda: len(home.node.live_tables[table].connections) == 2)
            for guest in (ana, bo):
                guest.leave()
                await guest.end()

    asyncio.run(main())


def test_when_a_stream_breaks_its_guests_reconnect(url):
    async def main():
        async with in_process_apps(url, "home", "entry") as (home, entry):
            table, tokens = await home.open("Ana", "Bo")
            guest = await enter(entry, table, tokens[1])
            link = await entry.front.routes.forwarder.links[home.node.node_id]
            link.abort()
            assert await guest.end() == (1013, "busy")
            await until(lambda: not home.node.live_tables[table].connections)
            again = await enter(entry, table, tokens[1])
            assert home.node.live_tables[table].connections
            again.leave()
            await again.end()

    asyncio.run(main())
