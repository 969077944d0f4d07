"""oneleft: a complete UNO for Python.

>>> import oneleft
>>> game = oneleft.Game("classic", 3, key="07" * 32)
>>> len(game.legal_moves(game.turn)) > 0
True
"""

from oneleft.lang import LANGUAGES, Explained
from oneleft.rules.config import FORMATS, HOUSE_RULES, Rules, SetupError
from oneleft.rules.editions import EDITIONS
from oneleft.table.events import Event
from oneleft.table.fairness import KeyFormatError
from oneleft.table.game import Game
from oneleft.table.illegal_move import IllegalMove
from oneleft.table.narrate import tell
from oneleft.table.notation import Move, NotationError
from oneleft.table.record import RecordError, read_record, verify_record, write_record
from oneleft.table.referee import referee
from oneleft.table.views import View

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "FORMATS",
    "HOUSE_RULES",
    "LANGUAGES",
    "Event",
    "Explained",
    "Game",
    "IllegalMove",
    "KeyFormatError",
    "Move",
    "NotationError",
    "RecordError",
    "Rules",
    "SetupError",
    "View",
    "read_record",
    "referee",
    "tell",
    "verify_record",
    "write_record",
]
