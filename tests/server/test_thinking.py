"""Bots that search share a few threads: they think less while others wait, and none of them decides late."""

import asyncio
from threading import Event

import pytest

from oneleft.bots.seated import SeatedBot
from oneleft.room.error_codes import Refused
from oneleft.search.searcher import Budget
from oneleft.server.thinking import LEAST_SECONDS, ThinkingPool
from oneleft.table.game import Game

SECONDS = 0.05
CHECK = 0.001  # seconds between two looks at the clock, as those of a search
VIEW = Game("classic", 2, "07" * 32).view(0)


class Clock:
    def __init__(self) -> None:
        self.at = 100.0

    def now(self) -> float:
        return self.at


class Thinker(SeatedBot):
    """Thinks as long as it may by a clock of its own, and at least as long as a search takes."""

    def __init__(self, clock: Clock, until: Event) -> None:
        super().__init__(None)  # type: ignore[arg-type]  # nobody is seated
        self.clock, self.until = clock, until
        self.thought = 0.0

    def answer(self, view, time_left=None):
        assert self.until.wait(20)
        begun = self.clock.at
        self.clock.at += LEAST_SECONDS / 2
        while time_left() > 0:
            self.clock.at += CHECK
        self.thought = self.clock.at - begun
        return "done"


async def ask(pool: ThinkingPool, thinker: Thinker) -> float:
    """Seconds until it answered, by its clock; 0 if it was refused before."""
    asked = thinker.clock.at
    try:
        await pool.answer(thinker, VIEW)
    except Refused:
        return thinker.clock.at - asked
    return thinker.clock.at - asked


def test_many_at_once_share_the_time_and_nobody_is_late():
    async def main():
        clock, may_think = Clock(), Event()
        pool = ThinkingPool(1, SECONDS, clock.now)
        thinkers = [Thinker(clock, may_think) for _ in range(20)]
        asked = [asyncio.ensure_future(ask(pool, thinker)) for thinker in thinkers]
        await asyncio.sleep(0)  # everyone has asked
        may_think.set()
        took = await asyncio.gather(*asked)
        pool.close()
        return took, [thinker.thought for thinker in thinkers if thinker.thought]

    took, thought = asyncio.run(main())
    assert max(took) <= 1.5 * SECONDS
    assert 3 <= len(thought) <= SECONDS / LEAST_SECONDS
    assert sum(thought) <= SECONDS + CHECK * len(thought)
    assert max(thought) < 2 * min(thought)


def test_one_alone_has_all_the_time():
    async def main():
        clock, may_think = Clock(), Event()
        may_think.set()
        pool = ThinkingPool(1, SECONDS, clock.now)
        took = [await ask(pool, Thinker(clock, may_think)) for _ in range(3)]
        pool.close()
        return took

    assert asyncio.run(main()) == pytest.approx([SECONDS] * 3, abs=2 * CHECK)


def test_a_decision_under_way_is_cut_short_when_others_begin_to_wait():
    clock = Clock()
    pool = ThinkingPool(1, SECONDS, clock.now)
    begun = clock.at
    assert pool.time_left(begun, begun) == pytest.approx(SECONDS)
    clock.at += 0.3 * SECONDS
    pool._count(1)
    assert pool.time_left(begun, begun) == pytest.approx(0.2 * SECONDS)
    pool._count(1)
    assert pool.time_left(begun, begun) == pytest.approx(SECONDS / 3 - 0.3 * SECONDS)
    pool._count(-2)
    assert pool.time_left(begun, begun) == pytest.approx(0.7 * SECONDS)
    pool.close()


def test_whoever_could_not_begin_in_time_is_refused():
    async def main():
        clock, may_think = Clock(), Event()
        pool = ThinkingPool(1, SECONDS, clock.now)
        first, second = Thinker(clock, may_think), Thinker(clock, may_think)
        asked = [asyncio.ensure_future(pool.answer(thinker, VIEW)) for thinker in (first, second)]
        await asyncio.sleep(0)
        clock.at += SECONDS  # the first one was held up
        may_think.set()
        answers = await asyncio.gather(*asked, return_exceptions=True)
        pool.close()
        return answers, second.thought

    (_, second), thought = asyncio.run(main())
    assert isinstance(second, Refused)
    assert thought == 0


def test_a_search_ends_when_no_time_is_left():
    left = [1000.0]
    budget = Budget(1000.0, None, lambda: left[0])
    assert budget.used(0) < 0.01
    for left[0] in (0, -0.01):
        assert budget.used(0) >= 1
    assert Budget(None, 100, lambda: 0).used(50) == 0.5
