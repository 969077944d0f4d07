"""Makes bots by name, from a beginner to the strongest."""

from __future__ import annotations

from oneleft.errors import BotError
from oneleft.table.bot import Bot

from .expert import Expert
from .levels import LEVELS
from .policy import PolicyBot
from .program import SECONDS, ProgramBot, is_program


def new_bot(name: str, seed: str, seconds: float = SECONDS, wait_until_ready: bool = False) -> Bot:
    """A bot for one seat of one game. With the same seed it decides the same, unless its budget is a time.

    ``expert@200ms`` thinks for another time, ``expert@5000`` for a number of playouts. Until ``expert`` is compiled it
    plays like ``sharp``; with ``wait_until_ready`` this call waits for the compilation instead.
    A name with a slash, or one that ends in ``.py``, is a program, which may think for so many seconds.
    """
    if is_program(name):
        return ProgramBot(name, seed, seconds)
    level = LEVELS.get(name.partition("@")[0])
    if level is not None and level.searches:
        return Expert(name, seed, wait_until_ready)
    if name not in LEVELS:
        raise BotError("bot-unknown", given=name, known=", ".join(LEVELS))
    return PolicyBot(name, seed)
