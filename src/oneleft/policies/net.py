"""A small net that puts a value on the table after each legal move; the policy makes the move of the highest.

All weights are whole numbers, and so is every sum. Compiled code computes in 32-bit floats, which hold whole numbers
up to 2^24 exactly, so it chooses the same moves as the interpreted code, bit for bit.
"""

from oneleft.rules.cards import COLORED as COLORED_TYPES
from oneleft.rules.cards import COLORS, NONE, face_of, is_jam, types_of_color, wild_kinds
from oneleft.rules.hands import types_held
from oneleft.rules.legal import choice, choice_count, laying_verb, uno_due_with
from oneleft.rules.matching import jumpable, playable
from oneleft.rules.moves import CATCH, DISCARD, JUMP, MOST_LEGAL, SWAP_VERB, UNO, move
from oneleft.rules.round import Round, partner_of

from .hand_bounds import HandBounds
from .net_inputs import MOST_ROWS, color_after, turns_back, write_move_rows, write_places, write_shared_rows
from .net_layers import FIRST, FIRST_BIAS, WEIGHTS, output, sum_rows

VARIANTS = 2 * COLORS  # the table after a move, by the colour in play and the direction

# What `KeenNet.sums` has room for.
SUMS = VARIANTS * FIRST  # after the first layer's sums by variant: those of the move that is valued
MOST_SUMS = SUMS + FIRST

# What `KeenNet.numbers` has room for.
PLACES = MOST_ROWS  # after the rows: the places of the colours, by variant
READY = PLACES + VARIANTS * COLORS  # whether the sums of a variant have been made
MOST_NUMBERS = READY + VARIANTS

NET_ARRAYS = {"weights": WEIGHTS, "sums": MOST_SUMS, "numbers": MOST_NUMBERS, "codes": MOST_LEGAL}


class KeenNet:
    """The weights under the rules of one table, and room to compute in, so two threads must not share it.

    The compiled code uses a numpy record with the same fields.
    """

    weights: list[int]
    sums: list[int]
    numbers: list[int]
    codes: list[int]  # the moves to choose from

    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        for name, length in NET_ARRAYS.items():
            setattr(self, name, [0] * length)


def choose_by_net(r: Round, b: HandBounds, seat: int, net: KeenNet) -> int:
    """The legal move after which the net likes the table best."""
    if r.exposed != NONE and not (r.teams and r.exposed == partner_of(r, seat)):
        return move(UNO, 0) if r.exposed == seat else move(CATCH, r.exposed)
    codes = net.codes
    n = list_moves(r, seat, codes)
    if n == 1:
        return codes[0]
    clear_variants(net)
    best = codes[0]
    highest = score_move(r, b, seat, best, net)
    for k in range(1, n):
        score = score_move(r, b, seat, codes[k], net)
        if score > highest:
            highest = score
            best = codes[k]
    return best


def list_moves(r: Round, seat: int, codes: list[int]) -> int:
    """The moves to choose from, with a call of UNO wherever it is due; ``NONE`` lets the moment pass."""
    n = 0
    if seat == r.turn:
        n = list_cards(r, seat, laying_verb(r), playable(r, seat), codes, n)
        for k in range(choice_count(r)):
            codes[n] = choice(r, k)
            if not (r.teams and codes[n] == move(SWAP_VERB, partner_of(r, seat))):  # the team would have the same hands
                n += 1
    else:
        codes[0] = NONE
        n = 1
    return list_cards(r, seat, JUMP, jumpable(r, seat), codes, n)


def list_cards(r: Round, seat: int, verb: int, types: int, codes: list[int], n: int) -> int:
    """Lay a card of these types: each coloured card once, a wild in every colour that the player holds, if any."""
    cards = types & COLORED_TYPES | wild_kinds(types)
    held = types_held(r, seat) & COLORED_TYPES
    while cards:
        bit = cards & -cards
        cards ^= bit
        face = bit.bit_length() - 1
        if bit & COLORED_TYPES or verb == DISCARD or is_jam(r.special, face):
            codes[n] = move(verb + uno_due_with(r, seat, verb, face), face)
            n += 1
        else:
            for color in range(COLORS):
                if held == 0 or held & types_of_color(color):
                    codes[n] = move(verb + uno_due_with(r, seat, verb, face), face_of(color, face))
                    n += 1
    return n


def clear_variants(net: KeenNet) -> None:
    for variant in range(VARIANTS):
        net.numbers[READY + variant] = 0


def score_move(r: Round, b: HandBounds, seat: int, code: int, net: KeenNet) -> int:
    """The net's value of the table after this move."""
    numbers = net.numbers
    color = color_after(r, seat, code)
    back = turns_back(r, code)
    variant = 2 * color + back
    places = PLACES + COLORS * variant
    if numbers[READY + variant] == 0:
        numbers[READY + variant] = 1
        write_places(r, seat, color, numbers, places)
        n = write_shared_rows(r, b, seat, back, numbers, places)
        sum_rows(net, FIRST * variant, net.weights, FIRST_BIAS, NONE, 0, n)
    n = write_move_rows(r, b, seat, code, numbers, places)
    sum_rows(net, SUMS, net.sums, FIRST * variant, numbers[0], 1, n)
    return output(net, SUMS)
