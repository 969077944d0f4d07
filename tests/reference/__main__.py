"""python -m tests.reference MOVES [SEED]: compare this many moves of random games with the model."""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import count, islice

from .games import random_rounds

MOST_MOVES_OF_A_TABLE = 150
READ_AGAIN_EVERY = 10


@dataclass
class Report:
    moves: int = 0
    lines: set[str] = field(default_factory=set)  # the combinations of rules
    verbs: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        verbs = ", ".join(f"{verb} {times:,}" for verb, times in sorted(self.verbs.items()))
        return f"{self.moves:,} moves over {len(self.lines):,} combinations of rules: no difference\n{verbs}"


def compare_moves(moves: int, seed: object) -> Report:
    """Table after table until this many moves were compared. A difference is raised."""
    report = Report()
    for table in count():
        for comparison in islice(random_rounds(f"{seed} {table}"), MOST_MOVES_OF_A_TABLE):
            report.moves += 1
            report.lines.add(comparison.line)
            report.verbs.update(move.split()[1] for move in comparison.moves[-1:])
            if report.moves % READ_AGAIN_EVERY == 0:
                comparison.read_again()
        if report.moves >= moves:
            return report
    raise AssertionError


if __name__ == "__main__":
    print(compare_moves(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else 0))
