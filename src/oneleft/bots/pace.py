"""How long a bot takes at a table with people, so that they can follow and can react first."""

from __future__ import annotations

import hashlib

from .levels import DEFAULT_LEVEL, LEVELS, Level, Span, level_of


def paced_as(bot: str) -> Level:
    """The level that has a bot's pace. Programs are as fast as the default level."""
    return level_of(bot) or LEVELS[DEFAULT_LEVEL]


def pace(commitment: str, position: int, seat: int, span: Span) -> float:
    """A delay within the range, always the same at the same point of a match. It does not depend on any card."""
    fraction = hashlib.sha256(f"{commitment} {position} {seat}".encode()).digest()[0] / 255
    return span[0] + (span[1] - span[0]) * fraction
