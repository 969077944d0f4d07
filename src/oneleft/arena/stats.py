"""Figures and their 95% intervals, from whole numbers: the same whoever counted, in whatever order."""

from __future__ import annotations

import math
from collections import Counter
from itertools import accumulate
from typing import Any, NamedTuple

import numpy as np

Z95 = 1.959964  # standard deviations on each side of a 95% interval


class Figure(NamedTuple):
    """A value and the ends of its 95% interval, which are nan where there is none."""

    value: float
    low: float
    high: float


class Tally(Counter[int]):
    """How often each whole number was seen. Tallies are added with ``update``."""

    @classmethod
    def of(cls, numbers: np.ndarray[Any, Any]) -> Tally:
        seen, times = np.unique(numbers, return_counts=True)
        return cls(dict(zip(seen.tolist(), times.tolist(), strict=True)))

    def power_sum(self, power: int) -> int:
        return sum(number**power * times for number, times in self.items())

    def mean(self, scale: int = 1) -> Figure:
        """The mean of the numbers, each divided by the scale."""
        value, low, high = mean(self.power_sum(1), self.power_sum(2), self.total())
        return Figure(value / scale, low / scale, high / scale)

    def quantile(self, part: float) -> int:
        """The least number that at least this part of all reach not beyond."""
        numbers = sorted(self)
        reached = accumulate(self[number] for number in numbers)
        return next(number for number, count in zip(numbers, reached, strict=True) if count >= part * self.total())


def share(hits: int, of: int) -> Figure:
    """The share and its 95% interval (Wilson's)."""
    if of == 0:
        return Figure(math.nan, math.nan, math.nan)
    rate = hits / of
    spread = Z95 * math.sqrt(rate * (1 - rate) / of + Z95**2 / (4 * of**2))
    middle = rate + Z95**2 / (2 * of)
    scale = 1 + Z95**2 / of
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return Figure(rate, low if hits else 0.0, high if hits < of else 1.0)  # none and all are exact


def mean(total: int, squares: int, of: int) -> Figure:
    """The mean and its 95% interval. One alone does not show how far others lie from it."""
    if of < 2:
        return Figure(total / of if of else math.nan, math.nan, math.nan)
    variance = (squares * of - total**2) / (of * (of - 1))  # exact until it is divided
    half = Z95 * math.sqrt(variance / of)
    return Figure(total / of, total / of - half, total / of + half)
