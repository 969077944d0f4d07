"""The record of one round: everything that the law reads and writes, and nothing else."""

from itertools import repeat
from operator import attrgetter
from typing import ClassVar, Self

from .cards import DECK_SIZE, NONE

MAX_PLAYERS = 10

# What the table waits for.
TURN = 0  # a turn
DREW = 1  # a decision on the card just drawn
PENALTY = 2  # an answer to a Draw Two or a Wild Draw Four
COLOR = 3  # a colour: for the wild that was turned up first, or for the Jam card after its drop
SWAP = 4  # a hand to trade after a 7
SLAM = 5  # a discard after a slam
SERIES = 6  # another card of the number just played, or the end of the series
OVER = 7  # nothing: the round is over

# How the last Welcome to the Jam landed.
NO_DROP = 0
SLAM_SIDE = 1
BACK_SIDE = 2
DROPPER_OUT = 3  # its player is out of the round (MERCY-4): the next player names the colour

MOST_REFILLS = 50  # PILE-3: the round is blocked when the discards would become the draw pile for this time

WORDS_IN_BLOCK = 16  # of the random generator

ARRAYS = {
    "hands": 2 * MAX_PLAYERS,  # two words for each seat
    "out_with": 2 * MAX_PLAYERS,  # the same: what a player held who is out of the round (MERCY-1)
    "draw": DECK_SIZE,  # the draw pile, its top last
    "discard": DECK_SIZE,  # the discard pile, its top last
    "challenged_hand": 2,  # the hand from which the last Wild Draw Four was played, for the challenge
    "key": 8,  # the secret that every shuffle and drop comes from
    "nonce": 3,
    "pool": WORDS_IN_BLOCK,  # the current block of random words
}

State = tuple[tuple[int, ...], tuple[list[int], ...]]  # the scalars and the arrays of a record


class Round:
    """One flat record of integers. The compiled law uses a numpy record with the same fields.

    Functions of the law take it as ``r``. In this package a seat is a chair of this table, numbered from 0 to the left;
    elsewhere seats are numbered across the match.
    """

    players: int
    # the rules of the table
    switches: int  # a bit for each, see config.py
    special: int
    cards: int  # dealt to each player
    catch: int  # cards for being caught without UNO
    mercy: int  # this many cards in a hand put its player out of the round; 0: nobody is out
    teams: int  # partners sit across, and the last team left wins (MERCY-3)
    most_refills: int  # PILE-3; matches that were played before this rule have no limit
    # the state of play
    phase: int
    dealer: int
    turn: int
    direction: int  # 1 to the left, -1 to the right
    color: int  # the colour in play; none while it is being named
    pending: int  # cards that the penalty would cost
    penalty_rank: int  # the rank of its last Draw Two or Wild Draw Four; a card that deflected it may lie on top
    exposed: int  # the seat that went down to one card without calling UNO and can be caught
    drawn: int  # the card just drawn
    slam: int  # discards still to make
    drop: int  # how the Jam card on top landed: NO_DROP, SLAM_SIDE or BACK_SIDE
    reverse_pending: int  # a Reverse is on top, and nobody has moved since
    passes: int  # turns in succession with nothing to draw and nothing played
    color_before: int  # the colour in play before the Wild Draw Four that can be challenged; none if none can be
    out: int  # the seat that won the round; none while the round goes on and when it was blocked
    out_of_round: int  # MERCY-1: a bit for each seat that is out of the round
    shuffles: int  # how often the discards became the draw pile
    no_more_refills: int  # PILE-3: the discards would have become the draw pile once too often
    returned: int  # cards that were turned up first and went back
    n_draw: int
    n_discard: int
    # the random generator
    counter: int  # of the next block
    used: int  # words of ``pool`` that have been used
    hands: list[int]
    out_with: list[int]
    draw: list[int]
    discard: list[int]
    challenged_hand: list[int]
    key: list[int]
    nonce: list[int]
    pool: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name in SCALARS:
            setattr(self, name, 0)
        for name, length in ARRAYS.items():
            setattr(self, name, [0] * length)
        self.most_refills = MOST_REFILLS
        clear(self)
        restart_rng(self)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.restore(self.state())
        return twin

    def before_move(self) -> Self:
        """A copy of what the events of the next move follow from, besides the record after it. It has nothing else."""
        twin = object.__new__(type(self))
        twin.players, twin.phase, twin.turn, twin.direction = self.players, self.phase, self.turn, self.direction
        twin.pending, twin.reverse_pending, twin.color_before = self.pending, self.reverse_pending, self.color_before
        twin.out_of_round, twin.shuffles, twin.n_discard = self.out_of_round, self.shuffles, self.n_discard
        twin.hands, twin.challenged_hand = self.hands.copy(), self.challenged_hand.copy()
        twin.discard = self.discard.copy()
        return twin

    def state(self) -> State:
        """Everything in the record, for `restore`."""
        return get_scalars(self), tuple(map(list.copy, get_arrays(self)))

    def restore(self, state: State) -> None:
        scalars, arrays = state
        set_fields(self, (*scalars, *map(list.copy, arrays)))

    @classmethod
    def from_state(cls, state: State) -> Self:
        """A record to read. It shares its arrays with the state."""
        r = object.__new__(cls)
        set_fields(r, (*state[0], *state[1]))
        return r

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Round) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__: ClassVar[None]  # type: ignore[assignment]  # a record changes with every move


