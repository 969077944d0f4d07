"""A hundred thousand messages over real sockets, most of them nonsense: no failure, no stuck table.

Seats and spectators of several tables send valid messages, valid messages of other moments, messages with parts of them
changed, and garbage; some of it before they entered. Every message is answered, or the socket is closed with a code
that says why.
"""

import asyncio
import json
import os
from random import Random

import pytest

from oneleft.client import Lobby
from oneleft.protocol.codes import CODES
from oneleft.protocol.messages import MAX_MESSAGE_BYTES
from oneleft.protocol.phrases import PHRASES
from tests.support.attacks import frame
from tests.support.plain_socket import BINARY, LOST, TEXT, Closed, PlainSocket
from tests.support.raw_socket import open_table_for_two, play_to_end, short_settings, sit
from tests.support.servers import Server

pytestmark = pytest.mark.slow

MESSAGES = int(os.environ.get("ONELEFT_FUZZ", "100000"))
BURST = 40  # messages of each viewer on their way at once
TABLES = ("classic+target=300", "jam+progressive+seven_zero+jump_in+target=300", "graduation+challenge+target=300")
CLOSES = {close for _, close in CODES.values() if close} - {CODES["failure"][1]} | {1000, 1007}
REFUSALS = set(CODES) - {"failure"}
VERBS = ("play", "jump", "discard", "draw", "keep", "take", "challenge", "uno", "catch", "swap", "color", "deal", "²")
CARDS = ("R7", "W", "W:R", "W+4:B", "WJ:G", "WG", "G+2", "BS", "YR", "R99", "W:X", "0", "1", "9", "²", "uno", "-1")


