"""One step of many games, without Python in the loop: each game goes on to its learner's next decision."""

from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import BOUNDS, SMALL_RECORD, compiled, let_numba_call, record_type, to_records
from oneleft.arena.game_kernel import POLICY_BITS, Policies, write_points
from oneleft.arena.linking import BORROWING, inlined, linked
from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules

from . import actions, card_types, episode, memory, observation
from .actions import ACTIONS, NO_REACTION, decode, is_offered, offer, with_due_call, write_mask
from .episode import (
    EPISODE_ARRAYS,
    EPISODE_BYTES,
    EPISODE_HALVES,
    EPISODE_QUARTERS,
    EPISODE_SCALARS,
    LEARNER,
    MoveLog,
    begin_game,
    is_truncated,
    play_on,
    reward,
)
from .memory import MEMORY_ARRAYS, MEMORY_BYTES, MEMORY_QUARTERS, MEMORY_SCALARS
from .observation import row_length, write_most, write_observation

Array = np.ndarray[Any, Any]

EPISODE = record_type(
    EPISODE_SCALARS,
    EPISODE_ARRAYS,
    dict.fromkeys(EPISODE_BYTES, np.int8)
    | dict.fromkeys(EPISODE_QUARTERS, np.int16)
    | dict.fromkeys(EPISODE_HALVES, np.int32),
)
LOGGED_MOVES = 256  # the last ones
MEMORY = record_type(
    MEMORY_SCALARS, MEMORY_ARRAYS, dict.fromkeys(MEMORY_BYTES, np.int8) | dict.fromkeys(MEMORY_QUARTERS, np.int16)
)

# In place of an action.
STAY = -1  # the game stays as it is
BEGIN = -2  # the next game begins

NOT_INLINED = (
    actions.offer,
    actions.write_mask,
    episode.begin_game,
    episode.begin_round,
    episode.take_in_discards,
    episode.end_round,
    episode.log_move,
    episode.play_on,
    memory.reset_memory,
    memory.forget_those_out,
    memory.observe_move,
    observation.write_counts,
    observation.write_most,
    observation.write_observation,
)
for module in (actions, card_types, episode, memory, observation):
    let_numba_call(module, NOT_INLINED)


class GameArrays(NamedTuple):
    """The state of all games, with one entry for each game unless noted otherwise."""

    episodes: Array
    records: Array  # one for each table of each game
    standings: Array  # only one in all for single rounds, where it never changes
    fresh_standing: Array  # one: the standing before a match
    memories: Array  # of the learner, or of every player where several seats are the caller's
    bounds: Array  # what was seen of the hands; only one in all if nobody plays by the net


class Outputs(NamedTuple):
    """What a step returns: one entry for each game. The kernel writes all of it anew, except as noted."""

    rows: Array
    masks: Array
    rewards: Array
    terminations: Array
    truncations: Array
    seats: Array  # of the learner who is asked, or who has made the last decision
    lineups: Array  # which of the line-ups the game began with
    learners: Array  # whether the seat is one of ``seat``, not one that a line-up gives to the caller
    # of games that ended in this step, and left alone otherwise
    points: Array
    winners: Array
    final_rows: Array  # how they ended; empty, unless the next game begins in the same step


class StepSpec(NamedTuple):
    """What stays the same from step to step, for one thread."""

    key: Array
    scratch: Array  # room for a block of random words
    policies: Policies
    lineups: Array  # by turns: the number of each player's policy, `POLICY_BITS` each
    own: int  # the learners' seats, as in a line-up; 0 for one seat that is another in each game
    same_step: bool  # whether the next game begins in the step in which one ends
    version: int  # of the layout of rows
    log: MoveLog


def new_log(arrays: "GameArrays", length: int) -> MoveLog:
    return MoveLog(
        np.zeros(length, arrays.records.dtype),
        np.zeros(length, arrays.standings.dtype),
        np.zeros((length, 3), np.int64),
    )


def new_memories(games: int, learners: int) -> Array:
    memories = np.zeros(games * learners, MEMORY)
    if learners > 1:
        memories["player"] = np.arange(len(memories)) % learners
    return memories


def new_arrays(rules: Rules, players: int, matches: bool, games: int, learners: int, remembers: bool) -> GameArrays:
    fresh = to_records(Standing(rules if matches else Rules(), players))
    episodes = np.zeros(games, EPISODE)
    episodes["matches"] = matches
    episodes["remembers"] = remembers
    episodes["over"] = 1
    tables = int(fresh[0]["tables"])
    return GameArrays(
        episodes=episodes,
        records=to_records(rules.new_round(players), games * tables, SMALL_RECORD),
        standings=np.repeat(fresh, games if matches else 1),
        fresh_standing=fresh,
        memories=new_memories(games, learners),
        bounds=np.zeros(games if remembers else 1, BOUNDS),
    )


def new_outputs(games: int, players: int, same_step: bool, version: int = 1) -> Outputs:
    length = row_length(players, version)
    return Outputs(
        rows=np.empty((games, length), np.int8),
        masks=np.empty((games, ACTIONS), np.int8),
        rewards=np.empty(games, np.float32),
        terminations=np.empty(games, np.bool_),
        truncations=np.empty(games, np.bool_),
        seats=np.empty(games, np.int8),
        lineups=np.empty(games, np.int16),
        learners=np.empty(games, np.bool_),
        points=np.zeros((games, players), np.int32),
        winners=np.zeros(games, np.int16),
        final_rows=np.zeros((games if same_step else 0, length), np.int8),
    )


