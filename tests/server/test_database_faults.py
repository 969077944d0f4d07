"""A PostgreSQL that hangs, is out of reach, or has lost its last commits."""

from __future__ import annotations

import asyncio
import gc
from contextlib import contextmanager, suppress

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from oneleft.protocol import messages as m
from oneleft.room import entries as n
from oneleft.room.commands import Repeated
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.server import scheduler
from oneleft.server.admission import Admission
from oneleft.server.app import Options, create_http_app
from oneleft.server.database_errors import DatabaseUnavailable
from oneleft.server.limits import Limits
from oneleft.server.live_table import LiveTable
from oneleft.server.node import Node
from oneleft.server.store import Store
from tests.support.in_process_nodes import RecordingConnection, open_table, read_log, saying, seeded_node, until
from tests.support.servers import postgres
from tests.support.tcp_proxy import TcpProxy

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database():
    with postgres(synced=False) as made:
        yield made


@pytest.fixture
def hanging(request, database):
    """A URL of the database, and a context in which it does not answer: stopped, or the network drops its packets."""
    if request.param == "stopped":

        @contextmanager
        def stopped():
            database.hang()
            try:
                yield
            finally:
                database.go_on()

        yield database.url, stopped
        return

    with TcpProxy(database.port.number) as proxy:

        @contextmanager
        def unreachable():
            proxy.stall()
            try:
                yield
            finally:
                proxy.heal()

        yield database.url.replace(str(database.port.number), str(proxy.port.number)), unreachable


def refusals(recorder: RecordingConnection) -> list[tuple[str, str]]:
    return [(one.id, one.code) for one in recorder.heard if isinstance(one, m.Refused)]


async def enter_all(node: Node, room_id: str) -> list[RecordingConnection]:
    recorders = [RecordingConnection(node, seat=0), RecordingConnection(node, seat=1), RecordingConnection(node)]
    for recorder in recorders:
        await node.enter(room_id, recorder.connection, None)
    return recorders


@pytest.mark.parametrize("hanging", ["stopped", "unreachable"], indirect=True)
def test_while_the_database_hangs_moves_are_busy_and_everybody_is_told(hanging, caplog):
    url, hangs = hanging

    async def main():
        async with seeded_node(url, statement_seconds=2) as node:
            room_id = await open_table(node)
            recorders = await enter_all(node, room_id)
            live = node.live_tables[room_id]
            patient = node.limits
            with hangs():
                node.limits = Limits(answer_seconds=12, statement_seconds=2)
                with pytest.raises(Refused) as refused:
                    await node.execute(room_id, saying(0, "1"))
                assert refused.value.code == "busy"
                assert [refusals(one) for one in recorders] == [[("", "busy")]] * 3, "told once, without having asked"
                for _ in range(20):  # once it is known, nobody waits any more
                    with pytest.raises(Refused):
                        await node.execute(room_id, saying(1, "2"))
            node.limits = patient
            await until(lambda: not node.outage and not live.stale)
            for seat, message_id in ((0, "1"), (1, "2"), (0, "3")):
                await say_once(node, room_id, seat, message_id)
            said = [entry.id for entry in read_log(node.store, room_id) if isinstance(entry, n.Said)]
            assert sorted(said) == ["1", "2", "3"]
            await until(lambda: all(one.heard[-1].number == live.room.number for one in recorders))

    asyncio.run(main())
    assert caplog.text.count("the database is not responding") == 1
    assert caplog.text.count("the database responds again") == 1


async def say_once(node: Node, room_id: str, seat: int, message_id: str) -> None:
    """Repeat a request, as a client does: an earlier attempt may have been written although it was refused."""
    with suppress(Repeated):
        await node.execute(room_id, saying(seat, message_id))


@pytest.mark.parametrize("hanging", ["stopped"], indirect=True)
def test_people_are_told_although_nobody_moves(hanging):
    url, hangs = hanging

    async def main():
        async with seeded_node(url, statement_seconds=2) as node:
            recorders = await enter_all(node, await open_table(node))
            with hangs():
                await until(lambda: all(refusals(one) == [("", "busy")] for one in recorders))
            await until(lambda: not node.outage)

    asyncio.run(main())


