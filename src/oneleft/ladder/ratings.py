"""Ratings on the Elo scale: the strengths that make what was seen most likely.

A bot of strength a, alone against n - 1 of strength b, wins a / (a + (n - 1) b) of its games (Bradley and Terry, and
Plackett and Luce for the winner among several). Deals and not games are independent, so the curvature of the likelihood
alone would give wrong intervals; they come from the spread over deals, which all pairings share.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from oneleft.arena.stats import Z95, Figure

from .pairings import Pairing

ELO = 400 / math.log(10)  # points for each unit of a logarithm of strength
ZERO = "random"  # the bot whose rating is 0, where it takes part
STEPS = 200
LONGEST = 1.0  # step of a strength's logarithm
CLOSE = 1e-10

Array = np.ndarray[Any, Any]


def rate(bots: Sequence[str], pairings: Sequence[Pairing], fair: float) -> dict[str, Figure]:
    """The rating of each bot, best first; none before every pairing has been played."""
    if any(pairing.deals < 2 for pairing in pairings):
        return dict.fromkeys(bots, Figure(math.nan, math.nan, math.nan))
    design = np.array([[(bot == p.one) - (bot == p.other) for bot in bots] for p in pairings], float)
    games = np.array([pairing.games for pairing in pairings], float)
    shares = np.array([pairing.share().value for pairing in pairings])
    # one more deal that shows nothing: without it, a bot that never wins would be infinitely weak
    weights = games + pairings[0].players
    shares = (games * shares + pairings[0].players * fair) / weights
    strengths, curvature = fit(design, shares, weights, math.log(fair / (1 - fair)))
    score = design.T * games
    inverse = np.linalg.pinv(curvature, hermitian=True)
    spread = inverse @ score @ covariance(pairings, shares) @ score.T @ inverse
    anchor = np.eye(len(bots)) - anchor_row(bots)
    values = ELO * anchor @ strengths
    halves = Z95 * ELO * np.sqrt(np.maximum(np.diag(anchor @ spread @ anchor.T), 0))
    found = {bot: Figure(v, v - h, v + h) for bot, v, h in zip(bots, values.tolist(), halves.tolist(), strict=True)}
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def anchor_row(bots: Sequence[str]) -> Array:
    """What is taken from every strength: that of ``ZERO``, or the mean."""
    if ZERO in bots:
        return np.array([float(bot == ZERO) for bot in bots])
    return np.full(len(bots), 1 / len(bots))


def fit(design: Array, shares: Array, weights: Array, offset: float) -> tuple[Array, Array]:
    """Newton's method; the logarithms of the strengths, and the curvature there."""
    strengths = np.zeros(design.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-(design @ strengths + offset)))
        curvature = (design.T * (weights * expected * (1 - expected))) @ design
        step = np.linalg.pinv(curvature, hermitian=True) @ design.T @ (weights * (shares - expected))
        longest = np.abs(step).max()
        strengths += step * min(1.0, LONGEST / max(longest, CLOSE))
        if longest < CLOSE:
            break
    return strengths, curvature


def covariance(pairings: Sequence[Pairing], smoothed: Array) -> Array:
    """Of the shares of all pairings: they are played on the same deals, so a deal's luck touches several of them."""
    shares = [pairing.shares() for pairing in pairings]
    found = np.diag([variance(pairing, share) for pairing, share in zip(pairings, smoothed.tolist(), strict=True)])
    for i, one in enumerate(shares):
        for j, other in enumerate(shares[:i]):
            common = min(len(one), len(other))
            together = np.cov(one[:common], other[:common])[0, 1]
            found[i, j] = found[j, i] = together / max(len(one), len(other))
    return found


def variance(pairing: Pairing, smoothed: float) -> float:
    """From the spread over deals; deals that were all won or all lost show none, but one more might be otherwise."""
    if pairing.one_sided:
        return smoothed * (1 - smoothed) / (pairing.deals + 1)
    return (pairing.half_width() / Z95) ** 2
