"""The ladder: many games between bots, and ratings with intervals."""

from .ladder import Ladder, LadderError, read_until, run_ladder
from .pairings import Pairing

__all__ = ["Ladder", "LadderError", "Pairing", "read_until", "run_ladder"]
