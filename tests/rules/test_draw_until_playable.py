"""draw_until_playable: a draw goes on until a card can be played."""

import pytest

import oneleft
from tests.support.rule_tables import EDITIONS, after_moves, back, cards, nth_key, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "B1 Y2 | R3 B3 | B4 Y4"


def until(*moves, hands=HANDS, **table):
    table.setdefault("house", "draw_until_playable")
    return after_moves(hands, "R5", *moves, **table)


@every_edition
def test_until_1_until_a_card_can_be_played(edition):
    """UNTIL-1: a player who draws in turn goes on drawing until a card can be played."""
    after = until("0 draw", draw="Y9 B9 Y8 R8 R7", edition=edition)
    assert (after.phase, after.turn, after.drawn) == ("drew", 0, "R8")
    assert after.hand(0) == cards("B1 Y2 Y9 B9 Y8 R8")
    assert after.draw[0] == "R7"


def test_until_1_it_may_be_played_or_kept():
    """UNTIL-1, TURN-4: that card, and no other."""
    asked = until("0 draw", draw="Y9 R8", hands="B1 Y2 R1 | R3 B3")
    assert asked.legal[0] == ["0 play R8", "0 keep"]
    assert until("0 draw", "0 play R8", draw="Y9 R8").top == "R8"
    assert until("0 draw", "0 keep", draw="Y9 R8").turn == 1
    table = {"draw": "Y9 R8", "house": "draw_until_playable"}
    assert refused("B1 Y2 R1 | R3", "R5", "0 draw", "0 play R1", **table) == "TURN-4"


def test_until_1_the_first_card():
    """UNTIL-1: a first card that can be played ends the drawing."""
    assert until("0 draw", draw="R8 Y9").counts[0] == 3


@pytest.mark.parametrize(("bluffing", "drawn", "count"), [(True, "W+4", 4), (False, "R8", 5)])
def test_until_1_a_bluff_counts_where_bluffing_is_on(bluffing, drawn, count):
    """UNTIL-1: an unlawful Wild Draw Four can be played where bluffing is on; else the drawing goes on."""
    after = until("0 draw", hands="R1 Y2 | R3", draw="Y9 W+4 R8", bluffing=bluffing)
    assert (after.phase, after.drawn, after.counts[0]) == ("drew", drawn, count)


def test_until_1_or_nothing_is_left():
    """UNTIL-1, PILE-1: the discards are shuffled in; when nothing is left the turn passes."""
    table = {"house": "draw_until_playable", "rest": "out", "draw": "Y9"}
    after = after_moves(HANDS, "Y8 B8 R5", "0 draw", **table)
    assert after.hand(0) == cards("B1 Y2 Y9 Y8 B8")
    assert (after.phase, after.turn, after.draw) == ("turn", 1, [])


def test_until_1_nothing_to_draw_at_all():
    """UNTIL-1, PILE-2: then the turn passes, and such passes block the round."""
    table = {"house": "draw_until_playable", "rest": "out"}
    assert after_moves("B1 | B2", "R5", "0 draw", **table).passes == 1
    assert after_moves("B1 | B2", "R5", "0 draw", "1 draw", **table).result["blocked"] is True


def test_until_1_not_without_it():
    """UNTIL-1: without the house rule one card is drawn."""
    assert until("0 draw", draw="Y9 R8", house="").counts[0] == 3


def test_until_2_it_is_one_move():
    """UNTIL-2: the others see how many were drawn, and not which."""
    for number in range(200):
        game = oneleft.Game("classic+draw_until_playable", 3, key=nth_key(number))
        seat = game.turn
        if "draw" not in [move.verb for move in game.legal_moves(seat)]:
            continue
        game.push(f"{seat} draw")
        drawn = [event for event in game.events_for((seat + 1) % 3) if type(event).__name__ == "Drew"]
        count = game.view().counts[seat] - 7
        assert sum(event.count for event in drawn) == count
        assert all(event.cards is None for event in drawn)
        if count > 2:
            return
    raise AssertionError("nobody drew three cards")


def test_until_2_penalties_are_not_touched():
    """UNTIL-2: a penalty, a catch and a Jam card cost what they cost."""
    draw = "Y9 Y8 Y7 Y6 Y5 Y4"
    assert until("0 play R+2", "1 take", hands="R+2 B1 Y1 | B2 G2 | B3", draw=draw).counts == [2, 4, 1]
    assert until("0 play W+4:G", "1 take", hands="W+4 B1 Y1 | B2 Y2 | B3", draw=draw).counts == [2, 6, 1]
    assert until("0 play R1", "1 catch 0", hands="R1 B1 | B2 Y2 | B3", draw=draw).counts == [3, 2, 1]
    jam = back("WJ B1 O1 | B2 Y2", "R5", "0 play WJ", draw="Y9 Y8 Y7", house="draw_until_playable")
    assert jam.counts == [4, 2]
