"""Luck-adjusted results of single rounds: what each decision was worth, instead of who won.

If every seat plays like the baseline, each wins its fair share of deals that are played from every seat. Any other
bot's share differs from that by the sum of its advantages: at each of its decisions, the chance to win after its move
minus the chance after a move of the baseline, with the baseline playing on. (This is the performance difference lemma;
it holds for several such bots at a table too, for any player's chance.) Playouts from the true hands estimate every
advantage without bias. The luck of the cards is not in this sum, so its spread is smaller than that of plain wins.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import numpy as np

from oneleft.arena.baseline_playouts import BASELINE, BLOCKED, BY_BASELINE, OUTCOMES, Decision, play_out_moves
from oneleft.arena.batch import Batch
from oneleft.arena.compiler import to_records
from oneleft.arena.policy_data import new_policies
from oneleft.rules.cards import NONE
from oneleft.table.move import Move
from oneleft.table.table import Table

PLAYOUTS = 200  # for each decision and move
SEED_BITS = 62


class AdvantageSum:
    """Adds up, over one round, what the decisions of all bots but the baseline were worth to one seat."""

    def __init__(self, batch: Batch, number: int, lineup: Sequence[str], seat: int) -> None:
        self.batch = batch
        self.number = number
        self.deviating = tuple(name != BASELINE for name in lineup)
        self.seat = seat
        self.policies = new_policies(batch.rules, matches=False, plays=(BASELINE,))
        self.value = 0.0

    def decided(self, table: Table, seat: int, move: str | None, moves_made: int) -> None:
        """Take note of a decision, before its move is made."""
        if not self.deviating[seat]:
            return
        code = NONE if move is None else table.codec.encode(Move(move))[1]
        start = moves_made % self.batch.players  # see `rules.turn_order`
        decision = Decision(to_records(table.round), start, seat, np.array([code, BY_BASELINE], np.int64))
        outcomes = np.zeros((2, OUTCOMES), np.int64)
        play_out_moves(decision, self.policies, self._seed(moves_made, seat), PLAYOUTS, outcomes)
        wins = outcomes[:, self.seat] + outcomes[:, BLOCKED] / self.batch.players
        self.value += float(wins[0] - wins[1]) / PLAYOUTS

    def _seed(self, moves_made: int, seat: int) -> int:
        """A seed that has nothing to do with the deal, else the playouts would know the draw pile."""
        text = f"oneleft rollouts {self.batch.key.lower()} {self.number} {self.seat} {moves_made} {seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little") >> (64 - SEED_BITS)
