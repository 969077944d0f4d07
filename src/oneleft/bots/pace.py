"""How long a bot takes at a table with people, so that they can follow and can react first."""

from __future__ import annotations

import hashlib

# Ranges in seconds: for a turn, and for a reaction out of turn (a call of UNO, a catch, a jump-in).
TURN = (0.7, 1.9)
REACTION = {
    "random": (2.0, 4.0),
    "easy": (1.6, 3.6),
    "steady": (1.0, 2.4),
    "sharp": (0.7, 1.7),
    "expert": (0.6, 1.4),
}


def reaction(level: str) -> tuple[float, float]:
    """The range for a level's reactions. Programs react like steady."""
    return REACTION.get(level, REACTION["steady"])


def pace(commitment: str, position: int, seat: int, span: tuple[float, float]) -> float:
    """A delay within the range, always the same at the same point of a match. It does not depend on any card."""
    fraction = hashlib.sha256(f"{commitment} {position} {seat}".encode()).digest()[0] / 255
    return span[0] + (span[1] - span[0]) * fraction
