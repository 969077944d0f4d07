"""Races between connections and the table: removed while entering or speaking, and errors at those moments."""

import asyncio

from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.server import sockets
from oneleft.server.database_errors import DatabaseUnavailable
from oneleft.server.node import Node
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import until


def run_in_process(tmp_path, visit):
    async def run():
        async with in_process_app(tmp_path) as app:
            await visit(app)

    asyncio.run(run())


async def waits_for_lock(live):
    """Wait until someone waits for the table's lock."""
    await until(lambda: bool(live.lock._waiters))


async def sent_away(app, live, seat):
    await app.node.write(live, lambda room, now: n.Left(at=now, seat=seat))


async def sat_down(app, live, name):
    await app.node.write(live, lambda room, now: commands.sit(room, name, f"token of {name}", now))


def test_a_player_removed_while_entering_sees_nothing(tmp_path):
    async def visit(app):
        table, tokens = await app.open("Ana", "Bo")
        live = await app.node.get_table(table)
        socket = app.socket(table)
        async with live.lock:
            socket.say({"type": "enter", "token": tokens[1]})
            await waits_for_lock(live)
            await sent_away(app, live, 1)
        assert await socket.end() == (4401, "bad-token")
        assert socket.sent == []
        assert not live.connections

    run_in_process(tmp_path, visit)


def test_a_removed_players_late_messages_do_not_count_for_the_next_player(tmp_path):
    async def visit(app):
        table, tokens = await app.open("Ana", "Bo")
        live = await app.node.get_table(table)
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[1]})
        await socket.hear("table")
        async with live.lock:
            socket.say({"type": "say", "id": "1", "phrase": "hello"})
            socket.say({"type": "say", "id": "2", "phrase": "hello"})
            await waits_for_lock(live)
            await sent_away(app, live, 1)
            await sat_down(app, live, "Cy")
        assert await socket.end() == (4401, "bad-token")
        log = [n.read_entry(body) for body in app.node.store.read(table)]
        assert not [entry for entry in log if isinstance(entry, n.Said)]
        assert not live.room.seats[1].connections

    run_in_process(tmp_path, visit)


def test_a_connection_that_failed_to_enter_is_not_kept(tmp_path, monkeypatch):
    async def visit(app):
        table, tokens = await app.open("Ana", "Bo")
        live = await app.node.get_table(table)

        def away(write):
            raise DatabaseUnavailable

        monkeypatch.setattr(app.node.writer, "append", away)
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[1]})
        assert await socket.end() == (1013, "busy")
        assert not live.connections
        monkeypatch.undo()
        again = app.socket(table)
        again.say({"type": "enter", "token": tokens[1]})
        await again.hear("table")
        again.leave()
        await again.end()
        assert not live.connections

    run_in_process(tmp_path, visit)


def test_a_silent_connection_is_closed(tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "ENTER_SECONDS", 0.05)

    async def visit(app):
        table, _ = await app.open("Ana", "Bo")
        assert await app.socket(table).end() == (4408, "not-entered")

    run_in_process(tmp_path, visit)


def test_a_mistake_is_logged_by_its_place_and_not_its_values(tmp_path, monkeypatch, caplog):
    hand = "R7 G3"

    def stumble(*_):
        raise ValueError(hand)

    async def visit(app):
        table, tokens = await app.open("Ana", "Bo")
        monkeypatch.setattr(commands, "say", stumble)
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[0]})
        socket.say({"type": "say", "id": "1", "phrase": "hello"})
        assert await socket.end() == (1011, "failure")
        monkeypatch.setattr(Node, "get_table", stumble)
        answer = await app.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "failure")
        for where in (caplog.text, answer.text, str(socket.sent)):
            assert "R7" not in where
            assert tokens[0] not in where
        assert table not in caplog.text
        assert "a socket failed: ValueError" in caplog.text
        assert "a request failed: ValueError" in caplog.text
        assert "in stumble" in caplog.text
        monkeypatch.undo()

    run_in_process(tmp_path, visit)


def test_database_errors_log_no_values(tmp_path, caplog):
    """The driver's errors contain what was to be written: secrets and digests."""

    async def visit(app):
        table, _ = await app.open("Ana", "Bo")
        live = await app.node.get_table(table)
        with app.node.store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE entries")
        answer = await app.http.post(f"/api/tables/{table}/seats", json={"nickname": "Cy"})
        assert answer.status_code in (409, 500)
        app.node.unload(live)
        answer = await app.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "failure"), "SQL that is wrong does not pass"
        try:
            app.node.store.read(table)
        except Exception as error:
            assert table not in str(error)
        else:
            raise AssertionError("it read from a table that is not there")
        assert live.room.secret not in caplog.text

    run_in_process(tmp_path, visit)


def test_back_writes_an_entry_only_if_the_seat_was_away(tmp_path):
    async def visit(app):
        table, tokens = await app.open("Ana", "Bo")
        live = await app.node.get_table(table)
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[0]})
        await socket.hear("table")
        number = live.room.number
        socket.say({"type": "back", "id": "1"})
        assert (await socket.hear("done"))["number"] == number
        assert live.room.number == number
        await app.node.execute(table, lambda room, now: n.StoodIn(at=now, seat=0))
        socket.sent.clear()
        socket.say({"type": "back", "id": "2"})
        assert (await socket.hear("done"))["number"] == number + 2
        assert not live.room.seats[0].stood_in
        socket.leave()
        await socket.end()

    run_in_process(tmp_path, visit)
