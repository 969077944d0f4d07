"""Ways to choose a move, for the law interpreted and compiled alike."""

from oneleft.rules.cards import NONE
from oneleft.rules.legal import (
    card_move,
    card_ways,
    choice,
    choice_count,
    own_verb,
    reaction,
    reaction_count,
)
from oneleft.rules.matching import jump_types, playable
from oneleft.rules.round import Round


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
    k = (word * total) >> 32
    if k < cards:
        return r.turn, card_move(verb, types, k)
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
