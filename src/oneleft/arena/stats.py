"""Estimates with 95% intervals from whole numbers: the same in whatever order they were counted."""

from __future__ import annotations

import math
from collections import Counter
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

Z95 = 1.959964  # standard deviations on each side of a 95% interval


class Estimate(NamedTuple):
    """A value and the ends of its 95% interval, which are nan if there is none."""

    value: float
    low: float
    high: float


class Tally(Counter[int]):
    """How often each whole number was seen. Add tallies with ``update``."""

    @classmethod
    def of(cls, numbers: np.ndarray[Any, Any]) -> Tally:
        seen, times = np.unique(numbers, return_counts=True)
        return cls(dict(zip(seen.tolist(), times.tolist(), strict=True)))

    def power_sum(self, power: int) -> int:
        return sum(number**power * times for number, times in self.items())

    def mean(self, scale: int = 1) -> Estimate:
        """The mean of the numbers, each divided by the scale."""
        value, low, high = mean(self.power_sum(1), self.power_sum(2), self.total())
        return Estimate(value / scale, low / scale, high / scale)

    def quantile(self, fraction: float) -> int:
        """The least number that at least this fraction of the numbers do not exceed."""
        numbers = sorted(self)
        counts = accumulate(self[number] for number in numbers)
        return next(number for number, count in zip(numbers, counts, strict=True) if count >= fraction * self.total())


def share(hits: int, of: int) -> Estimate:
    """The share of hits and its 95% interval (Wilson's)."""
    if of == 0:
        return Estimate(math.nan, math.nan, math.nan)
    rate = hits / of
    spread = Z95 * math.sqrt(rate * (1 - rate) / of + Z95**2 / (4 * of**2))
    middle = rate + Z95**2 / (2 * of)
    scale = 1 + Z95**2 / of
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return Estimate(rate, low if hits else 0.0, high if hits < of else 1.0)  # no hits and all hits are exact ends


def mean(total: int, squares: int, of: int) -> Estimate:
    """The mean and its 95% interval, from the sum of the numbers and of their squares. One number has no interval."""
    if of < 2:
        return Estimate(total / of if of else math.nan, math.nan, math.nan)
    variance = (squares * of - total**2) / (of * (of - 1))  # exact until the division
    half = Z95 * math.sqrt(variance / of)
    return Estimate(total / of, total / of - half, total / of + half)
