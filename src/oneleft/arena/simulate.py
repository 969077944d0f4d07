"""Many games on all cores, and what they add up to.

Only whole numbers are added, so the totals are the same in whatever order the games were played.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np

from .batch import Batch

CHUNK = 2_000  # games at a time: often enough to show progress and to stop
Z95 = 1.959964  # standard deviations on each side of a 95% interval


@dataclass
class Totals:
    """Sums over games, one entry for each seat where there is a list."""

    seats: int
    games: int = 0
    rounds: int = 0
    blocked: int = 0
    moves: int = 0
    moves_squared: int = 0
    shared: int = 0  # games with more than one winner
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    points_squared: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for sums in (self.wins, self.points, self.points_squared):
            sums.extend([0] * (self.seats - len(sums)))

    def add(self, rows: np.ndarray[Any, Any]) -> None:
        self.games += len(rows)
        self.rounds += int(rows["rounds"].sum())
        self.blocked += int(rows["blocked"].sum())
        self.moves += int(rows["moves"].sum())
        self.moves_squared += int((rows["moves"] ** 2).sum())
        self.shared += int((rows["winners"] & (rows["winners"] - 1) != 0).sum())
        for seat in range(self.seats):
            points = rows["points"][:, seat]
            self.wins[seat] += int((rows["winners"] >> seat & 1).sum())
            self.points[seat] += int(points.sum())
            self.points_squared[seat] += int((points**2).sum())

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """The share of games won, and its 95% interval (Wilson's)."""
        return share(self.wins[seat], self.games)

    def mean_points(self, seat: int) -> tuple[float, float, float]:
        return mean(self.points[seat], self.points_squared[seat], self.games)

    def mean_moves(self) -> tuple[float, float, float]:
        return mean(self.moves, self.moves_squared, self.games)


def share(hits: int, of: int) -> tuple[float, float, float]:
    if of == 0:
        return (math.nan,) * 3
    rate = hits / of
    spread = Z95 * math.sqrt(rate * (1 - rate) / of + Z95**2 / (4 * of**2))
    middle = rate + Z95**2 / (2 * of)
    scale = 1 + Z95**2 / of
    return rate, (middle - spread) / scale, (middle + spread) / scale


def mean(total: int, squares: int, of: int) -> tuple[float, float, float]:
    """The mean and its 95% interval."""
    if of == 0:
        return (math.nan,) * 3
    middle = total / of
    variance = max(0.0, squares / of - middle**2)
    half = Z95 * math.sqrt(variance / of)
    return middle, middle - half, middle + half


def chunks(games: int) -> Iterator[tuple[int, int]]:
    """Where each chunk begins, and how many games it has."""
    for first in range(0, games, CHUNK):
        yield first, min(CHUNK, games - first)


def simulate(
    batch: Batch, games: int, threads: int | None = None, on_progress: Callable[[Totals], None] = lambda totals: None
) -> Totals:
    """Play games 0 to ``games`` of a batch. Interrupted, it stops with the totals of what was played."""
    totals = Totals(batch.players)
    workers = threads or os.cpu_count() or 1
    todo = chunks(games)
    pool = ThreadPoolExecutor(workers)
    running: list[Future[np.ndarray[Any, Any]]] = []
    try:
        running = [pool.submit(batch.play, *chunk) for chunk in islice(todo, 2 * workers)]
        while running:
            totals.add(running.pop(0).result())
            running += [pool.submit(batch.play, *chunk) for chunk in islice(todo, 1)]
            on_progress(totals)
    except KeyboardInterrupt:
        pass
    finally:
        pool.shutdown(cancel_futures=True)
    return totals
