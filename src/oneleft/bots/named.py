"""The bots by name, from a beginner to the strongest."""

from __future__ import annotations

from oneleft.lang import Explained

from .bot import Bot
from .policy import PolicyBot

LADDER = ("random", "easy", "steady", "sharp")


class BotError(Explained, ValueError):
    """A bot that there is not."""


def new_bot(name: str, seed: str) -> Bot:
    """A bot for one seat of one game; with the same seed it decides the same."""
    if name not in LADDER:
        raise BotError("bot-unknown", given=name, known=", ".join(LADDER))
    return PolicyBot(name, seed)
