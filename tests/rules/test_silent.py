"""silent: nobody calls UNO, and nobody can be caught."""

import pytest

from tests.support.rule_tables import EDITIONS, after_moves, drop_key, refused, slam

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "R1 B1 | R2 B2 | R3 B3"


@every_edition
def test_silent_1_nobody_calls(edition):
    """SILENT-1: the call is neither offered nor accepted."""
    before = after_moves(HANDS, "R5", house="silent", edition=edition)
    assert before.legal[0] == ["0 play R1", "0 draw"]
    assert refused(HANDS, "R5", "0 play R1 uno", house="silent", edition=edition) == "SILENT-1"
    assert refused(HANDS, "R5", "0 play R1", "0 uno", house="silent", edition=edition) == "SILENT-1"


@every_edition
def test_silent_1_nobody_can_be_caught(edition):
    """SILENT-1: a player who has one card left is safe."""
    after = after_moves(HANDS, "R5", "0 play R1", house="silent", edition=edition)
    assert (after.exposed, after.legal[0], after.legal[2]) == (None, [], [])
    assert refused(HANDS, "R5", "0 play R1", "1 catch 0", house="silent", edition=edition) == "SILENT-1"


def test_silent_1_slam_jump_and_trade():
    """SILENT-1: nor after a slam, a jump or a 7."""
    hands = "WJ R1 B1 Y1 | R2 B2"
    moves = ("0 play WJ", "0 discard R1")
    assert slam(hands, "R5", *moves, house="silent").legal[0] == ["0 discard Y1", "0 discard B1"]
    assert slam(hands, "R5", *moves, "0 discard Y1", house="silent").exposed is None
    key = drop_key("slam", hands, "R5", "0 play WJ", house="silent")
    called = (*moves, "0 discard Y1 uno")
    assert refused(hands, "R5", *called, house="silent", edition="jam", key=key) == "SILENT-1"
    jumped = after_moves("R1 B1 Y1 | R2 B2 | R1 B3", "R5", "0 play R1", "2 jump R1", house="silent jump_in")
    assert jumped.exposed is None
    assert after_moves("R7 B1 | R2 B2", "R5", "0 play R7", "0 swap 1", house="silent sevens").exposed is None


def test_silent_1_the_round_goes_on_as_ever():
    """SILENT-1, OUT-1: the last card still ends the round."""
    assert after_moves("R1 | R2 B2", "R5", "0 play R1", house="silent").result["out"] == 0
