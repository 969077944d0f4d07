"""Whole games, rounds or matches, played by policies without Python in the loop.

Every game has a key of its own, made from the batch's key and the game's number. So a game is the same whatever thread,
process or machine plays it, and it is exactly the game that people would play with that key.
"""

from typing import Any, NamedTuple

import numpy as np

from oneleft.match.standing import Standing, close_round, gain, next_dealer, seat_players, winners
from oneleft.policies import basic
from oneleft.policies.hand_bounds import observe, reset_bounds
from oneleft.policies.registry import POLICIES, TABLE_LENGTH
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.config import Rules
from oneleft.rules.deal import choose_dealer, start_round
from oneleft.rules.formats import NO_PARTNERS
from oneleft.rules.rng import ROUNDS, WORD, block
from oneleft.rules.round import MAX_PLAYERS, OVER, Round
from oneleft.rules.scoring import out_points
from oneleft.rules.turn_order import next_to_ask, seat_to_left

from .compiler import BOUNDS, compiled, to_records
from .details import count_move, is_behind
from .linking import inlined, linked
from .own_code import call_net, call_weights
from .policy_rng import first_state, next_state, word_of
from .user_policy import call_policy

RANDOM, UNIFORM, FIRST, KEEN, EASY, STEADY, SHARP = (
    POLICIES.index(name) for name in ("random", "uniform", "first", "keen", "easy", "steady", "sharp")
)
FIRST_USER = len(POLICIES)  # the number of the first policy that a user brings along

# The row of a finished game.
GAME = np.dtype(
    [
        ("winners", np.int64),  # a bit for each seat
        ("rounds", np.int64),
        ("blocked", np.int64),  # rounds that had to be dealt again
        ("moves", np.int64),
        # details, if they are counted
        ("choices", np.int64),  # moves that were not the only legal one
        ("turns", np.int64),
        ("lost", np.int64),  # turns that a player missed, by a skip or a penalty
        ("comeback", np.int64),  # of a single round: 1 if someone had fewer cards than the winner at half-time
        ("points", np.int64, (MAX_PLAYERS,)),
    ]
)

DETAILS = ("choices", "turns", "lost", "comeback")
MAX_MOVES = 1_000_000  # a longer round counts as blocked; no sensible policy gets there
MAX_BLOCKED = 1_000  # a match with this many blocked rounds is given up without a winner
GAME_KEY_NONCE = 1  # keeps the blocks that make keys apart from those that shuffle cards
POLICY_BITS = 5  # a policy's number in `SeatPolicies.packed`
POLICY_MASK = (1 << POLICY_BITS) - 1


class Policies(NamedTuple):
    """What the policies need. The net has room to compute in, so one thread uses them."""

    weights: Any  # the tables of all weighted policies
    net: Any
    remembers: bool  # whether anyone plays by the net, which needs what was seen of the hands
    # addresses of machine code, 0 for what nobody needs
    by_net: int
    by_weights: int
    check: int  # `check_answer`
    users: Any  # the policies that the user brings along


class BatchSpec(NamedTuple):
    """What is the same for all games of a batch."""

    key: Any  # the words of the batch's key
    lineup: Any  # the number of each player's policy
    policies: Policies
    matches: bool
    details: bool


class Workspace(NamedTuple):
    """The records that a kernel plays in."""

    records: Any  # a round for each table
    standings: Any  # the match as it begins, and the match that is being played
    bounds: Any  # what was seen of the hands in the round
    scratch: Any  # room for a block of random words
    spare: Any  # a row that nobody reads


class SeatPolicies(NamedTuple):
    """The policies at one table."""

    packed: Any  # the number of each chair's policy, `POLICY_BITS` each
    policies: Policies
    details: bool


class Progress(NamedTuple):
    """Where a round goes on."""

    start: int  # the seat from which seats are asked for reactions
    asked: int  # how many of them have been asked already
    state: Any  # of the policies' random generator


def new_workspace(rules: Rules, players: int, matches: bool) -> Workspace:
    """Empty records for one thread. A single round needs no standing of its own format."""
    standing = Standing(rules if matches else Rules(), players)
    records = to_records(rules.new_round(players), 2)
    standings = to_records(standing, 2)
    return Workspace(records, standings, np.zeros(1, BOUNDS), np.zeros(16, np.int64), np.zeros(1, GAME))


def pad_lineup(lineup: list[int]) -> np.ndarray[Any, Any]:
    """A line-up as the kernels take it."""
    return np.array([*lineup, *[0] * (MAX_PLAYERS - len(lineup))], np.int64)


@linked
def derive_key(r: Round, key: list[int], number: int, scratch: list[int]) -> int:
    """Give a round the key of game ``number``. Returns the first state of the policies' generator.

    Both come from one block under the batch's key: its first half is the game's key, and the next words are the state.
    """
    r.nonce[0] = number & WORD
    r.nonce[1] = number >> 32
    r.nonce[2] = GAME_KEY_NONCE
    block(key, 0, r.nonce, ROUNDS, scratch)
    for i in range(8):
        r.key[i] = scratch[i]
    return first_state(scratch[8], scratch[9])


@linked
def reset_rng(r: Round, table: int) -> None:
    """Set the random generator of a table to its beginning."""
    r.nonce[0] = table
    r.nonce[1] = 0
    r.nonce[2] = 0
    r.counter = 0
    r.used = 16


