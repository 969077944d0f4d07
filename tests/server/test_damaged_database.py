"""A SQLite file that is damaged, locked or full, or that a newer version has migrated."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from oneleft.errors import SaveError
from oneleft.lang import say
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.server.store import Store
from tests.support.forked_cli import run_command
from tests.support.in_process_app import InProcessApp, in_process_app
from tests.support.in_process_nodes import open_table, saying, seeded_node, until

PAGE = 4096


@pytest.fixture
def file(tmp_path):
    return tmp_path / "tables.sqlite"


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def open_tables(file: Path, count: int, said: int) -> list[str]:
    """Tables whose logs are so long that each fills pages of its own."""

    async def main():
        async with seeded_node(url_of(file)) as node:
            rooms = [await open_table(node) for _ in range(count)]
            for room_id in rooms:
                for i in range(said):
                    await node.execute(room_id, saying(0, f"{room_id} {i} {'x' * 200}"))
            return rooms

    rooms = asyncio.run(main())
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return rooms


def damage_log(file: Path, room_id: str) -> None:
    """Overwrite a page in the middle of a table's log."""
    content = bytearray(file.read_bytes())
    page = content.index(f"{room_id} 20 x".encode()) // PAGE
    content[page * PAGE : (page + 1) * PAGE] = b"\xff" * PAGE
    file.write_bytes(content)


def test_tables_that_can_be_read_are_served(file):
    rooms = open_tables(file, 3, 40)
    damage_log(file, rooms[1])

    async def main():
        async with seeded_node(url_of(file)) as node:
            for room_id in (rooms[0], rooms[2]):
                assert (await node.execute(room_id, saying(1, "again")))[1] == 45
            with pytest.raises(Refused) as refused:
                await node.execute(rooms[1], saying(1, "again"))
            assert (refused.value.code, refused.value.close_code) == ("damaged", 4410)
            assert node.damaged == {rooms[1]}
            assert (await node.execute(rooms[0], saying(1, "more")))[1] == 46

    asyncio.run(main())


def test_check_lists_what_cannot_be_read(file):
    rooms = open_tables(file, 3, 40)
    fine = run_command("admin", "check", "--database", url_of(file))
    assert (fine.returncode, fine.stdout.decode().splitlines()[-1]) == (0, say("admin-fine", "en"))
    damage_log(file, rooms[1])
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM entries WHERE room = ? AND number = 7", [rooms[2]])
    found = run_command("admin", "check", "--database", url_of(file))
    assert found.returncode == 1
    lines = found.stdout.decode().splitlines()
    assert f"Table {rooms[1]}, from entry 1 on: database disk image is malformed" in lines
    assert f"Table {rooms[2]}, from entry 8 on: entry 8 is missing" in lines
    assert not any(rooms[0] in line for line in lines)
    assert not found.stderr


@pytest.mark.parametrize("content", [None, b"", b"no database at all" * 100], ids=["missing", "empty", "other"])
def test_check_says_that_there_is_no_database(file, content):
    if content is not None:
        file.write_bytes(content)
    checked = run_command("admin", "check", "--database", url_of(file))
    assert checked.returncode == 2
    assert len(checked.stderr.splitlines()) == 1
    assert file.exists() is (content is not None), "nothing is created"


def test_a_database_of_a_newer_version_is_refused_with_a_sentence(file):
    store = Store(url_of(file))
    store.open()
    store.close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    refused = run_command("serve", "--port", "0", "--database", url_of(file))
    assert refused.returncode == 2
    assert refused.stderr.decode().splitlines() == [say("serve-newer", "en", version="9999")]


# Locked and full


async def health(app: InProcessApp) -> tuple[int, str]:
    answer = await app.http.get("/health/ready")
    return answer.status_code, answer.json()["status"]


async def has_health(app: InProcessApp, code: int, status: str) -> bool:
    return await health(app) == (code, status)


@pytest.mark.slow
def test_a_file_that_another_program_has_locked_is_read_only(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, _ = await app.open("Ana", "Bo")
            other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused) as refused:
                await app.node.execute(table, saying(0, "1"))
            assert refused.value.code == "busy"
            await until(lambda: has_health(app, 503, "read-only"))
            assert (await app.http.get("/health/live")).status_code == 200
            assert (await app.http.get("/api/tables")).status_code == 200
            other.execute("ROLLBACK")
            other.close()
            await until(lambda: not app.node.outage)
            await until(lambda: has_health(app, 200, "ok"))
            assert (await app.node.execute(table, saying(0, "1")))[1] == 4

    asyncio.run(main())


@pytest.mark.slow
def test_a_full_disk_is_read_only_until_there_is_room(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, _ = await app.open("Ana", "Bo")
            limit_pages(app, 1)  # as if not one more page could be written
            assert await fill(app, table) == "busy"
            assert (await app.http.get(f"/api/tables/{table}")).status_code == 200
            limit_pages(app, 10**6)
            await until(lambda: not app.node.outage)
            await app.node.execute(table, saying(0, "last"))
            numbers = [stored.number for stored in app.node.store.read_log(table)]
            assert numbers == list(range(len(numbers)))

    asyncio.run(main())


async def fill(app: InProcessApp, table: str) -> str:
    """Write until a write is refused; its code."""
    try:
        for i in range(200):
            await app.node.execute(table, saying(0, f"{i} {'x' * 900}"))
    except Refused as refused:
        return refused.code
    return ""


def limit_pages(app: InProcessApp, most: int) -> None:
    """SQLite's own limit on the size of the file: a write beyond it fails as one on a full disk does."""
    engine = app.node.store.engine
    engine.dispose()

    @event.listens_for(engine, "connect")
    def limit(connection, _):
        connection.execute(f"PRAGMA max_page_count={most}")


def test_an_entry_that_fails_leaves_the_number_of_the_room():
    """The next entry to read is still the one that failed."""
    room = Room("table")
    with pytest.raises(SaveError, match="before the first deal"):
        room.apply(n.Moved(at=1.0, move="0 draw"))
    assert room.number == 0
