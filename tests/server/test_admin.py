"""`oneleft admin`: backups, records, and orders to servers that run."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time

import msgspec
import pytest
from sqlalchemy import URL, Connection, Engine, event, select, update
from typer.testing import CliRunner

from oneleft.cli import app
from oneleft.errors import SetupError
from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.server import check as check_module
from oneleft.server import orders
from oneleft.server.admission import Admission
from oneleft.server.backup import empty_store
from oneleft.server.housekeeping import Housekeeper
from oneleft.server.migrations import last_version, migrate
from oneleft.server.order_follower import OrderFollower
from oneleft.server.run import locked_database
from oneleft.server.schema import ENTRIES
from oneleft.server.store import Store
from oneleft.table.record import verify_record, write_record
from tests.support.in_process_nodes import RecordingConnection, open_table, seeded_node, until
from tests.support.long_games import write_long_match
from tests.support.servers import postgres

IDLE = "SELECT current_setting('idle_in_transaction_session_timeout')"
NOTHING_IS_KEPT = -60.0  # seconds: an entry of this very moment is old enough, whatever the clock's resolution


def admin(*words: object, database: str = "", code: int = 0) -> str:
    given = ["--database", database] if database else []
    done = CliRunner().invoke(app, ["admin", *map(str, words), "--lang", "en", *given])
    assert done.exit_code == code, done.output
    return done.output


@contextmanager
def refused(code: str) -> Iterator[None]:
    with pytest.raises(Refused) as found:
        yield
    assert found.value.code == code


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture
def table(url):
    """A finished match."""
    store = Store(url)
    store.open()
    store.close()
    return write_long_match(url, target=1)


def entries(url: str | URL) -> list[tuple[object, ...]]:
    store = Store(url)
    with store.begin() as connection:
        found = connection.exec_driver_sql("SELECT room, number, stamp, body FROM entries ORDER BY room, number")
        rows = [tuple(row) for row in found]
    store.close()
    return rows


def test_a_backup_is_made_beside_a_writer_and_restored(tmp_path, url, table):
    file, place = tmp_path / "backup #1", tmp_path / "new" / "tables.sqlite"
    with sqlite3.connect(tmp_path / "tables.sqlite") as writer:  # what is not committed is not backed up
        writer.execute("DELETE FROM entries")
        assert str(file) in admin("backup", file, database=url)
        writer.rollback()
    assert not list(tmp_path.glob("backup #1?*"))
    assert (file.stat().st_mode & 0o777) == 0o600
    admin("restore", file, database=f"sqlite:///{place}")
    assert entries(f"sqlite:///{place}") == entries(url) != []
    assert "Everything can be read." in admin("check", database=f"sqlite:///{place}")


def waits(work: Callable[[], object]) -> set[str]:
    """How long PostgreSQL lets the transactions of this work be idle."""
    found = set()

    def look(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            found.add(connection.exec_driver_sql(IDLE).scalar_one())

    event.listen(Engine, "commit", look)
    try:
        work()
    finally:
        event.remove(Engine, "commit", look)
    return found


@pytest.mark.slow
def test_a_backup_moves_between_both_kinds_of_database(tmp_path, url, table):
    first, second = tmp_path / "first", tmp_path / "second? #2"
    admin("backup", first, database=url)
    with postgres(synced=False) as running:
        assert waits(lambda: admin("restore", first, database=running.url)) == {"3s", "0"}
        assert "There are games in" in admin("restore", first, database=running.url, code=2)
        assert waits(lambda: admin("backup", second, database=running.url)) == {"0"}
    found = entries(URL.create("sqlite", database=str(second)))
    assert [(*row[:3], bytes(row[3])) for row in found] == entries(url)
    secrets = [sqlite3.connect(file).execute("SELECT * FROM secrets").fetchall() for file in (first, second)]
    assert secrets[0] == secrets[1] != []


def test_a_backup_makes_no_directory(tmp_path, url, table):
    told = admin("backup", tmp_path / "bakcups" / "monday", database=url, code=2)
    assert told.startswith(f"There is no directory {tmp_path / 'bakcups'}.")
    assert not (tmp_path / "bakcups").exists()


def test_what_is_there_is_not_overwritten_and_no_backup_not_restored(tmp_path, url, table):
    file = tmp_path / "backup"
    file.write_text("notes")
    assert "already exists" in admin("backup", file, database=url, code=2)
    assert "is not a backup" in admin("restore", file, database=f"sqlite:///{tmp_path / 'new'}", code=2)
    assert "is not a backup" in admin("restore", tmp_path / "nowhere", database=f"sqlite:///{tmp_path / 'new'}", code=2)
    file.unlink()
    admin("backup", file, database=url)
    assert "There are games in" in admin("restore", file, database=url, code=2)
    assert not (tmp_path / "new").exists()


def test_a_database_with_results_alone_is_not_empty(url, table):
    empty = url + ".empty"
    empty_store(empty).close()
    store = Store(url)
    with store.begin() as connection:
        for name in ("entries", "rooms", "snapshots"):
            connection.exec_driver_sql(f"DELETE FROM {name}")
    store.close()
    with pytest.raises(SetupError, match="There are games in"):
        empty_store(url)


def test_a_backup_is_not_restored_beside_the_log_of_another_file(tmp_path, url, table):
    file, place = tmp_path / "backup", tmp_path / "new"
    admin("backup", file, database=url)
    for end in ("-wal", "-shm", "-journal"):
        left = tmp_path / f"new{end}"
        left.touch()
        assert f"There are games in {left}" in admin("restore", file, database=f"sqlite:///{place}", code=2)
        assert not place.exists()
        left.unlink()
    admin("restore", file, database=f"sqlite:///{place}")


def test_a_backup_is_not_restored_where_a_server_runs(tmp_path, url, table):
    file, place = tmp_path / "backup", tmp_path / "new"
    admin("backup", file, database=url)
    with locked_database(f"sqlite:///{place}"):
        place.unlink()  # the server goes on with the file that it has opened
        assert "Another server is using" in admin("restore", file, database=f"sqlite:///{place}", code=2)
    admin("restore", file, database=f"sqlite:///{place}")


def change_first(url, kind, **fields):
    """Change the first entry of a kind in the log, so that it can still be read."""
    store = Store(url)
    with store.begin() as connection:
        rows = connection.execute(select(ENTRIES).order_by(ENTRIES.c.number)).all()
        row = next(row for row in rows if isinstance(n.read_entry(row.body), kind))
        body = n.write_entry(msgspec.structs.replace(n.read_entry(row.body), **fields))
        connection.execute(update(ENTRIES).where(ENTRIES.c.number == row.number).values(body=body))
    store.close()


def test_check_verifies_the_record_of_every_finished_match(url, table, monkeypatch):
    fine = admin("check", database=url).splitlines()
    assert fine == ["Tables read: 1. Records verified: 1. Snapshots compared: 0.", "Everything can be read."]
    with monkeypatch.context() as patch:  # as if the log were folded into another game than the one that was played
        patch.setattr(
            check_module, "write_record", lambda game: write_record(game).replace("commitment ", "commitment 0", 1)
        )
        told = admin("check", database=url, code=1).splitlines()
    assert told[0].startswith(f"Table {table}, from entry ")
    assert "the record of match 1 does not hold: " in told[0]
    assert told[1:] == [fine[0], told[2]]
    assert told[2].startswith("One fault.")
    change_first(url, n.Sat, name="Mal\u202elory")  # which no server would have taken
    assert f"Table {table}, from entry 6 on: SetupError" in admin("check", database=url, code=1)


def test_check_compares_results_with_the_log(tmp_path, url, table):
    with sqlite3.connect(tmp_path / "tables.sqlite") as changed:
        changed.execute("UPDATE results SET points = points + 1 WHERE seat = 0")
    told = admin("check", database=url, code=1)
    assert f"Table {table}, from entry " in told
    assert "the stored results of match 1 differ from its log" in told


def test_records_of_finished_matches_are_exported(tmp_path, url, table):
    assert "One record" in admin("export", tmp_path / "records", database=url)
    (record,) = (tmp_path / "records").iterdir()
    assert record.name == f"{table}-1.txt"
    assert verify_record(record.read_text("utf-8")).over


def test_an_old_database_is_migrated(url):
    old = Store(url)
    with old.begin() as connection:
        migrate(connection, "0009")
    old.close()
    assert str(last_version()) in admin("migrate", database=url)
    admin("ban", database=url)
    admin("release", "Ana", database=url, code=1)


def test_a_claimed_name_is_released(tmp_path, url, table):
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("INSERT INTO names VALUES ('ana+', 'anax', 'ana', 'look', 'capitals', 'Ana', 0, '')")
        database.execute("INSERT INTO devices VALUES ('anax', 'ana+', 0)")
        database.execute("UPDATE results SET person = 'ana+' WHERE seat = 0")
    assert "Released: ANA." in admin("release", "ANA", database=url)
    assert "Nobody has claimed “ANA”" in admin("release", "ANA", database=url, code=1)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute("SELECT * FROM devices").fetchall() == []
        assert database.execute("SELECT person FROM results WHERE seat = 0").fetchone() == ("anax",)


def test_a_running_node_follows_orders(url, table):
    async def main() -> None:
        async with seeded_node(url) as node:
            admission = Admission(0)
            desk = OrderFollower(node, admission)
            await desk.look()
            room = await open_table(node)
            ana = RecordingConnection(node, seat=0)
            await node.enter(room, ana.connection, None)

            def told() -> list[str]:
                return [message.message for message in ana.heard if isinstance(message, m.Refused)]

            await asyncio.to_thread(admin, "message", "Back at nine", database=url)
            await asyncio.to_thread(admin, "drain", database=url)
            await desk.look()
            await desk.look()  # nobody is told twice
            await until(lambda: len(told()) == 2)
            assert sorted(told()) == sorted(
                [say("server-notice", "en", text="Back at nine"), say("server-draining", "en")]
            )
            with refused("draining"):
                node.check_space()
            await asyncio.to_thread(admin, "drain", "--end", database=url)
            await asyncio.to_thread(admin, "ban", "ANA", database=url)
            await asyncio.to_thread(admin, "ban", "198.51.100.0/24", database=url)
            await desk.look()
            node.check_space()
            with refused("banned"):
                await open_table(node)
            check(admission, "198.51.100.7", banned=True)
            check(admission, "203.0.113.7", banned=False)
            assert (await asyncio.to_thread(admin, "ban", database=url)).split() == ["ana", "198.51.100.0/24"]
            await asyncio.to_thread(admin, "ban", "Ana", "--lift", database=url)
            await asyncio.to_thread(admin, "ban", "Ana", "--lift", database=url, code=1)
            await desk.look()
            await open_table(node)
            await asyncio.to_thread(admin, "close", room, database=url)
            await desk.look()
            await until(lambda: ana.closed == ["table-closed"])
            with refused("table-closed"):
                await node.get_table(room)
            assert "There is no table" in await asyncio.to_thread(admin, "close", room, database=url, code=1)

    asyncio.run(main())


def check(admission: Admission, address: str, banned: bool) -> None:
    scope = {"client": (address, 1), "headers": [], "path": "/", "method": "GET"}
    if not banned:
        admission.check(scope)
        return
    with refused("banned"):
        admission.check(scope)


@pytest.mark.parametrize(
    ("who", "inside", "outside", "value"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::/80", "2001:db8:1:2:ffff::", "2001:db8:1:3::7", "2001:db8:1:2::/64"),
        ("2001:db8:1::/48", "2001:db8:1:3::7", "2001:db8:2::7", "2001:db8:1::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.8", "192.0.2.7/32"),
        ("::ffff:192.0.2.0/120", "192.0.2.8", "192.0.3.8", "192.0.2.0/24"),
        ("192.0.2.7", "::ffff:192.0.2.7", "::ffff:192.0.2.8", "192.0.2.7/32"),
    ],
)
def test_a_ban_holds_for_addresses_as_they_are_counted(url, table, who, inside, outside, value):
    assert value in admin("ban", who, database=url)
    assert admin("ban", database=url).split() == [value]
    store = Store(url)
    admission = Admission(0)
    admission.orders = orders.orders_in_force(orders.read_orders(store))
    store.close()
    check(admission, inside, banned=True)
    check(admission, outside, banned=False)
    admin("ban", who, "--lift", database=url)
    assert not admin("ban", database=url)


@pytest.mark.parametrize("who", ["300.1.2.3", "10.0.0.0/99", "2001:db8::7::1", "", "  "])
def test_what_is_neither_a_name_nor_an_address_is_not_banned(url, table, who):
    assert "neither" in admin("ban", who, database=url, code=2)
    assert not admin("ban", database=url)


def test_an_empty_message_is_refused(url, table):
    assert "empty" in admin("message", " ", database=url, code=2)


def test_a_ban_that_an_earlier_version_stored_holds_and_can_be_lifted(url, table):
    store = Store(url)
    orders.give_order(store, orders.NETWORK, "2001:db8:1:2::7/128", 0)
    admission = Admission(0)
    admission.orders = orders.orders_in_force(orders.read_orders(store))
    store.close()
    check(admission, "2001:db8:1:2::8", banned=True)
    admin("ban", "2001:db8:1:2::7", "--lift", database=url)
    assert not admin("ban", database=url)


def test_a_node_that_starts_keeps_bans_repeats_nothing_and_drains_no_more(url, table):
    store = Store(url)
    orders.give_order(store, orders.DRAIN, "", time())
    orders.give_order(store, orders.MESSAGE, "long ago", time())
    orders.give_order(store, orders.NAME, "ana", time())

    async def main() -> None:
        async with seeded_node(url) as node:
            desk = OrderFollower(node, Admission(0))
            told = []
            desk.tell = told.append  # type: ignore[assignment, method-assign]
            await desk.look()
            await desk.look()
            assert (node.orders.draining, node.orders.names) == (False, orders.forms("ana"))
            assert not told
            orders.give_order(store, orders.DRAIN, "", time())
            await desk.look()
            assert node.orders.draining
            assert [one.code for one in told] == ["draining"]

    asyncio.run(main())
    store.close()


def test_finished_matches_can_be_kept_for_a_time(url, table):
    async def main() -> None:
        async with seeded_node(url) as node:
            await Housekeeper(node, 0, 0).tidy_up()
            assert node.deleted_tables == 0
            await Housekeeper(node, 0, 0, keep_matches=NOTHING_IS_KEPT).tidy_up()
            assert node.deleted_tables == 1

    asyncio.run(main())


@pytest.mark.parametrize("who", ["Guest", "GUEST", "Gu\u0435st", "Gast", "invité"])
def test_the_name_of_people_without_one_is_not_banned(url, table, who):
    assert "everyone who enters none" in admin("ban", who, database=url, code=2)
    assert not admin("ban", database=url)


@pytest.mark.parametrize("given", ["Bill", "BILL", "BiII", "B\u0456ll", "Bill 🐼"])
def test_a_ban_holds_for_what_looks_like_the_name(given):
    in_force = orders.orders_in_force([orders.Order(*orders.banned("Bill"), 0.0)])
    in_force.check_name("Bull")
    with refused("banned"):
        in_force.check_name(given)
