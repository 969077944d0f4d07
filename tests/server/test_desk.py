"""The operator's desk: tables, people and load from the database, by `oneleft admin` and over HTTP."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, asynccontextmanager
from time import time

import httpx
import pytest
from typer.testing import CliRunner

from oneleft.cli import app as cli
from oneleft.errors import SetupError
from oneleft.protocol.table_codes import code_of
from oneleft.server.app import Application, Options
from oneleft.server.desk import read_status, read_tables
from oneleft.server.desk_access import DeskAccess, read_admin_token
from oneleft.server.node_metrics import Reporter
from oneleft.server.order_follower import OrderFollower
from oneleft.server.store import Store
from tests.support.in_process_app import InProcessApp
from tests.support.in_process_nodes import RecordingConnection, open_table, seeded_node, until
from tests.support.servers import postgres

TOKEN = "correct-horse-battery-staple"
MINE = {"authorization": f"Bearer {TOKEN}"}
WRONG = {"authorization": "Bearer correct-horse-battery-stable"}


@asynccontextmanager
async def running(directory, token=TOKEN):
    front = Application(Options(f"sqlite:///{directory / 'tables.sqlite'}", rate=0, desk=DeskAccess(token)))
    async with front.http_app.lifespan():
        transport = httpx.ASGITransport(app=front)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
            yield InProcessApp(front, http)


def in_app(directory, check, token=TOKEN):
    async def main():
        async with running(directory, token) as app:
            await asyncio.wait_for(check(app), 60)

    asyncio.run(main())


async def open_alone(app, name):
    """A table with one person; its id and their token."""
    opened = (await app.http.post("/api/tables", json={"nickname": name})).json()
    return opened["table"]["id"], [opened["token"]]


def admin(directory, *words):
    database = f"sqlite:///{directory / 'tables.sqlite'}"
    done = CliRunner().invoke(cli, ["admin", *words, "--lang", "en", "--database", database])
    assert done.exit_code == 0, done.output
    return done.output


def test_tables_and_people_are_shown_without_what_is_secret(tmp_path):
    async def check(app):
        table, tokens = await app.open("Ana", "Bo")
        started = await app.http.post(f"/api/tables/{table}/start", headers={"authorization": f"Bearer {tokens[0]}"})
        assert started.status_code == 200
        other, _ = await open_alone(app, "Cleo")
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[1]})
        await socket.hear("hello")
        live = app.node.live_tables[table]
        await until(lambda: bool(live.room.connections()) and not live.stale)  # it is on the disk that Bo has come
        await Reporter(app.node).report()
        answer = await app.http.get("/api/admin/tables", headers=MINE)
        found = answer.json()
        assert found["found"] == 2
        assert sum(found["counts"].values()) == 2
        mine = next(one for one in found["tables"] if one["id"] == table)
        assert [(one["name"], one["online"]) for one in mine["people"]] == [("Ana", False), ("Bo", True)]
        assert mine["opened"] <= mine["people"][0]["since"] <= mine["people"][1]["since"] <= mine["moved"] <= time()
        room = app.node.live_tables[table].room
        hidden = [
            *tokens,
            *(seat.token_digest for seat in room.seats),
            *(seat.network for seat in room.seats if seat.network),
        ]
        hidden += [room.game.key] if room.game else []
        assert not [secret for secret in hidden if secret in answer.text]
        assert set(mine["people"][0]) == {"seat", "name", "online", "since"}
        assert not {"hands", "secret", "commitment", "log"} & set(mine)

        async def ids(**chosen):
            answer = await app.http.get("/api/admin/tables", params=chosen, headers=MINE)
            return [one["id"] for one in answer.json()["tables"]]

        assert await ids(status="waiting") == [other]
        assert await ids(text="CLEO") == [other]
        assert await ids(text=table) == [table]
        assert await ids(text="nobody") == []
        assert len(await ids(most=1)) == 1

        lines = await asyncio.to_thread(admin, tmp_path, "tables", "--state", "waiting")
        assert lines.splitlines()[0].startswith(
            f"{other}  {code_of(other)} · waiting · Cleo (not connected) · classic · opened "
        )
        assert lines.endswith("Tables: 1 of 1\n")
        listed = json.loads(await asyncio.to_thread(admin, tmp_path, "tables", "--json"))
        assert {one["id"] for one in listed} == {table, other}
        people = json.loads(await asyncio.to_thread(admin, tmp_path, "people", "--connected", "--json"))
        assert [(one["table"], one["name"]) for one in people] == [(table, "Bo")]
        assert "Ana · not connected · seated " in await asyncio.to_thread(admin, tmp_path, "people")
        socket.leave()
        await socket.end()

    in_app(tmp_path, check)


def test_a_table_that_cannot_be_read_is_still_listed(tmp_path):
    async def check(app):
        table, _ = await open_alone(app, "Ana")
        with app.node.store.begin() as connection:
            connection.exec_driver_sql("UPDATE entries SET body = x'7b' WHERE number = 1")
        [found] = (await app.http.get("/api/admin/tables", headers=MINE)).json()["tables"]
        assert (found["id"], found["damaged"], found["rules"]) == (table, True, "classic")
        assert f"{table}  cannot be read" in await asyncio.to_thread(admin, tmp_path, "tables")

    in_app(tmp_path, check)


def test_the_desk_is_closed_without_its_token(tmp_path):
    async def closed(app):
        for method, path in (("GET", "status"), ("GET", "tables"), ("POST", "orders")):
            told = await app.http.request(method, f"/api/admin/{path}", headers=MINE, json={"what": "drain"})
            assert (told.status_code, told.json()["code"]) == (404, "no-desk")

    in_app(tmp_path, closed, token="")

    async def check(app):
        async def code(headers, path="status"):
            told = await app.http.get(f"/api/admin/{path}", headers=headers)
            return told.status_code, told.json().get("code")

        assert await code({}) == (401, "no-admin-token")
        assert await code({"authorization": TOKEN}) == (401, "no-admin-token")
        assert (await app.http.get(f"/api/admin/status?token={TOKEN}")).status_code == 401
        assert [await code(WRONG) for _ in range(4)] == [(401, "wrong-admin-token")] * 4
        assert (await code(MINE))[0] == 200
        assert await code(WRONG) == (401, "wrong-admin-token")
        assert [await code(headers) for headers in (WRONG, MINE)] == [(429, "too-fast")] * 2  # whoever guesses waits
        assert await code(MINE, "tables") == (429, "too-fast")

    in_app(tmp_path, check)


@pytest.mark.parametrize("given", ["short", "with a space inside it", "umlaut-ä-umlaut-ä-umlaut", "x" * 201])
def test_an_admin_token_is_long_and_fits_a_header(given):
    with pytest.raises(SetupError):
        read_admin_token(given)


def test_the_token_is_not_printed():
    shown = CliRunner().invoke(cli, ["serve", "--print-config"], env={"ONELEFT_ADMIN_TOKEN": TOKEN})
    assert TOKEN not in shown.output
    assert 'admin_token = "(hidden)"  # ONELEFT_ADMIN_TOKEN' in shown.output


def test_orders_of_the_desk_are_those_of_the_command_line(tmp_path):
    async def check(app):
        follower, reporter = OrderFollower(app.node, app.front.admission), Reporter(app.node)
        await follower.look()

        async def order(what, value="", lift=False):
            given = {"what": what, "value": value, "lift": lift}
            answer = await app.http.post("/api/admin/orders", json=given, headers=MINE)
            await follower.look()
            return answer.json().get("value", answer.json().get("code"))

        table, tokens = await open_alone(app, "Ana")
        socket = app.socket(table)
        socket.say({"type": "enter", "token": tokens[0]})
        await socket.hear("hello")
        assert await order("message", "  Back\nat nine ") == "Back\\nat nine"
        assert "Back\\nat nine" in (await socket.hear("refused"))["message"]
        assert await order("ban", "192.0.2.7") == "192.0.2.7/32"
        assert await order("ban", "EVE") == "eve"
        assert (await asyncio.to_thread(admin, tmp_path, "ban")).split() == ["192.0.2.7/32", "eve"]
        refused = await app.http.post("/api/tables", json={"nickname": "Eve"})
        assert refused.json()["code"] == "banned"
        assert await order("ban", "Eve", lift=True) == "eve"
        assert await order("drain") == ""
        assert (await app.http.post("/api/tables", json={"nickname": "Eve"})).json()["code"] == "draining"
        await reporter.report()
        status = (await app.http.get("/api/admin/status", headers=MINE)).json()
        assert [one["kind"] for one in status["orders"]] == ["network", "drain"]
        assert [one["draining"] for one in status["nodes"]] == [True]
        assert await order("drain", lift=True) == ""
        assert (await app.http.post("/api/tables", json={"nickname": "Eve"})).status_code == 201
        for wrong in (("close", "nowhere"), ("ban", "300.1.2.3"), ("ban", ""), ("message", " "), ("ban", "Eve", True)):
            assert await order(*wrong) == "bad-setting"
        assert await order("shout", "hello") == "bad-document"
        assert await order("close", table) == table
        assert (await socket.end())[1] == "table-closed"
        assert (await app.http.get(f"/api/tables/{table}")).json()["code"] == "table-closed"

    in_app(tmp_path, check)


def test_the_status_tells_load_and_space(tmp_path):
    async def check(app):
        await open_alone(app, "Ana")
        reporter = Reporter(app.node)
        app.node.moves_made += 500
        await reporter.report()
        status = (await app.http.get("/api/admin/status", headers=MINE)).json()
        [node] = status["nodes"]
        assert (node["id"], node["tables"], node["connections"]) == (app.node.node_id, 1, 0)
        assert node["moves"] > 0
        assert status["tables"] == 1
        assert 10_000 < status["database"] < 10_000_000 < status["free"]
        told = (await asyncio.to_thread(admin, tmp_path, "status")).splitlines()
        assert told[0].startswith(f"Server process {app.node.node_id}, version ")
        assert "tables in memory: 1 · connected: 0 · moves/s: " in told[0]
        assert told[1].startswith("Database: tables: 1, 0.")

    in_app(tmp_path, check)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    assert read_status(store, time()).nodes == []  # it has stopped
    store.close()


@pytest.mark.slow
def test_every_node_of_a_database_is_seen():
    async def main(url):
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(seeded_node(url, name)) for name in ("one", "two")]
            room = await open_table(nodes[0])
            ana = RecordingConnection(nodes[1], seat=0)
            await nodes[1].enter(room, ana.connection, None)
            for node in nodes:
                await Reporter(node).report()
            now = nodes[0].clock.now()
            status = await asyncio.to_thread(read_status, nodes[0].store, now)
            assert {node.id: node.connections for node in status.nodes} == {nodes[0].node_id: 0, nodes[1].node_id: 1}
            assert (status.tables, status.free) == (1, None)
            [table] = (await asyncio.to_thread(read_tables, nodes[0].store, now)).tables
            assert [(one.name, one.online) for one in table.people][:1] == [("Ana", True)]

    with postgres(synced=False) as running:
        asyncio.run(main(running.url))
