"""What bots that play by weights do where a house rule makes one move plainly right."""

import pytest

from oneleft import Game
from oneleft.bots.factory import new_bot
from oneleft.policies.registry import WEIGHTED

DRAW_PILE = "B8 B9 Y8 Y9 G8 G9"

CASES = [
    pytest.param("multi_play", "R5 B5 G5 | R1 R2 R3", "R9", {}, "play", id="a series that goes out is begun"),
    pytest.param("multi_play", "B5 G5 | R1 R2", "R9 R5", {"phase": "series"}, "play", id="and ended"),
    pytest.param("multi_play sevens", "B7 R1 R2 R3 | Y1 Y2", "R9 R7", {"phase": "series"}, "pass", id="before a trade"),
    pytest.param("multi_play zeros", "B0 R1 R2 R3 | Y1 Y2", "R9 R0", {"phase": "series"}, "pass", id="and a round"),
    pytest.param("multi_play sevens", "B7 | Y1 Y2", "R9 R7", {"phase": "series"}, "play", id="but it goes out"),
    pytest.param(
        "mercy=10 deflect",
        "RS B1 B2 B3 B4 B5 B6 B7 | Y1 Y2 Y3",
        "R9 R+2",
        {"phase": "penalty", "pending": 2},
        "play",
        id="a player who would be out of the round answers",
    ),
    pytest.param(
        "mercy=10",
        "Y1 B1 B2 B3 B4 B5 B6 B7 | Y1 Y2 Y3",
        "R9 W+4",
        {"color": "G", "phase": "penalty", "pending": 4, "challenged": {"hand": ["Y1", "Y2", "Y3"], "color": "R"}},
        "challenge",
        id="or challenges",
    ),
    pytest.param("mercy=10", "R+2 B1 B2 B3 B4 B5 B6 B7 B8 | Y1 Y2", "R9", {}, "play", id="and does not draw"),
]


@pytest.mark.parametrize("name", WEIGHTED)
@pytest.mark.parametrize(("house", "hands", "pile", "more", "verb"), CASES)
def test_bot_makes_the_move_that_is_plainly_right(name, house, hands, pile, more, verb):
    position = {
        "hands": [hand.split() for hand in hands.split("|")],
        "discard": pile.split(),
        "draw": DRAW_PILE.split(),
        **more,
    }
    game = Game.from_position(position, "+".join(["classic", *house.split()]), seed=1)
    assert len({move.verb for move in game.legal_moves(0)}) > 1
    for seed in range(8):
        answer = new_bot(name, f"{seed}").answer(game.view(0))
        assert answer.split()[1] == verb