SCALARS = tuple(name for name in Round.__slots__ if name not in ARRAYS)
NAMES = (*SCALARS, *ARRAYS)
get_scalars = attrgetter(*SCALARS)
get_arrays = attrgetter(*ARRAYS)


def set_fields(r: Round, values: tuple[object, ...]) -> None:
    """Set all fields, in the order of `NAMES`. Every move that is shown does this, so the loop is one of C."""
    for _ in map(setattr, repeat(r), NAMES, values):
        pass


def clear(r: Round) -> None:
    """Empty the table. The rules, the dealer and the random generator stay."""
    r.phase = TURN
    r.turn = 0
    r.direction = 1
    r.color = NONE
    clear_penalty(r)
    r.exposed = NONE
    r.drawn = NONE
    r.slam = 0
    r.drop = NO_DROP
    r.reverse_pending = 0
    r.passes = 0
    r.out = NONE
    r.out_of_round = 0
    r.shuffles = 0
    r.no_more_refills = 0
    r.returned = 0
    r.n_draw = 0
    r.n_discard = 0
    for i in range(2 * MAX_PLAYERS):
        r.hands[i] = 0
        r.out_with[i] = 0


def clear_penalty(r: Round) -> None:
    r.pending = 0
    r.penalty_rank = NONE
    forget_challenge(r)


def forget_challenge(r: Round) -> None:
    """Nobody can be challenged."""
    r.color_before = NONE
    r.challenged_hand[0] = 0
    r.challenged_hand[1] = 0


def seat_after(r: Round, seat: int, steps: int) -> int:
    """The seat this many steps further in the direction of play, at most once round the table.

    MERCY-1: the seats of players who are out of the round count as empty.
    """
    if r.out_of_round:
        return seat_still_in(r, seat, steps)
    return chair_after(r, seat, steps)


def chair_after(r: Round, seat: int, steps: int) -> int:
    """The same, whether or not anyone sits there."""
    seat += steps * r.direction
    if seat < 0:
        return seat + r.players
    if seat >= r.players:
        return seat - r.players
    return seat


def seat_still_in(r: Round, seat: int, steps: int) -> int:
    step = 1 if steps > 0 else -1
    while steps != 0:
        seat = chair_after(r, seat, step)
        if not is_out_of_round(r, seat):
            steps -= step
    return seat


def is_out_of_round(r: Round, seat: int) -> bool:
    return r.out_of_round >> seat & 1 == 1


def all_seats(r: Round) -> int:
    """A bit for each seat of the table."""
    return (1 << r.players) - 1


def partner_of(r: Round, seat: int) -> int:
    """PARTNERS-1: in team formats, the seat across."""
    return (seat + r.players // 2) % r.players


def restart_rng(r: Round) -> None:
    """Let the random words begin anew from the key: no block of them has been made yet."""
    r.counter = 0
    r.used = WORDS_IN_BLOCK


def players_in(r: Round) -> int:
    """How many players are still in the round."""
    return r.players - r.out_of_round.bit_count()
