"""One step of many games, without Python in the loop: each goes on to its learner's next question."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from oneleft.arena import policies
from oneleft.arena.choices import word_of
from oneleft.arena.compiler import compiled, let_numba_call, record_type
from oneleft.arena.games import FIRST, RANDOM, UNIFORM, Policy, nobody
from oneleft.rules.cards import NONE

from . import actions, course, memory, observation
from .actions import PASS, decode, fill_mask, with_due_call
from .course import COURSE_ARRAYS, COURSE_SCALARS, SMALL, answer, ask, begin_game, given_up, player_asked
from .memory import MEMORY_ARRAYS, MEMORY_SCALARS
from .observation import write_observation

COURSE = record_type(COURSE_SCALARS, COURSE_ARRAYS, SMALL)
MEMORY = record_type(MEMORY_SCALARS, MEMORY_ARRAYS, SMALL)

for module in (actions, course, memory, observation):
    let_numba_call(module)


def kernel(own: Policy) -> Callable[..., None]:
    """The loop to compile, with a policy of the user's own among the others."""

    @register_jitable
    def choose(policy: int, r: Any, seat: int, word: int) -> int:
        if policy == RANDOM:
            return policies.random(r, seat, word)
        if policy == UNIFORM:
            return policies.uniform(r, seat, word)
        if policy == FIRST:
            return policies.first(r, seat, word)
        return own(r, seat, word)

    @register_jitable
    def go_on(c: Any, records: Any, s: Any, memories: Any, lineup: Any, matches: bool, automatic: bool) -> None:
        """Until the learner has something to decide, or the game is over."""
        while not c.over:
            r = records[c.table]
            ask(c, r)
            player = player_asked(c, s)
            word = word_of(c.state)
            if player != memories[0].player:
                code = choose(lineup[player], r, c.chair, word)
            elif automatic and c.chair != r.turn:
                code = policies.random_reaction(r, c.chair, word)
            else:
                return
            answer(c, records, s, memories, code, matches)

    def step_games(
        courses: Any,
        records: Any,
        standings: Any,
        memories: Any,
        fresh: Any,
        key: Any,
        lineup: Any,
        seat: int,
        matches: bool,
        automatic: bool,
        chosen: Any,
        rows: Any,
        masks: Any,
        rewards: Any,
        terminations: Any,
        truncations: Any,
    ) -> None:
        """Carry out the chosen actions; a game that is over makes room for the next one instead."""
        scratch = np.zeros(16, np.int64)
        tables = len(records) // len(courses)
        for i in range(len(courses)):
            c = courses[i]
            own_tables = records[i * tables : (i + 1) * tables]
            own_memory = memories[i : i + 1]
            k = i if matches else 0  # single rounds have no standing of their own
            s = standings[k]
            if c.over:
                c.number += len(courses)
                standings[k] = fresh[0]
                memories[i].player = c.number % s.players if seat == NONE else seat
                begin_game(c, own_tables, s, own_memory, key, matches, scratch)
            else:
                r = own_tables[c.table]
                code = decode(r, c.chair, chosen[i])
                answer(c, own_tables, s, own_memory, with_due_call(r, c.chair, code) if automatic else code, matches)
            go_on(c, own_tables, s, own_memory, lineup, matches, automatic)
            r = own_tables[c.table]
            rows[i] = 0
            write_observation(r, s, memories[i], matches, rows[i])
            masks[i] = 0
            if c.over:
                masks[i, PASS] = 1  # whatever is answered, the next game begins
                won = c.winners >> memories[i].player & 1
                rewards[i] = 0.0 if c.winners == 0 else 1.0 if won else -1.0
            else:
                fill_mask(r, c.chair, automatic, masks[i])
                rewards[i] = 0.0
            truncations[i] = given_up(c, r, matches)
            terminations[i] = c.over and not truncations[i]

    return step_games


step_games = compiled(kernel(nobody))


@cache
def step_games_with(own: Policy) -> Callable[..., None]:
    """The same with a policy of the user's own, compiled anew in each process."""
    made: Callable[..., None] = njit(nogil=True)(kernel(register_jitable(own)))
    return made
