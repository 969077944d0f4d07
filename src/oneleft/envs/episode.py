"""The episode of one game: who is asked next, and what follows from the answer; written like the law.

It is the arena's game of the same number. After every move the seats that could react are asked, in the arena's order,
then the player in turn.
"""

from typing import Any

from oneleft.arena.games import MOST_MOVES, after_round, pass_deal, set_up
from oneleft.arena.policy_rng import next_state
from oneleft.policies.turn_order import next_to_ask, seat_to_left
from oneleft.rules.apply import apply
from oneleft.rules.cards import NONE
from oneleft.rules.deal import start_round
from oneleft.rules.round import MAX_PLAYERS, OVER, Round

from .memory import notice, sit_down

EPISODE_ARRAYS = {"points": MAX_PLAYERS}
EPISODE_BYTES = ("table", "start", "asked", "steps", "chair", "over")


class Episode:
    """One flat record; the compiled loop uses a numpy record with the same fields."""

    number: int
    state: int  # of the choices: a word for each question
    left: int  # moves that the round may still have
    table: int  # the one that plays now
    start: int  # the chair that is asked first for reactions
    asked: int  # steps from there, of those who were asked already
    steps: int  # to the chair that is asked now; all the chairs for the player in turn
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

# Below, ``c`` is a episode, ``s`` a standing, ``records`` and ``memories`` are lists of rounds and memories; or all of
# them are numpy records of the same fields, and arrays of these.


def begin_game(c: Any, records: Any, s: Any, memories: Any, key: Any, matches: bool, scratch: Any) -> None:
    """Deal the first round of the game with the episode's number; the standing is fresh."""
    c.over = 0
    c.winners = 0
    c.rounds = 0
    c.blocked = 0
    c.moves = 0
    for player in range(MAX_PLAYERS):
        c.points[player] = 0
    c.state = set_up(records, s, key, c.number, scratch)
    if matches:
        pass_deal(records, s, NONE)
    else:
        records[0].dealer = s.players - 1  # so that seat 0 begins
    begin_round(c, records, s, memories, 0)


def begin_round(c: Any, records: Any, s: Any, memories: Any, table: int) -> None:
    c.table = table
    c.left = MOST_MOVES
    c.start = 0
    c.asked = 0
    start_round(records[table])
    for m in memories:
        sit_down(m, records[table], s, table)


def ask(c: Any, r: Round) -> None:
    """Turn to the next one who has something to decide."""
    c.state = next_state(c.state)
    c.steps = next_to_ask(r, c.start, c.asked)
    c.chair = r.turn if c.steps == r.players else seat_to_left(r, c.start, c.steps)


def player_asked(c: Any, s: Any) -> int:
    player: int = s.seating[c.table * MAX_PLAYERS + c.chair]
    return player


def answer(c: Any, records: Any, s: Any, memories: Any, code: int, matches: bool) -> None:
    """The chair that was asked makes this legal move, or none; what follows, up to the next question."""
    if code == NONE:
        c.asked = c.steps + 1
        return
    r = records[c.table]
    for m in memories:
        notice(m, r, c.chair, code)
    apply(r, c.chair, code)
    c.moves += 1
    c.left -= 1
    c.asked = 0
    c.start = seat_to_left(r, c.start, 1)
    if r.phase == OVER or c.left == 0:
        c.rounds += 1
        table = after_round(records, s, c.table, matches, c)
        if table == NONE:
            c.over = 1
        else:
            begin_round(c, records, s, memories, table)


def reward(c: Any, player: int) -> float:
    """At the end of the game, if somebody has won."""
    if not c.over or c.winners == 0:
        return 0.0
    return 1.0 if c.winners >> player & 1 else -1.0


def given_up(c: Any, r: Round, matches: bool) -> bool:
    """Over for the number of its moves or of its blocked rounds, not by a rule of the game."""
    return bool(c.over) and c.winners == 0 and (matches or r.phase != OVER)
