"""Whole matches on a real server: every byte that it sends, stores and logs is checked.

What a connection receives is, byte by byte, what presenters.py makes of the log; the view law is proved for that. So
nothing else reaches anyone: no secret, no token, no card, and not which bots were asked and let the moment pass.
"""

import asyncio
import json
import re
import sqlite3
from random import Random

import httpx
import msgspec
import pytest

from oneleft.client import Lobby, Shuffling
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import Settings, TableShown
from oneleft.room import entries as n
from oneleft.room.commands import digest
from oneleft.room.presenters import Viewer, build_messages
from oneleft.room.state import Room
from tests.support.raw_socket import sit
from tests.support.servers import Server

pytestmark = pytest.mark.slow

MATCHES = [("jam+progressive+seven_zero+jump_in+target=80", 4), ("classic+jump_in+eight+target=20", 8)]

MESSAGES_BETWEEN = 20  # that a seat hears from one round of requests to the next: the match needs the processor too
TABLE_PATHS = ("", "/matches/1/record", "/matches/1/replay", "/matches/2/record", "/secret")
PATHS = ("/api/tables", "/metrics", "/health", "/api/openapi.json", "/", "/api/leaderboard")


class Transcript:
    """All that one viewer of a table was sent."""

    def __init__(self, viewer, words=""):
        self.viewer = viewer
        self.shuffling = Shuffling(words)
        self.texts = []
        self.over = False

    @property
    def messages(self):
        return [json.loads(text) for text in self.texts]


async def attend(address, table, token, heard):
    """Play at random, or watch, until someone has won."""
    random = Random(str(heard.viewer))
    async with sit(address, table, token, watch=heard.viewer.watch) as guest:
        heard.texts = guest.heard
        while not heard.over:
            message = await guest.hear("hello", "events", "table")
            if message.get("table"):
                shown = msgspec.convert(message["table"], TableShown)
                part = heard.shuffling.answer(heard.viewer.seat, shown, message["type"] == "hello")
                if part is not None:
                    await guest.say(msgspec.to_builtins(part))
            view = message.get("view")
            heard.over = bool(view and view["winners"])
            if view and view["legal"] and not heard.over:
                move = random.choice(view["legal"])
                await guest.say({"type": "move", "id": f"{random.random()}", "number": view["number"], "move": move})


async def request_everything(address, table, tokens):
    """The answers to all that can be requested over HTTP, allowed or not."""
    guest = {"authorization": f"Bearer {tokens[1]}"}
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        return [
            *[await http.get(f"/api/tables/{table}{path}") for path in TABLE_PATHS],
            *[await http.get(path) for path in PATHS],
            await http.post(f"/api/tables/{table}/start", headers=guest),
            await http.post(f"/api/tables/{table}/rematch", headers=guest),
            await http.post(f"/api/tables/{table}/seats", json={"nickname": "Late"}),
            await http.delete(f"/api/tables/{table}/seats/0", headers=guest),
        ]


async def keep_requesting(address, table, tokens, heard, answers):
    while True:
        answers += await request_everything(address, table, tokens)
        enough = len(heard.texts) + MESSAGES_BETWEEN
        while len(heard.texts) < enough:
            await asyncio.sleep(0.02)


