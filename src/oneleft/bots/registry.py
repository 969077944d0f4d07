"""The bots by name, from a beginner to the strongest."""

from __future__ import annotations

from .bot import Bot, BotError
from .expert import Expert
from .policy import PolicyBot
from .program import SECONDS, ProgramBot, is_program

POLICY_BOTS = ("random", "easy", "steady", "sharp")
NAMES = (*POLICY_BOTS, "expert")

# What bots are called at a table.
FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena", "Félix", "Gloria", "Hugo", "Inés", "Juan")


def new_bot(name: str, seed: str, seconds: float = SECONDS, patient: bool = False) -> Bot:
    """A bot for one seat of one game; with the same seed it decides the same, but for one that watches the clock.

    ``expert@200ms`` thinks longer, ``expert@5000`` by so many playouts; a patient caller waits until it can think, and
    any other may get the decisions of ``sharp`` until then.
    A name with a slash, or that ends in ``.py``, is a program, which may think so many seconds.
    """
    if name in POLICY_BOTS:
        return PolicyBot(name, seed)
    if is_program(name):
        return ProgramBot(name, seed, seconds)
    if name.partition("@")[0] == "expert":
        return Expert(name, seed, patient)
    raise BotError("bot-unknown", given=name, known=", ".join(NAMES))
