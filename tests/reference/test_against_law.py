"""The law and the model of the rulebook agree, move by move; `python -m tests.reference MOVES` compares more."""

import pytest

from tests.support.pairs import HOUSE_RULES

from .__main__ import compare_moves
from .games import SWITCHES
from .longest import play_to_the_end

SHARDS, MOVES, ROUNDS = 12, 5_000, 40


@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_law_does_what_the_rulebook_says(shard):
    """Random tables of every edition, 2 to 10 players: legal moves, position and points after each move."""
    report = compare_moves(MOVES, f"shard {shard}")
    assert report.moves >= MOVES
    assert len(report.lines) > 20


def test_the_model_plays_every_house_rule():
    assert {*SWITCHES, "cards", "catch", "mercy"} == set(HOUSE_RULES)


def test_pile_3_every_round_ends_or_is_blocked():
    """PILE-3: rounds of eager players at random tables, with a bound on the moves between two refills."""
    played = [play_to_the_end(f"test {number}") for number in range(ROUNDS)]
    assert all(length.refills < 50 for length in played)
    assert {length.ended_by for length in played} >= {"going out", "PILE-3"}
