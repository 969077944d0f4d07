"""One game as an episode: who is asked next, and what follows from the answer.

The code runs interpreted and compiled, like the rules. An episode is the arena's game of the same number. After every
move the seats that could react are asked, in the arena's order, then the player in turn. Policies answer for their
seats at once; a question to a learner ends the step.
"""

from typing import Any, NamedTuple

from oneleft.arena.game_kernel import (
    MAX_MOVES,
    POLICY_BITS,
    POLICY_MASK,
    choose,
    choose_dealers,
    finish_round,
    set_up_game,
)
from oneleft.arena.policy_rng import next_state, word_of
from oneleft.policies.basic import random_reaction
from oneleft.policies.hand_bounds import observe, reset_bounds
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE, copy_of, type_of
from oneleft.rules.config import SEVENS, ZEROS
from oneleft.rules.deal import start_round
from oneleft.rules.moves import CHALLENGE, move
from oneleft.rules.round import MAX_PLAYERS, OVER, Round
from oneleft.rules.turn_order import next_to_ask, seat_to_left

from .actions import OFFERED_WORDS
from .memory import forget_those_out, observe_move, reset_memory

LEARNER = POLICY_MASK  # in place of a policy's number: the caller of the environment decides for this seat
EPISODE_ARRAYS = {
    "offered": OFFERED_WORDS,  # the actions that the chair may choose from now, a bit each
    "discarded": 2,  # the cards in the discard pile, as far as they were taken in: two words, as of a hand
}
EPISODE_BYTES = (
    *("matches", "automatic", "remembers", "table", "start", "asked", "steps", "chair", "learner", "over", "known"),
    *("taken_in", "shuffles"),
)
EPISODE_QUARTERS = ("listed", "answer", "winners", "blocked")  # of 64 bits
EPISODE_HALVES = ("moves_left", "moves")


class Episode:
    """A flat record, passed around as ``ep``. The compiled code uses a numpy record with the same fields."""

    number: int  # of the game in its batch
    listed: int  # the place of its line-up among those of the environment
    matches: int  # whether a game is a whole match
    automatic: int  # whether the environment reacts for its learners
    remembers: int  # whether anyone plays by the net, which needs what was seen of the hands
    lineup: int  # the number of each player's policy, `POLICY_BITS` each
    packed: int  # the same by the chairs of the table that plays now
    state: int  # of the policies' generator, which makes a word for every question
    answer: int  # to the question of the chair: a legal move, or none to let the moment pass
    moves_left: int  # before the round is given up
    table: int  # the one that plays now
    start: int  # the chair that is asked first for reactions
    asked: int  # how many steps from there have been asked already
    steps: int  # from there to the chair that is asked now; the number of players for the player in turn
    chair: int  # that is asked now
    learner: int  # the player in this chair
    over: int
    known: int  # whether anyone may know cards of other hands
    # the discards that were taken in
    taken_in: int
    shuffles: int  # of the pile then
    # as in a row of the arena's games
    winners: int
    blocked: int
    moves: int
    offered: list[int]
    discarded: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name in EPISODE_SCALARS:
            setattr(self, name, 0)
        for name, length in EPISODE_ARRAYS.items():
            setattr(self, name, [0] * length)


class MoveLog(NamedTuple):
    """The last moves, to be told in words: the round and the standing before each, in a ring. It may be empty.

    A move's place in the ring is its number in its game.
    """

    rounds: Any
    standings: Any
    moves: Any  # the table, the chair and the move


NO_LOG = MoveLog([], [], [])


EPISODE_SCALARS = tuple(name for name in Episode.__slots__ if name not in EPISODE_ARRAYS)


# Below, ``records`` has a round for each table, ``s`` is the standing, ``memories`` are those of every player who
# observes, and ``b`` is what the net has seen of the hands. They are objects and lists, or records and arrays of numpy.


def begin_game(ep: Any, records: Any, s: Any, memories: Any, b: Any, key: Any, scratch: Any) -> None:
    """Deal the first round of the game with the episode's number. The standing must be fresh."""
    ep.over = 0
    ep.winners = 0
    ep.blocked = 0
    ep.moves = 0
    ep.state = set_up_game(records, s, key, ep.number, scratch)
    if ep.matches:
        choose_dealers(records, s, NONE)
    else:
        records[0].dealer = s.players - 1  # so that seat 0 begins
    begin_round(ep, records[0], s, memories, b, 0)