class Nonsense:
    """A source of random messages."""

    def __init__(self, seed):
        self.random = Random(f"nonsense {seed}")
        self.view = None  # the latest
        self.seen = ["0 draw", "deal"]  # moves of other positions
        self.ids = ["a"]
        self.tokens = ["", "x"]

    def next(self):
        r = self.random
        kind = r.random()
        if kind < 0.6:
            return json.dumps(self.valid())
        if kind < 0.8:
            return json.dumps(self.changed(self.valid()), ensure_ascii=r.random() < 0.5)
        if kind < 0.9:
            return self.torn(json.dumps(self.valid()))
        return self.garbage()

    def new_id(self):
        if self.random.random() < 0.2:
            return self.random.choice(self.ids)
        self.ids = [*self.ids[-20:], f"{self.random.getrandbits(64):x}"]
        return self.ids[-1]

    def valid(self):
        r = self.random
        kind = r.random()
        if kind < 0.85:
            number = self.view["number"] if self.view else 0
            if r.random() < 0.3:
                number = r.choice([0, number - 1, number + 1, r.randrange(10**9)])
            return {"type": "move", "id": self.new_id(), "number": number, "move": self.move()}
        if kind < 0.9:
            return {"type": "say", "id": self.new_id(), "phrase": r.choice([*PHRASES, "x"])}
        if kind < 0.95:
            return {"type": "back", "id": self.new_id()}
        return {"type": "enter", "token": r.choice(self.tokens), "last": r.choice([None, 0, -1, 5, 2**70])}

    def move(self):
        r = self.random
        kind = r.random()
        if kind < 0.06 and self.view:  # rarely, because the tables have to last
            return r.choice(self.view["legal"] or ["deal"])
        if kind < 0.5:
            return r.choice(self.seen)
        return " ".join(filter(None, (str(r.randrange(4)), r.choice(VERBS), r.choice(["", *CARDS]))))[:40]

    def value(self):
        r = self.random
        return r.choice(
            [
                None,
                True,
                -1,
                0,
                2**63,
                10**400,
                1e308,
                0.5,
                "",
                "\0",
                "\ud800",
                "\u202e",
                "<script>",
                "é" * 100,
                "x" * 5000,
                [],
                {},
                [[[[]]]],
                {"type": "move"},
            ]
        )

    def changed(self, message):
        r = self.random
        for _ in range(r.randrange(1, 3)):
            key = r.choice([*message, "extra", "type", "token", "watch", "language"])
            if r.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = self.value()
        return message

    def torn(self, text):
        at = self.random.randrange(len(text) + 1)
        other = self.random.randrange(len(text) + 1)
        return text[:at] + text[other:] if self.random.random() < 0.7 else text[:at] + "\0" + text[at:]

    def garbage(self):
        r = self.random
        depth = r.randrange(1, MAX_MESSAGE_BYTES)
        return r.choice(
            [
                "",
                "null",
                "[" * depth,
                '{"type":' * (depth // 8),
                '{"type": "move", "number": 1e999, "id": "1", "move": ""}',
                '{"type": "move", "number": ' + "9" * depth + ', "id": "1", "move": ""}',
                '{"type": "say", "id": "\\ud800", "phrase": "hello"}',
                '{"type": "say", "id": "1", "phrase": "\\udc00\\ud800"}',
                '{"type": "back", "id": "1", "id": "2"}',
                "x" * r.randrange(2 * MAX_MESSAGE_BYTES),
                r.randbytes(r.randrange(100)),
                json.dumps(self.valid()).encode(),
            ]
        )


class Visitor:
    """One connection after another of the same viewer, all of them sending."""

    def __init__(self, address, table, token, seed):
        self.address, self.table, self.token = address, table, token
        self.nonsense = Nonsense(seed)
        self.sent = self.closed = 0
        self.codes = set()
        self.socket = None
        self.awaited = 0  # answers
        self.no_text = False

    def say(self):
        """Send a burst of messages, after entering if there is no connection."""
        try:
            if self.socket is None:
                self.enter()
            burst = [self.written(self.nonsense.next()) for _ in range(BURST)]
            self.awaited = len(burst)
            self.socket.send(*burst)
        except Closed as closed:
            self.note_end(closed.code)

    def listen(self):
        """Wait for the answer to every message of the burst, or for the end of the connection."""
        try:
            while self.awaited:
                message = self.socket.hear()
                if message["type"] in ("hello", "events"):
                    self.look(message)
                elif message["type"] in ("done", "refused"):
                    self.awaited -= 1
                    self.codes.update({message.get("code")} - {None})
        except Closed as closed:
            self.note_end(closed.code)

    def enter(self):
        self.no_text = False
        self.socket = PlainSocket(self.address, self.table)
        if self.nonsense.random.random() < 0.02:
            self.socket.send(self.written(self.nonsense.next()))  # before it entered
        self.socket.send(frame(TEXT, json.dumps({"type": "enter", "token": self.token}).encode()))

    def leave(self):
        if self.socket is not None:
            self.socket.tcp.close()

    def note_end(self, code):
        self.closed += 1
        self.socket, self.awaited = None, 0
        # invalid UTF-8 ends the connection, and messages still in flight may hide the reason
        assert code in CLOSES or (code == LOST and self.no_text), code

    def written(self, message):
        """The frame of a message. A lone surrogate is sent as invalid UTF-8."""
        self.sent += 1
        if isinstance(message, bytes):
            return frame(BINARY, message)
        try:
            return frame(TEXT, message.encode())
        except UnicodeEncodeError:
            self.no_text = True
            return frame(TEXT, message.encode("utf-8", "surrogatepass"))

    def look(self, message):
        view = message["view"]
        if view:
            self.nonsense.view = view
            self.nonsense.seen = [*self.nonsense.seen[-50:], *view["legal"]]


@pytest.fixture
def server(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as running:
        yield running


def test_random_messages_do_not_break_a_table(server):
    async def open_tables():
        async with Lobby(server.address) as lobby:
            return [await open_table_for_two(lobby, short_settings(rules=rules, players=3)) for rules in TABLES]

    before = server.log.read_bytes()
    tables = asyncio.run(open_tables())
    visitors = [
        Visitor(server.address, table, token, f"{table_number} {i}")
        for table_number, (table, tokens) in enumerate(tables)
        for i, token in enumerate([*tokens, None])
    ]
    for visitor in visitors:
        visitor.nonsense.tokens += [token for _, tokens in tables for token in tokens]
    while sum(visitor.sent for visitor in visitors) < MESSAGES:
        for visitor in visitors:
            visitor.say()
        for visitor in visitors:
            visitor.listen()
    for visitor in visitors:
        assert visitor.closed
        visitor.leave()
    codes = set().union(*(visitor.codes for visitor in visitors))
    assert codes <= REFUSALS
    assert {"stale", "illegal", "notation", "other-seat", "not-seated", "bad-message", "too-big"} <= codes
    assert server.log.read_bytes() == before  # nothing was logged

    async def play_on():
        for table, tokens in tables:
            async with sit(server.address, table) as spectator:
                view = json.loads(spectator.heard[0])["view"]
                assert view["number"] > 0  # some of the messages were moves
            await play_to_end(server.address, table, tokens)

    asyncio.run(play_on())
    assert server.log.read_bytes() == before
    assert server.process.poll() is None
