"""oneleft: a complete UNO for Python.

>>> import oneleft
>>> game = oneleft.Game("classic", 3, key="07" * 32)
>>> len(game.legal_moves(game.turn)) > 0
True
"""

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
from oneleft.table.events import Event
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.narrate import tell
from oneleft.table.record import read_record, verify_record, write_record
from oneleft.table.referee import referee
from oneleft.table.views import View

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "FORMATS",
    "HOUSE_RULES",
    "LANGUAGES",
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
    "errors",
    "events",
    "read_record",
    "referee",
    "tell",
    "verify_record",
    "write_record",
]
