"""Clocks that someone sets, and nodes whose clocks differ: nothing freezes, and nobody seems to be away."""

from __future__ import annotations

import asyncio
from time import monotonic, time

import msgspec
import pytest

from oneleft.errors import SetupError
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server import scheduler
from oneleft.server.clock import Clock
from oneleft.server.lifecycle import running_node
from oneleft.server.run import choose_clock
from tests.support.in_process_nodes import RecordingConnection, open_table, read_log, saying, until
from tests.support.seeded_entropy import entropy_of_test
from tests.support.servers import postgres

HOUR = 3600.0
WITH_BOT = Settings(players=2, turn_seconds=0.05, bot_pace=0.05, uno_grace=0, pause_seconds=0)


class WallClock:
    """A clock of this machine that can be set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time() + self.ahead


def node_with(url: str, wall: WallClock, name: str = "node"):
    return running_node(url, entropy_of_test(name), Clock(wall))


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.mark.slow
def test_a_clock_set_back_during_a_commit_stops_nobody(url, monkeypatch):
    """What was due by the old clock would be due an hour later by the new one. No sweep helps out."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", HOUR)

    async def main():
        wall, held, may_write = WallClock(), asyncio.Event(), asyncio.Event()
        async with node_with(url, wall) as node:
            room_id = await open_table(node, msgspec.structs.replace(WITH_BOT, bot_pace=1.0), people=1)
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            live, append = node.live_tables[room_id], node.writer.append

            async def append_later(write):
                if not live.thinking:  # a move by the turn clock
                    held.set()
                    await may_write.wait()
                return await append(write)

            monkeypatch.setattr(node.writer, "append", append_later)
            await held.wait()
            wall.ahead = -HOUR
            node.follow_clock(wall(), monotonic())
            may_write.set()  # well before the bot plays
            before = live.room.number
            await until(lambda: live.room.number > before)

    asyncio.run(main())


@pytest.mark.slow
def test_a_clock_that_is_set_forward_and_back_stops_nobody(url, monkeypatch, caplog):
    """A bot and a turn clock of 50 ms play by themselves all the time."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.05)

    async def main():
        wall = WallClock()
        async with node_with(url, wall) as node:
            room_id = await open_table(node, WITH_BOT, people=1)
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            room = node.live_tables[room_id].room
            for ahead in (HOUR, 0.0, -HOUR, 0.0):
                wall.ahead = ahead
                await until(lambda ahead=ahead: abs(node.clock.now() - time() - ahead) < 60)
                before = room.number
                await until(lambda before=before: room.number > before + 3)
            assert node.clock_steps == 4

    asyncio.run(main())
    assert "the clock was set by +3600.0 s" in caplog.text


def test_after_a_restart_an_hour_in_the_future_binds_nobody(url):
    """The log was written by a clock that was an hour ahead, and has been set right since."""

    async def main():
        wall = WallClock()
        wall.ahead = HOUR
        async with node_with(url, wall) as node:
            room_id = await open_table(node, WITH_BOT, people=1)
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            written = node.live_tables[room_id].room.number
        wall.ahead = 0.0
        async with node_with(url, wall, "again") as node:
            live = await node.get_table(room_id)
            assert live.room.at < time() + 60
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            await until(lambda: live.room.number > written + 5)
            times = [entry.at for entry in read_log(node.store, room_id)]
            assert times[0] > time() + HOUR / 2 > times[-1]
            folded = Room.fold(room_id, read_log(node.store, room_id))
            assert max(watch.turn_began for watch in folded.stopwatches) < time() + 60

    asyncio.run(main())


def test_what_waited_for_a_time_in_the_future_waits_as_long_as_before():
    """A held catch was to count two seconds after the card; the clock went back by an hour in between."""
    room = Room("table")
    room.apply(n.Opened(at=5000.0, settings=Settings(players=2), secret="0" * 64))
    for seat, name in enumerate(("Ana", "Bo")):
        room.apply(n.Sat(at=5000.0, seat=seat, name=name, token_digest=name))
    room.apply(n.Begun(at=5001.0))
    room.stopwatches[0].exposed_at = 5001.0
    room.apply(n.Said(at=1401.5, seat=0, phrase="wow"))
    assert (room.at, room.stopwatches[0].exposed_at, room.stopwatches[0].turn_began) == (1401.5, 1401.5, 1401.5)
    assert {seat.away_since for seat in room.seats} == {1400.5}


@pytest.mark.slow
def test_nodes_with_different_clocks_agree(monkeypatch, caplog):
    """One is thirty seconds ahead. They follow the database's clock, and each sees that the other is alive."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.05)

    async def main(url):
        ahead = WallClock()
        ahead.ahead = 30.0
        async with node_with(url, ahead, "ahead") as first, node_with(url, WallClock(), "right") as second:
            room_id = await open_table(first)
            people = [RecordingConnection(first, seat=0), RecordingConnection(second, seat=1)]
            await first.enter(room_id, people[0].connection, None)
            await second.enter(room_id, people[1].connection, None)
            assert abs(first.clock.now() - second.clock.now()) < 1
            assert 29 < first.clock.skew < 31
            for i in range(20):
                await (first, second)[i % 2].execute(room_id, saying(0, f"{i}"))
                await asyncio.gather(first.heartbeat(), second.heartbeat())
                assert first.alive_nodes == second.alive_nodes == {first.node_id, second.node_id}
            assert not [entry for entry in read_log(first.store, room_id) if isinstance(entry, n.Away)]

    with postgres(synced=False) as database:
        asyncio.run(main(database.url))
    assert "this machine's clock is +30.0 s off the database's" in caplog.text


def test_only_a_test_may_set_the_clock(tmp_path):
    file = tmp_path / "seconds"
    file.write_text("3600", "utf-8")
    environment = {"ONELEFT_TEST_CLOCK": str(file), "ONELEFT_TESTING": "1"}
    assert 3500 < choose_clock("127.0.0.1", environment).now() - time() < 3700
    assert abs(choose_clock("0.0.0.0", {}).now() - time()) < 60
    for host, refused in (("0.0.0.0", environment), ("127.0.0.1", environment | {"ONELEFT_TESTING": "0"})):
        with pytest.raises(SetupError, match="ONELEFT_TESTING=1"):
            choose_clock(host, refused)
