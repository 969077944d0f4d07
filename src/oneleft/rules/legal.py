"""The legal moves of a seat, numbered: how many there are (`legal_count`), and which is the k-th (`legal_move`).

Counting before listing needs no memory, so that a compiled loop can pick one move of many without building a list.

The canonical order: cards by colour and rank, then wilds by kind and by the colour named for them, then the same with
a call of UNO where that is due, then what else the turn allows; last the reactions: jumps, ``uno``, ``catch``.
"""

from .cards import COLORED, COLORS, DROP, NONE, SPECIAL, face_of, is_jam, types_of_rank, wild_kinds
from .config import MUST_PLAY, SILENT
from .hands import card_count
from .matching import challengeable, jumpable, playable
from .moves import (
    CATCH,
    CHALLENGE,
    COLOR_VERB,
    DISCARD,
    DRAW,
    END_SERIES,
    JUMP,
    KEEP,
    PLAY,
    SWAP_VERB,
    TAKE,
    UNO,
    has_call,
    move,
    without_call,
)
from .round import COLOR, DREW, PENALTY, SERIES, SLAM, SWAP, TURN, Round, all_seats, is_out_of_round, players_in


def legal_count(r: Round, seat: int) -> int:
    n = reaction_count(r, seat)
    if seat == r.turn:
        n += card_ways(r, seat, laying_verb(r), playable(r, seat)) + choice_count(r)
    return n


def legal_move(r: Round, seat: int, k: int) -> int:
    """The k-th legal move of a seat, counted from 0."""
    if seat == r.turn:
        types = playable(r, seat)
        n = card_ways(r, seat, laying_verb(r), types)
        if k < n:
            return card_move(r, laying_verb(r), types, k)
        k -= n
        n = choice_count(r)
        if k < n:
            return choice(r, k)
        k -= n
    return reaction(r, seat, k)


def laying_verb(r: Round) -> int:
    """With which verb the player in turn lays a card: after a slam it is a discard."""
    return DISCARD if r.phase == SLAM else PLAY


def choice_count(r: Round) -> int:
    """How many moves the player in turn has besides laying a card."""
    if r.phase <= DREW:  # to draw or to keep the drawn card. MUST-1, MUST-2: neither, if there is a card to play
        return 0 if r.switches & MUST_PLAY and playable(r, r.turn) else 1
    if r.phase == PENALTY:
        return 2 if challengeable(r) else 1
    if r.phase == COLOR:
        return COLORS
    if r.phase == SWAP:
        return players_in(r) - 1
    return 1 if r.phase == SERIES else 0


def choice(r: Round, k: int) -> int:
    if r.phase == TURN:
        return move(DRAW, 0)
    if r.phase == DREW:
        return move(KEEP, 0)
    if r.phase == PENALTY:
        return move(TAKE if k == 0 else CHALLENGE, 0)
    if r.phase == COLOR:
        return move(COLOR_VERB, k)
    if r.phase == SERIES:
        return move(END_SERIES, 0)
    return move(SWAP_VERB, nth_other(r, k))


def nth_other(r: Round, k: int) -> int:
    """The k-th seat, counted from 0, of the others who are still in the round."""
    others = all_seats(r) & ~(r.out_of_round | 1 << r.turn)
    return nth_bit(others, k)


def reaction_count(r: Round, seat: int) -> int:
    """How many moves a seat has that do not depend on whose turn it is: jumps, ``uno``, ``catch``."""
    n = card_ways(r, seat, JUMP, jumpable(r, seat))
    if r.exposed != NONE and not is_out_of_round(r, seat):
        n += 1
    return n


def reaction(r: Round, seat: int, k: int) -> int:
    types = jumpable(r, seat)
    if k < card_ways(r, seat, JUMP, types):
        return card_move(r, JUMP, types, k)
    if r.exposed == seat:
        return move(UNO, 0)
    return move(CATCH, r.exposed)


def uno_due(r: Round, seat: int, verb: int) -> bool:
    """UNO-1, UNO-5: whether laying one card now leaves exactly one in the hand. SILENT-1: nobody calls."""
    return card_count(r, seat) == 2 and (verb != DISCARD or r.slam == 1) and not r.switches & SILENT


def uno_due_with(r: Round, seat: int, verb: int, face: int) -> bool:
    """Whether UNO can be called with this card. A Jam card's drop decides how many are left, so never with it."""
    dropped = verb != DISCARD and is_jam(r.special, face)
    return uno_due(r, seat, verb) and not dropped


def calls_as_due(r: Round, seat: int, verb: int, face: int) -> bool:
    """Whether this verb, which lays a card, calls UNO just if the call is due."""
    return has_call(verb) == uno_due_with(r, seat, without_call(verb), face)


def face_count(r: Round, verb: int, types: int) -> int:
    """How many faces these types have: four for a wild, one for a Jam card or for a card that goes under it."""
    kinds = wild_kinds(types)
    wilds = kinds.bit_count()
    if verb != DISCARD:
        wilds *= COLORS
        if r.special == DROP and kinds >> SPECIAL:
            wilds -= COLORS - 1
    return (types & COLORED).bit_count() + wilds


def card_ways(r: Round, seat: int, verb: int, types: int) -> int:
    """In how many ways one card of these types can be laid, with and without a call of UNO.

    First all faces without a call, then, where UNO is due, the same faces with a call. `card_move` counts likewise.
    """
    if types == 0:
        return 0
    n = face_count(r, verb, types)
    if not uno_due(r, seat, verb):
        return n
    if types & types_of_rank(SPECIAL) and not uno_due_with(r, seat, verb, SPECIAL):
        return 2 * n - 1  # all but the Jam card have a twin with a call
    return 2 * n


def card_move(r: Round, verb: int, types: int, k: int) -> int:
    """The k-th of the ways that `card_ways` counts.

    A Jam card has one face, and none with a call of UNO. It comes last, so the missing ones shift no other card.
    """
    n = face_count(r, verb, types)
    if k >= n:
        verb += 1  # the twin that calls UNO
        k -= n
    colored = types & COLORED
    n = colored.bit_count()
    if k < n:
        return move(verb, nth_bit(colored, k))
    k -= n
    if verb == DISCARD or verb == DISCARD + 1:
        return move(verb, nth_bit(wild_kinds(types), k))
    color, kind = k & 3, k >> 2  # every kind of wild comes in all four colours
    return move(verb, face_of(color, nth_bit(wild_kinds(types), kind)))


def nth_bit(word: int, k: int) -> int:
    for _ in range(k):
        word &= word - 1
    return (word & -word).bit_length() - 1
