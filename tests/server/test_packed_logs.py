"""Logs that nobody uses are packed: every one is the same log afterwards, whatever comes in between."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import event, func, select, update

from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server import housekeeping
from oneleft.server.check import Checked, Fault, check_tables
from oneleft.server.disk_space import LOOK_AGAIN, delete_abandoned, delete_table
from oneleft.server.housekeeping import Housekeeper
from oneleft.server.log_packing import pack, unpack
from oneleft.server.packed_logs import LEAST_ENTRIES, logs_to_pack, pack_log
from oneleft.server.replays import pack_replay, record_of
from oneleft.server.schema import ENTRIES, NODES, PACKED_LOGS, ROOMS
from oneleft.server.store import Store
from oneleft.server.stored_homes import NodeRow, leave, report
from oneleft.server.stored_rooms import read_room
from oneleft.server.writes import Stored, Write
from oneleft.table.record import verify_record
from tests.support.in_process_nodes import moving, open_table, saying, seeded_node
from tests.support.long_games import write_long_match
from tests.support.offline_table import plain_move
from tests.support.servers import postgres

LONG = 3 * LEAST_ENTRIES
ROW = {"listed": False, "opened": 0.0, "shown": b"", "changed": 0.0, "finished": 1, "opener": "", "packed": False}
entries = st.lists(st.tuples(st.text(max_size=24), st.binary(max_size=200)), max_size=60)


@pytest.fixture
def sqlite_url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def url(request, sqlite_url):
    if request.param == "sqlite":
        yield sqlite_url
        return
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture
def store(url):
    made = Store(url)
    made.open()
    yield made
    made.close()


def write(store: Store, number: int, of: str = "table", at: float = 1.0, node: str = "here", **row: object) -> bool:
    """Append an entry to a log, or open it; with what changes in its row."""
    body = n.write_entry(n.Away(at=at, seat=number % 7, connection_id=f"here:{number}"))
    after = store.read_log(of, number - 1)[0].stamp if number else ""
    made = Write(of, number, f"{node}:{number}", [body], after=after, row=ROW | row if row or not number else None)
    return store.append([made]) == [True]


def write_log(store: Store, of: str = "table", length: int = LONG) -> list[Stored]:
    for number in range(length):
        assert write(store, number, of)
    return store.read_log(of)


def rows_of(store: Store, of: str = "table") -> list[int]:
    with store.begin() as connection:
        found = select(ENTRIES.c.number).where(ENTRIES.c.room == of).order_by(ENTRIES.c.number)
        return list(connection.execute(found).scalars())


@given(entries)
def test_what_was_packed_is_the_same(pairs):
    log = [Stored(number, stamp, body) for number, (stamp, body) in enumerate(pairs, 1)]
    assert unpack("table", pack(log)) == log


def test_a_packed_log_reads_as_before_and_goes_on(store):
    log = write_log(store)
    assert logs_to_pack(store, before=2.0) == ["table"]
    assert pack_log(store, "table", before=2.0)
    assert rows_of(store) == [0, LONG - 1]
    assert store.read_log("table") == log
    assert [store.read_log("table", after) for after in (1, 5, LONG - 1, LONG)] == [log[1:], log[5:], log[-1:], []]
    assert logs_to_pack(store, before=2.0) == [], "it is looked at once"
    assert not write(store, 0, node="there"), "nobody can open it again"
    assert not write(store, LONG - 1, node="there"), "the fence holds"
    for number in range(LONG, LONG + 5):
        assert write(store, number)
    longer = store.read_log("table")
    assert [one.number for one in longer] == list(range(LONG + 5))
    assert longer[:LONG] == log
    assert write(store, LONG + 5, changed=1.5), "such as the end of the next match"
    assert logs_to_pack(store, before=2.0) == ["table"]
    longer = store.read_log("table")
    assert pack_log(store, "table", before=2.0)
    assert rows_of(store) == [0, LONG + 5]
    assert store.read_log("table") == longer


def test_a_log_that_someone_uses_or_that_is_short_or_has_a_gap_is_not_packed(store):
    log = write_log(store)
    write_log(store, "short", LEAST_ENTRIES - 1)
    gap = write_log(store, "gap")
    with store.begin() as connection:
        connection.execute(ENTRIES.delete().where(ENTRIES.c.room == "gap", ENTRIES.c.number == 5))
    write(store, LONG, at=3.0)
    assert sorted(logs_to_pack(store, before=2.0)) == ["gap", "short", "table"], "a move does not change the row"
    for room in ("gap", "short", "table"):
        assert not pack_log(store, room, before=2.0)
    assert store.read_log("table")[:-1] == log
    assert store.read_log("gap") == [one for one in gap if one.number != 5]
    assert logs_to_pack(store, before=2.0) == []
    assert logs_to_pack(store, before=3.0 + LOOK_AGAIN) == ["table"], "it is looked at later"


def again(store: Store, before: float = 2.0) -> None:
    """The table is deleted and opened again, with a log as long."""
    assert delete_abandoned(store, before, finished=True) == 1
    for number in range(LONG):
        body = n.write_entry(n.Away(at=1.0, seat=0, connection_id="again"))
        assert store.append([Write("table", number, f"again:{number}", [body], row=ROW, after=f"again:{number - 1}")])


@pytest.mark.parametrize(
    "meanwhile",
    [
        lambda store: pack_log(store, "table", 2.0),
        lambda store: write(store, LONG) and write(store, LONG + 1, changed=5.0),
        lambda store: delete_abandoned(store, 2.0, finished=True),
        again,
    ],
    ids=["packed", "played", "deleted", "opened again"],
)
def test_what_happens_while_a_log_is_packed_is_kept(store, meanwhile):
    """Between reading and packing another node does something with the table."""
    write_log(store)
    other, read, found = Store(store.url), store.read_log, []

    def read_and_wait(room: str, after: int = 0) -> list[Stored]:
        log = read(room, after)
        meanwhile(other)
        found.extend(other.read_log(room))
        return log

    store.read_log = read_and_wait
    pack_log(store, "table", before=2.0)
    assert read("table") == found
    other.close()


@pytest.fixture(scope="module")
def one_store(tmp_path_factory):
    """For many examples, each with a table of its own."""
    made = Store(f"sqlite:///{tmp_path_factory.mktemp('logs') / 'tables.sqlite'}")
    made.open()
    yield made, count()
    made.close()


@settings(max_examples=30)
@given(steps=st.lists(st.sampled_from(["append", "append", "pack", "delete"]), max_size=12), most=st.integers(1, 40))
def test_any_order_of_writing_packing_and_deleting_leaves_the_log(one_store, steps, most):
    store, room, kept = one_store[0], f"table{next(one_store[1])}", []
    for step in steps:
        number = len(kept)
        if step == "append":
            body, stamp = b'{"at": 1}', f"{room}:{number}"
            after = kept[-1] if kept else ""
            assert store.append([Write(room, number, stamp, most * [body], row=ROW, after=after)]) == [True]
            kept += most * [stamp]
        elif step == "pack":
            assert pack_log(store, room, before=2.0) == (number >= LEAST_ENTRIES)
            assert number < LEAST_ENTRIES or len(rows_of(store, room)) == 2
        else:
            with store.begin() as connection:
                delete_table(connection, room)
            kept.clear()
        assert [(one.number, one.stamp) for one in store.read_log(room)] == list(enumerate(kept))


def pack_and_die(url: str, statement: int) -> None:
    """In a process of its own, which is killed after so many statements of the transaction."""
    store, executed = Store(url), count(1)

    @event.listens_for(store.engine, "after_cursor_execute")
    def die(_connection, _cursor, words, *_):
        if not words.startswith("SELECT") and next(executed) == statement:
            os.kill(os.getpid(), signal.SIGKILL)

    pack_log(store, "table", before=2.0)
    store.close()


def test_a_process_that_is_killed_in_the_middle_leaves_the_log(store, url):
    log = write_log(store)
    for statement in count(1):
        process = multiprocessing.get_context("forkserver").Process(target=pack_and_die, args=(url, statement))
        process.start()
        process.join(60)
        assert store.read_log("table") == log
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        assert rows_of(store) == list(range(LONG))
    assert statement == 5, "entries, packed entries twice, the row of the table: then it is done"
    assert rows_of(store) == [0, LONG - 1]


def test_nothing_is_packed_while_a_node_of_an_earlier_version_runs(store):
    write_log(store)
    with store.begin() as connection:  # as its heartbeat does
        connection.exec_driver_sql("INSERT INTO nodes (id, seen) VALUES ('old', 1000.0)")
    assert logs_to_pack(store, before=2.0) == []
    leave(store, "old")
    store.try_write()
    assert logs_to_pack(store, before=2.0) == ["table"]


@pytest.mark.slow
def test_nodes_say_that_they_read_packed_logs():
    with postgres(synced=False) as database:
        store = Store(database.url)
        store.open()
        report(store, NodeRow("new"))
        with store.begin() as connection:
            assert connection.execute(select(NODES.c.id, NODES.c.reads_packed)).all() == [("new", True)]
        store.close()


def test_a_packed_log_is_deleted_with_its_table(store):
    write_log(store)
    assert pack_log(store, "table", before=2.0)
    assert delete_abandoned(store, 2.0, finished=True) == 1
    with store.begin() as connection:
        assert connection.execute(select(func.count()).select_from(PACKED_LOGS)).scalar() == 0
    assert store.read_log("table") == []


def test_a_damaged_pack_is_one_damaged_table(store):
    """The others are packed and read; `admin check` names it."""
    write_log(store, "good")
    write_log(store, "bad")
    assert pack_log(store, "bad", before=2.0)
    with store.begin() as connection:
        connection.execute(update(PACKED_LOGS).values(body=b"no log"))
        connection.execute(update(ROOMS).values(packed=False))
    faults = check_tables(store).faults
    assert [fault for fault in faults if fault.table == "bad"] == [Fault("bad", 2, "error")]

    async def main():
        async with seeded_node(store.url) as node:
            await Housekeeper(node, 0, 0).tidy_up()
            assert node.damaged == {"bad"}

    asyncio.run(main())
    assert rows_of(store, "good") == [0, LONG - 1]


def test_nobody_notices_that_a_finished_match_is_packed(sqlite_url, monkeypatch):
    monkeypatch.setattr(housekeeping, "PACK_SECONDS", -60.0)  # whatever the clock's resolution
    Store(sqlite_url).open()
    room_id = write_long_match(sqlite_url, target=200)
    store = Store(sqlite_url)

    def read() -> tuple[object, ...]:
        room = Room.fold(room_id, [n.read_entry(body) for body in store.read(room_id)])
        return store.read_log(room_id), record_of(store, room_id, 1, 0), pack_replay(store, room_id, 1, 0), room.status

    before = read()

    async def main():
        async with seeded_node(sqlite_url) as node:
            await Housekeeper(node, 0, 0).tidy_up()
            assert len(rows_of(store, room_id)) == 2
            assert read() == before
            assert check_tables(store) == Checked(tables=1, records=1)
            number = (await node.execute(room_id, saying(0, "again")))[1]
            assert number == len(before[0]) + 1
            live = await node.get_table(room_id)
            await node.execute(room_id, lambda room, now: n.Rematch(at=now, secret="0" * 64))
            await node.execute(room_id, lambda room, now: n.Begun(at=now))
            game = live.room.game
            await node.execute(room_id, moving(game.turn, 0, plain_move(game.view(game.turn)), "first"))
            await Housekeeper(node, 0, 0).tidy_up()
            assert len(rows_of(store, room_id)) == 2, "with what was added"
            node.unload(live)
            assert (await node.get_table(room_id)).room.match == 2
            assert verify_record(record_of(store, room_id, 1, 0))
            played = await open_table(node)
            assert rows_of(store, played) == list(range(4)), "it is not worth it"

    asyncio.run(main())
    assert read_room(store, room_id)[1] == store.read_log(room_id)[-1].stamp
    store.close()
