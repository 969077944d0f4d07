"""The bot `adaptive`: as strong as the people at its table, so that everyone wins their share.

One number says how strong it is. ``adaptive@250`` is half-way between `easy` (200) and `steady` (300): for every
decision chance picks one of these two. The table changes the number after every round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from oneleft.errors import BotError
from oneleft.table.events import Event
from oneleft.table.views import View

from .policy import new_policy_bot

SCALE = ("uniform", "random", "easy", "steady", "sharp", "keen")  # the policies at 0, 100 and so on
STEP = 100
STRONGEST = STEP * (len(SCALE) - 1)
FIRST_NUMBER = 250  # before anything is known of the people
CHANGE = 50  # how far the number moves in a round, times how much the people's luck differed from their share


def is_adaptive(bot: str) -> bool:
    """Whether this is ``adaptive``, alone or with a number that it can have.

    >>> [is_adaptive(bot) for bot in ("adaptive", "adaptive@500", "adaptive@501", "adaptive@-1", "sharp")]
    [True, True, False, False, False]
    """
    found = re.fullmatch("adaptive(?:@([0-9]{1,3}))?", bot)
    return found is not None and int(found[1] or 0) <= STRONGEST


def number_of(bot: str) -> int:
    """The number in the name of a bot.

    >>> number_of("adaptive"), number_of("adaptive@310")
    (250, 310)
    """
    if not is_adaptive(bot):
        raise BotError("bot-adaptive", given=bot, most=STRONGEST)
    return int(bot.partition("@")[2] or FIRST_NUMBER)


def with_number(number: int) -> str:
    return f"adaptive@{number}"


def after_round(number: int, won: float, share: float) -> int:
    """The number after a round of which people won this much, and whose fair share was that.

    It stays where it is on average if people win their share, so that is where it comes to rest.

    >>> after_round(250, won=1, share=0.25), after_round(250, won=0, share=0.25)
    (288, 238)
    """
    return min(max(round(number + CHANGE * (won - share)), 0), STRONGEST)


class AdaptiveBot:
    """Lets one of two neighbouring policies decide, the stronger one more often the higher its number."""

    def __init__(self, bot: str, seed: str) -> None:
        number = number_of(bot)
        weaker = min(number // STEP, len(SCALE) - 2)
        self.chance = number / STEP - weaker  # of the stronger one
        self.random = Random(seed)
        self.bots = [new_policy_bot(name, f"{seed} {name}") for name in SCALE[weaker : weaker + 2]]

    def hear(self, events: Sequence[Event], view: View) -> None:
        for bot in self.bots:
            bot.hear(events, view)

    def answer(self, view: View) -> str | None:
        return self.bots[self.random.random() < self.chance].answer(view)

    def close(self) -> None:
        pass
