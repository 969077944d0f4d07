"""Errors inside the server: an unavailable database is ``busy``; anything else is logged and answered as our fault."""

from __future__ import annotations

import asyncio
import sqlite3
from threading import Event
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from oneleft.lang import say
from oneleft.room.error_codes import Refused
from oneleft.server import scheduler
from oneleft.server.admission import Admission
from oneleft.server.app import Options, create_http_app
from oneleft.server.clock import Clock
from oneleft.server.database_errors import DatabaseUnavailable
from oneleft.server.limits import Limits
from oneleft.server.scheduler import HEARTBEAT_SECONDS, Scheduler
from oneleft.server.sockets import Sockets
from tests.support.in_process_nodes import open_table, saying, seeded_node

DRIVER = Exception("the driver's own error")
UNAVAILABLE = [
    OperationalError("SELECT", None, DRIVER),
    InterfaceError("SELECT", None, DRIVER),
    DBAPIError("SELECT", None, DRIVER, connection_invalidated=True),
    PoolTimeout(),
    DatabaseUnavailable(),
    sqlite3.OperationalError("of a statement that opens a connection"),
    ConnectionResetError(),
    TimeoutError(),
]
MISTAKES = [KeyError("R7"), ProgrammingError("SELECT", None, DRIVER), RuntimeError("R7"), FileNotFoundError("R7")]


def broken_read(error):
    def read_broken_log(*_):
        raise error

    return read_broken_log


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def name_of(error):
    return type(error).__name__


