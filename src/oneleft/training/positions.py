"""Positions to learn from, with the worth of every legal move.

Positions come from games in which some moves are stray ones, so that the net sees more than good play. Each move has
several playouts from the true hands. The net sees only what the seat sees, and given that, the true hands are
an exact sample of all hands that there could be: nothing has to be guessed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import BOUNDS, RECORD, compiled
from oneleft.arena.game_kernel import (
    POLICY_BITS,
    Policies,
    Progress,
    SeatPolicies,
    Workspace,
    choose,
    derive_key,
    play_round,
    reset_rng,
)
from oneleft.arena.linking import linked
from oneleft.arena.policy_rng import next_state, word_of
from oneleft.policies.hand_bounds import observe, reset_bounds
from oneleft.policies.net import PLACES, list_moves
from oneleft.policies.net_inputs import (
    MOST_ROWS,
    color_after,
    turns_back,
    write_move_rows,
    write_places,
    write_shared_rows,
)
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.deal import start_round
from oneleft.rules.moves import MOST_LEGAL
from oneleft.rules.rng import WORD
from oneleft.rules.round import MAX_PLAYERS, OVER, partner_of, restart_rng
from oneleft.rules.scoring import left_points
from oneleft.rules.turn_order import asked_next, seat_to_left

MAX_MOVES = 600  # a longer round is given up
STRAY = int(0.15 * 2**32)  # how many moves are stray ones
POINTS_AT_STAKE = 100  # where leftover cards are charged, this many points count like a round
TAKEN_AWAY = -1  # minus the row: a row that is taken away


class Task(NamedTuple):
    """What to make positions from."""

    key: Any  # the words of a key
    policy: int  # that plays, in the games and in the playouts
    charged: bool  # whether players pay for their own cards, as in some formats
    chance: int  # of 2^32: how many decisions become positions
    playouts: int  # of every move
    rules: Any  # the rows of the rules


class Positions(NamedTuple):
    """Arrays of positions. ``starts`` and ``ends`` say where each one's moves begin, and each move's rows."""

    starts: Any  # by position: its first move; one more entry at the end
    ends: Any  # by move: where its rows begin; one more entry at the end
    rows: Any
    worth: Any  # by move: its mean over the playouts


class TrainingDecision(NamedTuple):
    """A seat with several moves. Of the arrays only the first element counts."""

    records: Any  # the round
    memories: Any  # what was seen of the hands
    seat: int
    codes: Any  # its moves: the first ``n``
    n: int


class Buffers(NamedTuple):
    """The room that one thread computes in."""

    worlds: Any  # two rounds: a world, and the playout
    bounds: Any  # what was seen of the hands in the playout
    row: Any


@linked
def write_position(decision: TrainingDecision, rules: Any, numbers: Any, out: Positions, at: int) -> None:
    """Write the inputs of every move of a position."""
    records, memories, seat, codes, n = decision
    r = records[0]
    b = memories[0]
    first = out.starts[at]
    for k in range(n):
        code = codes[k]
        end = out.ends[first + k]
        color = color_after(r, seat, code)
        write_places(r, seat, color, numbers, PLACES)
        for i in range(write_shared_rows(r, b, seat, turns_back(r, code), numbers, PLACES)):
            out.rows[end] = numbers[i]
            end += 1
        for i in range(len(rules)):
            out.rows[end] = rules[i]
            end += 1
        rows = write_move_rows(r, b, seat, code, numbers, PLACES)
        if numbers[0] != NONE:
            out.rows[end] = TAKEN_AWAY - numbers[0]
            end += 1
        for i in range(1, rows):
            out.rows[end] = numbers[i]
            end += 1
        out.ends[first + k + 1] = end
        out.worth[first + k] = 0.0
    out.starts[at + 1] = first + n


@linked
def has_room(out: Positions, at: int, n: int) -> bool:
    """Whether another position with this many moves fits."""
    if at + 2 > len(out.starts):
        return False
    first = out.starts[at]
    is_room: bool = first + n < len(out.worth) and out.ends[first] + MOST_ROWS * n <= len(out.rows)
    return is_room


@linked
def shuffle_world(r: Any, state: int) -> int:
    """Shuffle the draw pile and all later shuffles anew. Returns the generator's next state."""
    for i in range(r.n_draw - 1, 0, -1):
        state = next_state(state)
        j = (word_of(state) * (i + 1)) >> 32
        r.draw[i], r.draw[j] = r.draw[j], r.draw[i]
    r.key[0] = word_of(state)
    r.key[1] = state >> 32 & WORD
    restart_rng(r)
    return state


