"""number_start, number_finish: the first discard and the last card are numbers."""

import pytest

import oneleft
from tests.support.rule_tables import (
    EDITIONS,
    after_moves,
    back,
    first_discard,
    nth_key,
    refused,
    slam,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
ACTIONS = ["RS", "RR", "R+2", "W:B", "W+4:B"]


@every_edition
@pytest.mark.parametrize("card", ["RS", "RR", "R+2", "W", "W+4"])
def test_nstart_1_goes_back_and_another_is_turned(edition, card):
    """NSTART-1: an action or wild card turned up first goes back into the deck, which is shuffled."""
    tops = set()
    for number in range(12):
        after = first_discard(card, 3, edition=edition, house="number_start", key=nth_key(number))
        assert after.top[1:].isdigit()
        assert (after.phase, after.turn, after.direction, after.pending) == ("turn", 0, "left", 0)
        assert (after.counts, len(after.discard)) == ([7, 7, 7], 1)
        tops.add(after.top)
    assert len(tops) > 5


@pytest.mark.parametrize(("edition", "card"), [("jam", "WJ"), ("graduation", "WG")])
def test_nstart_1_the_special_wilds_too(edition, card):
    """NSTART-1, START-6: Jam and Graduation are wild cards."""
    assert first_discard(card, 3, edition=edition, house="number_start").top[1:].isdigit()


def test_nstart_1_a_number_stays():
    """NSTART-1: a number card is left where it is."""
    assert first_discard("B4", 3, house="number_start").top == "B4"


def test_nstart_1_in_a_game():
    """NSTART-1: no game starts with anything else."""
    for number in range(60):
        assert oneleft.Game("jam+number_start", 3, key=nth_key(number)).view().top[1:].isdigit()


@every_edition
@pytest.mark.parametrize("card", ACTIONS)
def test_nfinish_1_not_in_turn(edition, card):
    """NFINISH-1: an action or wild card cannot be laid as the last card in turn."""
    hands = f"{card.partition(':')[0]} | R2 B2 | R3 B3"
    table = {"house": "number_finish", "edition": edition}
    assert refused(hands, "R5", f"0 play {card}", **table) == "NFINISH-1"
    assert after_moves(hands, "R5", **table).legal[0] == ["0 draw"]
    two = f"{card.partition(':')[0]} R1 | R2 B2 | R3 B3"
    assert after_moves(two, "R5", f"0 play {card}", **table).counts[0] == 1


@pytest.mark.parametrize(("edition", "card"), [("jam", "WJ"), ("graduation", "WG:B")])
def test_nfinish_1_the_special_wilds_too(edition, card):
    """NFINISH-1: Jam and Graduation are wild cards."""
    hands = f"{card.partition(':')[0]} | R2 B2"
    assert refused(hands, "R5", f"0 play {card}", house="number_finish", edition=edition) == "NFINISH-1"


@every_edition
def test_nfinish_1_a_number_card_may(edition):
    """NFINISH-1: a number card ends the round as ever."""
    assert after_moves("R1 | R2 B2", "R5", "0 play R1", house="number_finish", edition=edition).result["out"] == 0


@pytest.mark.parametrize(
    ("first", "last"), [("R+2", "B+2"), ("W+4:R", "W+4:B"), ("R+2", "W+4:B"), ("R+2", "RS"), ("R+2", "RR")]
)
def test_nfinish_1_not_as_an_answer(first, last):
    """NFINISH-1: to answer or deflect a penalty is to lay a card in turn."""
    hands = f"{first.partition(':')[0]} B1 Y1 | {last.partition(':')[0]} | R3 B3"
    house = "number_finish cross_stacking deflect"
    assert refused(hands, "R5", f"0 play {first}", f"1 play {last}", house=house) == "NFINISH-1"


@pytest.mark.parametrize("card", ["RS", "RR", "R+2", "W:B", "W+4:B"])
def test_nfinish_1_not_by_a_jump(card):
    """NFINISH-1: nor out of turn."""
    name = card.partition(":")[0]
    hands = f"{name} B1 Y1 | R2 B2 | R4 B4 | {name} | R8 B8"
    house = "number_finish jump_in"
    assert not any("jump" in move for move in after_moves(hands, "R5", f"0 play {card}", house=house).legal[3])
    assert refused(hands, "R5", f"0 play {card}", f"3 jump {card}", house=house) == "NFINISH-1"


def test_nfinish_1_a_number_by_a_jump():
    """NFINISH-1, JUMP-1: a number card may jump in as the last one."""
    after = after_moves("R1 B1 Y1 | R2 B2 | R1", "R5", "0 play R1", "2 jump R1", house="number_finish jump_in")
    assert after.result["out"] == 2


def test_nfinish_1_a_slam_is_not_laying_a_card():
    """NFINISH-1, JAM-2: its discards may be any, the last ones too."""
    hands, moves = "WJ RS W+4 | R2 B2", ("0 play WJ", "0 discard RS", "0 discard W+4")
    assert slam(hands, "R5", *moves, house="number_finish").result["out"] == 0
    assert slam("WJ RS | R2 B2", "R5", "0 play WJ", "0 discard RS", house="number_finish").result["out"] == 0
    assert back("WJ RS | R2 B2", "R5", "0 play WJ", house="number_finish").counts == [3, 2]


def test_nfinish_2_whoever_holds_only_such_a_card_draws():
    """NFINISH-2: and may play it once there is another."""
    assert after_moves("RS | R2 B2", "R5", house="number_finish").legal[0] == ["0 draw"]
    after = after_moves("RS | R2 B2 | B3", "R5", "0 draw", "1 draw", "2 draw", house="number_finish", draw="B9 B8 B7")
    assert "0 play RS" in after.legal[0]


def test_nfinish_2_it_does_not_count_as_playable():
    """NFINISH-2, MUST-1: so a player who must play may draw."""
    assert after_moves("RS | R2 B2", "R5", house="number_finish must_play").legal[0] == ["0 draw"]
    assert after_moves("W | R2 B2", "R5", "0 draw", house="number_finish must_play", draw="B9").counts == [2, 2]


def test_nfinish_2_the_drawn_card_is_not_the_last():
    """NFINISH-2, UNTIL-1: an action card that is drawn in addition to the one in hand can be played."""
    table = {"house": "number_finish draw_until_playable must_play", "draw": "B9 RS"}
    after = after_moves("W | R2 B2", "R5", "0 draw", **table)
    assert (after.phase, after.drawn, after.counts[0]) == ("drew", "RS", 3)
