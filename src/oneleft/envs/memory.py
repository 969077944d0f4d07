"""What a player has seen of the other hands. The code runs interpreted and compiled, like the rules.

Known cards are kept like hands and move like hands, by the same functions. The copies of a card look alike, so only
the number of cards of each type means anything.
"""

from typing import Any

from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE, rank_of, types_of, types_of_rank
from oneleft.rules.config import MULTI_PLAY, ZEROS
from oneleft.rules.hands import card_count, hand_words, pass_hands_on, set_hand, take_out, top_rank, trade_hands
from oneleft.rules.moves import CHALLENGE, DISCARD_UNO, END_SERIES, JUMP_UNO, PLAY_UNO, SWAP_VERB, operand_of, verb_of
from oneleft.rules.round import DREW, MAX_PLAYERS, Round, is_out_of_round, seat_after
from oneleft.rules.turn import accused

MEMORY_ARRAYS = {
    "order": MAX_PLAYERS,  # all players: the player first, then to the left, then those at no chair of this table
    "hands": 2 * MAX_PLAYERS,  # the known cards of each chair's hand, two words as in the round
}
MEMORY_BYTES = ("player", "chair", "players", "direction", "order")


class Memory:
    """A flat record of one player. The compiled code uses a numpy record with the same fields.

    It has those fields of a `Round` that the functions on hands need, so they take it for a round.
    """

    player: int
    chair: int  # at the table that plays now, or none
    players: int
    direction: int
    out_of_round: int
    order: list[int]
    hands: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, player: int) -> None:
        self.player = player
        self.chair = NONE
        self.players = 0
        self.direction = 1
        self.out_of_round = 0
        for name, length in MEMORY_ARRAYS.items():
            setattr(self, name, [0] * length)


MemoryRecord = Any  # a `Memory`, or a numpy record of its fields
MEMORY_SCALARS = tuple(name for name in Memory.__slots__ if name not in MEMORY_ARRAYS)


def reset_memory(m: MemoryRecord, r: Round, s: Standing, table: int) -> None:
    """Find the player's chair in a new round, of which nothing is known yet."""
    m.players = r.players
    m.out_of_round = 0
    m.chair = NONE
    for i in range(2 * MAX_PLAYERS):
        m.hands[i] = 0
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


def observe_move(m: MemoryRecord, r: Round, chair: int, code: int) -> None:
    """Take in what a move shows of the hands. Call it before the move is applied."""
    if m.chair == NONE:
        return
    forget_those_out(m, r)
    verb = verb_of(code)
    if verb <= DISCARD_UNO:
        observe_card(m, r, chair, verb, operand_of(code))
    elif verb == SWAP_VERB:  # SEVEN-2
        remember_hand(m, r)
        trade_hands(m, chair, operand_of(code))
    elif verb == END_SERIES and top_rank(r) == 0:
        observe_zero(m, r)
    elif verb == CHALLENGE and chair == m.chair:  # WD4-4
        set_hand(m, accused(r), r.challenged_hand[0], r.challenged_hand[1])


def forget_those_out(m: MemoryRecord, r: Round) -> None:
    """MERCY-1: the hands of players who are out of the round are in the draw pile."""
    for chair in range(r.players):
        if is_out_of_round(r, chair):
            set_hand(m, chair, 0, 0)
    m.out_of_round = r.out_of_round


def observe_card(m: MemoryRecord, r: Round, chair: int, verb: int, face: int) -> None:
    """A card leaves a hand, and after a 0 all hands move."""
    # TURN-4: after drawing only the drawn card can be played, and nobody else knew that one
    if verb > PLAY_UNO or r.phase != DREW:
        take_out(m, chair, types_of(face))
    if rank_of(face) == 0 and verb <= JUMP_UNO and card_count(r, chair) > 1:  # SEVEN-1, SEVEN-3
        first, second = hand_words(r, chair)
        zeros = types_of_rank(0)
        goes_on = (first & zeros).bit_count() + (second & zeros).bit_count() > 1
        if not (r.switches & MULTI_PLAY and verb <= PLAY_UNO and goes_on):  # MULTI-3: at the end of a series
            observe_zero(m, r)
            if chair == m.chair and r.switches & ZEROS:
                take_out(m, seat_after(m, chair, 1), types_of(face))


def observe_zero(m: MemoryRecord, r: Round) -> None:
    """SEVEN-1: all hands move one seat on."""
    if r.switches & ZEROS:
        remember_hand(m, r)
        m.direction = r.direction
        pass_hands_on(m)


def remember_hand(m: MemoryRecord, r: Round) -> None:
    """Copy the player's hand before it goes to someone else."""
    first, second = hand_words(r, m.chair)
    set_hand(m, m.chair, first, second)
