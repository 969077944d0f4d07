"""An expert at a server's table hears what happens while it thinks only afterwards."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import ClassVar

import pytest

from oneleft.bots import factory
from oneleft.bots.fallback import FALLBACK_VERBS
from oneleft.bots.seated import seat_bot
from oneleft.room import entries as n
from oneleft.room.take_back import take_back
from oneleft.table.game import Game
from tests.support.in_process_nodes import QUIET, RecordingConnection, open_table, seeded_node, until
from tests.support.offline_table import KEY, plain_move


class SlowExpert:
    """Thinks until it may answer, and records what it hears and is asked."""

    made: ClassVar[list[SlowExpert]] = []

    def __init__(self, level: str, seed: str, wait_until_ready: bool) -> None:
        self.began, self.may_answer = Event(), Event()
        self.thinking = False
        self.log: list[str] = []
        SlowExpert.made.append(self)

    def hear(self, events, view):
        self.log.append(f"heard {view.number}{' while thinking' if self.thinking else ''}")

    def answer(self, view):
        assert not self.thinking, "two decisions at once"
        self.thinking = True
        self.log.append(f"asked {view.number}")
        self.began.set()
        assert self.may_answer.wait(20)
        self.thinking = False
        return next(text for text in view.legal if text.split()[1] != "uno") if view.turn == view.seat else None

    def close(self):
        pass


@pytest.fixture
def slow(monkeypatch):
    monkeypatch.setattr(SlowExpert, "made", [])
    monkeypatch.setattr(factory, "Expert", SlowExpert)
    return SlowExpert


def push_plain_moves(game: Game, count: int) -> None:
    for _ in range(count):
        game.push(plain_move(game.view(game.turn)))


def test_what_happens_during_a_decision_is_heard_after_it_and_in_order(slow, tmp_path):
    async def main():
        async with seeded_node(url_of(tmp_path)) as node:
            room_id = await open_table(node, QUIET, people=1, level="expert")
            live = node.live_tables[room_id]
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)

            async def move_for_turn():
                """Move for either player: another node may be quicker than the expert."""
                game = live.room.game
                move = plain_move(game.view(game.turn))
                await node.execute(room_id, lambda room, now: n.Moved(at=now, move=move))

            while live.room.game.turn != 1:
                await move_for_turn()
            await until(lambda: bool(slow.made) and slow.made[0].began.is_set())
            [expert] = slow.made
            asked = len(live.room.game.log)
            for _ in range(4):
                await move_for_turn()
            while live.room.game.turn != 1:
                await move_for_turn()
            assert expert.log[-1] == f"asked {asked}", "it still thinks"
            expert.may_answer.set()
            await until(lambda: sum(line.startswith("asked") for line in expert.log) > 1)
            heard = [int(line.split()[1]) for line in expert.log if line.startswith("heard")]
            assert heard[: asked + 5] == list(range(asked + 5))
            assert "while thinking" not in " ".join(expert.log)

    asyncio.run(main())


def test_an_expert_hears_nothing_of_what_came_after_the_position_it_decides(slow):
    game = Game("classic", ["Ana", "Bo"], KEY)
    push_plain_moves(game, 3)
    expert = seat_bot("expert", game, 1)
    view = game.view(1)
    push_plain_moves(game, 1)
    expert.hear(game.events_for(1), game.view(1))
    slow.made[0].may_answer.set()
    expert.answer(view)
    assert slow.made[0].log == ["heard 0", "heard 1", "heard 2", "heard 3", "asked 3"]
    expert.answer(game.view(1))
    assert slow.made[0].log[-2:] == ["heard 4", "asked 4"]


def test_an_expert_never_thinks_about_two_positions_at_once(slow):
    game = Game("classic", ["Ana", "Bo"], KEY)
    expert = seat_bot("expert", game, 1)
    views = [game.view(1)]
    push_plain_moves(game, 1)
    expert.hear(game.events_for(1), game.view(1))
    views.append(game.view(1))
    with ThreadPoolExecutor(2) as threads:
        thoughts = [threads.submit(expert.answer, views[0])]
        assert slow.made[0].began.wait(20)
        thoughts.append(threads.submit(expert.answer, views[1]))
        slow.made[0].may_answer.set()
        for thought in thoughts:
            thought.result(20)
    assert slow.made[0].log == ["heard 0", "asked 0", "heard 1", "asked 1"]


def test_another_shuffle_voids_what_an_expert_knows_and_what_it_decides(slow, tmp_path):
    keys = [key for key in (f"{i:064x}" for i in range(20)) if Game("classic", ["Ana", "Bo"], key).turn == 1]

    async def main():
        async with seeded_node(url_of(tmp_path)) as node:
            room_id = await open_table(node, QUIET, people=1, level="expert")
            live = node.live_tables[room_id]

            async def deal(key):
                await node.execute(room_id, lambda _, now: n.Reshuffled(at=now, seat=0, secret=key, order=(0, 1)))
                assert not live.passed
                assert not live.bots._with_memory
                await node.execute(room_id, lambda _, now: n.Begun(at=now))

            await deal(keys[0])
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            await until(lambda: bool(slow.made) and slow.made[0].began.is_set())
            live.passed.add((0, 1))
            await deal(keys[1])
            slow.made[0].may_answer.set()
            await until(lambda: len(slow.made) > 1 and slow.made[1].began.is_set())
            assert [expert.log for expert in slow.made] == [["heard 0", "asked 0"]] * 2
            assert not live.room.game.log
            slow.made[1].may_answer.set()
            await until(lambda: bool(live.room.game.log))

    asyncio.run(main())


def test_a_decision_taken_back_voids_what_an_expert_saw_and_what_it_decides(slow, tmp_path):
    async def main():
        async with seeded_node(url_of(tmp_path)) as node:
            room_id = await open_table(node, QUIET, people=1, level="expert")
            live = node.live_tables[room_id]
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            decided = -1
            while live.room.game.turn == 0 or decided < 0:  # the expert thinks as soon as it is its turn
                game = live.room.game
                decided = len(game.log) if game.turn == 0 else decided
                move = plain_move(game.view(game.turn))
                await node.execute(room_id, lambda room, now, move=move: n.Moved(at=now, move=move))
            await until(lambda: bool(slow.made) and slow.made[0].began.is_set())
            number = len(live.room.game.log)
            live.passed.add((number, 1))
            await node.execute(room_id, lambda room, now: take_back(room, 0, number, "", now))
            assert not live.passed
            assert not live.bots._with_memory
            slow.made[0].may_answer.set()
            await until(lambda: not live.thinking)
            assert len(live.room.game.log) == decided
            assert live.room.game.turn == 0

    asyncio.run(main())


def test_an_expert_that_fails_is_replaced_by_one_with_fresh_beliefs(slow, tmp_path, monkeypatch):
    async def main():
        async with seeded_node(url_of(tmp_path)) as node:
            room_id = await open_table(node, QUIET, people=1, level="expert")
            live = node.live_tables[room_id]
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            while live.room.game.turn != 1:
                move = plain_move(live.room.game.view(0))
                await node.execute(room_id, lambda room, now, move=move: n.Moved(at=now, move=move))
            await until(lambda: live.room.game.turn == 0)
            assert {move.verb for move in live.room.game.log if move.seat == 1} <= set(FALLBACK_VERBS), "played by rule"
            assert not live.bots._with_memory

    monkeypatch.setattr(SlowExpert, "answer", fail)
    asyncio.run(main())


def fail(*_):
    raise KeyError


def url_of(directory):
    return f"sqlite:///{directory / 'tables.sqlite'}"
