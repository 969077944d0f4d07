"""How long players wait until what they did is on disk and told: a histogram for the metrics and the status line."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import inf

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, inf)  # seconds


class Latencies:
    """How long moves took, counted in classes, for the metrics."""

    def __init__(self) -> None:
        self.counts = [0] * len(BOUNDS)  # of those above the bound before, up to this one
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """As Prometheus wants them: of those up to each bound."""
        found, total = [], 0
        for bound, count in zip(BOUNDS, self.counts, strict=True):
            total += count
            found.append(("+Inf" if bound == inf else str(bound), float(total)))
        return found


def quantile(counts: Sequence[int], share: float) -> float:
    """The bound within which this share of them is; 0 if there are none.

    >>> quantile([0, 98, 1, 1] + [0] * 9, 0.99), quantile([0] * 13, 0.99)
    (0.005, 0.0)
    """
    wanted, total = share * sum(counts), 0
    for bound, count in zip(BOUNDS, counts, strict=True):
        total += count
        if total and total >= wanted:
            return bound
    return 0.0