@linked
def worth_of(r: Any, seat: int, charged: bool) -> float:
    """What a finished round is worth to a seat, or to its team."""
    sides: int = r.players // 2 if r.teams else r.players
    if r.out == NONE:  # dealt again, or too long
        return 0.0 if charged else 1.0 / sides
    if charged:  # the lowest total leads, so what the others pay is worth as much as what the player pays
        paid = 0.0
        for other in range(r.players):
            if other != r.out:
                paid += -left_points(r, other) if other == seat else left_points(r, other) / (r.players - 1)
        return paid / POINTS_AT_STAKE
    return 1.0 if r.out == seat or (r.teams and r.out == partner_of(r, seat)) else 0.0


@linked
def add_worths(
    decision: TrainingDecision, task: Task, seats: SeatPolicies, state: int, buffers: Buffers, worth: Any
) -> None:
    """Add the mean worth of every move over playouts in the same worlds."""
    records, memories, seat, codes, n = decision
    worlds, bounds, row = buffers
    source = worlds[0]
    playout = worlds[1]
    seen = bounds[0]
    for _ in range(task.playouts):
        worlds[0] = records[0]
        state = shuffle_world(source, state)
        for k in range(n):
            worlds[1] = worlds[0]
            bounds[0] = memories[0]
            start = 0
            asked = 0
            if codes[k] == NONE:
                start = seat
                asked = 1
            else:
                apply(playout, seat, codes[k])
                observe(seen, playout, seat, codes[k])
            play_round(playout, seen, seats, Progress(start, asked, state), MAX_MOVES, row[0])
            worth[k] += worth_of(playout, seat, task.charged) / task.playouts


@compiled
def collect(task: Task, policies: Policies, workspace: Workspace, out: Positions) -> int:
    """Play games and write positions until there is no room for more. Returns how many there are."""
    records, _, memories, block, spare = workspace
    r = records[0]
    b = memories[0]
    codes: Any = np.zeros(MOST_LEGAL, np.int64)
    buffers = Buffers(np.zeros(2, RECORD), np.zeros(1, BOUNDS), spare)
    lineup = 0
    for chair in range(MAX_PLAYERS):
        lineup |= task.policy << POLICY_BITS * chair
    seats = SeatPolicies(lineup, policies, False)
    found = 0
    game = -1
    while True:
        game += 1
        state = derive_key(r, task.key, game, block)
        reset_rng(r, 0)
        r.dealer = game % r.players
        start_round(r)
        reset_bounds(b, r)
        start = 0
        asked = 0
        moves = 0
        while r.phase != OVER and moves < MAX_MOVES:
            state = next_state(state)
            seat, steps = asked_next(r, start, asked)
            n = list_moves(r, seat, codes)
            is_choice = n > 1 and r.exposed == NONE
            if is_choice and word_of(state) < task.chance:
                at = out.starts[found]
                if not has_room(out, found, n):
                    return found
                decision = TrainingDecision(records, memories, seat, codes, n)
                write_position(decision, task.rules, policies.net[0].numbers, out, found)
                add_worths(decision, task, seats, state, buffers, out.worth[at:])
                found += 1
            state = next_state(state)
            if is_choice and word_of(state) < STRAY:
                state = next_state(state)
                code = codes[(word_of(state) * n) >> 32]
            else:
                code = choose(task.policy, r, b, seat, word_of(state), policies)
            if code == NONE:
                asked = steps + 1
                continue
            apply(r, seat, code)
            observe(b, r, seat, code)
            moves += 1
            asked = 0
            start = seat_to_left(r, start, 1)
