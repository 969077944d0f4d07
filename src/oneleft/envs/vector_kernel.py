"""One step of many games, without Python in the loop: each game goes on to its learner's next decision."""

from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import BOUNDS, compiled, let_numba_call, record_type, to_records
from oneleft.arena.game_kernel import BatchSpec, choose
from oneleft.arena.linking import linked
from oneleft.arena.policy_rng import word_of
from oneleft.match.standing import Standing
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
    ask_next,
    begin_game,
    is_truncated,
    player_asked,
    reward,
)
from .memory import MEMORY_ARRAYS, MEMORY_BYTES, MEMORY_SCALARS
from .observation import row_length, write_observation

Array = np.ndarray[Any, Any]

EPISODE = record_type(EPISODE_SCALARS, EPISODE_ARRAYS, EPISODE_BYTES)
MEMORY = record_type(MEMORY_SCALARS, MEMORY_ARRAYS, MEMORY_BYTES)

NOT_INLINED = (
    actions.fill_mask,
    episode.begin_game,
    episode.begin_round,
    episode.answer,
    memory.reset_memory,
    memory.observe_move,
    observation.count_types,
)
for module in (actions, episode, memory, observation):
    let_numba_call(module, NOT_INLINED)


class EnvArrays(NamedTuple):
    """The arrays of a vector environment, with one entry for each game unless noted otherwise."""

    episodes: Array
    records: Array  # one for each table of each game
    standings: Array  # only one in all for single rounds, where it never changes
    fresh_standing: Array  # one: the standing before a match
    memories: Array  # of the learner
    bounds: Array  # what was seen of the hands; only one in all if nobody plays by the net
    rows: Array
    masks: Array
    rewards: Array
    terminations: Array
    truncations: Array


class LearnerSpec(NamedTuple):
    """What stays the same from step to step."""

    batch: BatchSpec
    seat: int  # the learner's seat, or none to take each seat in turn
    automatic: bool  # whether reactions are automatic


def new_arrays(rules: Rules, players: int, matches: bool, games: int, remembers: bool) -> EnvArrays:
    fresh = to_records(Standing(rules if matches else Rules(), players))
    episodes = np.zeros(games, EPISODE)
    episodes["matches"] = matches
    tables = int(fresh[0]["tables"])
    return EnvArrays(
        episodes=episodes,
        records=to_records(rules.new_round(players), games * tables),
        standings=np.repeat(fresh, games if matches else 1),
        fresh_standing=fresh,
        memories=np.zeros(games, MEMORY),
        bounds=np.zeros(games if remembers else 1, BOUNDS),
        rows=np.zeros((games, row_length(players)), np.int8),
        masks=np.zeros((games, ACTIONS), np.int8),
        rewards=np.zeros(games),
        terminations=np.zeros(games, np.bool_),
        truncations=np.zeros(games, np.bool_),
    )


@linked
def advance(ep: Any, records: Any, s: Any, memories: Any, bounds: Any, spec: LearnerSpec) -> None:
    """Play on until the learner has something to decide, or the game is over."""
    # taken out of the tuple before the loop: compiled code counts references to an array at every access
    lineup = spec.batch.lineup
    policies = spec.batch.policies
    b = bounds[0]
    observers = bounds if policies.remembers else bounds[:0]
    learner = memories[0].player
    while not ep.over:
        r = records[ep.table]
        ask_next(ep, r)
        player = player_asked(ep, s)
        word = word_of(ep.state)
        if player != learner:
            code = choose(lineup[player], r, b, ep.chair, word, policies)
        elif spec.automatic and ep.chair != r.turn:
            code = random_reaction(r, ep.chair, word)
        else:
            return
        answer(ep, records, s, memories, observers, code)


@compiled
def step_games(arrays: EnvArrays, spec: LearnerSpec, chosen: Any) -> None:
    """Carry out the chosen actions. A game that is over starts the next one instead."""
    scratch = np.zeros(16, np.int64)
    games = len(arrays.episodes)
    tables = len(arrays.records) // games
    matches = spec.batch.matches
    remembers = spec.batch.policies.remembers
    for i in range(games):
        ep = arrays.episodes[i]
        records = arrays.records[i * tables : (i + 1) * tables]
        memories = arrays.memories[i : i + 1]
        bounds = arrays.bounds[i : i + 1] if remembers else arrays.bounds
        observers = bounds if remembers else bounds[:0]
        standing = i if matches else 0
        s = arrays.standings[standing]
        if not ep.over:
            r = records[ep.table]
            code = decode(r, ep.chair, chosen[i])
            answer(ep, records, s, memories, observers, with_due_call(r, ep.chair, code) if spec.automatic else code)
            advance(ep, records, s, memories, bounds, spec)
        else:
            while ep.over:  # a game that ends before the learner is asked is no episode
                arrays.standings[standing] = arrays.fresh_standing[0]
                ep.number += games
                memories[0].player = ep.number % s.players if spec.seat == NONE else spec.seat
                begin_game(ep, records, s, memories, observers, spec.batch.key, scratch)
                advance(ep, records, s, memories, bounds, spec)
        r = records[ep.table]
        arrays.rows[i] = 0
        write_observation(r, s, memories[0], matches, arrays.rows[i])
        arrays.masks[i] = 0
        if ep.over:
            arrays.masks[i, PASS] = 1  # any action starts the next game
        else:
            fill_mask(r, ep.chair, spec.automatic, arrays.masks[i])
        arrays.rewards[i] = reward(ep, memories[0].player)
        arrays.truncations[i] = is_truncated(ep, r)
        arrays.terminations[i] = ep.over and not arrays.truncations[i]
