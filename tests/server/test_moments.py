"""Just in the wrong moment: who is sent away while entering, while speaking, and when the node itself stumbles."""

import asyncio

from oneleft.server import commands, sockets
from oneleft.server import entries as n
from oneleft.server.node import Node
from oneleft.server.writer import DatabaseUnavailable
from tests.support.in_process_app import a_hall


def in_a_hall(tmp_path, visit):
    async def run():
        async with a_hall(tmp_path) as hall:
            await visit(hall)

    asyncio.run(run())


async def settle():
    for _ in range(50):
        await asyncio.sleep(0.001)


async def sent_away(hall, live, seat):
    await hall.node.write(live, lambda room, now: n.Left(at=now, seat=seat))


async def sat_down(hall, live, name):
    await hall.node.write(live, lambda room, now: commands.sit(room, name, f"token of {name}", "", now))


def test_who_is_sent_away_while_entering_sees_nothing(tmp_path):
    async def visit(hall):
        table, tokens = await hall.open("Ana", "Bo")
        live = await hall.node.get_table(table)
        wire = hall.wire(table)
        async with live.lock:
            wire.say({"type": "enter", "token": tokens[1]})
            await settle()
            await sent_away(hall, live, 1)
        assert await wire.end() == (4401, "bad-token")
        assert wire.sent == []
        assert not live.connections

    in_a_hall(tmp_path, visit)


def test_what_was_on_its_way_is_not_said_for_who_sits_there_next(tmp_path):
    async def visit(hall):
        table, tokens = await hall.open("Ana", "Bo")
        live = await hall.node.get_table(table)
        wire = hall.wire(table)
        wire.say({"type": "enter", "token": tokens[1]})
        await wire.hear("table")
        async with live.lock:
            wire.say({"type": "say", "id": "1", "phrase": "hello"})
            wire.say({"type": "say", "id": "2", "phrase": "hello"})
            await settle()
            await sent_away(hall, live, 1)
            await sat_down(hall, live, "Cy")
        assert await wire.end() == (4401, "bad-token")
        log = [n.read_entry(body) for body in hall.node.store.read(table)]
        assert not [entry for entry in log if isinstance(entry, n.Said)]
        assert not live.room.seats[1].links

    in_a_hall(tmp_path, visit)


def test_who_could_not_enter_is_not_kept_as_a_guest(tmp_path, monkeypatch):
    async def visit(hall):
        table, tokens = await hall.open("Ana", "Bo")
        live = await hall.node.get_table(table)

        def away(write):
            raise DatabaseUnavailable

        monkeypatch.setattr(hall.node.writer, "append", away)
        wire = hall.wire(table)
        wire.say({"type": "enter", "token": tokens[1]})
        assert await wire.end() == (1013, "busy")
        assert not live.connections
        monkeypatch.undo()
        again = hall.wire(table)
        again.say({"type": "enter", "token": tokens[1]})
        await again.hear("table")
        again.leave()
        await again.end()
        assert not live.connections

    in_a_hall(tmp_path, visit)


def test_who_says_nothing_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(sockets, "ENTER_SECONDS", 0.05)

    async def visit(hall):
        table, _ = await hall.open("Ana", "Bo")
        assert await hall.wire(table).end() == (4408, "not-entered")

    in_a_hall(tmp_path, visit)


def test_our_own_mistake_is_told_by_its_place_and_not_by_its_values(tmp_path, monkeypatch, caplog):
    hand = "R7 G3"

    def stumble(*_):
        raise ValueError(hand)

    async def visit(hall):
        table, tokens = await hall.open("Ana", "Bo")
        monkeypatch.setattr(commands, "say", stumble)
        wire = hall.wire(table)
        wire.say({"type": "enter", "token": tokens[0]})
        wire.say({"type": "say", "id": "1", "phrase": "hello"})
        assert await wire.end() == (1011, "failure")
        monkeypatch.setattr(Node, "get_table", stumble)
        answer = await hall.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "failure")
        for where in (caplog.text, answer.text, str(wire.sent)):
            assert "R7" not in where
            assert tokens[0] not in where
        assert table not in caplog.text
        assert "a socket failed: ValueError" in caplog.text
        assert "a request failed: ValueError" in caplog.text
        assert "in stumble" in caplog.text
        monkeypatch.undo()

    in_a_hall(tmp_path, visit)


def test_a_database_that_fails_tells_no_values(tmp_path, caplog):
    """Its errors would show what was to be written: secrets and digests."""

    async def visit(hall):
        table, _ = await hall.open("Ana", "Bo")
        live = await hall.node.get_table(table)
        with hall.node.store.engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE entries")
        answer = await hall.http.post(f"/api/tables/{table}/seats", json={"nickname": "Cy"})
        assert answer.status_code in (409, 503)
        hall.node.unload(live)
        answer = await hall.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        try:
            hall.node.store.read(table)
        except Exception as error:
            assert table not in str(error)
        else:
            raise AssertionError("it read from a table that is not there")
        assert live.room.secret not in caplog.text
        assert table not in caplog.text

    in_a_hall(tmp_path, visit)


def test_to_be_back_is_written_only_where_somebody_thought_otherwise(tmp_path):
    async def visit(hall):
        table, tokens = await hall.open("Ana", "Bo")
        live = await hall.node.get_table(table)
        wire = hall.wire(table)
        wire.say({"type": "enter", "token": tokens[0]})
        await wire.hear("table")
        number = live.room.number
        wire.say({"type": "back", "id": "1"})
        assert (await wire.hear("done"))["number"] == number
        assert live.room.number == number
        await hall.node.execute(table, lambda room, now: n.StoodIn(at=now, seat=0))
        wire.sent.clear()
        wire.say({"type": "back", "id": "2"})
        assert (await wire.hear("done"))["number"] == number + 2
        assert not live.room.seats[0].stood_in
        wire.leave()
        await wire.end()

    in_a_hall(tmp_path, visit)
