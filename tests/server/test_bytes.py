"""Whole matches on a real server: every byte that it sent and wrote is looked at.

What a connection hears is, byte by byte, what showing.py makes of the log; the view law is proved for that. So nothing
else reaches anybody: no secret, no token, no card, and not which bots were asked and had nothing to say.
"""

import asyncio
import json
import sqlite3
from random import Random

import httpx
import pytest

from oneleft.client import Lobby, ServerRefused
from oneleft.protocol.tables import Settings
from oneleft.server import entries as n
from oneleft.server.commands import digest
from oneleft.server.presenters import Viewer, messages
from oneleft.server.room import Room
from tests.support.raw_socket import sit
from tests.support.servers import Server

MATCHES = [("jam+progressive+seven_zero+jump_in+target=80", 4), ("classic+jump_in+eight+target=60", 8)]


class Heard:
    """A place at the table and all that was said to it."""

    def __init__(self, place):
        self.place = place
        self.texts = []
        self.over = False

    @property
    def messages(self):
        return [json.loads(text) for text in self.texts]


async def attend(address, table, token, heard):
    """Play whatever comes to mind, or look on, until somebody has won."""
    random = Random(str(heard.place))
    async with sit(address, table, token, watch=heard.place.watch) as guest:
        heard.texts = guest.heard
        while not heard.over:
            message = await guest.hear("hello", "events")
            view = message["view"]
            heard.over = bool(view and view["winners"])
            if view and view["legal"] and not heard.over:
                move = random.choice(view["legal"])
                await guest.say({"type": "move", "id": f"{random.random()}", "number": view["number"], "move": move})


async def look_around(address, table, tokens, answers):
    """All that can be asked over HTTP, again and again, with and without right."""
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        while True:
            for path in ("", "/matches/1/record", "/matches/1/replay", "/matches/2/record", "/secret"):
                answers.append(await http.get(f"/api/tables/{table}{path}"))
            for path in ("/api/tables", "/metrics", "/health", "/api/openapi.json", "/", "/api/leaderboard"):
                answers.append(await http.get(path))
            guest = {"authorization": f"Bearer {tokens[1]}"}
            answers.append(await http.post(f"/api/tables/{table}/start", headers=guest))
            answers.append(await http.post(f"/api/tables/{table}/rematch", headers=guest))
            answers.append(await http.post(f"/api/tables/{table}/seats", json={"nickname": "Late"}))
            answers.append(await http.delete(f"/api/tables/{table}/seats/0", headers=guest))
            await asyncio.sleep(0.2)