@linked
def seat_learners(ep: Any, memories: Any, players: int, spec: StepSpec) -> None:
    """Who plays the game with the episode's number."""
    ep.listed = ep.number // players % len(spec.lineups)  # every line-up meets every seat of the learner
    ep.lineup = spec.lineups[ep.listed] | own_seats(ep, players, spec)  # all bits set are the number of a learner
    if len(memories) == 1:
        for player in range(players):
            if ep.lineup >> POLICY_BITS * player & LEARNER == LEARNER:
                memories[0].player = player


@inlined
def own_seats(ep: Any, players: int, spec: StepSpec) -> int:
    """The seats that learn in this game, as in a line-up."""
    return spec.own or LEARNER << POLICY_BITS * (ep.number % players)


@linked
def begin_next(arrays: GameArrays, spec: StepSpec, i: int, records: Any, memories: Any, b: Any) -> None:
    """Begin the next game of place ``i``. One that ends before a learner is asked is no episode."""
    ep = arrays.episodes[i]
    standing = i if ep.matches else 0
    s = arrays.standings[standing]
    ep.over = 1
    while ep.over:
        if ep.matches:
            arrays.standings[standing] = arrays.fresh_standing[0]
        ep.number += len(arrays.episodes)
        seat_learners(ep, memories, s.players, spec)
        begin_game(ep, records, s, memories, b, spec.key, spec.scratch)
        play_on(ep, records, s, memories, b, spec.policies, spec.log)


@inlined
def fill_zeros(numbers: Any) -> None:
    """Compiled to one fill, unlike the assignment of a slice."""
    for i in range(len(numbers)):
        numbers[i] = 0


@linked
def look(ep: Any, r: Any, s: Any, memories: Any, b: Any, version: int, row: Any) -> None:
    """What the learner sees who is asked now, or who has made the last decision."""
    fill_zeros(row)
    m = memories[ep.learner if len(memories) > 1 else 0]
    write_observation(ep, r, s, m, row)
    if version == 2:
        write_most(b, r, s.players, m, row)


@linked
def show_offered(ep: Any, r: Any, mask: Any) -> None:
    fill_zeros(mask)
    if ep.over:
        mask[NO_REACTION] = 1  # any action begins the next game
    else:
        offer(r, ep.chair, ep.automatic != 0, ep.offered)
        write_mask(ep.offered, mask)


@linked
def settle(ep: Any, r: Any, s: Any, out: Outputs, i: int) -> None:
    """The results of the step of a learner."""
    over = ep.over != 0
    out.rewards[i] = reward(ep, ep.learner)
    out.truncations[i] = is_truncated(ep, r)
    out.terminations[i] = over and not out.truncations[i]
    if over:
        out.winners[i] = ep.winners
        fill_zeros(out.points[i])
        write_points(r, s, ep.matches != 0, out.points[i])


@inlined
def step_game(arrays: GameArrays, spec: StepSpec, out: Outputs, i: int, action: int) -> None:
    """Carry out an action in game ``i``."""
    games = len(arrays.episodes)
    tables = len(arrays.records) // games
    learners = len(arrays.memories) // games
    ep = arrays.episodes[i]
    records = arrays.records[i * tables : (i + 1) * tables]
    memories = arrays.memories[i * learners : (i + 1) * learners]
    b = arrays.bounds[i if ep.remembers else 0]
    s = arrays.standings[i if ep.matches else 0]
    if action >= 0 and not ep.over:
        r = records[ep.table]
        ep.answer = decode(r, ep.chair, action)
        if ep.automatic:
            ep.answer = with_due_call(r, ep.chair, ep.answer)
        play_on(ep, records, s, memories, b, spec.policies, spec.log)
        settle(ep, records[ep.table], s, out, i)
        if ep.over and spec.same_step:
            look(ep, records[ep.table], s, memories, b, spec.version, out.final_rows[i])
            begin_next(arrays, spec, i, records, memories, b)
    else:
        out.rewards[i] = 0.0
        out.terminations[i] = False
        out.truncations[i] = False
        if action != STAY:
            begin_next(arrays, spec, i, records, memories, b)
    r = records[ep.table]
    look(ep, r, s, memories, b, spec.version, out.rows[i])
    out.seats[i] = ep.learner
    out.lineups[i] = ep.listed
    out.learners[i] = own_seats(ep, s.players, spec) >> POLICY_BITS * ep.learner & 1 == 1
    show_offered(ep, r, out.masks[i])


def step_block(arrays: GameArrays, spec: StepSpec, out: Outputs, chosen: Any, first: int, end: int) -> None:
    """Carry out the chosen actions in the games from ``first`` up to ``end``. They must be legal."""
    for i in range(first, end):
        step_game(arrays, spec, out, i, chosen[i])


step_games = compiled(step_block, BORROWING)


@compiled
def first_refused(episodes: Any, chosen: Any, after_end: bool) -> int:
    """The first game whose action is not offered, or -1. After the end any action is one to begin the next game,
    if ``after_end`` says so.
    """
    for i in range(len(episodes)):
        ep = episodes[i]
        if ep.over and after_end:
            chosen[i] = BEGIN
        elif ep.over or not is_offered(ep.offered, chosen[i]):
            return i
    return NONE


def look_as(arrays: GameArrays, player: int, version: int, row: Any) -> None:
    """What a player of the first game sees, where every seat learns."""
    ep, s = arrays.episodes[0], arrays.standings[0]
    look(ep, arrays.records[ep.table], s, arrays.memories[player : player + 1], arrays.bounds[0], version, row)


see_as = compiled(look_as, BORROWING)