@pytest.mark.parametrize("error", UNAVAILABLE, ids=name_of)
def test_an_unavailable_database_is_busy(url, error, caplog, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.unload(node.live_tables[room_id])
            monkeypatch.setattr(node.store, "read_log", broken_read(error))
            with pytest.raises(Refused) as refused:
                await node.get_table(room_id)
            assert (refused.value.code, refused.value.status, refused.value.close_code) == ("busy", 503, 1013)

    asyncio.run(main())
    assert "read_broken_log" not in caplog.text


@pytest.mark.parametrize("error", MISTAKES, ids=name_of)
def test_a_mistake_is_logged_with_its_traceback_and_the_table(url, error, caplog, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.unload(node.live_tables[room_id])
            monkeypatch.setattr(node.store, "read_log", broken_read(error))
            with pytest.raises(Refused) as refused:
                await node.get_table(room_id)
            assert (refused.value.code, refused.value.status, refused.value.close_code) == ("failure", 500, 1011)
            return room_id

    room_id = asyncio.run(main())
    assert f"table {room_id} failed: {type(error).__name__}" in caplog.text
    assert "in read_broken_log" in caplog.text
    assert "R7" not in caplog.text, "the values of an error may be someone's cards"


def test_a_mistake_while_writing_is_not_taken_for_the_database(url, caplog, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            monkeypatch.setattr(node.store, "append", broken_read(KeyError("R7")))
            with pytest.raises(Refused) as refused:
                await node.execute(room_id, saying(0, "1"))
            assert refused.value.code == "failure"
            monkeypatch.undo()
            assert (await node.execute(room_id, saying(0, "1")))[1] == 5, "nothing was written, and the table goes on"

    asyncio.run(main())
    assert "in read_broken_log" in caplog.text


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_mistake_over_http_is_status_500_and_a_sentence(url, language, monkeypatch):
    async def main():
        pages = create_http_app(Options(url), Admission(0))
        transport = httpx.ASGITransport(pages)
        async with pages.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            node = pages.state.node
            room_id = await open_table(node)
            node.unload(node.live_tables[room_id])
            monkeypatch.setattr(node.store, "read_log", broken_read(KeyError("R7")))
            answer = await client.get(f"/api/tables/{room_id}", headers={"accept-language": language})
            assert answer.status_code == 500
            assert answer.json() == {"code": "failure", "message": say("server-failure", language), "rule": ""}

    asyncio.run(main())


def test_a_mistake_closes_a_socket_with_code_1011(url, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.unload(node.live_tables[room_id])
            monkeypatch.setattr(node.store, "read_log", broken_read(KeyError("R7")))
            incoming = [{"type": "websocket.receive", "text": '{"type": "enter"}'}]
            sent = []

            async def receive():
                return incoming.pop(0)

            async def send(message):
                sent.append(message)

            scope = {"path": f"/api/tables/{room_id}/socket", "headers": []}
            await Sockets(Admission(0)).serve(node, scope, receive, send)
            assert sent[-1] == {"type": "websocket.close", "code": 1011, "reason": "failure"}

    asyncio.run(main())


def test_a_table_that_fails_does_not_end_the_schedulers_round(url, caplog, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            first, second = await open_table(node), await open_table(node)
            for room_id in (first, second):
                node.live_tables[room_id].stale = True
            read = node.store.read_log

            def read_all_but_the_first(room_id, *after):
                if room_id == first:
                    raise KeyError("R7")
                return read(room_id, *after)

            monkeypatch.setattr(node.store, "read_log", read_all_but_the_first)
            await Scheduler(node).sweep()
            assert node.live_tables[first].stale
            assert not node.live_tables[second].stale
            return first

    first = asyncio.run(main())
    assert f"table {first} failed: KeyError" in caplog.text


def test_a_claim_that_fails_does_not_end_the_schedulers_round(url, caplog, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.live_tables[room_id].stale = True
            monkeypatch.setattr(node.homes, "claim", broken_read(KeyError("R7")))
            await Scheduler(node).sweep()
            assert not node.live_tables[room_id].stale

    asyncio.run(main())
    assert "in read_broken_log" in caplog.text


def test_an_unavailable_database_ends_the_schedulers_round(url, monkeypatch):
    """Each further table would only wait for the same database again."""

    async def main():
        async with seeded_node(url) as node:
            for _ in range(2):
                node.live_tables[await open_table(node)].stale = True
            asked = []

            def read(room_id, *_):
                asked.append(room_id)
                raise UNAVAILABLE[0]

            monkeypatch.setattr(node.store, "read_log", read)
            with pytest.raises(Refused) as refused:
                await Scheduler(node).sweep()
            assert refused.value.code == "busy"
            assert len(set(asked)) == 1, "it went on to the next table"

    asyncio.run(main())


def test_a_request_that_waits_too_long_is_busy(url, monkeypatch):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            may_end = Event()
            monkeypatch.setattr(node.store, "append", lambda writes: [may_end.wait(20)] * len(writes))
            node.writer.seconds = 0.01
            try:
                with pytest.raises(Refused) as refused:
                    await node.execute(room_id, saying(0, "1"))
                assert refused.value.code == "busy"
                assert node.outages == 1
            finally:
                may_end.set()

    asyncio.run(main())


def test_a_queue_that_is_slow_is_no_outage(url):
    """A person who fills the queue for loading tables must not let everyone be told that the database is gone."""

    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.unload(node.live_tables[room_id])
            may_end = Event()
            slow = [asyncio.ensure_future(node.pools.loading.run(may_end.wait, 20)) for _ in range(2)]
            node.limits = Limits(answer_seconds=0.05)
            try:
                with pytest.raises(Refused) as refused:
                    await node.execute(room_id, saying(0, "1"))
                assert (refused.value.code, node.outages) == ("busy", 0)
            finally:
                may_end.set()
                await asyncio.gather(*slow)

    asyncio.run(main())


def test_a_sweep_of_many_tables_leaves_time_between_them(monkeypatch):
    """It takes about as long as there is until the next, and never looks at many tables at once."""
    pauses, swept = [], []

    async def sleep(seconds):
        pauses.append((len(swept), seconds))

    async def nothing(*_):
        pass

    async def awaited(work, room_id):
        await work

    async def sweep_table(live):
        swept.append(live.room.id)
        node.live_tables.pop("94", None)  # unloaded meanwhile

    tables = {str(number): SimpleNamespace(room=SimpleNamespace(id=str(number))) for number in range(95)}
    homes = SimpleNamespace(was_silent=False, release=nothing)
    node = SimpleNamespace(
        live_tables=tables,
        heartbeat=nothing,
        errors_as_refusals=awaited,
        clock=Clock(),
        homes=homes,
        away_from_home=list,
    )
    keeper = Scheduler(node)
    monkeypatch.setattr(keeper, "claim_due_tables", nothing)
    monkeypatch.setattr(keeper, "sweep_table", sweep_table)
    monkeypatch.setattr(scheduler, "asyncio", SimpleNamespace(sleep=sleep))
    asyncio.run(keeper.sweep())
    assert [count for count, _ in pauses] == [20, 40, 60, 80]
    assert HEARTBEAT_SECONDS / 2 < sum(seconds for _, seconds in pauses) <= HEARTBEAT_SECONDS
    assert swept == [str(number) for number in range(94)]
