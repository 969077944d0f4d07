"""Makes bots by name, from a beginner to the strongest."""

from __future__ import annotations

from oneleft.errors import BotError
from oneleft.table.bot import Bot

from .adaptive_bot import AdaptiveBot
from .expert import Expert
from .levels import LEVELS, level_of, present_name
from .policy import new_policy_bot
from .program import SECONDS, ProgramBot, is_program


def new_bot(name: str, seed: str, seconds: float = SECONDS, wait_until_ready: bool = False) -> Bot:
    """A bot for one seat of one game. With the same seed it decides the same, unless its budget is a time.

    ``expert@200ms`` thinks for another time, ``expert@5000`` for a number of playouts. Until ``expert`` is compiled it
    plays like ``keen``; with ``wait_until_ready`` this call waits for the compilation instead.
    ``adaptive@250`` plays as well as its number says, from 0 to 500.
    A name with a slash, or one that ends in ``.py``, is a program, which may think for ``seconds``, or for as
    many as its name says: ``./assistant.py@60s``.
    """
    name = present_name(name)
    if is_program(name):
        return ProgramBot(name, seed, seconds)
    level = level_of(name)
    if level is not None and level.searches:
        return Expert(name, seed, wait_until_ready)
    if level is not None and level.name == "adaptive":
        return AdaptiveBot(name, seed)
    if name not in LEVELS:
        raise BotError("bot-unknown", given=name, known=", ".join(LEVELS))
    return new_policy_bot(name, seed)
