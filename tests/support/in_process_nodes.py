"""Nodes of the server in this process, and connections that record what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from threading import Barrier
from threading import Event as ThreadEvent
from time import time

from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.presenters import Viewer
from oneleft.room.state import Room
from oneleft.server.connections import Connection
from oneleft.server.lifecycle import running_node
from oneleft.server.limits import Limits
from oneleft.server.node import Command, Node
from oneleft.server.store import Store
from oneleft.server.writes import Write

from .seeded_entropy import entropy_of_test

QUIET = Settings(players=2, turn_seconds=0, bot_pace=0, uno_grace=0, pause_seconds=0)
TOKENS = ("token of seat 0", "token of seat 1")


def seeded_node(url: str, name: str = "node", statement_seconds: float = 20) -> AbstractAsyncContextManager[Node]:
    """A running node. Its ids and keys follow from the test and the name; nodes of one test need different names.

    It has plenty of time: a busy machine is no fault of the node.
    """
    return running_node(url, entropy_of_test(name), limits=Limits(60, statement_seconds, thinking_seconds=20))


class RecordingConnection:
    """A connection that records its messages."""

    def __init__(self, node: Node, seat: int | None = None) -> None:
        self.heard: list[m.FromTable] = []
        self.closed: list[str] = []
        token = "" if seat is None else commands.digest(TOKENS[seat])
        self.connection = Connection(Viewer(seat), token, node.new_connection_id(), self.send, self.close)

    async def send(self, text: str) -> None:
        self.heard.append(m.read_table(text))

    async def close(self, code: int, reason: str) -> None:
        self.closed.append(reason)


class Race:
    """Two nodes that write at the same time: both have decided before either writes, and then the winner is first."""

    def __init__(self) -> None:
        self.winner = ""
        self._runners: set[str] = set()
        self._names: set[str] = set()
        self._both_decided = Barrier(2)
        self._winner_done = ThreadEvent()

    def begin(self, winner: str) -> None:
        """The next write of each is the race."""
        self.winner = winner
        self._runners = self._names.copy()
        self._winner_done.clear()

    def enter(self, name: str, of: Store) -> None:
        """The writes of this store take part from now on."""
        append = of.append
        self._names.add(name)

        def append_in_order(writes: Sequence[Write]) -> list[bool]:
            if name not in self._runners:
                return append(writes)
            self._runners.discard(name)
            self._both_decided.wait(20)
            if name == self.winner:
                outcome = append(writes)
                self._winner_done.set()
                return outcome
            assert self._winner_done.wait(20)
            return append(writes)

        of.append = append_in_order  # type: ignore[method-assign]  # the same, a little later


async def open_table(node: Node, settings: Settings = QUIET, people: int = 2, level: str = "easy") -> str:
    """Open a table with people, and bots in the other seats, and start the match; its id."""

    def decide(room: Room, now: float) -> list[n.AnyEntry]:
        made: list[n.AnyEntry] = []

        def add(entry: n.AnyEntry) -> None:
            room.apply(entry)
            made.append(entry)

        add(commands.open_table(settings, node.entropy.match_key(room.id, 0), now))
        for name, token in zip(("Ana", "Bo")[:people], TOKENS, strict=False):
            add(commands.sit(room, name, token, now))
        for _ in range(settings.players - people):
            add(commands.add_bot(room, level, now))
        add(n.Begun(at=now))
        return made

    return (await node.open_table(decide)).room.id


def moving(seat: int, number: int, text: str, message_id: str) -> Command:
    return lambda room, now: commands.move(room, seat, number, text, message_id, now)


def saying(seat: int, message_id: str) -> Command:
    return lambda room, now: commands.say(room, seat, "hello", "", message_id, now)


def read_log(store: Store, room_id: str) -> list[n.AnyEntry]:
    return [n.read_entry(body) for body in store.read(room_id)]


async def until(happened: Callable[[], bool | Awaitable[bool]], seconds: float = 20) -> None:
    """Wait for a condition; fails after ``seconds``."""
    end = time() + seconds
    while True:
        found = happened()
        if found if isinstance(found, bool) else await found:
            return
        assert time() < end, "it did not happen"
        await asyncio.sleep(0.02)
