"""Fitting the net to positions: Adam over the differences between the moves of a position."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from oneleft.arena.compiler import compiled
from oneleft.arena.linking import linked
from oneleft.policies.net_inputs import ROWS
from oneleft.policies.net_layers import FIRST, SECOND, STEP, TOP, UNIT
from oneleft.rules.moves import MOST_LEGAL

from .positions import TAKEN_AWAY, Positions

Array = np.ndarray[Any, Any]

BATCH = 1024  # positions
THREADS = 2  # a fixed number, so that sums have one order
DECAY = (0.9, 0.999)
EPSILON = 1e-8
MOST = (2.0, 127 / 64, 1.0)  # of a weight in each layer: the whole numbers stay small enough for exact sums
SCALES = (UNIT * STEP, STEP, 256)  # from weights to whole numbers
HIGHEST = np.float32(TOP / UNIT)  # output of a unit


class Layers(NamedTuple):
    """The weights and biases as floats. A unit's output lies between 0 and `HIGHEST`."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array


def new_layers(random: np.random.Generator) -> Layers:
    return Layers(
        random.normal(0, 0.1, (ROWS, FIRST)).astype(np.float32),
        np.full(FIRST, 0.2, np.float32),
        random.normal(0, 0.2, (FIRST, SECOND)).astype(np.float32),
        np.full(SECOND, 0.2, np.float32),
        random.normal(0, 0.2, SECOND).astype(np.float32),
    )


class Net(NamedTuple):
    """The layers, and the second one once more in the order in which the gradients need it."""

    layers: Layers
    second_transposed: Array  # by unit of the second layer and unit of the first


class Buffers(NamedTuple):
    """Room for one thread: what it adds up, and the units of every move of a position."""

    gradients: Layers
    sums: Array  # by move and unit of the first layer
    hidden: Array  # by move and unit of the second
    values: Array  # by move
    sum_gradients: Array  # of the error by a move's sums in the first layer
    hidden_gradients: Array  # the same by the sums in the second


def new_buffers() -> Buffers:
    shapes = ((MOST_LEGAL, FIRST), (MOST_LEGAL, SECOND), MOST_LEGAL, FIRST, SECOND)
    gradients = Layers(*(np.zeros_like(layer) for layer in new_layers(np.random.default_rng(0))))
    return Buffers(gradients, *(np.zeros(shape, np.float32) for shape in shapes))


@linked
def signed_row(row: int) -> Any:
    """The row, and whether it is added or taken away."""
    return (row, np.float32(1)) if row >= 0 else (TAKEN_AWAY - row, np.float32(-1))


@linked
def run_forward(p: Positions, move: int, k: int, layers: Layers, buffers: Buffers) -> None:
    """Write the sums of the k-th move of a position, and its value."""
    sums = buffers.sums[k]
    hidden = buffers.hidden[k]
    for i in range(FIRST):
        sums[i] = layers.first_bias[i]
    for at in range(p.ends[move], p.ends[move + 1]):
        row, sign = signed_row(p.rows[at])
        weights = layers.first[row]
        for i in range(FIRST):
            sums[i] += sign * weights[i]
    for j in range(SECOND):
        hidden[j] = layers.second_bias[j]
    for i in range(FIRST):
        unit = clip(sums[i])
        if unit > 0:
            for j in range(SECOND):
                hidden[j] += unit * layers.second[i, j]
    value = np.float32(0)
    for j in range(SECOND):
        value += clip(hidden[j]) * layers.third[j]
    buffers.values[k] = value


@linked
def clip(total: Any) -> Any:
    """A unit's output."""
    return min(HIGHEST, max(np.float32(0), total))


