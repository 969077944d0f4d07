"""How long a bot takes at a table with people, so that they can follow, and be quicker."""

from __future__ import annotations

import hashlib

# From the quickest to the slowest, in seconds: a turn, and a word out of turn (to call UNO, to catch, to jump in).
TURN = (0.7, 1.9)
REACTION = {
    "random": (2.0, 4.0),
    "easy": (1.6, 3.6),
    "steady": (1.0, 2.4),
    "sharp": (0.7, 1.7),
    "expert": (0.6, 1.4),
}


def reaction(level: str) -> tuple[float, float]:
    """Programs are as quick as steady people."""
    return REACTION.get(level, REACTION["steady"])


def pace(commitment: str, position: int, seat: int, span: tuple[float, float]) -> float:
    """Always the same at the same moment of the same match, and nothing that tells of cards."""
    chance = hashlib.sha256(f"{commitment} {position} {seat}".encode()).digest()[0] / 255
    return span[0] + (span[1] - span[0]) * chance
