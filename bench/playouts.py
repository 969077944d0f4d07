"""Rounds played by a policy, without Python in the loop."""

from typing import Any

from oneleft.arena.compiler import compiled
from oneleft.arena.policy_rng import first_state, next_state, word_of
from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.deal import start_round
from oneleft.rules.rng import WORD
from oneleft.rules.round import OVER


@compiled
def play_uniformly(records: Any, seed: int, moves: int) -> tuple[int, int]:
    """Whole rounds at the first record's table until at least this many moves were made; the moves and the rounds."""
    r = records[0]
    r.key[0] ^= seed & WORD  # other cards for another seed
    made = 0
    rounds = 0
    state = first_state(seed & WORD, 1)
    while made < moves:
        r.dealer = rounds % r.players
        start_round(r)
        rounds += 1
        while r.phase != OVER:
            state = next_state(state)
            seat, move = any_legal_move(r, word_of(state))
            apply(r, seat, move)
            made += 1
    return made, rounds
