"""Several nodes on one PostgreSQL: one log, one winner per entry, and no abandoned table."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event as ThreadEvent
from time import time

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from oneleft.protocol import messages as m
from oneleft.protocol.tables import Settings
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.entries import write_entry
from oneleft.room.error_codes import Refused
from oneleft.server import scheduler, stored_homes
from oneleft.server.disk_space import mark_used
from oneleft.server.housekeeping import Housekeeper
from oneleft.server.limits import DAY
from oneleft.server.node import Node
from oneleft.server.scheduler import Scheduler
from oneleft.server.store import Store
from oneleft.server.stored_homes import NodeRow, claim, leave, report, take
from oneleft.server.writer import Writer
from oneleft.server.writes import Write
from tests.support.in_process_nodes import (
    Race,
    RecordingConnection,
    moving,
    open_table,
    read_log,
    saying,
    seeded_node,
    until,
)
from tests.support.servers import postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def url():
    with postgres(synced=False) as database:
        yield database.url


def test_of_two_nodes_only_one_wins_a_number(url):
    """Both answer each position at the same time: one move is made, and the other node is told that it is late."""

    async def main():
        async with seeded_node(url, "here") as here, seeded_node(url, "there") as there:
            room_id = await open_table(here)
            lives = [await here.get_table(room_id), await there.get_table(room_id)]
            race = Race()
            race.enter("here", here.store)
            race.enter("there", there.store)
            outcomes = []
            for number in range(40):
                await until(lambda number=number: all(len(live.room.game.log) == number for live in lives))
                game = lives[0].room.game
                if game.round_over:
                    break
                answers = game.view(game.turn).legal[-1], game.view(game.turn).legal[0]
                race.begin(("here", "there")[number % 2])
                outcomes += await asyncio.gather(
                    here.execute(room_id, moving(game.turn, number, answers[0], f"here {number}")),
                    there.execute(room_id, moving(game.turn, number, answers[1], f"there {number}")),
                    return_exceptions=True,
                )
            won = [one for one in outcomes if isinstance(one, tuple)]
            late = [one for one in outcomes if isinstance(one, Refused)]
            assert len(won) == len(late) == len(outcomes) // 2
            assert {refused.code for refused in late} == {"stale"}
            moved = [entry for entry in read_log(here.store, room_id) if isinstance(entry, n.Moved)]
            assert len(moved) == len(won)
            assert [entry.id.split()[0] for entry in moved[:4]] == ["here", "there", "here", "there"]

    asyncio.run(main())


def test_phrases_of_two_nodes_are_appended_in_turn(url):
    async def main():
        async with seeded_node(url, "here") as here, seeded_node(url, "there") as there:
            room_id = await open_table(here)
            await there.get_table(room_id)
            done = await asyncio.gather(
                *(node.execute(room_id, saying(0, f"{i}")) for i in range(10) for node in (here, there)),
                return_exceptions=True,
            )
            repeated = [one.number for one in done if isinstance(one, commands.Repeated)]
            numbers = [one[1] for one in done if isinstance(one, tuple)]
            assert sorted(numbers) == sorted(repeated) == list(range(5, 15)), "the same id at both nodes is said once"

    asyncio.run(main())


def test_connections_are_told_of_entries_of_the_other_node(url):
    async def main():
        async with seeded_node(url, "here") as here, seeded_node(url, "there") as there:
            room_id = await open_table(here)
            near, far = RecordingConnection(here), RecordingConnection(there)
            seated = RecordingConnection(there, seat=1)
            await here.enter(room_id, near.connection, None)
            await there.enter(room_id, far.connection, None)
            await there.enter(room_id, seated.connection, None)
            said = [(await here.execute(room_id, saying(0, f"{i}")))[1] for i in range(20)]
            for recorder in (near, far, seated):
                await until(lambda recorder=recorder: recorder.heard[-1].number == said[-1])
                assert [one.number for one in recorder.heard if isinstance(one, m.Said)] == said

    asyncio.run(main())


def test_nothing_is_missed_when_the_listening_connection_breaks(url):
    async def main():
        async with seeded_node(url, "here") as here, seeded_node(url, "there") as there:
            room_id = await open_table(here)
            far = RecordingConnection(there)
            await there.enter(room_id, far.connection, None)
            await until(lambda: asyncio.to_thread(end_listening, here.store))
            for i in range(5):
                await here.execute(room_id, saying(0, f"{i}"))
            await until(lambda: len(far.heard) == 6)

    asyncio.run(main())


def end_listening(of: Store) -> bool:
    """End all listening connections; whether there were any."""
    with of.engine.begin() as connection:
        ended = connection.execute(
            text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        )
        return len(ended.all()) > 1


def test_a_player_can_sit_down_at_one_node_and_enter_at_another(url):
    """The other node may not know yet that the seat is taken: it reads the log before it refuses."""

    async def main():
        async with seeded_node(url) as here:
            room_id = await open_table(here)
            deaf = Node(Store(url))  # without a listener
            await deaf.get_table(room_id)
            await here.execute(room_id, lambda room, now: n.Left(at=now, seat=1))
            await here.execute(room_id, lambda room, now: n.Rematch(at=now, secret="0" * 64))
            await here.execute(room_id, lambda room, now: commands.sit(room, "Cy", "new token", now))
            recorder = RecordingConnection(deaf)
            recorder.connection.token_digest = commands.digest("new token")
            await deaf.enter(room_id, recorder.connection, None)
            assert recorder.connection.viewer.seat == 1
            await here.execute(room_id, lambda room, now: commands.begin(room, 0, now))
            game = here.live_tables[room_id].room.game
            first = moving(game.turn, 0, game.view(game.turn).legal[0], "1")
            assert (await deaf.execute(room_id, first))[1] == 10, "it had not heard that the match began"
            with pytest.raises(Refused) as refused:
                await here.execute(room_id, moving(0, 0, "0 draw", "2"))
            assert refused.value.code == "stale"
            await asyncio.to_thread(deaf.writer.close)
            deaf.store.close()

    asyncio.run(main())


# Timers and bots


def test_a_due_table_is_claimed_by_one_node(url):
    def due_tables(kept: Store) -> set[str]:
        rooms = {f"due {i}" for i in range(30)}
        row = {"listed": False, "opened": 0.0, "shown": b""}
        kept.append([Write(room, 0, "", [b""], 5.0, row) for room in rooms])
        return rooms

    stores = [Store(url), Store(url)]
    stores[0].open()
    rooms = due_tables(stores[0])
    for number, kept in enumerate(stores):
        report(kept, NodeRow(f"node {number}"))
    with ThreadPoolExecutor(10) as threads:
        claimed = list(threads.map(lambda i: claim(stores[i % 2], f"node {i % 2}", 6.0, 7), range(10)))
    while more := claim(stores[0], "node 0", 6.0):  # two that claim at once may find the same ones
        claimed.append(more)
    ids = [room for some in claimed for room, _ in some]
    assert len(ids) == len(set(ids))
    assert set(ids) == rooms
    for room, due in [one for some in claimed for one in some]:
        stores[0].set_due(room, None, due)
    for number, kept in enumerate(stores):
        leave(kept, f"node {number}")
        kept.close()


def test_a_table_of_a_dead_home_is_claimed_by_another_node(url, monkeypatch):
    monkeypatch.setattr(stored_homes, "DEAD_AFTER_SECONDS", 0.5)
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(scheduler, "OVERDUE_SECONDS", 0.1)

    async def main():
        async with seeded_node(url) as here:
            here.on_timer, act = (lambda live: None), here.on_timer  # its home is quicker
            room_id = await open_table(here, Settings(players=2, bot_pace=0, turn_seconds=0.1), people=1)
            died = Store(url)
            leave(died, here.node_id)
            report(died, NodeRow("died"))
            assert take(died, "died", room_id).id == "died"  # and then it does nothing
            recorder = RecordingConnection(here, seat=0)
            await here.enter(room_id, recorder.connection, None)
            assert not here.live_tables[room_id].room.game.log
            here.on_timer = act
            await until(lambda: len(here.live_tables[room_id].room.game.log) > 0)
            await until(lambda: room_id in here.homes.held)
            died.close()

    asyncio.run(main())


def test_a_due_time_does_not_overwrite_a_newer_one(url):
    """Another node may write between the claim of a table and the update of its due time."""
    kept = Store(url)
    kept.open()
    kept.append([Write("looked at", 0, "", [b""], 5.0, {"listed": False, "opened": 0.0, "shown": b""})])
    assert claim(kept, "one", 6.0) == [("looked at", 5.0)]
    kept.append([Write("looked at", 1, "", [b""], 7.0)])
    kept.set_due("looked at", None, 5.0)
    assert claim(kept, "another", 8.0) == [("looked at", 7.0)]
    kept.set_due("looked at", None, 7.0)
    assert not claim(kept, "one", 100.0)
    kept.close()


# Nodes that come and go


def test_links_of_a_dead_node_are_dropped(url, monkeypatch):
    """A player of a dead node who does not reconnect is away, also without a turn clock."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)

    async def main():
        async with seeded_node(url) as here:
            room_id = await open_table(here)
            await here.execute(room_id, lambda room, now: n.Here(at=now, seat=1, connection_id="dead:1"))
            recorder = RecordingConnection(here, seat=0)
            await here.enter(room_id, recorder.connection, None)
            room = here.live_tables[room_id].room
            await until(lambda: room.seats[1].connections == set())
            assert room.seats[0].connections == {recorder.connection.id}

    asyncio.run(main())