async def play_match(address, rules, players):
    settings = Settings(
        rules=rules, players=players, turn_seconds=0, uno_grace=0.05, pause_seconds=0, bot_pace=0, listed=True
    )
    async with Lobby(address) as lobby:
        opened = await lobby.open_table("Host", settings, ["steady", "random"] * (players // 2 - 1))
        table, tokens = opened.table.id, [opened.token]
        tokens.append((await lobby.take_seat(table, "Connection")).token)
        seats = [Transcript(Viewer(0), "my own words"), Transcript(Viewer(players - 1), "other words")]
        watchers = [Transcript(Viewer(None, 0)), Transcript(Viewer(None, 1))]
        answers = await request_everything(address, table, tokens)
        async with asyncio.timeout(120):
            playing = [attend(address, table, token, heard) for token, heard in zip(tokens, seats, strict=True)]
            playing += [attend(address, table, None, heard) for heard in watchers]
            tasks = [asyncio.create_task(one) for one in playing]
            while not all(seat.hash or seat.bot for seat in (await lobby.table(table)).seats):
                await asyncio.sleep(0.01)
            await lobby.start(table, tokens[0])
            tasks.append(asyncio.create_task(keep_requesting(address, table, tokens, seats[0], answers)))
            try:
                await asyncio.gather(*tasks[:-1])
            finally:
                for task in tasks:
                    task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        answers += await request_everything(address, table, tokens)
        return table, tokens, seats, watchers, answers


@pytest.fixture(scope="module", params=MATCHES, ids=lambda match: match[0])
def played(request, tmp_path_factory):
    """A whole match: everything sent, stored and logged."""
    directory = tmp_path_factory.mktemp("bytes")
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "log") as server:
        at_first = server.log.read_bytes()
        table, tokens, seats, watchers, answers = asyncio.run(play_match(server.address, *request.param))
        stored = b"".join(file.read_bytes() for file in sorted(directory.glob("tables.sqlite*")))
        since = server.log.read_bytes().removeprefix(at_first)
        with sqlite3.connect(directory / "tables.sqlite") as connection:
            found = connection.execute("SELECT body FROM entries WHERE room = ? ORDER BY number", [table])
            log = [n.read_entry(row[0]) for row in found]
        connection.close()
    return table, tokens, seats, watchers, answers, log, stored, since


def test_a_connection_receives_the_log_and_nothing_else(played):
    table, _, seats, watchers, _, log, _, _ = played
    for heard in (*seats, *watchers):
        room = Room(table)
        expected = {}
        for entry in log:
            room.apply(entry)
            expected[room.number] = build_messages(room, entry, [heard.viewer], room.at)[heard.viewer].decode()
        hello, *rest = heard.messages
        number = hello["number"]
        for message, text in zip(rest, heard.texts[1:], strict=True):
            if message["type"] in ("done", "refused"):
                assert set(message) <= {"type", "id", "number", "code", "message", "rule"}
                continue
            number += 1
            assert text == expected[number]
        assert number == end_of_match(table, log)


def end_of_match(table, log):
    """The number of the entry that ended the match."""
    room = Room(table)
    for entry in log:
        room.apply(entry)
        if room.status == "over":
            return room.number
    raise AssertionError("the match is not over")


def test_hidden_cards_are_sent_only_to_their_seat(played):
    """The same check without the code that builds the messages."""
    table, _, seats, watchers, _, log, _, _ = played
    room = Room(table)
    hands = {}
    for entry in log:
        room.apply(entry)
        if room.game is not None:
            hands[room.number] = [room.game.view(seat).hand for seat in range(len(room.seats))]
    for heard in (*seats, *watchers):
        seat = heard.viewer.seat
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


def test_no_secret_and_no_token_is_sent_or_logged(played):
    _, tokens, seats, watchers, answers, log, stored, since = played
    secret = next(entry.secret for entry in log if isinstance(entry, n.Opened))
    said = [text for heard in (*seats, *watchers) for text in heard.texts]
    said += [answer.text for answer in answers if not answer.url.path.endswith(("record", "replay"))]
    said += [answer.text for answer in answers if answer.status_code >= 400]
    said += [str(answer.headers) for answer in answers]
    assert len(answers) >= 2 * (len(TABLE_PATHS) + len(PATHS) + 4)  # before the match and after it
    for text in said:
        for hidden in (secret, *tokens, *map(digest, tokens), "my own words", "other words"):
            assert hidden not in text
    for token in tokens:
        assert token.encode() not in stored
        assert digest(token).encode() in stored  # so the search would have found the token
    assert since == b""  # nothing was logged


def test_http_answers_contain_only_public_numbers_and_tables(played):
    *_, answers, _, _, _ = played
    documents = {answer.content for answer in answers if answer.url.path == "/api/openapi.json"}
    assert len(documents) == 1  # the same before and after the match
    for answer in answers:
        assert answer.status_code < 500
        if answer.url.path == "/metrics":
            lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
            assert lines
            for line in lines:
                name, _, value = line.partition(" ")
                assert name.startswith("oneleft_")
                assert "{" not in re.sub(r'^oneleft_answer_seconds_bucket\{le="[\d.+Inf]+"\}$', "", name)
                float(value)
        elif answer.url.path == "/health":
            numbers = {"tables", "guests", "damaged", "clock_skew"}
            assert set(answer.json()) == {"status", "reads", "writes"} | numbers
        elif answer.url.path.endswith(("record", "replay")) and answer.status_code != 200:
            assert answer.json()["code"] in ("no-match", "secret-yet")


def test_bots_that_pass_leave_no_trace(played):
    """Every entry is someone's action, and everyone is told of every entry."""
    _, _, _, watchers, _, log, _, _ = played
    assert any(isinstance(entry, n.Moved) and entry.made_by == "bot" for entry in log)
    kinds = {type(entry) for entry in log}
    exchange = {n.Committed, n.Starting, n.Revealed}
    assert kinds <= {n.Opened, n.Sat, n.BotSat, n.Here, n.Away, n.Begun, n.Moved, n.Caught} | exchange
    numbers = [message["number"] for message in watchers[0].messages]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def test_the_record_is_secret_until_the_match_is_over(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:

        async def run():
            table, tokens, *_ = await play_match(server.address, "classic+target=1", 4)
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
