"""What a player has seen of the other hands. The code runs interpreted and compiled, like the rules.

The cards that were seen are kept as one set: the round knows in which hands they are, and moves them. The copies of a
card look alike, so only the number of cards of each type in a hand means anything.
"""

from typing import Any

from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE, rank_of, types_of, types_of_rank
from oneleft.rules.config import MULTI_PLAY, ZEROS
from oneleft.rules.hands import card_count, hand_words, out_with_words, top_rank
from oneleft.rules.moves import CHALLENGE, DISCARD_UNO, END_SERIES, JUMP_UNO, PLAY_UNO, SWAP_VERB, operand_of, verb_of
from oneleft.rules.round import DREW, MAX_PLAYERS, Round
from oneleft.rules.turn import accused

MEMORY_ARRAYS = {
    "order": MAX_PLAYERS,  # all players: the player first, then to the left, then those at no chair of this table
    "seen": 2,  # the cards in hands that were seen, two words as of a hand
}
MEMORY_BYTES = ("player", "chair", "order")
MEMORY_QUARTERS = ("out_of_round",)  # of 64 bits


class Memory:
    """A flat record of one player. The compiled code uses a numpy record with the same fields."""

    player: int
    chair: int  # at the table that plays now, or none
    out_of_round: int  # as in the round before the last move
    order: list[int]
    seen: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, player: int) -> None:
        self.player = player
        self.chair = NONE
        self.out_of_round = 0
        for name, length in MEMORY_ARRAYS.items():
            setattr(self, name, [0] * length)


MemoryRecord = Any  # a `Memory`, or a numpy record of its fields
MEMORY_SCALARS = tuple(name for name in Memory.__slots__ if name not in MEMORY_ARRAYS)


def reset_memory(m: MemoryRecord, r: Round, s: Standing, table: int) -> None:
    """Find the player's chair in a new round, of which nothing is known yet."""
    m.out_of_round = 0
    m.chair = NONE
    m.seen[0] = 0
    m.seen[1] = 0
    first = table * MAX_PLAYERS
    for chair in range(r.players):
        if s.seating[first + chair] == m.player:
            m.chair = chair
    m.order[0] = m.player
    listed = 1 << m.player
    n = 1
    for steps in range(1, r.players + 1):
        chair = m.chair + steps
        player = s.seating[first + (chair if chair < r.players else chair - r.players)]
        if not listed >> player & 1:
            m.order[n] = player
            listed |= 1 << player
            n += 1
    for player in range(s.players):
        if not listed >> player & 1:
            m.order[n] = player
            n += 1


def known_words(m: MemoryRecord, r: Round, chair: int) -> tuple[int, int]:
    """The cards of a hand that were seen, two words as of the hand."""
    first, second = hand_words(r, chair)
    return first & m.seen[0], second & m.seen[1]


def see(m: MemoryRecord, first: int, second: int) -> None:
    m.seen[0] |= first
    m.seen[1] |= second


def forget(m: MemoryRecord, first: int, second: int) -> None:
    m.seen[0] &= ~first
    m.seen[1] &= ~second


def observe_move(m: MemoryRecord, r: Round, chair: int, code: int) -> None:
    """Take in what a move shows of the hands. Call it before the move is applied."""
    if m.chair == NONE:
        return
    m.out_of_round = r.out_of_round
    verb = verb_of(code)
    if verb <= DISCARD_UNO:
        observe_card(m, r, chair, verb, operand_of(code))
    elif verb == SWAP_VERB or (verb == END_SERIES and top_rank(r) == 0 and r.switches & ZEROS):  # SEVEN-1, SEVEN-2
        see_own_hand(m, r)
    elif verb == CHALLENGE and chair == m.chair:  # WD4-4
        first, second = hand_words(r, accused(r))  # it may have grown since
        see(m, first & r.challenged_hand[0], second & r.challenged_hand[1])


def forget_those_out(m: MemoryRecord, r: Round) -> None:
    """MERCY-1: the cards of a player who is out of the round went to the draw pile. Call it after every move."""
    gone = r.out_of_round & ~m.out_of_round
    while gone:
        seat = gone.bit_length() - 1
        first, second = out_with_words(r, seat)
        forget(m, first, second)
        gone ^= 1 << seat


def observe_card(m: MemoryRecord, r: Round, chair: int, verb: int, face: int) -> None:
    """A card leaves a hand, and after a 0 all hands move."""
    if rank_of(face) == 0 and verb <= JUMP_UNO and r.switches & ZEROS and card_count(r, chair) > 1:  # SEVEN-1, SEVEN-3
        first, second = hand_words(r, chair)
        zeros = types_of_rank(0)
        goes_on = (first & zeros).bit_count() + (second & zeros).bit_count() > 1
        if not (r.switches & MULTI_PLAY and verb <= PLAY_UNO and goes_on):  # MULTI-3: at the end of a series
            see_own_hand(m, r)
    # TURN-4: after drawing only the drawn card can be played, and nobody else has seen that one
    was_seen = chair == m.chair or verb > PLAY_UNO or r.phase != DREW
    forget_card(m, r, chair, types_of(face), was_seen)


def forget_card(m: MemoryRecord, r: Round, chair: int, types: int, was_seen: bool) -> None:
    """A card of these types leaves a hand: one that was seen, if there is any and it may be that one."""
    first, second = hand_words(r, chair)
    first &= types
    second &= types
    left = (first & m.seen[0]).bit_count() + (second & m.seen[1]).bit_count() - was_seen
    forget(m, first, second)
    # Those that were seen are now any of the others. See `take_out` for the copy that leaves.
    if first:
        first ^= first & -first
    else:
        second ^= second & -second
    while left > 0:
        if first:
            see(m, first & -first, 0)
            first ^= first & -first
        else:
            see(m, 0, second & -second)
            second ^= second & -second
        left -= 1


def see_own_hand(m: MemoryRecord, r: Round) -> None:
    """Before it goes to someone else."""
    first, second = hand_words(r, m.chair)
    see(m, first, second)