@linked
def run_backward(p: Positions, move: int, k: int, value_gradient: Any, net: Net, buffers: Buffers) -> None:
    """Add the gradients of the k-th move of a position, given the gradient of the error by its value."""
    layers, second_transposed = net
    sums = buffers.sums[k]
    hidden = buffers.hidden[k]
    found = buffers.gradients
    sum_gradients = buffers.sum_gradients
    hidden_gradients = buffers.hidden_gradients
    for i in range(FIRST):
        sum_gradients[i] = 0
    for j in range(SECOND):
        found.third[j] += value_gradient * clip(hidden[j])
        hidden_gradients[j] = value_gradient * layers.third[j] if 0 < hidden[j] < HIGHEST else np.float32(0)
        found.second_bias[j] += hidden_gradients[j]
        if hidden_gradients[j] != 0:
            for i in range(FIRST):
                sum_gradients[i] += hidden_gradients[j] * second_transposed[j, i]
    for i in range(FIRST):
        unit = clip(sums[i])
        if unit > 0:
            for j in range(SECOND):
                found.second[i, j] += unit * hidden_gradients[j]
        if not 0 < sums[i] < HIGHEST:
            sum_gradients[i] = 0
        found.first_bias[i] += sum_gradients[i]
    for at in range(p.ends[move], p.ends[move + 1]):
        row, sign = signed_row(p.rows[at])
        gradient = found.first[row]
        for i in range(FIRST):
            gradient[i] += sign * sum_gradients[i]


@compiled
def add_gradients(p: Positions, chosen: Any, net: Net, buffers: Buffers) -> float:
    """Add the gradients of the chosen positions. Returns the sum of their errors.

    The error is that of differences between the moves of a position: worth and value are both taken less their mean.
    """
    layers = net.layers  # out of its tuple: compiled code counts references at every access
    total = 0.0
    for position in chosen:
        first = p.starts[position]
        n = p.starts[position + 1] - first
        mean = np.float32(0)
        for k in range(n):
            run_forward(p, first + k, k, layers, buffers)
            mean += (buffers.values[k] - p.worth[first + k]) / np.float32(n)
        for k in range(n):
            error = buffers.values[k] - p.worth[first + k] - mean
            total += error * error
            run_backward(p, first + k, k, 2 * error, net, buffers)
    return total


class Adam:
    """The optimizer, with its running means of gradients and of their squares."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.means = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]
        self.steps = 0

    def step(self, found: Layers, learning_rate: float) -> None:
        self.steps += 1
        first, second = DECAY
        scale = np.float32(learning_rate * np.sqrt(1 - second**self.steps) / (1 - first**self.steps))
        for layer, mean, square, gradient in zip(self.layers, self.means, self.squares, found, strict=True):
            mean += np.float32(1 - first) * (gradient - mean)
            square += np.float32(1 - second) * (gradient * gradient - square)
            layer -= scale * mean / (np.sqrt(square) + np.float32(EPSILON))
        for layer, most in zip((self.layers.first, self.layers.second, self.layers.third), MOST, strict=True):
            np.clip(layer, -most, most, out=layer)


def fit(
    positions: Positions,
    layers: Layers,
    epochs: int,
    random: np.random.Generator,
    *,
    learning_rate: float,
    on_epoch: Callable[[int, float], None] = lambda epoch, error: None,
    on_batch: Callable[[], None] = lambda: None,
) -> None:
    """Fit the layers to positions, in place. The learning rate falls to nothing.

    The same positions and generator make the same layers.
    """
    count = len(positions.starts) - 1
    all_buffers = [new_buffers() for _ in range(THREADS)]
    optimizer = Adam(layers)
    size = min(BATCH, count)
    batches = count // size
    with ThreadPoolExecutor(THREADS) as pool:
        for epoch in range(epochs):
            order = random.permutation(count)
            total = 0.0
            for batch in range(batches):
                chosen = order[batch * size : (batch + 1) * size]
                net = Net(layers, np.ascontiguousarray(layers.second.T))

                def work(thread: int, chosen: Array = chosen, net: Net = net) -> float:
                    for layer in all_buffers[thread].gradients:
                        layer.fill(0)
                    return add_gradients(positions, chosen[thread::THREADS], net, all_buffers[thread])  # type: ignore[no-any-return]

                total += sum(pool.map(work, range(THREADS)))
                on_batch()
                sums = zip(*(buffers.gradients for buffers in all_buffers), strict=True)
                means = Layers(*(sum(parts) / np.float32(size) for parts in sums))
                optimizer.step(means, learning_rate * (1 - (epoch + batch / batches) / epochs))
            on_epoch(epoch, total / (batches * size))


def whole_numbers(layers: Layers) -> list[int]:
    """The weights as the policy takes them."""
    first, second, third = SCALES
    parts = (
        layers.first * first,
        layers.first_bias * first,
        layers.second * second,
        layers.second_bias * (UNIT * second),
        layers.third * third,
    )
    return [int(value) for part in parts for value in np.rint(part).ravel()]
