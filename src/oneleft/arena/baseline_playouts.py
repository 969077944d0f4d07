"""Playouts from a full position: the hands as they are, the draw pile shuffled anew for each playout."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.rng import WORD
from oneleft.rules.round import MAX_PLAYERS, OVER
from oneleft.rules.turn_order import seat_to_left

from .compiler import BOUNDS, RECORD, compiled
from .game_kernel import GAME, POLICY_BITS, SHARP, Policies, Progress, SeatPolicies, choose, play_round
from .linking import linked
from .policy_rng import first_state, next_state, word_of

BASELINE = "sharp"  # plays all seats to the end of the round
BY_BASELINE = -2  # as a move: whatever the baseline chooses
MAX_MOVES = 100_000  # a longer round counts as blocked
BLOCKED = MAX_PLAYERS  # the column of rounds without a winner
OUTCOMES = MAX_PLAYERS + 1
SEED_STEP = 7919  # between the seeds of two playouts
ALL_BASELINE = sum(SHARP << POLICY_BITS * chair for chair in range(MAX_PLAYERS))


class Decision(NamedTuple):
    """A seat that is asked at a full position, and the moves to play out."""

    position: Any  # a record
    start: int  # the seat from which seats are asked for reactions
    seat: int
    moves: Any  # integers of the law, ``NONE`` to let the moment pass, or ``BY_BASELINE``


@linked
def shuffle_draw_pile(r: Any, seed: int) -> Any:
    """Forget the order of the draw pile and of shuffles to come. Returns the first state of the policies' generator."""
    state = first_state(seed & WORD, seed >> 32 & WORD)
    for i in range(r.n_draw - 1, 0, -1):
        state = next_state(state)
        j = (word_of(state) * (i + 1)) >> 32
        card = r.draw[i]
        r.draw[i] = r.draw[j]
        r.draw[j] = card
    r.key[0] = seed & WORD
    r.key[1] = seed >> 32 & WORD
    r.counter = 0
    r.used = 16
    return state


@compiled
def play_out_moves(decision: Decision, policies: Policies, seed: int, playouts: int, outcomes: Any) -> None:
    """Play on this many times after each move, with the same cards and random numbers for all moves.

    Counts for each move how often each seat goes out first, and how often nobody does.
    """
    position, start, seat, moves = decision
    rounds = np.zeros(2, RECORD)
    bounds = np.zeros(1, BOUNDS)
    row = np.zeros(1, GAME)
    shuffled = rounds[0]
    r = rounds[1]
    seats = SeatPolicies(ALL_BASELINE, policies, False)
    for k in range(playouts):
        rounds[0] = position[0]
        state = next_state(shuffle_draw_pile(shuffled, seed + SEED_STEP * k))
        asked = seat - start + (0 if seat >= start else shuffled.players)
        last = BY_BASELINE
        outcome = BLOCKED
        for m in range(len(moves)):
            move = moves[m]
            if move == BY_BASELINE:
                move = choose(SHARP, shuffled, bounds[0], seat, word_of(state), policies)
            if m == 0 or move != last:
                rounds[1] = rounds[0]
                if move == NONE:
                    progress = Progress(start, asked + 1, state)
                else:
                    apply(r, seat, move)
                    progress = Progress(seat_to_left(r, start, 1), 0, state)
                play_round(r, bounds[0], seats, progress, MAX_MOVES, row[0])
                outcome = r.out if r.phase == OVER and r.out != NONE else BLOCKED
                last = move
            outcomes[m, outcome] += 1
