"""Rounds played by a policy, without Python in the loop."""

from typing import Any

from oneleft.rules.apply import apply
from oneleft.rules.deal import start_round
from oneleft.rules.round import OVER

from . import policies
from .compiler import compiled, let_numba_call
from .policies import anyone

let_numba_call(policies)

MULTIPLIER = 6364136223846793005 & 0x7FFF_FFFF_FFFF_FFFF
WORD63 = 0x7FFF_FFFF_FFFF_FFFF


@compiled
def play_uniformly(records: Any, seed: int, moves: int) -> tuple[int, int]:
    """Deal and play whole rounds until at least so many moves were made; the moves and the rounds.

    The choices come from a fast generator: they need no secrecy, unlike the cards.
    """
    r = records[0]
    made = 0
    rounds = 0
    state = seed
    while made < moves:
        start_round(r)
        rounds += 1
        while r.phase != OVER:
            state = (state * MULTIPLIER + 1442695040888963407) & WORD63
            seat, move = anyone(r, (state >> 31) & 0xFFFF_FFFF)
            apply(r, seat, move)
            made += 1
    return made, rounds
