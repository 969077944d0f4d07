"""python -m tests.reference.longest ROUNDS [SEED]: play rounds of random tables to their end, and report the longest.

Between two refills a card goes from the draw pile to a hand and from there to the discards, and never back, but for the
hand of a player who is out by MERCY-1. So at most a deck of cards is laid, and a deck and those hands are drawn.
Each card laid allows at most three moves that move none (a colour, a trade after the end of a series, or an answer to
a penalty for which there is nothing to draw; and a call or a catch), each draw one (to keep the card). Nobody passes
with nothing to draw once a card was laid, for then there is a card beneath it. See docs/silent.md.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from oneleft.table.events import Reshuffled

from .compare import Law
from .games import eager, random_table

DECK, MOST_OUT, MOST_HELD, MOST_PLAYERS = 112, 9, 40, 10
MOST_BETWEEN_REFILLS = DECK * 4 + (DECK + MOST_OUT * MOST_HELD) * 2 + MOST_PLAYERS


@dataclass
class Length:
    """A round that is over: its moves, its refills and the longest stretch without one."""

    line: str
    players: int
    moves: int = 0
    refills: int = 0
    stretch: int = 0
    ended_by: str = "going out"

    def __str__(self) -> str:
        about = f"{self.line}, {self.players} players, {self.refills} refills, at most {self.stretch} moves between"
        return f"{self.moves:,} moves, ended by {self.ended_by}: {about}"


def play_to_the_end(seed: object) -> Length:
    random = Random(f"longest {seed}")
    options, players = random_table(random)
    law = Law(options, players, random.randbytes(32).hex())
    law.deal(random.randrange(players))
    choose, length, since = eager(random), Length(options.line, players), 0
    while law.result is None:
        events = law.push(choose([move for moves in law.legal for move in moves]))
        refilled = any(isinstance(event, Reshuffled) for event in events)
        length.moves += 1
        since = 0 if refilled else since + 1
        length.refills += refilled
        length.stretch = max(length.stretch, since)
        assert since <= MOST_BETWEEN_REFILLS, length
    if law.result["blocked"]:
        length.ended_by = "PILE-3" if length.refills == 49 else "PILE-2"
    return length


if __name__ == "__main__":
    rounds = int(sys.argv[1])
    played = [play_to_the_end(f"{' '.join(sys.argv[2:])} {number}") for number in range(rounds)]
    print(f"{rounds:,} rounds, {sum(length.moves for length in played):,} moves; the longest:")
    for length in sorted(played, key=lambda length: length.moves)[:-6:-1]:
        print(length)
