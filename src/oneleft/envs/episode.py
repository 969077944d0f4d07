"""One game as an episode: who is asked next, and what follows from the answer.

The code runs interpreted and compiled, like the rules. An episode is the arena's game of the same number. After every
move the seats that could react are asked, in the arena's order, then the player in turn.
"""

from typing import Any

from oneleft.arena.game_kernel import MAX_MOVES, choose_dealers, finish_round, set_up_game
from oneleft.arena.policy_rng import next_state
from oneleft.policies.hand_bounds import observe, reset_bounds
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.deal import start_round
from oneleft.rules.round import MAX_PLAYERS, OVER, Round
from oneleft.rules.turn_order import next_to_ask, seat_to_left

from .memory import observe_move, reset_memory

EPISODE_ARRAYS = {"points": MAX_PLAYERS}
EPISODE_BYTES = ("matches", "table", "start", "asked", "steps", "over")  # a wide chair shares the arena's code


class Episode:
    """A flat record, passed around as ``ep``. The compiled code uses a numpy record with the same fields."""

    number: int  # of the game in its batch
    matches: int  # whether a game is a whole match
    state: int  # of the policies' generator, which makes a word for every question
    moves_left: int  # before the round is given up
    table: int  # the one that plays now
    start: int  # the chair that is asked first for reactions
    asked: int  # how many steps from there have been asked already
    steps: int  # from there to the chair that is asked now; the number of players for the player in turn
    chair: int  # that is asked now
    over: int
    # as in a row of the arena's games
    winners: int
    rounds: int
    blocked: int
    moves: int
    points: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name in EPISODE_SCALARS:
            setattr(self, name, 0)
        self.points = [0] * MAX_PLAYERS


EPISODE_SCALARS = tuple(name for name in Episode.__slots__ if name not in EPISODE_ARRAYS)


# Below, ``records`` has a round for each table, ``s`` is the standing, ``memories`` are those of every player who
# observes, and ``bounds`` is what the net has seen of the hands, or empty. All of them are lists of objects, or numpy
# arrays of records with the same fields.


def begin_game(ep: Any, records: Any, s: Any, memories: Any, bounds: Any, key: Any, scratch: Any) -> None:
    """Deal the first round of the game with the episode's number. The standing must be fresh."""
    ep.over = 0
    ep.winners = 0
    ep.rounds = 0
    ep.blocked = 0
    ep.moves = 0
    for player in range(MAX_PLAYERS):
        ep.points[player] = 0
    ep.state = set_up_game(records, s, key, ep.number, scratch)
    if ep.matches:
        choose_dealers(records, s, NONE)
    else:
        records[0].dealer = s.players - 1  # so that seat 0 begins
    begin_round(ep, records, s, memories, bounds, 0)


def begin_round(ep: Any, records: Any, s: Any, memories: Any, bounds: Any, table: int) -> None:
    ep.table = table
    ep.moves_left = MAX_MOVES
    ep.start = 0
    ep.asked = 0
    start_round(records[table])
    for m in memories:
        reset_memory(m, records[table], s, table)
    for b in bounds:
        reset_bounds(b, records[table])


def ask_next(ep: Any, r: Round) -> None:
    """Turn to the next chair that has something to decide."""
    ep.state = next_state(ep.state)
    ep.steps = next_to_ask(r, ep.start, ep.asked)
    ep.chair = r.turn if ep.steps == r.players else seat_to_left(r, ep.start, ep.steps)


def player_asked(ep: Any, s: Any) -> int:
    player: int = s.seating[ep.table * MAX_PLAYERS + ep.chair]
    return player


def answer(ep: Any, records: Any, s: Any, memories: Any, bounds: Any, code: int) -> None:
    """Make a legal move of the chair that was asked, or let the moment pass (``NONE``), up to the next question."""
    if code == NONE:
        ep.asked = ep.steps + 1
        return
    r = records[ep.table]
    for m in memories:
        observe_move(m, r, ep.chair, code)
    apply(r, ep.chair, code)
    for b in bounds:
        observe(b, r, ep.chair, code)
    ep.moves += 1
    ep.moves_left -= 1
    ep.asked = 0
    ep.start = seat_to_left(r, ep.start, 1)
    if r.phase == OVER or ep.moves_left == 0:
        ep.rounds += 1
        table = finish_round(records, s, ep.table, ep.matches != 0, ep)
        if table == NONE:
            ep.over = 1
        else:
            begin_round(ep, records, s, memories, bounds, table)


def reward(ep: Any, player: int) -> float:
    """1 for a winner and -1 for the others at the end of the game; 0 before that, and if nobody wins."""
    if not ep.over or ep.winners == 0:
        return 0.0
    return 1.0 if ep.winners >> player & 1 else -1.0


def is_truncated(ep: Any, r: Round) -> bool:
    """Whether the game was given up for too many moves or blocked rounds, rather than ended by a rule."""
    return bool(ep.over) and ep.winners == 0 and (ep.matches != 0 or r.phase != OVER)
