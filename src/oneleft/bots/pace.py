"""How long a bot takes at a table with people, so that they can follow and can react first."""

from __future__ import annotations

import hashlib

from .levels import DEFAULT_LEVEL, LEVELS

TURN = (0.7, 1.9)  # seconds for a turn


def reaction(level: str) -> tuple[float, float]:
    """The range for a level's reactions. Programs react like the default level."""
    return LEVELS.get(level, LEVELS[DEFAULT_LEVEL]).reaction


def pace(commitment: str, position: int, seat: int, span: tuple[float, float]) -> float:
    """A delay within the range, always the same at the same point of a match. It does not depend on any card."""
    fraction = hashlib.sha256(f"{commitment} {position} {seat}".encode()).digest()[0] / 255
    return span[0] + (span[1] - span[0]) * fraction
