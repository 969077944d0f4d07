"""The layers of the net, in whole numbers. Compiled code has the same in vectors: see `arena.net_vectors`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oneleft.rules.cards import NONE

from .net_inputs import ROWS

if TYPE_CHECKING:
    from .net import KeenNet

FIRST = 64  # units of the first layer
SECOND = 32  # units of the second
UNIT = 256  # the outputs of the hidden units are counted in parts of 1/256
TOP = 4 * UNIT - 1  # and reach up to four
STEP = 64  # of the sums, for a step of the output

# Where each layer begins in `KeenNet.weights`.
FIRST_BIAS = ROWS * FIRST  # after the first layer's weights, by row and unit; the rows of the table's rules are added
SECOND_LAYER = FIRST_BIAS + FIRST  # by unit of the first layer and unit of the second
SECOND_BIAS = SECOND_LAYER + FIRST * SECOND
THIRD_LAYER = SECOND_BIAS + SECOND  # by unit of the second layer
WEIGHTS = THIRD_LAYER + SECOND


def sum_rows(net: KeenNet, to: int, base: list[int], at: int, taken: int, first: int, last: int) -> None:
    """Write sums of the first layer: those of ``base``, less the taken row if there is one, plus rows of `numbers`."""
    sums = base[at : at + FIRST]
    if taken != NONE:
        row = FIRST * taken
        sums = [total - weight for total, weight in zip(sums, net.weights[row : row + FIRST], strict=True)]
    for number in net.numbers[first:last]:
        row = FIRST * number
        sums = [total + weight for total, weight in zip(sums, net.weights[row : row + FIRST], strict=True)]
    net.sums[to : to + FIRST] = sums


def output(net: KeenNet, at: int) -> int:
    """The output of the net from sums of the first layer. Units that are off are left out."""
    hidden = net.weights[SECOND_BIAS : SECOND_BIAS + SECOND]
    row = SECOND_LAYER
    for total in net.sums[at : at + FIRST]:
        unit = activate(total)
        if unit:
            hidden = [
                other + unit * weight for other, weight in zip(hidden, net.weights[row : row + SECOND], strict=True)
            ]
        row += SECOND
    third = net.weights[THIRD_LAYER : THIRD_LAYER + SECOND]
    return sum(activate(total) * weight for total, weight in zip(hidden, third, strict=True))


def activate(total: int) -> int:
    """A unit's output: nothing below zero, rounded down, up to `TOP`."""
    return min(TOP, max(0, total // STEP))
