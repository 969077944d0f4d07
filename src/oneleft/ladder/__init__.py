"""The ladder: many games between bots, and ratings with intervals."""

from oneleft.errors import SetupError

from .ladder import Ladder, read_until, run_ladder
from .pairings import Pairing

__all__ = ["Ladder", "Pairing", "SetupError", "read_until", "run_ladder"]
