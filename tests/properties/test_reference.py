"""The arena and a C program, written apart from each other, agree on plain UNO over a million games."""

from math import sqrt

import pytest

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import simulate
from tests.support.all_tables import key_of
from tests.support.c_reference import compile_reference, run_reference

pytestmark = pytest.mark.slow

GAMES = 1_000_000
STANDARD_ERRORS = 3.3  # 99.9%, for several figures are compared


def error_of(total: float, squares: float) -> float:
    """The standard error of a mean over all games, squared."""
    return (squares / GAMES - (total / GAMES) ** 2) / GAMES


def agree(ours: float, our_error: float, theirs: float, their_error: float) -> bool:
    return abs(ours - theirs) / GAMES < STANDARD_ERRORS * sqrt(our_error + their_error)


@pytest.mark.parametrize("players", [2, 4])
def test_the_arena_agrees_with_the_reference(tmp_path, players):
    program = compile_reference(tmp_path)
    if program is None:
        pytest.skip("there is no C compiler here")
    theirs = run_reference(program, players, GAMES, seed=1)
    ours = simulate(Batch(Rules(), players, key_of("reference")), GAMES)
    assert ours.blocked == theirs["blocked"] == 0
    for mine, sums in ((ours.by_moves, "moves"), (ours.by_points, "points")):
        total, squares = mine.power_sum(1), mine.power_sum(2)
        their_error = error_of(theirs[sums], theirs[f"{sums}_squared"])
        assert agree(total, error_of(total, squares), theirs[sums], their_error), sums
    for won, others_won in zip(ours.wins, theirs["wins"], strict=True):
        assert agree(won, error_of(won, won), others_won, error_of(others_won, others_won))
