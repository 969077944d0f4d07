"""Which bot is stronger: many games between bots, and how sure their figures are."""

from .ladder import Ladder, LadderError, read_until, run_ladder
from .pairings import Pairing

__all__ = ["Ladder", "LadderError", "Pairing", "read_until", "run_ladder"]
