"""The net that `examples/ppo.py` trained by self-play: what it sees, and the legal move that it likes best.

It learned single rounds of two players. The colours are put in an order first: the colour in play, then by the cards
in the hand. So what it learned of one colour holds for all. Like in its training, it reacts like `random` out of turn,
calls UNO when that is due, and never challenges.
"""

from __future__ import annotations

import struct
import zlib
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

import msgspec

from oneleft.rules.cards import COLORS, NONE, WILD, color_of, face_of, rank_of, type_of, types_of_color
from oneleft.rules.hands import card_count, hand_words, top_type
from oneleft.rules.legal import calls_as_due, legal_count, legal_move
from oneleft.rules.moves import (
    CHALLENGE,
    COLOR_VERB,
    DISCARD_UNO,
    DRAW,
    END_SERIES,
    JUMP,
    JUMP_UNO,
    SWAP_VERB,
    operand_of,
    verb_of,
)
from oneleft.rules.round import OVER, Round

from .basic import random_reaction

NAME = "ppo"
TYPES = COLORS * WILD + 3  # of cards: by colour, then the kinds of wild
COUNTS = 10  # classes of the number of cards in a hand

# Where each part of the inputs begins.
HAND, DISCARD, TOP = 0, TYPES, 2 * TYPES
PHASE = 3 * TYPES
PENDING = PHASE + OVER + 1  # in pairs of cards, at most four
PILE = PENDING + 1  # in tens of cards
CARDS = PILE + 1  # the player's, the next one's, the last one's, the fewest of the others
INPUTS = CARDS + 4 * COUNTS

# Where each group of the outputs begins: the faces first, a colour after the other.
NAME_COLOR = face_of(COLORS, 0)
SWAP = NAME_COLOR + COLORS  # with the first, second … seat to the left
OTHERS = SWAP + 9  # draw, keep, take, and four that it never chooses
SERIES_END = OTHERS + 7
OUTPUTS = SERIES_END + 1

Layer = tuple[list[list[float]], list[float]]  # the weights by input, and the biases


class PpoFile(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of the layers one after the other, by input and unit and then the biases, as 16-bit floats."""

    made: str
    units: list[int]
    weights: bytes  # compressed by zlib


class PpoNet(NamedTuple):
    """The layers, as floats. The net of `keen`, in whole numbers, is `net.KeenNet`."""

    hidden: tuple[Layer, ...]
    output: Layer  # its weights by output


def pack_ppo(made: str, units: list[int], weights: list[float]) -> bytes:
    data = zlib.compress(struct.pack(f"<{len(weights)}e", *weights), 9)
    return msgspec.msgpack.encode(PpoFile(made, units, data))


@cache
def read_ppo() -> PpoNet:
    """The net that comes with the package."""
    data = resources.files(__package__).joinpath("weights", f"{NAME}.net").read_bytes()
    file = msgspec.msgpack.decode(data, type=PpoFile)
    packed = zlib.decompress(file.weights)
    weights = iter(struct.unpack(f"<{len(packed) // 2}e", packed))
    sizes = [INPUTS, *file.units, OUTPUTS]
    layers = []
    for inputs, units in pairwise(sizes):
        rows = [[next(weights) for _ in range(units)] for _ in range(inputs)]
        layers.append((rows, [next(weights) for _ in range(units)]))
    rows, biases = layers.pop()
    return PpoNet(tuple(layers), ([list(column) for column in zip(*rows, strict=True)], biases))


def choose_by_ppo(r: Round, seat: int, word: int) -> int:
    """The legal move that the net likes best; a reaction out of turn."""
    if seat != r.turn or r.exposed != NONE:
        return random_reaction(r, seat, word)
    codes = [code for code in (legal_move(r, seat, k) for k in range(legal_count(r, seat))) if is_considered(r, code)]
    if len(codes) == 1:
        return codes[0]
    places = places_of_colors(r, seat)
    net = read_ppo()
    seen = [float(number) for number in write_inputs(r, seat, places)]
    for rows, biases in net.hidden:
        seen = run_layer(seen, rows, biases)
    rows, biases = net.output

    def liking(code: int) -> float:
        output = output_of(r, seat, code, places)
        total = biases[output]
        for x, weight in zip(seen, rows[output], strict=True):  # `sum` rounds in another way from Python 3.12 on
            total += x * weight
        return total

    return max(codes, key=liking)


def is_considered(r: Round, code: int) -> bool:
    """Not a challenge, not a jump-in on a penalty, and no card without a call of UNO that is due."""
    verb = verb_of(code)
    if verb in (CHALLENGE, JUMP, JUMP_UNO):
        return False
    return verb > DISCARD_UNO or calls_as_due(r, r.turn, verb, operand_of(code))


def run_layer(seen: list[float], rows: list[list[float]], biases: list[float]) -> list[float]:
    """The outputs of a layer, none below zero. Most inputs are 0."""
    sums = biases
    for x, row in zip(seen, rows, strict=True):
        if x:
            sums = [total + x * weight for total, weight in zip(sums, row, strict=True)]
    return [max(0.0, total) for total in sums]


def places_of_colors(r: Round, seat: int) -> list[int]:
    """The place of each colour: the colour in play first, then those of which the seat holds most."""
    first, second = hand_words(r, seat)
    held = [(word & types_of_color(c)).bit_count() for word in (first, second) for c in range(COLORS)]
    order = sorted(range(COLORS), key=lambda c: (c != r.color, -held[c] - held[COLORS + c], c))
    return [order.index(c) for c in range(COLORS)]


def type_place(card_type: int, places: list[int]) -> int:
    rank = rank_of(card_type)
    return COLORS * WILD + rank - WILD if rank >= WILD else WILD * places[color_of(card_type)] + rank


def write_inputs(r: Round, seat: int, places: list[int]) -> list[int]:
    """What the net sees, as small whole numbers."""
    seen = [0] * INPUTS
    for word in hand_words(r, seat):
        for card_type in range(word.bit_length()):
            seen[HAND + type_place(card_type, places)] += word >> card_type & 1
    for card in r.discard[: r.n_discard]:
        seen[DISCARD + type_place(type_of(card), places)] += 1
    seen[TOP + type_place(top_type(r), places)] = 1
    seen[PHASE + r.phase] = 1
    seen[PENDING] = min(r.pending // 2, 4)
    seen[PILE] = r.n_draw // 10
    others = [card_count(r, (seat + steps) % r.players) for steps in range(1, r.players)]
    for k, count in enumerate((card_count(r, seat), others[0], others[-1], min(others))):
        seen[CARDS + COUNTS * k + min(count, COUNTS - 1)] = 1
    return seen


def output_of(r: Round, seat: int, code: int, places: list[int]) -> int:
    """The output that stands for a move."""
    verb, operand = verb_of(code), operand_of(code)
    if verb <= DISCARD_UNO:
        return face_of(places[color_of(operand)], rank_of(operand))
    if verb == COLOR_VERB:
        return NAME_COLOR + places[operand]
    if verb == SWAP_VERB:
        return SWAP + (operand - seat - 1) % r.players
    return SERIES_END if verb == END_SERIES else OTHERS + verb - DRAW
