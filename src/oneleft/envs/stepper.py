"""Steps of many games in blocks, one in each thread. Games have numbers and keys, so the blocks do not matter."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch, Lineup, addresses_of, users_of
from oneleft.arena.compiler import BOUNDS, is_kept
from oneleft.arena.game_kernel import FIRST_USER, POLICY_BITS
from oneleft.arena.policy_data import new_policies
from oneleft.errors import SetupError
from oneleft.lang import DEFAULT_LANGUAGE, say
from oneleft.policies.registry import POLICIES
from oneleft.table.fairness import key_words

from .episode import LEARNER
from .vector_kernel import Array, Outputs, StepSpec, first_refused, new_arrays, step_games

MOST_USERS = LEARNER - FIRST_USER  # user policies: this many numbers are left


def read_lineups(policies: Lineup | Sequence[Lineup]) -> tuple[Lineup, ...]:
    """One line-up, or several."""
    if policies and all(isinstance(lineup, tuple | list) for lineup in policies):
        return tuple(tuple(lineup) for lineup in policies)  # type: ignore[arg-type]  # as was just checked
    return (tuple(policies),)  # type: ignore[arg-type]  # a line-up, or a mistake that the batch explains


def pack_lineup(lineup: Sequence[int]) -> int:
    """The number of each player's policy in one word."""
    return sum(policy << POLICY_BITS * player for player, policy in enumerate(lineup))


class Stepper:
    """The state of the games, and the threads that step them."""

    def __init__(self, batch: Batch, games: int, every_seat: bool, automatic: bool, threads: int) -> None:
        if threads < 1:
            raise SetupError("env-threads", given=str(threads))
        self.games = games
        self.threads = min(threads, games)
        learners = batch.players if every_seat else 1
        self.arrays = new_arrays(batch.rules, batch.players, batch.matches, games, learners, batch.remembers)
        self.arrays.episodes["automatic"] = automatic
        self._users: Lineup = ()
        self._pool = ThreadPoolExecutor(self.threads - 1, "oneleft") if self.threads > 1 else None
        self._ends = [games * (k + 1) // self.threads for k in range(self.threads)]

    def _remember(self) -> None:
        """Make room for what the net has seen of the hands, since someone plays by it from now on."""
        if not self.arrays.episodes["remembers"].all():
            self.arrays.episodes["remembers"] = True
            self.arrays = self.arrays._replace(bounds=np.zeros(self.games, BOUNDS))

    def prepare(self, key: str, batches: Sequence[Batch], seat: int, same_step: bool) -> None:
        """How games go on: by turns with the line-ups of these batches. Those that run keep theirs."""
        users = users_of((*self._users, *(policy for batch in batches for policy in batch.policies)))
        if len(users) > MOST_USERS:
            raise SetupError("env-own-policies", most=str(MOST_USERS))
        self._users = users  # with those of games that run
        if any(batch.remembers for batch in batches):
            self._remember()
        remembers = bool(self.arrays.episodes["remembers"].all())
        known = (*POLICIES, *self._users)
        lineups = np.array([pack_lineup([known.index(one) for one in batch.seats]) for batch in batches], np.int64)
        words = np.array(key_words(key), np.int64)
        addresses = addresses_of(self._users)
        rules, matches = batches[0].rules, batches[0].matches
        self._specs = [  # for each thread: policies have room of their own to compute in
            StepSpec(
                words,
                np.zeros(16, np.int64),
                new_policies(rules, matches, remembers, addresses),
                lineups,
                seat,
                same_step,
            )
            for _ in range(self.threads)
        ]

    def first_refused(self, chosen: Array, after_end: bool) -> int:
        """The first game whose action is not offered, or none."""
        found: int = first_refused(self.arrays.episodes, chosen, after_end)
        return found

    def step(self, out: Outputs, chosen: Array) -> None:
        """Carry out actions that are offered."""
        tell_about_compiling()
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


_told: list[bool] = []


def tell_about_compiling() -> None:
    """Say once why nothing happens for a while, also into a pipe."""
    if not _told:
        _told.append(True)
        if not is_kept(step_games):
            sys.stderr.write(say("env-compiling", DEFAULT_LANGUAGE) + "\n")
            sys.stderr.flush()
