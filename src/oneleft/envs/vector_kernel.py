"""One step of many games, without Python in the loop: each goes on to its learner's next question."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from oneleft.arena.compiler import compiled, let_numba_call, part_of, record_type, to_records
from oneleft.arena.games import chooser, nobody
from oneleft.arena.policy_rng import word_of
from oneleft.arena.user_policy import Policy, held_to_the_rules
from oneleft.match.standing import EIGHT, TABLES, Standing
from oneleft.policies.basic import random_reaction
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules

from . import actions, episode, memory, observation
from .actions import ACTIONS, PASS, decode, fill_mask, with_due_call
from .episode import (
    EPISODE_ARRAYS,
    EPISODE_BYTES,
    EPISODE_SCALARS,
    answer,
    ask,
    begin_game,
    given_up,
    player_asked,
    reward,
)
from .memory import MEMORY_ARRAYS, MEMORY_BYTES, MEMORY_SCALARS
from .observation import row_length, write_observation

Array = np.ndarray[Any, Any]

EPISODE = record_type(EPISODE_SCALARS, EPISODE_ARRAYS, EPISODE_BYTES)
MEMORY = record_type(MEMORY_SCALARS, MEMORY_ARRAYS, MEMORY_BYTES)

CALLED = (
    actions.fill_mask,
    episode.begin_game,
    episode.begin_round,
    episode.answer,
    memory.sit_down,
    memory.notice,
    observation.count_types,
)
for module in (actions, episode, memory, observation):
    let_numba_call(module, CALLED)


class Room(NamedTuple):
    """Every array that so many games need, one entry for each where nothing else is said."""

    courses: Array
    records: Array  # one for each table
    standings: Array  # one in all for single rounds, where it never changes
    fresh: Array  # one, as it is before a match
    memories: Array  # the learner's
    rows: Array
    masks: Array
    rewards: Array
    terminations: Array
    truncations: Array


def make_room(rules: Rules, players: int, matches: bool, games: int) -> Room:
    fresh = to_records(Standing(rules if matches else Rules(), players))
    tables = TABLES if fresh[0]["format"] == EIGHT else 1
    return Room(
        courses=np.zeros(games, EPISODE),
        records=to_records(rules.new_round(players), games * tables),
        standings=np.repeat(fresh, games if matches else 1),
        fresh=fresh,
        memories=np.zeros(games, MEMORY),
        rows=np.zeros((games, row_length(players)), np.int8),
        masks=np.zeros((games, ACTIONS), np.int8),
        rewards=np.zeros(games),
        terminations=np.zeros(games, np.bool_),
        truncations=np.zeros(games, np.bool_),
    )


def kernel(own: Policy) -> Callable[..., None]:
    """The loop to compile, with a policy of the user's own among the others."""
    name = f"stepping_with_{own.__name__}"
    choose = chooser(own, name)

    @part_of(name)
    def go_on(
        c: Any, records: Any, s: Any, memories: Any, lineup: Any, weights: Any, matches: bool, automatic: bool
    ) -> None:
        """Until the learner has something to decide, or the game is over."""
        while not c.over:
            r = records[c.table]
            ask(c, r)
            player = player_asked(c, s)
            word = word_of(c.state)
            if player != memories[0].player:
                code = choose(lineup[player], r, c.chair, word, weights)
            elif automatic and c.chair != r.turn:
                code = random_reaction(r, c.chair, word)
            else:
                return
            answer(c, records, s, memories, code, matches)

    @part_of(name)
    def step_games(
        room: Any, key: Any, lineup: Any, weights: Any, seat: int, matches: bool, automatic: bool, chosen: Any
    ) -> None:
        """Carry out the chosen actions; a game that is over makes room for the next one instead."""
        scratch = np.zeros(16, np.int64)
        games = len(room.courses)
        tables = len(room.records) // games
        for i in range(games):
            c = room.courses[i]
            records = room.records[i * tables : (i + 1) * tables]
            memories = room.memories[i : i + 1]
            standing = i if matches else 0
            s = room.standings[standing]
            if not c.over:
                r = records[c.table]
                code = decode(r, c.chair, chosen[i])
                answer(c, records, s, memories, with_due_call(r, c.chair, code) if automatic else code, matches)
                go_on(c, records, s, memories, lineup, weights, matches, automatic)
            else:
                while c.over:  # a game that ends before the learner is asked is no episode
                    room.standings[standing] = room.fresh[0]
                    c.number += games
                    memories[0].player = c.number % s.players if seat == NONE else seat
                    begin_game(c, records, s, memories, key, matches, scratch)
                    go_on(c, records, s, memories, lineup, weights, matches, automatic)
            r = records[c.table]
            room.rows[i] = 0
            write_observation(r, s, memories[0], matches, room.rows[i])
            room.masks[i] = 0
            if c.over:
                room.masks[i, PASS] = 1  # whatever is answered, the next game begins
            else:
                fill_mask(r, c.chair, automatic, room.masks[i])
            room.rewards[i] = reward(c, memories[0].player)
            room.truncations[i] = given_up(c, r, matches)
            room.terminations[i] = c.over and not room.truncations[i]

    return step_games


step_games = compiled(kernel(nobody))


@cache
def step_games_with(own: Policy) -> Callable[..., None]:
    """The same with a policy of the user's own, compiled anew in each process."""
    made: Callable[..., None] = njit(nogil=True)(kernel(held_to_the_rules(own)))
    return made
