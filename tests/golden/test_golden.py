"""Whole games and counts of move sequences, compared with what was written and looked at."""

import pytest

from tests.support.all_tables import ALL_RULES
from tests.support.playthroughs import GAMES, counts_of, golden_games, playthrough, read_counts

GOLDEN = golden_games()


@pytest.mark.parametrize("name", GOLDEN)
def test_the_golden_game_is_played_again(name):
    written = (GAMES / f"{name}.txt").read_text("utf-8").splitlines()
    again = playthrough(name, *GOLDEN[name]).splitlines()
    for number, (was, now) in enumerate(zip(written, again, strict=False), start=1):
        assert now == was, f"line {number} of {name}"
    assert len(again) == len(written)


def test_every_golden_game_is_on_disk():
    assert {path.stem for path in GAMES.iterdir()} == set(GOLDEN)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_number_of_move_sequences(rules):
    assert counts_of(rules) == read_counts()[str(rules)]