def test_links_of_a_new_node_are_kept(url):
    """A node may be alive before the others know it."""

    async def main():
        async with seeded_node(url) as here:
            room_id = await open_table(here)
            async with seeded_node(url, "new") as new:
                recorder = RecordingConnection(new, seat=1)
                await new.enter(room_id, recorder.connection, None)
                await Scheduler(here).run_claimed(room_id, 0.0)
                assert here.live_tables[room_id].room.seats[1].connections == {recorder.connection.id}

    asyncio.run(main())


def test_an_open_connection_that_was_dropped_is_restored(url, monkeypatch):
    """A node that is cut off from the database for a while counts as dead, but its connections are open."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)

    async def main():
        async with seeded_node(url) as here:
            room_id = await open_table(here)
            recorder = RecordingConnection(here, seat=0)
            await here.enter(room_id, recorder.connection, None)
            await here.execute(room_id, lambda room, now: n.Away(at=now, seat=0, connection_id=recorder.connection.id))
            await until(lambda: here.live_tables[room_id].room.seats[0].connections == {recorder.connection.id})

    asyncio.run(main())


def test_a_table_that_another_node_uses_is_not_deleted(url):
    """A spectator writes nothing, so its last entry may be as old as that of an abandoned table."""
    everything_is_old = -60.0

    async def main():
        async with seeded_node(url) as here, seeded_node(url, "there") as there:
            used, abandoned = await open_table(there), await open_table(there)
            there.unload(there.live_tables[abandoned])
            await there.enter(used, RecordingConnection(there).connection, None)
            await Housekeeper(there, DAY, 0).tidy_up()
            await asyncio.to_thread(mark_used, there.store, time() + 60, [used])  # the same, a day later
            await Housekeeper(here, everything_is_old, 0).tidy_up()
            assert here.store.read(used)
            assert not here.store.read(abandoned)

    asyncio.run(main())


def test_a_node_that_stops_leaves_its_tables_to_the_others_at_once(url, monkeypatch):
    """Also one whose bot is still thinking: nobody waits until the node counts as dead."""
    monkeypatch.setattr(scheduler, "HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr(stored_homes, "DEAD_AFTER_SECONDS", 1000.0)
    is_asked, may_answer, ask_bot = ThreadEvent(), ThreadEvent(), Scheduler.ask_bot

    async def think(self, live, level, seat, view):
        if not self.node.is_home(live.room.id) or is_asked.is_set():
            return await ask_bot(self, live, level, seat, view)
        is_asked.set()
        await asyncio.to_thread(may_answer.wait, 20)
        return None

    async def main():
        async with seeded_node(url, "here") as here:
            here.on_timer, act = (lambda live: None), here.on_timer  # the table's home is quicker
            monkeypatch.setattr(Scheduler, "ask_bot", think)
            async with seeded_node(url, "there") as there:
                room_id = await open_table(there, people=1)
                await here.enter(room_id, RecordingConnection(here, seat=0).connection, None)
                await until(lambda: there.node_id in here.alive_nodes)
                while (game := here.live_tables[room_id].room.game).turn == 0:
                    text = game.view(0).legal[0]
                    await here.execute(room_id, moving(0, len(game.log), text, f"{len(game.log)}"))
                await until(is_asked.is_set)
                here.on_timer = act
            may_answer.set()
            await until(lambda: here.live_tables[room_id].room.game.turn == 0)
            assert here.is_home(room_id)
            await until(lambda: there.node_id not in here.alive_nodes)

    asyncio.run(main())


# The writer


class ForgetfulStore(Store):
    """Loses every answer to a commit once."""

    lost = 0

    def append(self, writes):
        outcomes = super().append(writes)
        if self.lost < 1:
            self.lost += 1
            raise OperationalError("COMMIT", None, ConnectionError("the answer was lost"))
        self.lost = 0
        return outcomes


@pytest.mark.parametrize("shared", [False, True])
def test_a_lost_answer_to_a_commit_is_recognised(url, tmp_path, shared):
    """A repeated write is recognised by its stamp."""

    async def main():
        kept = ForgetfulStore(url if shared else f"sqlite:///{tmp_path / 'a.sqlite'}")
        kept.open()
        writer = Writer(kept, 20)
        entry = write_entry(n.Begun(at=1.0))
        first, second = Write("lost", 0, "mine", [entry, entry]), Write("lost", 2, "mine too", [entry], after="mine")
        assert await writer.append(first)
        assert await writer.append(second)
        assert not await writer.append(Write("lost", 2, "of another", [entry], after="mine"))
        assert kept.read("lost") == [entry] * 3
        await asyncio.to_thread(writer.close)
        kept.close()

    asyncio.run(main())
