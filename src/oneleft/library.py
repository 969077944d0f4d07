"""What `oneleft` offers to Python programs. It is imported when the first of these names is used."""

from oneleft import errors
from oneleft.errors import (
    BotError,
    DocumentError,
    IllegalMove,
    KeyFormatError,
    NotationError,
    OneleftError,
    RecordError,
    SetupError,
)
from oneleft.lang import LANGUAGES
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from oneleft.table import events
from oneleft.table.bot import Bot
from oneleft.table.events import Event
from oneleft.table.fairness import new_key
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.narrate import tell
from oneleft.table.record import read_record, verify_record, write_record
from oneleft.table.referee import referee
from oneleft.table.views import View

__all__ = [
    "EDITIONS",
    "FORMATS",
    "HOUSE_RULES",
    "LANGUAGES",
    "Bot",
    "BotError",
    "DocumentError",
    "Event",
    "Game",
    "IllegalMove",
    "KeyFormatError",
    "Move",
    "NotationError",
    "OneleftError",
    "RecordError",
    "Rules",
    "SetupError",
    "View",
    "bot",
    "errors",
    "events",
    "read_record",
    "referee",
    "tell",
    "verify_record",
    "write_record",
]


def bot(name: str, seed: int | str | None = None) -> Bot:
    """A built-in bot, or a program, for one seat of one game. With the same seed it decides the same.

    >>> game = Game(players=2, seed=1)
    >>> game.play([bot("sharp", seed=1), bot("easy", seed=2)]), game.scores
    ((0,), (601, 188))
    """
    from oneleft.bots.factory import new_bot  # imported on first use, so that importing the game does not pay for it

    return new_bot(name, new_key() if seed is None else str(seed), wait_until_ready=True)
