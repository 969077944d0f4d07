"""What a player has seen of the other hands. The code runs interpreted and compiled, like the rules.

Known cards are kept like hands and move like hands, by the same functions. The copies of a card look alike, so only
the number of cards of each type means anything.
"""

from typing import Any

from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE, rank_of, types_of
from oneleft.rules.config import SEVEN_ZERO
from oneleft.rules.hands import card_count, hand_words, pass_hands_on, set_hand, take_out, trade_hands
from oneleft.rules.moves import CHALLENGE, DISCARD_UNO, JUMP_UNO, PLAY_UNO, SWAP_VERB, operand_of, verb_of
from oneleft.rules.round import DREW, MAX_PLAYERS, Round
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
    order: list[int]
    hands: list[int]

    __slots__ = tuple(__annotations__)

    def __init__(self, player: int) -> None:
        self.player = player
        self.chair = NONE
        self.players = 0
        self.direction = 1
        for name, length in MEMORY_ARRAYS.items():
            setattr(self, name, [0] * length)


MemoryRecord = Any  # a `Memory`, or a numpy record of its fields
MEMORY_SCALARS = tuple(name for name in Memory.__slots__ if name not in MEMORY_ARRAYS)


def reset_memory(m: MemoryRecord, r: Round, s: Standing, table: int) -> None:
    """Find the player's chair in a new round, of which nothing is known yet."""
    m.players = r.players
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
    verb = verb_of(code)
    if verb <= DISCARD_UNO:
        observe_card(m, r, chair, verb, operand_of(code))
    elif verb == SWAP_VERB:  # SEVEN-2
        remember_hand(m, r)
        trade_hands(m, chair, operand_of(code))
    elif verb == CHALLENGE and chair == m.chair:  # WD4-4
        set_hand(m, accused(r), r.challenged_hand[0], r.challenged_hand[1])


def observe_card(m: MemoryRecord, r: Round, chair: int, verb: int, face: int) -> None:
    """A card leaves a hand, and after a 0 all hands move."""
    # TURN-4: after drawing only the drawn card can be played, and nobody else knew that one
    if verb > PLAY_UNO or r.phase != DREW:
        take_out(m, chair, types_of(face))
    passes_on = rank_of(face) == 0 and verb <= JUMP_UNO and card_count(r, chair) > 1  # SEVEN-1, SEVEN-3
    if passes_on and r.switches & SEVEN_ZERO:
        remember_hand(m, r)
        if chair == m.chair:
            take_out(m, chair, types_of(face))
        m.direction = r.direction
        pass_hands_on(m)


def remember_hand(m: MemoryRecord, r: Round) -> None:
    """Copy the player's hand before it goes to somebody else."""
    first, second = hand_words(r, m.chair)
    set_hand(m, m.chair, first, second)
