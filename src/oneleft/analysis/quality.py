"""How good a decision was, in a word. docs/analysis.md shows how the thresholds were found."""

from __future__ import annotations

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = QUALITIES = ("best", "good", "inaccuracy", "mistake", "blunder")
FAULTS = (INACCURACY, MISTAKE, BLUNDER)

# What a decision gave away at least, as a share of what the round is worth.
THRESHOLDS = {BLUNDER: 0.10, MISTAKE: 0.05, INACCURACY: 0.02}
ERRORS = 3.0  # standard errors that a loss must exceed to count as one
SUSPICION = 1.0  # and those from which it is looked at again


def quality_of(is_best: bool, loss: float, error: float) -> str:
    """The class of a decision. A loss within its error bars is none."""
    if is_best:
        return BEST
    if loss <= ERRORS * error:
        return GOOD
    return next((name for name, least in THRESHOLDS.items() if loss >= least), GOOD)


def is_suspicious(loss: float, error: float) -> bool:
    """Whether a decision may turn out to be a fault."""
    return loss >= THRESHOLDS[INACCURACY] and loss > SUSPICION * error