@linked
def set_up_game(records: Any, s: Any, key: Any, number: int, scratch: Any) -> int:
    """Prepare the tables of one game. Returns the first state of the policies' generator."""
    state = derive_key(records[0], key, number, scratch)
    for table in range(s.tables):
        for i in range(8):
            records[table].key[i] = records[0].key[i]
        records[table].players = s.chairs[table]
        records[table].teams = int(s.partners != NO_PARTNERS)
        reset_rng(records[table], table)
    return state


@linked
def choose_dealers(records: Any, s: Any, last: int) -> None:
    """SETUP-5: the deal passes to the left. SETUP-1: it is drawn for at first, and where new people meet at a table."""
    for table in range(s.tables):
        r = records[table]
        r.players = s.chairs[table]
        if last == NONE or s.tables > 1:
            r.dealer = choose_dealer(r)
        else:
            r.dealer = next_dealer(s, last)


@linked
def finish_round(records: Any, s: Any, table: int, matches: bool, row: Any) -> int:
    """Score a round. Returns the table that plays next, or ``NONE`` when the game is over."""
    r = records[table]
    if r.out == NONE:  # PILE-2: dealt again in a match
        row.blocked += 1
        return table if matches and row.blocked < MAX_BLOCKED else NONE
    if not matches:
        row.winners = 1 << r.out
        return NONE
    gain(s, r, table)
    if table + 1 < s.tables:
        return table + 1
    last = s.seating[records[0].dealer]
    close_round(s)
    seat_players(s)
    row.winners = winners(s)
    if row.winners:
        return NONE
    choose_dealers(records, s, last)
    return 0


@linked
def write_points(r: Any, s: Any, matches: bool, points: Any) -> None:
    """Write into zeros what everyone has at the end of a game: of a match the totals, of a round what it scored."""
    if matches:
        for player in range(s.players):
            points[player] = s.totals[player]
    elif r.out != NONE:
        points[r.out] = out_points(r)


@inlined
def choose(policy: int, r: Any, b: Any, seat: int, word: int, policies: Policies) -> int:
    """The move of a policy by its number. One of the user's may answer anything, so its move is checked."""
    if policy == RANDOM:
        return basic.random(r, seat, word)
    if policy == UNIFORM:
        return basic.uniform(r, seat, word)
    if policy == FIRST:
        return basic.first(r, seat, word)
    if policy == KEEN:
        move: int = call_net(policies.by_net, (r, b, seat, policies.net[0]))
        return move
    if policy >= FIRST_USER:
        answer = call_policy(policies.users[policy - FIRST_USER], (r, seat, word))
        checked: int = call_policy(policies.check, (r, seat, answer))
        return checked
    table = (policy - EASY) * TABLE_LENGTH
    weighed: int = call_weights(policies.by_weights, (r, seat, word, policies.weights, table))
    return weighed


@linked
def play_round(r: Any, b: Any, seats: SeatPolicies, progress: Progress, max_moves: int, row: Any) -> Any:
    """Play a round to its end, or at most this many moves of it. Returns the generator's state after it."""
    # taken out of their tuples before the loop: compiled code counts references to an array at every access
    packed, policies, details = seats
    remembers = policies.remembers
    start, asked, state = progress
    moves = 0
    while r.phase != OVER and moves < max_moves:
        state = next_state(state)
        steps = next_to_ask(r, start, asked)
        seat = r.turn if steps == r.players else seat_to_left(r, start, steps)
        move = choose(packed >> POLICY_BITS * seat & POLICY_MASK, r, b, seat, word_of(state), policies)
        if move == NONE:
            asked = steps + 1
            continue
        if details:
            count_move(r, seat, move, row)
        apply(r, seat, move)
        if remembers:
            observe(b, r, seat, move)
        moves += 1
        asked = 0
        start = seat_to_left(r, start, 1)
    row.moves += moves
    return state


@compiled
def play_games(spec: BatchSpec, workspace: Workspace, first: int, rows: Any) -> None:
    """Play games from number ``first`` on, one for each row."""
    key, lineup, policies, matches, details = spec
    records, standings, bounds, scratch, spare = workspace
    b = bounds[0]
    s = standings[1]
    for i in range(len(rows)):
        standings[1] = standings[0]
        state = set_up_game(records, s, key, first + i, scratch)
        beginning = state
        if matches:
            choose_dealers(records, s, NONE)
        else:
            records[0].dealer = s.players - 1  # so that seat 0 begins
        table = 0
        while table != NONE:
            r = records[table]
            start_round(r)
            packed = 0
            for chair in range(r.players):
                packed |= lineup[s.seating[table * MAX_PLAYERS + chair]] << POLICY_BITS * chair
            seats = SeatPolicies(packed, policies, details)
            if policies.remembers:
                reset_bounds(b, r)
            state = play_round(r, b, seats, Progress(0, 0, state), MAX_MOVES, rows[i])
            rows[i].rounds += 1
            winner = r.out
            table = finish_round(records, s, table, matches, rows[i])
        write_points(records[0], s, matches, rows[i].points)
        if details and not matches and winner != NONE:
            r = records[0]
            reset_rng(r, 0)
            r.dealer = s.players - 1
            start_round(r)
            if policies.remembers:
                reset_bounds(b, r)
            play_round(r, b, seats, Progress(0, 0, beginning), rows[i].moves // 2, spare[0])
            rows[i].comeback = is_behind(r, winner)