@pytest.mark.parametrize("hanging", ["unreachable"], indirect=True)
def test_a_node_that_was_cut_off_hears_of_the_others_again(hanging, database):
    """Its listening connection may have been dropped without a word."""
    url, unreachable = hanging

    async def main():
        async with seeded_node(url, "cut off", 2) as cut_off, seeded_node(database.url, "other") as other:
            room_id = await open_table(other)
            recorder = RecordingConnection(cut_off, seat=0)
            await cut_off.enter(room_id, recorder.connection, None)
            with unreachable():
                await other.execute(room_id, saying(1, "1"))
                await until(lambda: bool(cut_off.outage))
            said = (await other.execute(room_id, saying(1, "2")))[1]
            await until(lambda: [one.phrase for one in recorder.heard if isinstance(one, m.Said)] == ["hello"] * 2)
            assert recorder.heard[-1].number == said

    asyncio.run(main())


@pytest.mark.parametrize("hanging", ["stopped"], indirect=True)
def test_health_tells_a_hanging_database_from_a_dead_server(hanging):
    url, hangs = hanging

    async def main():
        pages = create_http_app(Options(url), Admission(0))
        transport = httpx.ASGITransport(pages)
        async with pages.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            assert (await client.get("/health/ready")).json()["writes"]
            with hangs():
                await until(lambda: has_health(client, 503, "unavailable"))
                assert (await client.get("/health/live")).status_code == 200
            await until(lambda: has_health(client, 200, "ok"))

    asyncio.run(main())


async def has_health(client: httpx.AsyncClient, code: int, status: str) -> bool:
    answer = await client.get("/health")
    return (answer.status_code, answer.json()["status"]) == (code, status)


# Lost commits


def forget(node: Node, room_id: str, number: int) -> None:
    """Lose the entries from this one on, as a standby has that was promoted before they reached it."""
    with node.store.engine.begin() as connection:
        connection.execute(text("DELETE FROM entries WHERE room = :r AND number >= :n"), {"r": room_id, "n": number})


async def say_some(node: Node, room_id: str, count: int, prefix: str = "") -> None:
    for i in range(count):
        await node.execute(room_id, saying(0, f"{prefix}{i}"))


def numbers_of(node: Node, room_id: str) -> list[int]:
    return [stored.number for stored in node.store.read_log(room_id)]


def test_a_table_goes_on_from_what_a_failover_has_left(database):
    async def main():
        async with seeded_node(database.url) as node:
            room_id = await open_table(node)
            recorders = await enter_all(node, room_id)
            await say_some(node, room_id, 5)
            last = node.live_tables[room_id].room.number
            forget(node, room_id, last - 3)
            _, number = await node.execute(room_id, saying(0, "after"))
            assert number == last - 2
            assert numbers_of(node, room_id) == list(range(number))
            for recorder in recorders:
                hello = [one for one in recorder.heard if isinstance(one, m.Hello)][-1]
                assert (hello.number, hello.lost, hello.missed) == (last - 3, 3, None)
                assert recorder.heard[-1].number == number
            Room.fold(room_id, read_log(node.store, room_id))

    asyncio.run(main())


def test_nobody_goes_on_from_entries_that_others_have_replaced(database):
    """After the failover another node wrote the same numbers again: a number alone proves nothing."""

    async def main():
        async with seeded_node(database.url, "here") as here, seeded_node(database.url, "there") as there:
            room_id = await open_table(here)
            recorder = RecordingConnection(here, seat=0)
            await here.enter(room_id, recorder.connection, None)
            await say_some(here, room_id, 4, "lost ")
            last = here.live_tables[room_id].room.number
            forget(here, room_id, last - 3)
            here.live_tables.pop(room_id, live := here.live_tables[room_id])  # it hears nothing of what follows
            await say_some(there, room_id, 4, "kept ")
            here.live_tables[room_id] = live
            await here.execute(room_id, saying(1, "after"))
            said = [entry.id for entry in read_log(here.store, room_id) if isinstance(entry, n.Said)]
            assert said == ["lost 0", "kept 0", "kept 1", "kept 2", "kept 3", "after"]
            assert [one.lost for one in recorder.heard if isinstance(one, m.Hello)][-1] > 0
            assert live.room.number == here.live_tables[room_id].room.number == len(numbers_of(here, room_id))

    asyncio.run(main())


