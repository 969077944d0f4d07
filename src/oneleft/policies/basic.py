"""Ways to choose a move, for the law interpreted and compiled alike.

A policy is a function of the record, a seat and a random 32-bit word. For the player in turn it answers with one of
that seat's legal moves; for any other seat with a reaction of that seat, or with ``NONE`` to let the moment pass.
"""

from oneleft.rules.cards import COLORS, NONE, WILD, is_jam, rank_of
from oneleft.rules.legal import (
    card_move,
    card_ways,
    choice,
    choice_count,
    legal_count,
    legal_move,
    nth_bit,
    own_verb,
    reaction,
    reaction_count,
    uno_due_with,
)
from oneleft.rules.matching import jump_types, jumpable, playable
from oneleft.rules.moves import CATCH, DISCARD, JUMP, PLAY, UNO, move
from oneleft.rules.rng import WORD
from oneleft.rules.round import COLOR, DREW, SWAP, Round


def below(word: int, bound: int) -> int:
    """An index below the bound from a 32-bit word."""
    return (word * bound) >> 32


def uniform(r: Round, seat: int, word: int) -> int:
    """Any legal move, all equally likely; out of turn, to let it pass is one more."""
    n = legal_count(r, seat)
    k = below(word, n if seat == r.turn else n + 1)
    return legal_move(r, seat, k) if k < n else NONE


def first(r: Round, seat: int, word: int) -> int:
    """The first legal move of the list; never a reaction."""
    return uniform(r, seat, 0) if seat == r.turn else NONE


def random(r: Round, seat: int, word: int) -> int:
    """A random playable card; draws only when it must, calls UNO, catches, jumps in, never challenges."""
    if seat != r.turn or r.exposed != NONE:
        return random_reaction(r, seat, word)
    types = playable(r, seat)
    if types and r.phase == DREW:  # nothing to choose but the colour of a wild
        return laid(r, seat, PLAY, r.drawn & 63, word)
    if types:
        return lay_any(r, seat, own_verb(r), types, word)
    if r.phase == COLOR:
        return choice(r, below(word, COLORS))
    if r.phase == SWAP:
        return choice(r, below(word, r.players - 1))
    return choice(r, 0)


def lay_any(r: Round, seat: int, verb: int, types: int, word: int) -> int:
    """Any card of these types, all equally likely."""
    first = r.hands[2 * seat] & types
    second = r.hands[2 * seat + 1] & types
    firsts = first.bit_count()
    word *= firsts + second.bit_count()
    k = word >> 32
    card_type = nth_bit(first, k) if k < firsts else nth_bit(second, k - firsts)
    return laid(r, seat, verb, card_type, word & WORD)  # what is left of the word is as random as the word was


def laid(r: Round, seat: int, verb: int, card_type: int, word: int) -> int:
    """A card of this type, a wild with any colour; with a call of UNO where that is due."""
    face = card_type
    if rank_of(face) >= WILD:
        face = rank_of(face)
        if verb != DISCARD and not is_jam(r.special, face):
            face += word >> 30 << 4
    return move(verb + uno_due_with(r, seat, verb, face), face)


def random_reaction(r: Round, seat: int, word: int) -> int:
    types = jumpable(r, seat)
    if types:
        return lay_any(r, seat, JUMP, types, word)
    if r.exposed == NONE:
        return NONE
    return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)


def anyone(r: Round, word: int) -> tuple[int, int]:
    """Any legal move of any seat, all equally likely: the seat and the move."""
    verb = own_verb(r)
    types = playable(r, r.turn)
    cards = card_ways(r, r.turn, verb, types)
    own = cards + choice_count(r)
    total = own
    jump = jump_types(r)
    hands = r.hands
    if r.exposed != NONE:
        for seat in range(r.players):
            total += reaction_count(r, seat)
    elif jump:
        for seat in range(r.players):
            if (hands[2 * seat] | hands[2 * seat + 1]) & jump:  # few can jump, and all are asked
                total += reaction_count(r, seat)
    k = below(word, total)
    if k < cards:
        return r.turn, card_move(r, verb, types, k)
    if k < own:
        return r.turn, choice(r, k - cards)
    return nth_reaction(r, k - own)


def nth_reaction(r: Round, k: int) -> tuple[int, int]:
    """The k-th move out of turn, seat by seat."""
    seat = 0
    n = reaction_count(r, seat)
    while k >= n:
        k -= n
        seat += 1
        n = reaction_count(r, seat)
    return seat, reaction(r, seat, k)
