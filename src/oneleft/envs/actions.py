"""The moves of a seat as dense numbers, the same in every environment. The code runs interpreted and compiled.

A number means the same for every seat: other seats are counted to the left of the player. The rules have two moves for
playing and for discarding a card. They are never legal at the same time, so they are one action.
"""

from itertools import accumulate

from oneleft.rules.cards import COLORED, DROP, NONE, SPECIAL, wild_kinds
from oneleft.rules.legal import choice, choice_count, laying_verb, uno_due, uno_due_with
from oneleft.rules.matching import jumpable, playable
from oneleft.rules.moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DISCARD_UNO,
    DRAW,
    JUMP,
    JUMP_UNO,
    SWAP_VERB,
    UNO,
    move,
    operand_of,
    verb_of,
)
from oneleft.rules.moves import END_SERIES as END_SERIES_VERB
from oneleft.rules.round import MAX_PLAYERS, SLAM, Round, is_out_of_round
from oneleft.rules.turn_order import seat_to_left

# The groups of actions: how many numbers each has, and what they mean.
MEANINGS = (
    (64, "lay the card of this face: play it, or discard it after a slam"),
    (64, "the same with a call of UNO"),
    (64, "jump in with the card of this face"),
    (64, "the same with a call of UNO"),
    (4, "name a colour: for the wild that was turned up first, or for a Jam card after its drop"),
    (9, "after a 7, trade hands with the first, second … ninth seat to the left"),
    (1, "draw"),
    (1, "keep the card just drawn"),
    (1, "take the penalty"),
    (1, "challenge the Wild Draw Four"),
    (1, "call UNO late"),
    (1, "catch the player who has not called UNO"),
    (1, "let the moment pass"),
    (1, "end a series"),
)
FIRSTS = tuple(accumulate((count for count, _ in MEANINGS), initial=0))
(
    LAY,
    LAY_UNO,
    JUMP_IN,
    JUMP_IN_UNO,
    NAME_COLOR,
    SWAP_HANDS,
    *WITHOUT_CARD,
    CATCH_PLAYER,
    NO_REACTION,
    END_SERIES,
    ACTIONS,
) = FIRSTS
OFFERED_WORDS = (ACTIONS + 63) // 64
DRAW_ONE = WITHOUT_CARD[0]  # then keep, take, challenge and call UNO, in the order of their verbs


def encode(r: Round, seat: int, code: int) -> int:
    """A move as an action. ``NONE`` lets the moment pass."""
    if code == NONE:
        return NO_REACTION
    verb = verb_of(code)
    if verb <= JUMP_UNO:
        return code
    if verb <= DISCARD_UNO:
        return code - move(DISCARD, 0)
    if verb == COLOR_VERB:
        return NAME_COLOR + operand_of(code)
    if verb == SWAP_VERB:
        steps = operand_of(code) - seat
        return SWAP_HANDS - 1 + (steps if steps > 0 else steps + r.players)
    if verb == CATCH:
        return CATCH_PLAYER
    if verb == END_SERIES_VERB:
        return END_SERIES
    return DRAW_ONE + verb - DRAW


def decode(r: Round, seat: int, action: int) -> int:
    """An action as a move, which need not be legal. A seat that does not exist becomes one that no table has."""
    if action < JUMP_IN:
        return action + move(DISCARD, 0) if r.phase == SLAM else action
    if action < NAME_COLOR:
        return action
    if action < SWAP_HANDS:
        return move(COLOR_VERB, action - NAME_COLOR)
    if action < DRAW_ONE:
        steps = action - SWAP_HANDS + 1
        return move(SWAP_VERB, seat_to_left(r, seat, steps) if steps < r.players else MAX_PLAYERS)
    if action < CATCH_PLAYER:
        return move(DRAW + action - DRAW_ONE, 0)
    if action == CATCH_PLAYER:
        return move(CATCH, max(r.exposed, 0))
    return move(END_SERIES_VERB, 0) if action == END_SERIES else NONE


def with_due_call(r: Round, seat: int, code: int) -> int:
    """The same move with a call of UNO where that is due, for automatic reactions."""
    verb = verb_of(code)
    if code == NONE or verb > DISCARD_UNO or not uno_due_with(r, seat, verb, operand_of(code)):
        return code
    return code + move(1, 0)


def word_with(action: int) -> int:
    """Which of the `OFFERED_WORDS` words has the bit of an action. A card has the bit of its face, for every verb."""
    return action >> 6


def bit_of(action: int) -> int:
    return action & 63


def offer(r: Round, seat: int, automatic: bool, offered: list[int]) -> None:
    """Write the legal actions of a seat as bits into `OFFERED_WORDS` words: a face is an action, and a bit of a word.

    With automatic reactions no challenges are offered, and no cards with a call of UNO: the call is added.
    """
    for k in range(OFFERED_WORDS):
        offered[k] = 0
    offer_cards(r, seat, JUMP, jumpable(r, seat), automatic, offered)
    others = 0
    if seat == r.turn:
        offer_cards(r, seat, laying_verb(r), playable(r, seat), automatic, offered)
        for k in range(choice_count(r)):
            code = choice(r, k)
            if not automatic or code != move(CHALLENGE, 0):
                others |= 1 << encode(r, seat, code) - NAME_COLOR
    else:
        others = 1 << NO_REACTION - NAME_COLOR
    if r.exposed != NONE and not is_out_of_round(r, seat):
        code = move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)
        others |= 1 << encode(r, seat, code) - NAME_COLOR
    offered[word_with(NAME_COLOR)] = others


def offer_cards(r: Round, seat: int, verb: int, types: int, automatic: bool, offered: list[int]) -> None:
    if types == 0:
        return
    first = word_with(JUMP_IN if verb == JUMP else LAY)
    jam = wild_kinds(types) & 1 << SPECIAL if r.special == DROP and verb != DISCARD else 0
    offered[first] = faces_of(types, jam, verb)
    if not automatic and uno_due(r, seat, verb):
        offered[first + 1] = faces_of(types, jam, verb) ^ jam  # its drop decides how many cards are left


def faces_of(types: int, jam: int, verb: int) -> int:
    """A bit for each face in which cards of these types can be laid: a wild in four colours, a Jam card in one."""
    kinds = wild_kinds(types)
    if verb == DISCARD:
        return types & COLORED | kinds
    kinds ^= jam
    return types & COLORED | kinds | kinds << 16 | kinds << 32 | kinds << 48 | jam


def is_offered(offered: list[int], action: int) -> bool:
    return 0 <= action < ACTIONS and offered[word_with(action)] >> bit_of(action) & 1 == 1


def write_mask(offered: list[int], mask: list[int]) -> None:
    """Mark every action that is offered in a mask of zeros."""
    for k in range(OFFERED_WORDS):
        word = offered[k]
        while word:
            bit = word.bit_length() - 1
            word ^= 1 << bit
            mask[64 * k + bit] = 1