async def a_match(address, rules, players):
    settings = Settings(
        rules=rules, players=players, turn_seconds=0, uno_grace=0.05, pause_seconds=0, bot_pace=0, listed=True
    )
    async with Lobby(address) as lobby:
        opened = await lobby.open_table("Host", settings, ["steady", "random"] * (players // 2 - 1), "my own words")
        table, tokens = opened.table.id, [opened.token]
        tokens.append((await lobby.take_seat(table, "Connection", "other words")).token)
        seats = [Heard(Viewer(0)), Heard(Viewer(players - 1))]
        watchers = [Heard(Viewer(None, 0)), Heard(Viewer(None, 1))]
        answers = []
        around = asyncio.create_task(look_around(address, table, tokens, answers))
        async with asyncio.timeout(120):
            playing = [attend(address, table, token, heard) for token, heard in zip(tokens, seats, strict=True)]
            playing += [attend(address, table, None, heard) for heard in watchers]
            tasks = [asyncio.create_task(one) for one in playing]
            while (await lobby.table(table)).seats[-1].online is False:
                await asyncio.sleep(0.01)
            around.cancel()
            await asyncio.gather(around, return_exceptions=True)
            around = asyncio.create_task(look_around(address, table, tokens, answers))
            await lobby.start(table, tokens[0])
            try:
                await asyncio.gather(*tasks)
            finally:
                around.cancel()
                for task in tasks:
                    task.cancel()
        await asyncio.gather(around, *tasks, return_exceptions=True)
        return table, tokens, seats, watchers, answers


@pytest.fixture(scope="module", params=MATCHES, ids=lambda match: match[0])
def played(request, tmp_path_factory):
    """A match from the first to the last byte, and the log of its table."""
    directory = tmp_path_factory.mktemp("bytes")
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "log") as server:
        at_first = server.log.read_bytes()
        table, tokens, seats, watchers, answers = asyncio.run(a_match(server.address, *request.param))
        stored = b"".join(file.read_bytes() for file in sorted(directory.glob("tables.sqlite*")))
        since = server.log.read_bytes().removeprefix(at_first)
        with sqlite3.connect(directory / "tables.sqlite") as connection:
            found = connection.execute("SELECT body FROM entries WHERE room = ? ORDER BY number", [table])
            log = [n.read_entry(row[0]) for row in found]
        connection.close()
    return table, tokens, seats, watchers, answers, log, stored, since


def test_a_connection_hears_the_log_and_nothing_else(played):
    table, _, seats, watchers, _, log, _, _ = played
    for heard in (*seats, *watchers):
        room = Room(table)
        expected = {}
        for entry in log:
            room.apply(entry)
            expected[room.number] = messages(room, entry, [heard.place], room.at)[heard.place].decode()
        hello, *rest = heard.messages
        number = hello["number"]
        for message, text in zip(rest, heard.texts[1:], strict=True):
            if message["type"] in ("done", "refused"):
                assert set(message) <= {"type", "id", "number", "code", "message", "rule"}
                continue
            number += 1
            assert text == expected[number]
        assert number > 30


def test_cards_are_seen_by_those_who_may(played):
    """A second look at the same, without the code that makes the messages."""
    table, _, seats, watchers, _, log, _, _ = played
    room = Room(table)
    hands = {}
    for entry in log:
        room.apply(entry)
        if room.game is not None:
            hands[room.number] = [room.game.view(seat).hand for seat in range(len(room.seats))]
    for heard in (*seats, *watchers):
        seat = heard.place.seat
        for message in heard.messages:
            view = message.get("view")
            if view:
                assert view["hand"] == (None if seat is None else hands[message["number"]][seat])
                assert view["left"] is None or view["phase"] == "over"
                if seat is None:
                    assert view["drawn"] is None
                    assert view["legal"] == []
            for event in message.get("events", []):
                if "cards" in event and event["event"] != "cut":
                    assert seat is not None
                    assert seat in (event["seat"], event.get("accused"), event.get("giver"))


def test_no_secret_and_no_token_leaves_the_house(played):
    _, tokens, seats, watchers, answers, log, stored, since = played
    secret = next(entry.secret for entry in log if isinstance(entry, n.Opened))
    said = [text for heard in (*seats, *watchers) for text in heard.texts]
    said += [answer.text for answer in answers if not answer.url.path.endswith(("record", "replay"))]
    said += [answer.text for answer in answers if answer.status_code >= 400]
    said += [str(answer.headers) for answer in answers]
    assert len(answers) > 10
    for text in said:
        for hidden in (secret, *tokens, *map(digest, tokens), "my own words", "other words"):
            assert hidden not in text
    for token in tokens:
        assert token.encode() not in stored
        assert digest(token).encode() in stored  # it was looked for in the right place
    assert since == b""  # nothing happened that a log need tell


def test_what_is_asked_over_http_shows_numbers_and_tables(played):
    *_, answers, _, _, _ = played
    documents = {answer.content for answer in answers if answer.url.path == "/api/openapi.json"}
    assert len(documents) == 1  # the same before and after: it shows nobody's table
    for answer in answers:
        assert answer.status_code < 500
        if answer.url.path == "/metrics":
            lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
            assert lines
            for line in lines:
                name, _, value = line.partition(" ")
                assert name.startswith("oneleft_")
                assert "{" not in name
                float(value)
        elif answer.url.path == "/health":
            assert set(answer.json()) == {"status", "tables", "guests"}
        elif answer.url.path.endswith(("record", "replay")) and answer.status_code != 200:
            assert answer.json()["code"] in ("no-match", "secret-yet")


def test_bots_that_had_nothing_to_say_leave_no_trace(played):
    """Every number of the log is somebody's doing, and everybody hears every number."""
    _, _, _, watchers, _, log, _, _ = played
    assert any(isinstance(entry, n.Moved) and entry.made_by == "bot" for entry in log)
    kinds = {type(entry) for entry in log}
    assert kinds <= {n.Opened, n.Sat, n.BotSat, n.Here, n.Away, n.Begun, n.Moved, n.Caught}
    numbers = [message["number"] for message in watchers[0].messages]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_the_record_is_for_those_who_ask_after_the_end(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:

        async def run():
            table, tokens, *_ = await a_match(server.address, "classic+target=1", 4)
            async with Lobby(server.address) as lobby:
                key = await lobby.record(table, 1)
                await lobby.rematch(table, tokens[0])
                shown = await lobby.table(table)
                assert shown.commitment not in key
                with pytest.raises(ServerRefused) as refused:
                    await lobby.record(table, 2)
                assert refused.value.code == "no-match"
                await lobby.start(table, tokens[0])
                with pytest.raises(ServerRefused) as refused:
                    await lobby.record(table, 2)
                assert refused.value.code == "secret-yet"
                assert await lobby.record(table, 1) == key

        asyncio.run(run())
