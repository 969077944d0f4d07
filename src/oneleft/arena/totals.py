"""The totals of many games."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .stats import Estimate, Tally, mean, share


@dataclass
class Totals:
    """Sums over games; lists have an entry for each seat. They are whole numbers, so the order does not matter."""

    seats: int
    games: int = 0
    blocked: int = 0
    choices: int = 0  # moves that were not the only legal one, if the batch counts them
    shared: int = 0  # games with more than one winner
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    points_squared: list[int] = field(default_factory=list)
    by_moves: Tally = field(default_factory=Tally)  # how many games had how many moves
    by_rounds: Tally = field(default_factory=Tally)
    by_points: Tally = field(default_factory=Tally)  # of all seats together

    def __post_init__(self) -> None:
        for sums in (self.wins, self.points, self.points_squared):
            sums.extend([0] * (self.seats - len(sums)))

    @classmethod
    def of(cls, seats: int, rows: np.ndarray[Any, Any]) -> Totals:
        """The totals of these rows."""
        points = rows["points"][:, :seats]
        winners = rows["winners"]
        return cls(
            seats,
            games=len(rows),
            blocked=int(rows["blocked"].sum()),
            choices=int(rows["choices"].sum()),
            shared=int((winners & (winners - 1) != 0).sum()),
            wins=[int((winners >> seat & 1).sum()) for seat in range(seats)],
            points=points.sum(axis=0).tolist(),
            points_squared=(points**2).sum(axis=0).tolist(),
            by_moves=Tally.of(rows["moves"]),
            by_rounds=Tally.of(rows["rounds"]),
            by_points=Tally.of(points.sum(axis=1)),
        )

    def add(self, other: Totals) -> None:
        for name in ("games", "blocked", "choices", "shared"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "points", "points_squared"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        for name in ("by_moves", "by_rounds", "by_points"):
            getattr(self, name).update(getattr(other, name))

    @property
    def moves(self) -> int:
        return self.by_moves.power_sum(1)

    @property
    def rounds(self) -> int:
        return self.by_rounds.power_sum(1)

    def win_rate(self, seat: int) -> Estimate:
        return share(self.wins[seat], self.games)

    def mean_points(self, seat: int) -> Estimate:
        return mean(self.points[seat], self.points_squared[seat], self.games)

    def mean_moves(self) -> Estimate:
        return self.by_moves.mean()