def test_whoever_sat_down_in_what_was_lost_has_to_sit_down_again(database):
    async def main():
        async with seeded_node(database.url) as node:
            room_id = await open_table(node)
            recorder = RecordingConnection(node, seat=1)
            await node.enter(room_id, recorder.connection, None)
            forget(node, room_id, 2)  # Ana has sat down, Bo not yet
            await node.execute(room_id, saying(0, "1"))
            assert node.live_tables[room_id].room.status == "waiting"
            await until(lambda: recorder.closed == ["bad-token"])

    asyncio.run(main())


def test_a_table_that_was_lost_as_a_whole_is_gone(database):
    async def main():
        async with seeded_node(database.url) as node:
            room_id = await open_table(node)
            recorder = RecordingConnection(node, seat=0)
            await node.enter(room_id, recorder.connection, None)
            forget(node, room_id, 0)
            with pytest.raises(Refused) as refused:
                await node.execute(room_id, saying(0, "1"))
            assert refused.value.code == "no-table"
            await until(lambda: recorder.closed == ["no-table"])

    asyncio.run(main())


def test_an_entry_that_cannot_be_folded_is_not_skipped(database, monkeypatch):
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 3600)

    async def main():
        async with seeded_node(database.url) as node:
            room_id = await open_table(node)
            live: LiveTable = node.live_tables[room_id]
            number = live.room.number
            bad = n.write_entry(n.Moved(at=1.0, move="0 play nothing"))
            insert = text("INSERT INTO entries VALUES (:r, :n, 'elsewhere', :b)")
            with node.store.engine.begin() as connection:
                connection.execute(insert, {"r": room_id, "n": number, "b": bad})
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await node.execute(room_id, saying(0, "1"))
                assert (refused.value.code, live.stale) == ("damaged", True)
            good = n.write_entry(n.Said(at=1.0, seat=0, phrase="wow"))
            with node.store.engine.begin() as connection:
                connection.execute(
                    text("UPDATE entries SET body = :b WHERE room = :r AND number = :n"),
                    {"r": room_id, "n": number, "b": good},
                )
            assert (await node.execute(room_id, saying(0, "1")))[1] == number + 2
            assert live.room.number == number + 2

    asyncio.run(main())


def test_a_connection_that_broke_in_the_middle_of_a_batch_is_not_used_again(database, caplog):
    """Its pipeline is still open, so that not even a rollback is possible."""
    store = Store(database.url)
    store.open()

    def break_off():
        with store.begin() as connection:
            connection.connection.dbapi_connection.pgconn.enter_pipeline_mode()
            connection.execute(text("SELECT 1"))

    with pytest.raises(OperationalError):
        break_off()
    assert "Traceback" not in caplog.text
    with store.begin() as connection:
        assert connection.execute(text("SELECT 1")).scalar_one() == 1
    store.close()


def test_nobody_waits_for_a_table_that_comes_home_in_an_outage(database, monkeypatch):
    """The outage is noted. asyncio has no forgotten error to log, with a traceback for the host."""

    async def main():
        forgotten = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: forgotten.append(context["message"]))
        async with seeded_node(database.url) as node:
            room_id = await open_table(node)

            def cannot_read(*_):
                raise DatabaseUnavailable

            node.homes.lose(room_id)
            with monkeypatch.context() as patch:
                patch.setattr(node.store, "read_log", cannot_read)
                await node.ask_for_home(room_id)
                await until(lambda: node.outages > 0)
            assert node.live_tables[room_id].stale
        gc.collect()
        assert forgotten == []

    asyncio.run(main())
