"""Playouts: from a sampled world to the end of the round, once for each move under consideration."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import BOUNDS, RECORD, compiled, let_numba_call
from oneleft.arena.game_kernel import GAME, POLICY_BITS, SHARP, Policies, Progress, SeatPolicies, play_round
from oneleft.arena.linking import linked
from oneleft.arena.policy_rng import first_state, next_state, word_of
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.hands import give, hand_words, set_challenged_hand
from oneleft.rules.reactions import catch
from oneleft.rules.rng import WORD
from oneleft.rules.round import MAX_PLAYERS, restart_rng
from oneleft.rules.turn import accused

from . import match_value
from .match_value import set_gains, win_chance_after

MAX_MOVES = 600  # a longer round is taken for blocked
ALL_SHARP = sum(SHARP << POLICY_BITS * chair for chair in range(MAX_PLAYERS))
SEED_STEP = 7919  # between the seeds of two worlds

# The sums that are kept for each move. BETTER is the gain over the first move, that of the default policy.
PLAYOUTS, WINS, WINS_SQUARED, BETTER, BETTER_SQUARED, POINTS = range(6)
SUMS = 6

let_numba_call(
    match_value,
    (
        match_value.set_gains,
        match_value.win_chance_after,
        match_value.win_chances_after,
        match_value.win_chance,
        match_value.points_of_lead,
        match_value.rounds_to_come,
    ),
)


class Playouts(NamedTuple):
    """What is the same for all playouts of one decision."""

    base: Any  # the table as the seat sees it; each world adds the hidden cards
    chairs: Any  # the chair of each card slot
    drawn: int  # the slot of the card that another player has just drawn, or none
    hands: Any  # by world and slot: the sampled cards
    piles: Any  # by world: the cards of the draw pile
    standing: Any  # the match
    policies: Policies
    seat: int  # whose decision it is
    codes: Any  # the moves under consideration
    seed: int


@linked
def lay_out_world(r: Any, p: Playouts, world: int, seed: int) -> Any:
    """Lay out one sampled world, its draw pile shuffled. Returns the first state of the policies' generator."""
    state = first_state(seed & WORD, seed & WORD)
    chairs = p.chairs
    cards = p.hands[world]
    pile = p.piles[world]
    for slot in range(len(cards)):
        give(r, chairs[slot], cards[slot])
    for i in range(len(pile)):
        state = next_state(state)
        j = (word_of(state) * (i + 1)) >> 32
        r.draw[i] = r.draw[j]
        r.draw[j] = pile[i]
    r.n_draw = len(pile)
    if p.drawn != NONE:
        r.drawn = cards[p.drawn]
    if r.color_before != NONE:
        first, second = hand_words(r, accused(r))
        set_challenged_hand(r, first, second)
    r.key[0] = seed & WORD
    restart_rng(r)
    return state


def play_worlds(p: Playouts, first: int, last: int, alive: Any, sums: Any) -> None:
    """Make a playout of each of the worlds ``first`` to ``last`` for every move that is still alive, and add it up."""
    s = p.standing[0]
    base = p.base
    codes = p.codes
    seat = p.seat
    rounds = np.zeros(2, RECORD)
    row = np.zeros(1, GAME)
    bounds = np.zeros(1, BOUNDS)
    world = rounds[0]
    r = rounds[1]
    seats = SeatPolicies(ALL_SHARP, p.policies, False)
    for k in range(first, last):
        rounds[0] = base[0]
        state = lay_out_world(world, p, k % len(p.hands), p.seed + SEED_STEP * k)
        baseline = 0.0
        for c in range(len(codes)):
            if not alive[c]:
                continue
            rounds[1] = rounds[0]
            start = 0
            asked = 0
            if codes[c] == NONE:  # the moment passes, so the seat is not asked again
                start = seat
                asked = 1
            else:
                apply(r, seat, codes[c])
                if r.exposed == seat:  # a call of UNO is forgotten for as long as anyone can catch
                    catch(r)
            play_round(r, bounds[0], seats, Progress(start, asked, state), MAX_MOVES, row[0])
            set_gains(s, r)
            won = win_chance_after(s, r, seat)
            if c == 0:
                baseline = won
            sums[c, PLAYOUTS] += 1.0
            sums[c, WINS] += won
            sums[c, WINS_SQUARED] += won * won
            sums[c, BETTER] += won - baseline
            sums[c, BETTER_SQUARED] += (won - baseline) * (won - baseline)
            sums[c, POINTS] += s.gained[s.seating[seat]]


compiled_playouts = compiled(play_worlds)
