"""Steps of many games in blocks, one in each thread. Games have numbers and keys, so the blocks do not matter."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from typing import Any, Self

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.compiler import BOUNDS, tell_about_compiling
from oneleft.arena.game_kernel import FIRST_USER, POLICY_BITS
from oneleft.arena.policy_data import Lineup, new_policies, users_of
from oneleft.errors import SetupError
from oneleft.policies.registry import POLICIES
from oneleft.rules.cards import NONE

from .episode import LEARNER
from .vector_kernel import (
    Array,
    GameArrays,
    Outputs,
    StepSpec,
    first_refused,
    new_arrays,
    new_log,
    new_memories,
    step_games,
)

CALLER = "caller"  # in a line-up: the caller decides for this seat too
MOST_USERS = LEARNER - FIRST_USER  # user policies: this many numbers are left
MOST_LINEUPS = 2**15 - 1  # an episode keeps the place of its line-up in 16 bits


def read_lineups(policies: Lineup | Sequence[Lineup]) -> tuple[Lineup, ...]:
    """One line-up, or several."""
    if policies and all(isinstance(lineup, tuple | list) for lineup in policies):
        return tuple(tuple(lineup) for lineup in policies)  # type: ignore[arg-type]  # as was just checked
    return (tuple(policies),)  # type: ignore[arg-type]  # a line-up, or a mistake that the batch explains


def without_callers(lineup: Lineup) -> Lineup:
    """A line-up as the arena could play it."""
    return tuple("random" if one == CALLER else one for one in lineup)


def pack_lineup(lineup: Sequence[int]) -> int:
    """The number of each player's policy in one word."""
    return sum(policy << POLICY_BITS * player for player, policy in enumerate(lineup))


class Stepper:
    """The state of the games, and the threads that step them."""

    def __init__(
        self, batch: Batch, games: int, own: Collection[int], automatic: bool, threads: int, version: int = 1
    ) -> None:
        """``own`` are the learner's seats; none for one that is another in each game."""
        if threads < 1:
            raise SetupError("env-threads", given=str(threads))
        self.games = games
        self.threads = min(threads, games)
        self.players, self.version = batch.players, version
        self.own = sum(LEARNER << POLICY_BITS * seat for seat in own)
        learners = batch.players if len(own) > 1 else 1
        remembers = batch.remembers or version == 2
        self.arrays = new_arrays(batch.rules, batch.players, batch.matches, games, learners, remembers)
        self.arrays.episodes["automatic"] = automatic
        self.log = new_log(self.arrays, 0)
        self._plays: Lineup = ()  # everyone who has played in games that may still run
        self._pool = ThreadPoolExecutor(self.threads - 1, "oneleft") if self.threads > 1 else None
        self._specs: list[StepSpec] = []
        self._ends = [games * (k + 1) // self.threads for k in range(self.threads)]

    def copy(self) -> Self:
        """The same games, which go on by themselves. They share their threads and policies, so not at the same time."""
        twin = copy(self)
        twin.arrays = GameArrays(*(array.copy() for array in self.arrays))
        return twin

    def keep_log(self, length: int) -> None:
        """Keep the last moves from now on."""
        self.log = new_log(self.arrays, length)
        self._specs = [spec._replace(log=self.log) for spec in self._specs]

    def _remember(self) -> None:
        """Make room for what the net has seen of the hands, since someone plays by it from now on."""
        if not self.arrays.episodes["remembers"].all():
            self.arrays.episodes["remembers"] = True
            self.arrays = self.arrays._replace(bounds=np.zeros(self.games, BOUNDS))

    def _see_as_several(self) -> None:
        """Make room for what every player has seen. In games that run, only the learner so far has a memory."""
        if len(self.arrays.memories) == self.games < self.games * self.players:
            memories = new_memories(self.games, self.players)
            memories["chair"] = NONE
            memories[np.arange(self.games) * self.players + self.arrays.memories["player"]] = self.arrays.memories
            self.arrays = self.arrays._replace(memories=memories)

    def prepare(self, batch: Batch, lineups: Sequence[Lineup], same_step: bool) -> None:
        """How games go on: by turns with these line-ups. Those that run keep theirs."""
        if len(lineups) > MOST_LINEUPS:
            raise SetupError("env-line-ups", most=str(MOST_LINEUPS))
        batches = [replace(batch, policies=without_callers(lineup)) for lineup in lineups]
        plays = tuple(dict.fromkeys((*self._plays, *(policy for one in batches for policy in one.policies))))
        users = users_of(plays)
        if len(users) > MOST_USERS:
            raise SetupError("env-own-policies", most=str(MOST_USERS))
        if any(one.remembers for one in batches):
            self._remember()
        if any(CALLER in lineup for lineup in lineups):
            self._see_as_several()
        numbers = {one: number for number, one in enumerate((*POLICIES, *users))} | {CALLER: LEARNER}
        seats = range(batch.players)
        packed = [pack_lineup([numbers[lineup[seat % len(lineup)]] for seat in seats]) for lineup in lineups]
        self._specs = [  # for each thread: policies have room of their own to compute in
            StepSpec(
                np.array(batch.key_words(), np.int64),
                np.zeros(16, np.int64),
                new_policies(batch.rules, batch.matches, plays, self.arrays.records.dtype),
                np.array(packed, np.int64),
                self.own,
                same_step,
                self.version,
                self.log,
            )
            for _ in range(self.threads)
        ]
        self._plays = plays  # now that the policies of users have compiled

    def first_refused(self, chosen: Array, after_end: bool) -> int:
        """The first game whose action is not offered, or none."""
        found: int = first_refused(self.arrays.episodes, chosen, after_end)
        return found

    def step(self, out: Outputs, chosen: Array) -> None:
        """Carry out actions that are offered."""
        tell_about_compiling(step_games)
        begins = [0, *self._ends]
        blocks: list[tuple[Any, ...]] = [
            (self.arrays, spec, out, chosen, first, end)
            for spec, first, end in zip(self._specs, begins, self._ends, strict=False)
        ]
        if self._pool is None:
            step_games(*blocks[0])
            return
        others = [self._pool.submit(step_games, *block) for block in blocks[1:]]
        try:
            step_games(*blocks[0])
        finally:
            for other in others:
                other.exception()  # waits for it
        for other in others:
            other.result()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()
