"""Ratings on the Elo scale: the strengths that make the results most likely.

A bot of strength a, alone against n - 1 bots of strength b, wins a / (a + (n - 1) b) of its games (the model of Bradley
and Terry, and of Plackett and Luce for one winner among several). The deals are independent, but the games of a deal
are not. So the curvature of the likelihood alone would give wrong intervals; they come from the spread over deals.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from oneleft.arena.stats import Z95, Estimate

from .pairings import Pairing

ELO = 400 / math.log(10)  # points for each unit of the logarithm of strength
ANCHOR = "random"  # the bot whose rating is 0, if it takes part
MAX_ITERATIONS = 200
MAX_STEP = 1.0  # of the logarithm of a strength
TOLERANCE = 1e-10

Array = np.ndarray[Any, Any]


def rate(bots: Sequence[str], pairings: Sequence[Pairing], fair: float) -> dict[str, Estimate]:
    """The rating of each bot, best first; nan until every pairing has been played.

    The model is a logistic regression. Row p of the design matrix has 1 for the bot of pairing p and -1 for its
    opponent, so ``design @ strengths`` is the logarithm of a / b, and the offset is that of a fair share. The variance
    of the strengths is a sandwich: inverse curvature · variance of the score · inverse curvature. The score is the
    gradient of the likelihood, and its variance comes from the covariance of the shares over deals. Only differences of
    strengths matter, so the curvature is singular and has a pseudo-inverse; the anchor then fixes which bot, or which
    mean, has rating 0.
    """
    if any(pairing.deals < 2 for pairing in pairings):
        return dict.fromkeys(bots, Estimate(math.nan, math.nan, math.nan))
    design = np.array([[(bot == p.bot) - (bot == p.opponent) for bot in bots] for p in pairings], float)
    games = np.array([pairing.games for pairing in pairings], float)
    shares = np.array([pairing.share().value for pairing in pairings])
    # One fair deal more for each pairing, as a prior: without it, a bot that never wins would be infinitely weak.
    weights = games + pairings[0].players
    shares = (games * shares + pairings[0].players * fair) / weights
    shares = np.clip(shares, 0.5 / weights, 1 - 0.5 / weights)  # an adjusted share can be below 0 or above 1
    strengths, curvature = fit(design, shares, weights, math.log(fair / (1 - fair)))
    score_by_share = design.T * games
    inverse = np.linalg.pinv(curvature, hermitian=True)
    strength_variance = inverse @ score_by_share @ covariance(pairings, shares) @ score_by_share.T @ inverse
    anchor = np.eye(len(bots)) - anchor_row(bots)
    values = ELO * anchor @ strengths
    halves = Z95 * ELO * np.sqrt(np.maximum(np.diag(anchor @ strength_variance @ anchor.T), 0))
    ratings = {bot: Estimate(v, v - h, v + h) for bot, v, h in zip(bots, values.tolist(), halves.tolist(), strict=True)}
    return dict(sorted(ratings.items(), key=lambda item: -item[1].value))


def anchor_row(bots: Sequence[str]) -> Array:
    """The weights of the strength that is subtracted from all: that of ``ANCHOR``, or the mean."""
    if ANCHOR in bots:
        return np.array([float(bot == ANCHOR) for bot in bots])
    return np.full(len(bots), 1 / len(bots))


def fit(design: Array, shares: Array, weights: Array, offset: float) -> tuple[Array, Array]:
    """Newton's method. Returns the logarithms of the strengths, and the curvature there."""
    strengths = np.zeros(design.shape[1])
    for _ in range(MAX_ITERATIONS):
        expected = 1 / (1 + np.exp(-(design @ strengths + offset)))
        curvature = (design.T * (weights * expected * (1 - expected))) @ design
        step = np.linalg.pinv(curvature, hermitian=True) @ design.T @ (weights * (shares - expected))
        longest = np.abs(step).max()
        strengths += step * min(1.0, MAX_STEP / max(longest, TOLERANCE))
        if longest < TOLERANCE:
            break
    return strengths, curvature


def covariance(pairings: Sequence[Pairing], smoothed: Array) -> Array:
    """The covariance of the shares of all pairings: they are played on the same deals and share their luck.

    The mean over n deals and the mean over m of the same, m less than n, have the covariance of one deal divided by n.
    """
    shares = [pairing.deal_shares() for pairing in pairings]
    matrix = np.diag([variance(pairing, share) for pairing, share in zip(pairings, smoothed.tolist(), strict=True)])
    for i, one in enumerate(shares):
        for j, other in enumerate(shares[:i]):
            common = min(len(one), len(other))
            together = np.cov(one[:common], other[:common])[0, 1]
            matrix[i, j] = matrix[j, i] = together / max(len(one), len(other))
    return matrix


def variance(pairing: Pairing, smoothed: float) -> float:
    """The variance of a share, from the spread over deals; a one-sided pairing shows none, so from the prior."""
    if pairing.is_one_sided:
        return smoothed * (1 - smoothed) / (pairing.deals + 1)
    return (pairing.half_width() / Z95) ** 2
