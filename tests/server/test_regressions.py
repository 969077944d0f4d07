"""Faults of earlier versions: each of them stopped a table, lost a turn or kept someone waiting forever."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from oneleft.bots import seated
from oneleft.client.connection import TableConnection
from oneleft.client.remote_bot import play
from oneleft.errors import ServerRefused, Unreachable
from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.room.state import Room
from oneleft.server import scheduler
from oneleft.server.store import Store
from oneleft.server.writes import Write
from oneleft.table.game import Game
from tests.support.in_process_nodes import QUIET, RecordingConnection, open_table, saying, seeded_node, until
from tests.support.offline_table import KEY, playing


def test_only_one_of_two_writes_of_a_number_succeeds(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    row = {"listed": False, "opened": 0.0, "shown": b""}
    writes = [Write("room", 0, f"node:{stamp}", [body], row=row) for stamp, body in enumerate((b"first", b"second"))]
    assert sorted(store.append(writes)) == [False, True]
    assert len(store.read("room")) == 1
    store.close()


def test_an_expert_is_not_seated_without_its_libraries(monkeypatch):
    monkeypatch.setattr(commands, "find_spec", lambda name: None)
    room = Room("table")
    room.apply(commands.open_table(QUIET, KEY, 0.0))
    with pytest.raises(Refused, match="steady"):
        commands.add_bot(room, "expert", 0.0)


def test_no_clock_runs_while_a_catch_waits():
    offline = playing(people=3, turn_seconds=3.0, uno_grace=5.0)
    forgetful = offline.play_until_exposed()
    catcher = next(seat for seat in range(3) if seat != forgetful)
    offline.move(f"{catcher} catch {forgetful}")
    assert offline.pass_time().kind == "grace"
    due = offline.due()
    assert (due.kind, due.at) == ("clock", pytest.approx(offline.now + 3.0))


@pytest.mark.slow
def test_a_mistake_does_not_stop_a_table(tmp_path, monkeypatch):
    """It is logged, and the table goes on afterwards."""
    faults = [RuntimeError("a mistake"), RuntimeError("another")]
    usual = scheduler.entry_due

    def mistaken(*args):
        if faults:
            raise faults.pop()
        return usual(*args)

    monkeypatch.setattr(scheduler, "entry_due", mistaken)

    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            settings = Settings(players=2, turn_seconds=0.1, bot_pace=0)
            room_id = await open_table(node, settings)
            recorder = RecordingConnection(node, seat=0)
            await node.enter(room_id, recorder.connection, None)
            live = node.live_tables[room_id]
            await until(lambda: len(live.room.game.log) > 1)

    asyncio.run(main())
    assert not faults


def test_a_bot_is_asked_once_although_phrases_arrive(tmp_path, monkeypatch):
    asked = []
    may_answer = Event()

    class Slow:
        def hear(self, events, view):
            pass

        def close(self):
            pass

        def answer(self, view):
            asked.append((view.number, view.seat))
            assert may_answer.wait(20)
            return next(text for text in view.legal if " draw" in text or " take" in text or " color" in text)

    monkeypatch.setattr(seated, "new_bot", lambda *_: Slow())

    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node, Settings(players=2, turn_seconds=0.05, bot_pace=0), 1, "expert")
            recorder = RecordingConnection(node, seat=0)
            await node.enter(room_id, recorder.connection, None)
            await until(lambda: bool(asked))
            for number in range(5):
                await node.execute(room_id, saying(0, f"s{number}"))
            may_answer.set()
            await until(lambda: len({position for position, _ in asked}) > 1)

    asyncio.run(main())
    first = asked[0]
    assert asked.count(first) == 1


@pytest.mark.slow
def test_a_disconnect_during_a_database_failure_is_recorded_later(tmp_path, monkeypatch):
    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_id = await open_table(node)
            recorder = RecordingConnection(node, seat=0)
            live = await node.enter(room_id, recorder.connection, None)
            with monkeypatch.context() as broken:
                broken.setattr(node.store, "append", lambda writes: 1 / 0)
                await node.disconnect(live, recorder.connection)
            assert live.room.is_awake or live.stale
            await until(lambda: not node.live_tables[room_id].stale and not node.live_tables[room_id].room.is_awake)

    asyncio.run(main())


class QuietLink(TableConnection):
    """A connection without a server."""

    async def connect(self) -> None:
        await asyncio.sleep(0)

    async def read(self) -> None:
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.end(Unreachable("client-left", given="here"))
            raise


def test_a_remote_bot_moves_although_a_phrase_follows_its_turn():
    game = Game("classic", 2, key="07" * 32)
    asked = []

    class Bot:
        def hear(self, events, view):
            pass

        def answer(self, view):
            asked.append(view.number)

        def close(self):
            pass

    async def main():
        async with QuietLink("http://127.0.0.1:1", "table") as link:
            link.seat, link.view = game.turn, game.view(game.turn)
            link.inbox.put_nowait(m.Events(number=1, events=[], view=link.view))
            link.inbox.put_nowait(m.Said(number=2, seat=0, phrase="wow"))
            playing_on = asyncio.create_task(play(link, lambda seed: Bot()))
            await until(lambda: bool(asked))
            playing_on.cancel()
            await asyncio.gather(playing_on, return_exceptions=True)

    asyncio.run(main())
    assert asked == [0]


def test_leaving_a_connection_ends_all_waits():
    async def main():
        async with QuietLink("http://127.0.0.1:1", "table") as link:
            asking = asyncio.create_task(link.say("wow"))
            listening = asyncio.create_task(anext(aiter(link), None))
            await until(lambda: bool(link._pending))
            with pytest.raises(ServerRefused, match="4,096"):
                await link.say(text="x" * 5000)
        with pytest.raises(Unreachable):
            await asyncio.wait_for(asking, 5)
        assert await asyncio.wait_for(listening, 5) is None

    asyncio.run(main())


def test_a_rematch_clears_the_players_words():
    room = Room("table")
    room.apply(commands.open_table(QUIET, KEY, 0.0))
    room.apply(
        n.Sat(at=0.0, seat=0, name="Ana", token_digest="token", words="my words")
    )  # as earlier versions wrote it
    assert room.seats[0].words == "my words"
    room.apply(n.Rematch(at=1.0, secret="0" * 64))
    assert room.seats[0].words == ""
