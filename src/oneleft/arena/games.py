"""Whole games, rounds or matches, played by policies without Python in the loop.

Every game has a key of its own, made from the batch's key and the game's number. So a game is the same whatever thread,
process or machine plays it, and it is the very game that people would play with that key.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba import njit
from numba.extending import register_jitable

from oneleft.match.standing import close_round, gain, next_dealer, seat_players, winners
from oneleft.policies import basic
from oneleft.policies.registry import POLICIES, TABLE_LENGTH
from oneleft.policies.turn_order import next_to_ask, seat_to_left
from oneleft.policies.weighted import choose_by_weights
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.deal import choose_dealer, start_round
from oneleft.rules.legal import legal_count
from oneleft.rules.matching import playable
from oneleft.rules.moves import DISCARD, DISCARD_UNO, DRAW, SWAP_VERB, TAKE, verb_of
from oneleft.rules.rng import ROUNDS, WORD, block
from oneleft.rules.round import MAX_PLAYERS, OVER, Round
from oneleft.rules.scoring import out_points

from .compiler import compiled, part_of
from .policy_rng import first_state, next_state, word_of
from .user_policy import Policy, held_to_the_rules

RANDOM, UNIFORM, FIRST, EASY, STEADY, SHARP, OWN = range(len(POLICIES))

# What is known of each game when it is over.
GAME = np.dtype(
    [
        ("winners", np.int64),  # a bit for each seat
        ("rounds", np.int64),
        ("blocked", np.int64),  # rounds that had to be dealt again
        ("moves", np.int64),
        ("choices", np.int64),  # moves that were not the only legal one, where they are counted
        ("points", np.int64, (MAX_PLAYERS,)),
    ]
)

MOST_MOVES = 1_000_000  # a round beyond this counts as blocked; no sensible policy gets there
MOST_BLOCKED = 1_000  # a match with more blocked rounds is given up without a winner
WHOLE_BATCH = 1  # the word that keeps the games' keys apart from the streams of the tables


@register_jitable
def start_game(r: Round, key: list[int], number: int, scratch: list[int]) -> int:
    """Half a block of the batch's key and the game's number is the game's own key; the rest seeds the choices."""
    r.nonce[0] = number & WORD
    r.nonce[1] = number >> 32
    r.nonce[2] = WHOLE_BATCH
    block(key, 0, r.nonce, ROUNDS, scratch)
    for i in range(8):
        r.key[i] = scratch[i]
    return first_state(scratch[8], scratch[9])


@register_jitable
def begin_stream(r: Round, table: int) -> None:
    """The chance of one table, from its beginning."""
    r.nonce[0] = table
    r.nonce[1] = 0
    r.nonce[2] = 0
    r.counter = 0
    r.used = 16


@register_jitable(forceinline=True)
def is_forced(r: Round, seat: int, move: int) -> bool:
    """Whether a seat has no other move. Who may lay a card may always do something else, but for the last slam discard.

    Out of turn, to let the moment pass is one more way.
    """
    verb = verb_of(move)
    if verb == DRAW:
        return playable(r, seat) == 0 and r.exposed == NONE
    if verb == TAKE or verb == SWAP_VERB or verb == DISCARD or verb == DISCARD_UNO:
        return legal_count(r, seat) == 1
    return False


@register_jitable
def set_up(records: Any, s: Any, key: Any, number: int, scratch: Any) -> int:
    """Lay out the tables of one game; the state of its choices."""
    state = start_game(records[0], key, number, scratch)
    for table in range(s.tables):
        for i in range(8):
            records[table].key[i] = records[0].key[i]
        records[table].players = s.chairs[table]
        begin_stream(records[table], table)
    return state


@register_jitable
def pass_deal(records: Any, s: Any, last: int) -> None:
    """SETUP-5: to the left; where other people meet at the tables, they draw for it. So they do at first (SETUP-1)."""
    for table in range(s.tables):
        r = records[table]
        r.players = s.chairs[table]
        if last == NONE or s.tables > 1:
            r.dealer = choose_dealer(r)
        else:
            r.dealer = next_dealer(s, last)


