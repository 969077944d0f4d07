"""From a guessed world to the end of the round, once for each move under consideration."""

from __future__ import annotations

from typing import Any

from oneleft.arena.compiler import compiled, let_numba_call, part_of
from oneleft.arena.games import SHARP, looper, nobody
from oneleft.arena.policy_rng import first_state, next_state, word_of
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.hands import give
from oneleft.rules.rng import WORD
from oneleft.rules.round import MAX_PLAYERS
from oneleft.rules.turn import accused

from . import match_value
from .match_value import gains, share_of_win

NAME = "playing_out"
MOST_MOVES = 600  # a round beyond this is taken for blocked
ALL_SHARP = sum(SHARP << 4 * chair for chair in range(MAX_PLAYERS))
# What is summed up for each move.
TIMES, WINS, WINS_SQUARED, BETTER, BETTER_SQUARED, POINTS = range(6)
SUMS = 6

play_on = looper(nobody, NAME)
let_numba_call(
    match_value, (match_value.gains, match_value.share_of_win, match_value.chance, match_value.rounds_to_come)
)


@part_of(NAME)
def lay_out(r: Any, chairs: Any, cards: Any, drawn: int, rest: Any, seed: int) -> int:
    """One world, its draw pile shuffled; the state of the choices."""
    state = first_state(seed & WORD, seed & WORD)
    for place in range(len(cards)):
        give(r, chairs[place], cards[place])
    for i in range(len(rest)):
        state = next_state(state)
        j = (word_of(state) * (i + 1)) >> 32
        r.draw[i] = r.draw[j]
        r.draw[j] = rest[i]
    r.n_draw = len(rest)
    if drawn != NONE:
        r.drawn = cards[drawn]
    if r.color_before != NONE:
        r.challenged_hand[0] = r.hands[2 * accused(r)]
        r.challenged_hand[1] = r.hands[2 * accused(r) + 1]
    r.key[0] = seed & WORD
    r.counter = 0
    r.used = 16
    return state


def roll(
    base: Any,
    scratch: Any,
    standing: Any,
    chairs: Any,
    cards: Any,
    drawn: int,
    rests: Any,
    first: int,
    last: int,
    seed: int,
    seat: int,
    codes: Any,
    alive: Any,
    weights: Any,
    rows: Any,
    sums: Any,
) -> None:
    """Play worlds ``first`` to ``last`` out after every move that is still considered; the first move is the prior."""
    s = standing[0]
    world = scratch[0]
    r = scratch[1]
    for k in range(first, last):
        scratch[0] = base[0]
        guessed = k % len(cards)
        started = lay_out(world, chairs, cards[guessed], drawn, rests[guessed], seed + 7919 * k)
        prior = 0.0
        for c in range(len(codes)):
            if not alive[c]:
                continue
            scratch[1] = scratch[0]
            start = 0
            asked = 0
            if codes[c] == NONE:  # the moment passes, so the seat is not asked again
                start = seat
                asked = 1
            else:
                apply(r, seat, codes[c])
            play_on(r, ALL_SHARP, weights, start, asked, started, MOST_MOVES, rows[0])
            gains(s, r)
            won = share_of_win(s, r, seat)
            if c == 0:
                prior = won
            sums[c, TIMES] += 1.0
            sums[c, WINS] += won
            sums[c, WINS_SQUARED] += won * won
            sums[c, BETTER] += won - prior
            sums[c, BETTER_SQUARED] += (won - prior) * (won - prior)
            sums[c, POINTS] += s.gained[s.seating[seat]]


roll_worlds = compiled(roll)
