"""Work in threads: bounded, and apart for each kind. Experts that cannot think in time play like a quicker bot."""

import asyncio
import gzip
from dataclasses import replace
from threading import Event

import msgspec
import pytest

from oneleft.bots import seated
from oneleft.bots.levels import LEVELS
from oneleft.bots.policy import PolicyBot
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.server.bounded_pool import BoundedPool
from oneleft.server.replays import Replays
from oneleft.server.store import Store
from oneleft.table.game import Game
from tests.support.in_process_nodes import QUIET, RecordingConnection, open_table, saying, seeded_node, until
from tests.support.long_games import write_long_match


def test_a_full_queue_refuses_and_recovers():
    async def main():
        pool, may_end = BoundedPool("test", 1, 2), Event()
        running = [asyncio.ensure_future(pool.run(may_end.wait, 20)) for _ in range(2)]
        await until(lambda: pool.is_full)
        with pytest.raises(Refused) as refused:
            await pool.run(may_end.wait)
        assert refused.value.code == "busy"
        running[1].cancel()  # nobody waits for it any more, but it still has its place
        await until(lambda: running[1].done())
        may_end.set()
        await running[0]
        await until(lambda: pool.calls == 0)
        assert await pool.run(int, "7") == 7
        pool.close()

    asyncio.run(main())


def test_an_expert_without_time_to_think_plays_at_once(tmp_path, monkeypatch):
    class NeverReady(PolicyBot):
        def answer(self, view):
            raise AssertionError("it was asked")

    monkeypatch.setattr(seated, "new_bot", lambda level, seed, *_: bot_of(level, seed, NeverReady))

    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            node.pools.thinking.pool.most = 0
            room_id = await open_table(node, QUIET, people=1, level="expert")
            live = node.live_tables[room_id]
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            while live.room.game.turn == 0:
                move = next(text for text in live.room.game.view(0).legal if text.split()[1] in ("draw", "keep"))
                await node.execute(room_id, lambda room, now, move=move: n.Moved(at=now, move=move))
            await until(lambda: live.room.game.turn == 0)
            assert node.hurried_bots > 0

    asyncio.run(main())


def bot_of(level, seed, expert):
    return expert("sharp", seed) if LEVELS[level].searches else PolicyBot(level, seed)


def test_a_bot_that_is_not_asked_for_long_is_given_up():
    """What it would have to hear must not fill the memory."""
    bots = seated.SeatedBots()
    game = Game("classic", ["Ana", "Bo"], "07" * 32)
    bots._with_memory[1] = seated.SeatedBot(PolicyBot("sharp", ""))
    for _ in range(seated.MOST_UNHEARD):
        bots.hear(game)
    assert 1 in bots._with_memory
    bots.hear(game)
    assert 1 not in bots._with_memory


def test_a_replay_is_made_once_for_all_who_ask(tmp_path, monkeypatch):
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    Store(url).open()
    table = write_long_match(url, target=100)

    async def main():
        store, pool = Store(url), BoundedPool("test", 1, 1)
        replays = Replays(store)
        first, *others = await asyncio.gather(*(replays.replay(pool, table, 1, 0.0) for _ in range(5)))
        assert all(other is first for other in others)
        assert msgspec.json.decode(gzip.decompress(first))["steps"][0]["move"] == "deal"
        monkeypatch.setattr("oneleft.server.replays.REPLAY_BYTES", 10)
        await replays.replay(pool, table, 1, 0.0)
        assert not replays.replays, "too many were kept"
        with pytest.raises(Refused):
            await replays.replay(pool, table, 2, 0.0)
        assert not replays.replays, "a refusal was kept"
        pool.close()
        store.close()

    asyncio.run(main())


def test_after_a_restart_guests_of_any_number_of_tables_wait_for_their_turn(tmp_path):
    """Longer than a request may take, if they have to: none of them is refused."""

    async def main():
        async with seeded_node(f"sqlite:///{tmp_path / 'tables.sqlite'}") as node:
            room_ids = [await open_table(node) for _ in range(3)]
            for room_id in room_ids:
                node.unload(node.live_tables[room_id])
            may_end = Event()
            before = [asyncio.ensure_future(node.pools.loading.run(may_end.wait, 20)) for _ in range(2000)]
            node.limits = replace(node.limits, answer_seconds=0.01)
            guests = [asyncio.ensure_future(enter(node, room_id)) for room_id in room_ids]
            late = asyncio.ensure_future(node.execute(room_ids[0], saying(0, "1")))
            with pytest.raises(Refused):
                await late
            assert not any(guest.done() for guest in guests)
            node.limits = replace(node.limits, answer_seconds=60)
            may_end.set()
            await asyncio.gather(*before, *guests)

    asyncio.run(main())


async def enter(node, room_id):
    await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