def begin_round(ep: Any, r: Any, s: Any, memories: Any, b: Any, table: int) -> None:
    ep.table = table
    ep.moves_left = MAX_MOVES
    ep.start = 0
    ep.asked = 0
    ep.steps = NONE  # nobody has been asked
    ep.answer = NONE
    start_round(r)
    ep.packed = 0
    for chair in range(r.players):
        player = s.seating[table * MAX_PLAYERS + chair]
        ep.packed |= (ep.lineup >> POLICY_BITS * player & POLICY_MASK) << POLICY_BITS * chair
    for m in memories:
        reset_memory(m, r, s, table)
    if ep.remembers:
        reset_bounds(b, r)
    ep.known = int(r.switches & (SEVENS | ZEROS) != 0)
    ep.shuffles = 0
    forget_discards(ep)


def forget_discards(ep: Any) -> None:
    ep.discarded[0] = 0
    ep.discarded[1] = 0
    ep.taken_in = 0


def take_in_discards(ep: Any, r: Round) -> None:
    """Take in the cards that have come to the discard pile since the last time."""
    if r.shuffles != ep.shuffles:
        forget_discards(ep)
        ep.shuffles = r.shuffles
    for i in range(max(ep.taken_in - 1, 0), r.n_discard):  # cards can slip under the top card (JAM-2)
        card = r.discard[i]
        ep.discarded[copy_of(card)] |= 1 << type_of(card)
    ep.taken_in = r.n_discard


def log_move(log: MoveLog, number: int, ep: Any, r: Any, s: Any, chair: int, code: int) -> None:
    k = number % len(log.moves)
    log.rounds[k] = r
    log.standings[k] = s
    log.moves[k, 0] = ep.table
    log.moves[k, 1] = chair
    log.moves[k, 2] = code


def play_on(ep: Any, records: Any, s: Any, memories: Any, b: Any, policies: Any, log: MoveLog) -> None:
    """Carry out the answer to the last question, and go on to the next one for a learner, or to the end of the game."""
    # in variables of their own, which compiled code keeps in registers
    r = records[ep.table]
    packed, state, start, asked, steps, chair = ep.packed, ep.state, ep.start, ep.asked, ep.steps, ep.chair
    code, known, automatic, remembers = ep.answer, ep.known, ep.automatic, ep.remembers
    moves = 0
    is_logged = len(log.moves) > 0
    while True:
        if code == NONE:
            asked = steps + 1
        else:
            if known or code == move(CHALLENGE, 0):  # until then nobody knows anything of another hand
                known = 1
                for k in range(len(memories)):
                    observe_move(memories[k], r, chair, code)
            if is_logged:
                log_move(log, ep.moves + moves, ep, r, s, chair, code)
            apply(r, chair, code)
            if known and r.out_of_round:
                for k in range(len(memories)):
                    forget_those_out(memories[k], r)
            if remembers:
                observe(b, r, chair, code)
            moves += 1
            asked = 0
            start = seat_to_left(r, start, 1)
            if r.phase == OVER or moves == ep.moves_left:
                ep.moves += moves
                end_round(ep, records, s, memories, b)
                if ep.over:
                    return
                r = records[ep.table]
                packed, start, known, moves = ep.packed, ep.start, ep.known, 0
        state = next_state(state)
        steps = next_to_ask(r, start, asked)
        chair = r.turn if steps == r.players else seat_to_left(r, start, steps)
        policy = packed >> POLICY_BITS * chair & POLICY_MASK
        if policy != LEARNER:
            code = choose(policy, r, b, chair, word_of(state), policies)
        elif automatic and chair != r.turn:
            code = random_reaction(r, chair, word_of(state))
        else:
            break
    ep.state, ep.start, ep.asked, ep.steps, ep.chair, ep.known = state, start, asked, steps, chair, known
    ep.moves += moves
    ep.moves_left -= moves
    ep.learner = s.seating[ep.table * MAX_PLAYERS + chair]


def end_round(ep: Any, records: Any, s: Any, memories: Any, b: Any) -> None:
    """Score the round that has ended, and deal the next one unless the game is over."""
    table = finish_round(records, s, ep.table, ep.matches != 0, ep)
    if table == NONE:
        ep.over = 1
    else:
        begin_round(ep, records[table], s, memories, b, table)


def reward(ep: Any, player: int) -> float:
    """1 for a winner and -1 for the others at the end of the game; 0 before that, and if nobody wins."""
    if not ep.over or ep.winners == 0:
        return 0.0
    return 1.0 if ep.winners >> player & 1 else -1.0


def is_truncated(ep: Any, r: Round) -> bool:
    """Whether the game was given up for too many moves or blocked rounds, rather than ended by a rule."""
    return bool(ep.over) and ep.winners == 0 and (ep.matches != 0 or r.phase != OVER)