@register_jitable
def after_round(records: Any, s: Any, table: int, matches: bool, row: Any) -> int:
    """Count a round; the table that plays next, or none when the game is over."""
    r = records[table]
    if r.out == NONE:  # PILE-2: dealt again in a match
        row.blocked += 1
        return table if matches and row.blocked < MOST_BLOCKED else NONE
    if not matches:
        row.winners = 1 << r.out
        row.points[r.out] = out_points(r)
        return NONE
    gain(s, r, table)
    if table + 1 < s.tables:
        return table + 1
    last = s.seating[records[0].dealer]
    close_round(s)
    seat_players(s)
    row.winners = winners(s)
    row.points[:] = s.totals
    if row.winners:
        return NONE
    pass_deal(records, s, last)
    return 0


def chooser(own: Policy, kernel: str) -> Callable[[int, Any, int, int, Any], int]:
    """The policies by their number, with one of the user's own among them."""

    @part_of(kernel, inline=True)
    def choose(policy: int, r: Any, seat: int, word: int, weights: Any) -> int:
        if policy == RANDOM:
            return basic.random(r, seat, word)
        if policy == UNIFORM:
            return basic.uniform(r, seat, word)
        if policy == FIRST:
            return basic.first(r, seat, word)
        if policy <= SHARP:
            return choose_by_weights(r, seat, word, weights, (policy - EASY) * TABLE_LENGTH)
        return own(r, seat, word)

    return choose


def looper(own: Policy, kernel: str, counting: bool = False) -> Callable[..., int]:
    """The loop of one round, for a kernel. To count choices costs some speed."""
    choose = chooser(own, kernel)

    @part_of(kernel)
    def play_on(r: Any, at_chairs: int, weights: Any, start: int, asked: int, state: int, most: int, row: Any) -> int:
        """Play a round to its end, or so many moves of it; the state of the choices after it.

        The policy of each chair is in four bits. Seats are asked from a starting seat on, some have been asked already.
        """
        moves = 0
        while r.phase != OVER and moves < most:
            state = next_state(state)
            steps = next_to_ask(r, start, asked)
            seat = r.turn if steps == r.players else seat_to_left(r, start, steps)
            move = choose(at_chairs >> 4 * seat & 15, r, seat, word_of(state), weights)
            if move == NONE:
                asked = steps + 1
                continue
            if counting and not is_forced(r, seat, move):
                row.choices += 1
            apply(r, seat, move)
            moves += 1
            asked = 0
            start = seat_to_left(r, start, 1)
        row.moves += moves
        return state

    return play_on


def kernel(own: Policy, counting: bool) -> Callable[..., None]:
    """The loops to compile."""
    name = f"{'counting' if counting else 'playing'}_with_{own.__name__}"
    play_on = looper(own, name, counting)

    @part_of(name)
    def play_games(
        records: Any, standings: Any, key: Any, number: int, lineup: Any, weights: Any, matches: bool, rows: Any
    ) -> None:
        """Play games from this number on, one for each row, each from the first standing as its pattern."""
        scratch = np.zeros(16, np.int64)
        s = standings[1]
        for i in range(len(rows)):
            standings[1] = standings[0]
            state = set_up(records, s, key, number + i, scratch)
            if matches:
                pass_deal(records, s, NONE)
            else:
                records[0].dealer = s.players - 1  # so that seat 0 begins
            table = 0
            while table != NONE:
                r = records[table]
                start_round(r)
                at_chairs = 0
                for chair in range(r.players):
                    at_chairs |= lineup[s.seating[table * MAX_PLAYERS + chair]] << 4 * chair
                state = play_on(r, at_chairs, weights, 0, 0, state, MOST_MOVES, rows[i])
                rows[i].rounds += 1
                table = after_round(records, s, table, matches, rows[i])

    return play_games


@register_jitable
def nobody(r: Round, seat: int, word: int) -> int:
    """In place of a policy of the user's own, where there is none."""
    return NONE


play_games = compiled(kernel(nobody, counting=False))
count_choices = compiled(kernel(nobody, counting=True))


@cache
def play_games_with(own: Policy, counting: bool) -> Callable[..., None]:
    """The same with a policy of the user's own, compiled anew in each process."""
    made: Callable[..., None] = njit(nogil=True)(kernel(held_to_the_rules(own), counting))
    return made
