"""What a player has seen of the other hands; written like the law.

What is known is kept like hands, and moves as they do, by the law's own functions. Nobody can tell the copies of a card
apart, so only the number of cards of each type means anything.
"""

from typing import Any

from oneleft.match.standing import Standing
from oneleft.rules.cards import NONE, types_of
from oneleft.rules.hands import card_count, pass_hands_on, take_out, trade_hands
from oneleft.rules.moves import CHALLENGE, DISCARD_UNO, JUMP_UNO, PLAY_UNO, SWAP_VERB, operand_of, verb_of
from oneleft.rules.round import DREW, MAX_PLAYERS, Round
from oneleft.rules.turn import accused

MEMORY_ARRAYS = {
    "order": MAX_PLAYERS,  # all players: oneself, then to the left, then those at no chair of this table
    "hands": 2 * MAX_PLAYERS,  # what is known of each chair's hand, two words as in the round
}
MEMORY_BYTES = ("player", "chair", "players", "direction", "order")


class Memory:
    """One flat record; the compiled law uses a numpy record with the same fields."""

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


Remembered = Any  # a memory, or a numpy record of its fields; the functions on hands take it for a round
MEMORY_SCALARS = tuple(name for name in Memory.__slots__ if name not in MEMORY_ARRAYS)


def sit_down(m: Remembered, r: Round, s: Standing, table: int) -> None:
    """A new round: nothing is known yet."""
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


def notice(m: Remembered, r: Round, chair: int, code: int) -> None:
    """What a move that is about to be made shows of the hands to a player at the table."""
    if m.chair == NONE:
        return
    verb = verb_of(code)
    if verb <= DISCARD_UNO:
        notice_card(m, r, chair, verb, operand_of(code))
    elif verb == SWAP_VERB:  # SEVEN-2
        know_own_hand(m, r)
        trade_hands(m, chair, operand_of(code))
    elif verb == CHALLENGE and chair == m.chair:  # WD4-4
        m.hands[2 * accused(r)] = r.challenged_hand[0]
        m.hands[2 * accused(r) + 1] = r.challenged_hand[1]


def notice_card(m: Remembered, r: Round, chair: int, verb: int, face: int) -> None:
    # TURN-4: after drawing only the drawn card can be played, and of that one nothing was known
    if verb > PLAY_UNO or r.phase != DREW:
        take_out(m, chair, types_of(face))
    if face & 15 == 0 and r.seven_zero and verb <= JUMP_UNO and card_count(r, chair) > 1:  # SEVEN-1, SEVEN-3
        know_own_hand(m, r)
        if chair == m.chair:
            take_out(m, chair, types_of(face))
        m.direction = r.direction
        pass_hands_on(m)


def know_own_hand(m: Remembered, r: Round) -> None:
    """Before the own hand goes to somebody else."""
    m.hands[2 * m.chair] = r.hands[2 * m.chair]
    m.hands[2 * m.chair + 1] = r.hands[2 * m.chair + 1]
