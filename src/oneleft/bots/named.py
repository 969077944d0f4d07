"""The bots by name, from a beginner to the strongest."""

from __future__ import annotations

from .bot import Bot, BotError
from .policy import PolicyBot
from .program import SECONDS, ProgramBot, is_program

LADDER = ("random", "easy", "steady", "sharp")


def new_bot(name: str, seed: str, seconds: float = SECONDS) -> Bot:
    """A bot for one seat of one game; with the same seed it decides the same.

    A name with a slash, or that ends in ``.py``, is a program, which may think so many seconds.
    """
    if name in LADDER:
        return PolicyBot(name, seed)
    if is_program(name):
        return ProgramBot(name, seed, seconds)
    raise BotError("bot-unknown", given=name, known=", ".join(LADDER))
