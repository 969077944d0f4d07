"""Makes bots by name, from a beginner to the strongest."""

from __future__ import annotations

from oneleft.errors import BotError

from .bot import Bot
from .expert import Expert
from .policy import PolicyBot
from .program import SECONDS, ProgramBot, is_program

POLICY_BOTS = ("random", "easy", "steady", "sharp")
NAMES = (*POLICY_BOTS, "expert")

# The names of bots at a table.
FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")


def new_bot(name: str, seed: str, seconds: float = SECONDS, wait_until_ready: bool = False) -> Bot:
    """A bot for one seat of one game. With the same seed it decides the same, unless its budget is a time.

    ``expert@200ms`` thinks for another time, ``expert@5000`` for a number of playouts. Until ``expert`` is compiled it
    plays like ``sharp``; with ``wait_until_ready`` this call waits for the compilation instead.
    A name with a slash, or one that ends in ``.py``, is a program, which may think for so many seconds.
    """
    if name in POLICY_BOTS:
        return PolicyBot(name, seed)
    if is_program(name):
        return ProgramBot(name, seed, seconds)
    if name.partition("@")[0] == "expert":
        return Expert(name, seed, wait_until_ready)
    raise BotError("bot-unknown", given=name, known=", ".join(NAMES))
