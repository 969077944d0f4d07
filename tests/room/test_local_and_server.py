"""The same match is told in the same bytes by a table in the terminal's process and by a server's table."""

from __future__ import annotations

import asyncio
import re
from random import Random

import pytest
from msgspec.structs import replace

from oneleft.protocol import messages as m
from oneleft.protocol.phrases import PHRASES
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server.scheduler import Scheduler
from oneleft.table.game import Game
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.table_setup import log_of
from tests.support.in_process_nodes import TOKENS, RecordingConnection, seeded_node
from tests.support.terminal_driver import paused, push

NAMES = ["Mia", "Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria"]
MATCHES = [
    ("classic+target=100", 3),
    ("jam+jump_in+progressive+seven_zero+target=60", 4),
    ("deluxe+partners+target=100", 4),
    ("graduation+challenge+target=80", 3),
    ("international+jump_in+lowest+target=60", 2),
    ("classic+eight", 8),
]
STEPS = 150


def beginning(rules: str, players: int) -> list[n.AnyEntry]:
    """The log of a table with Mia and bots, up to the first deal. Chat is allowed."""
    opened, _, *others = log_of(Game(rules, NAMES[:players], "07" * 32), dict.fromkeys(range(1, players), "easy"))
    assert isinstance(opened, n.Opened)
    person = n.Sat(at=opened.at, seat=0, name="Mia", token_digest=commands.digest(TOKENS[0]))
    return [replace(opened, settings=replace(opened.settings, chat=True)), person, *others]


async def play_locally(table: LocalTable, random: Random) -> None:
    """Bots play by their timers or at random. Mia plays at random, catches within the grace time, and talks."""
    for step in range(STEPS):
        game = table.game
        if game.over:
            return
        if random.random() < 0.1:
            await table.request(f"say {random.choice(PHRASES)}")
        if random.random() < 0.05:
            await table.write(lambda room, now, text=f"step {step}": commands.say(room, 0, "", text, "", now))
        (caught, *_) = [watch for watch in table.room.stopwatches if watch.caught_by >= 0] or [None]
        choices = ["deal"] if game.round_over else list(game.view(0).legal)
        if caught is not None and random.random() < 0.5:  # the bot calls in time
            await push(table, f"{caught.exposed} uno")
        elif caught is not None:
            await table.act()
        elif any(" catch " in text for text in choices):
            await table.move(next(text for text in choices if " catch " in text), len(game.log))
        elif choices and (table.next_timer() is None or random.random() < 0.5):
            await table.move(random.choice(choices), len(game.log))
        elif random.random() < 0.7:
            await push(table, random_play(game, random))
        else:
            await table.act()


def random_play(game: Game, random: Random) -> str:
    """A move of the player in turn, without a call of UNO and with a card if there is one."""
    table = next(table for table in game.tables if not table.over)
    moves = [str(move) for move in game.legal_moves(table.seating[table.round.turn])]
    quiet = [text for text in moves if text.split()[1] not in ("uno", "catch") and not text.endswith(" uno")]
    return random.choice([text for text in quiet if " play " in text] or quiet)


async def tell_locally(log: list[n.AnyEntry], link: str, seed: str) -> tuple[list[bytes], list[n.AnyEntry]]:
    """What Mia's seat is told, and the log."""
    table = paused(LocalTable(log, "en"))
    await table.open()
    await table.write(
        lambda room, now: n.Here(at=now, seat=0, connection_id=link)
    )  # as a server records its connections
    await play_locally(table, Random(seed))
    messages = [table.inbox.get_nowait() for _ in range(table.inbox.qsize())]
    return [as_sent(message) for message in messages if not isinstance(message, Exception)], table.log


def as_sent(message: m.FromTable) -> bytes:
    """The bytes of a message without the id of its table and its code. Numbers are written as a client reads them."""
    written = m.encode(m.read_table(m.encode(message)))
    return re.sub(
        rb'"code":"[^"]{4}"', b'"code":""', re.sub(rb'"id":"[^"]*","settings"', b'"id":"","settings"', written)
    )


@pytest.mark.parametrize(("rules", "players"), MATCHES, ids=str)
def test_local_table_and_server_tell_the_same(rules, players, tmp_path, monkeypatch):
    async def nothing(*_: object) -> bool:
        return False

    monkeypatch.setattr(Scheduler, "run_next", nothing)  # the server's bots rest: the log is given
    monkeypatch.setattr(Scheduler, "sweep", nothing)
    begun = beginning(rules, players)

    async def main() -> None:
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            recorder = RecordingConnection(node, seat=0)
            told_locally, log = await tell_locally(begun, recorder.connection.id, rules)
            first, *rest = log[len(begun) :]  # the terminal's own connection; then the server's, and the match

            def open_table(room: Room, now: float) -> list[n.AnyEntry]:
                for entry in (*begun, first):
                    room.apply(entry)
                return [*begun, first]

            live = await node.open_table(open_table)
            await node.enter(live.room.id, recorder.connection, None)
            async with live.lock:
                for entry in rest[1:]:
                    await node.write(live, lambda room, now, entry=entry: entry)
            kinds = {type(message) for message in recorder.heard}
            assert kinds == {m.Hello, m.Table, m.Events, m.Said, m.Noticed}
            told_by_server = [as_sent(message) for message in recorder.heard]
            assert len(told_locally) > STEPS // 2 or live.room.status == "over"
            for local, remote in zip(told_locally, told_by_server, strict=True):
                assert local == remote

    asyncio.run(main())
