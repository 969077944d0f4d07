"""Policies without weights: ``random``, ``uniform`` and ``first``.

A policy is a function of the record, a seat and a random 32-bit word. For the player in turn it returns a legal move.
For any other seat it returns a reaction of that seat, or ``NONE`` to let the moment pass.
"""

from oneleft.rules.cards import COLORS, NONE, WILD, face_of, is_jam, rank_of, type_of
from oneleft.rules.hands import hand_words, types_held
from oneleft.rules.legal import (
    card_move,
    card_ways,
    choice,
    choice_count,
    laying_verb,
    legal_count,
    legal_move,
    nth_bit,
    reaction,
    reaction_count,
    uno_due_with,
)
from oneleft.rules.matching import jump_types, jumpable, playable
from oneleft.rules.moves import CATCH, DISCARD, JUMP, PLAY, UNO, move
from oneleft.rules.rng import WORD
from oneleft.rules.round import COLOR, DREW, SWAP, Round


def index_below(word: int, bound: int) -> int:
    """Scale a 32-bit word to an index below ``bound``."""
    return (word * bound) >> 32


def uniform(r: Round, seat: int, word: int) -> int:
    """Any legal move, all equally likely. Out of turn, letting the moment pass is one more choice."""
    n = legal_count(r, seat)
    k = index_below(word, n if seat == r.turn else n + 1)
    return legal_move(r, seat, k) if k < n else NONE


def first(r: Round, seat: int, word: int) -> int:
    """The first legal move. Never reacts."""
    return uniform(r, seat, 0) if seat == r.turn else NONE


def random(r: Round, seat: int, word: int) -> int:
    """Plays a random card. Draws only without one, calls UNO, catches, jumps in, never challenges."""
    if seat != r.turn or r.exposed != NONE:
        return random_reaction(r, seat, word)
    types = playable(r, seat)
    if types and r.phase == DREW:  # nothing to choose but the colour of a wild
        return type_move(r, seat, PLAY, type_of(r.drawn), word)
    if types:
        return random_card_move(r, seat, laying_verb(r), types, word)
    if r.phase == COLOR:
        return choice(r, index_below(word, COLORS))
    if r.phase == SWAP:
        return choice(r, index_below(word, choice_count(r)))
    return choice(r, 0)


def random_card_move(r: Round, seat: int, verb: int, types: int, word: int) -> int:
    """Lay any card of these types, all cards equally likely."""
    first, second = hand_words(r, seat)
    first &= types
    second &= types
    firsts = first.bit_count()
    word *= firsts + second.bit_count()
    k = word >> 32
    card_type = nth_bit(first, k) if k < firsts else nth_bit(second, k - firsts)
    return type_move(r, seat, verb, card_type, word & WORD)  # the low bits are still random: they pick the colour


def type_move(r: Round, seat: int, verb: int, card_type: int, word: int) -> int:
    """Lay a card of this type: a wild with a random colour, and with a call of UNO where that is due."""
    face = card_type
    if rank_of(face) >= WILD:
        face = rank_of(face)
        if verb != DISCARD and not is_jam(r.special, face):
            face = face_of(word >> 30, face)  # the two highest bits
    return move(verb + uno_due_with(r, seat, verb, face), face)


def random_reaction(r: Round, seat: int, word: int) -> int:
    """Jump in if possible, otherwise call UNO or catch if someone is exposed."""
    types = jumpable(r, seat)
    if types:
        return random_card_move(r, seat, JUMP, types, word)
    if r.exposed == NONE:
        return NONE
    return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)


def any_legal_move(r: Round, word: int) -> tuple[int, int]:
    """Any legal move of any seat, all equally likely. Returns the seat and the move."""
    verb = laying_verb(r)
    types = playable(r, r.turn)
    cards = card_ways(r, r.turn, verb, types)
    in_turn = cards + choice_count(r)
    total = in_turn
    jump = jump_types(r)
    if r.exposed != NONE:
        for seat in range(r.players):
            total += reaction_count(r, seat)
    elif jump:
        for seat in range(r.players):
            if types_held(r, seat) & jump:  # a cheap test first: few seats can jump in
                total += reaction_count(r, seat)
    k = index_below(word, total)
    if k < cards:
        return r.turn, card_move(r, verb, types, k)
    if k < in_turn:
        return r.turn, choice(r, k - cards)
    return nth_reaction(r, k - in_turn)


def nth_reaction(r: Round, k: int) -> tuple[int, int]:
    """The k-th move out of turn, counted seat by seat."""
    seat = 0
    n = reaction_count(r, seat)
    while k >= n:
        k -= n
        seat += 1
        n = reaction_count(r, seat)
    return seat, reaction(r, seat, k)
