"""Rewards by points, besides those for winning: how far each seat is ahead of the others."""

from __future__ import annotations

import numpy as np

from oneleft.errors import SetupError
from oneleft.rules.config import Rules

from .common import parse_choice
from .vector_kernel import Array, GameArrays, Outputs

REWARDS = ("win", "points", "match")
POINTS = 100  # a reward of 1


class PointRewards:
    """``points`` pays at the end of a game, ``match`` after every round of a match. The sum is the same.

    A seat's margin is its points less the mean of the others', or the reverse where points are charged.
    """

    def __init__(self, kind: str, rules: Rules, games: int, players: int, same_step: bool) -> None:
        self._each_round = kind == "match"
        self._same_step = same_step
        self._sign = -1 if rules.format.charged else 1
        self._paid = np.zeros((games, players), np.float32)

    def changes(self, arrays: GameArrays, out: Outputs, begun: Array) -> Array:
        """What every seat gets for the last step. Some games began in it."""
        self._paid[begun] = 0
        over = out.terminations | out.truncations
        now = self._paid.copy()
        if self._each_round:
            now[:] = self._margins(arrays.standings["totals"][:, : now.shape[1]])
        now[over] = self._margins(out.points[over])
        changes: Array = now - self._paid
        self._paid = now
        if self._same_step:
            self._paid[over] = 0
        return changes

    def _margins(self, points: Array) -> Array:
        others = (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
        margins: Array = (self._sign * (points - others) / POINTS).astype(np.float32)
        return margins


def point_rewards(
    kind: str, rules: Rules, matches: bool, games: int, players: int, same_step: bool
) -> PointRewards | None:
    """The rewards of this kind; none for winning, which the kernel gives."""
    if parse_choice("rewards", kind, REWARDS) == "match" and not matches:
        raise SetupError("env-no-match")
    return None if kind == "win" else PointRewards(kind, rules if matches else Rules(), games, players, same_step)


def win_rewards(out: Outputs, players: int) -> Array:
    """1 for every winner of a game that has ended, -1 for the others."""
    won = out.winners[:, None] >> np.arange(players) & 1
    rewards: Array = (np.where(won == 1, 1, -1) * (out.winners != 0)[:, None]).astype(np.float32)
    return rewards
