"""UNO: the call, the omission and the catch."""

import random

import pytest

import oneleft
from tests.support.rule_tables import EDITIONS, KEY, after_moves, back, cards, drop_key, refused, slam

every_edition = pytest.mark.parametrize("edition", EDITIONS)
HANDS = "R1 B1 | R2 B2 | R3 B3"


@every_edition
def test_uno_1_with_the_play(edition):
    """UNO-1: said with the play, nobody can be caught."""
    after = after_moves(HANDS, "R5", "0 play R1 uno", edition=edition)
    assert (after.exposed, after.turn) == (None, 1)
    assert after.told("called_uno") == [{"event": "called_uno", "seat": 0}]
    assert refused(HANDS, "R5", "0 play R1 uno", "2 catch 0", edition=edition) == "UNO-4"


@every_edition
def test_uno_1_afterwards(edition):
    """UNO-1: said afterwards, while nobody has caught the omission."""
    assert after_moves(HANDS, "R5", "0 play R1", edition=edition).exposed == 0
    after = after_moves(HANDS, "R5", "0 play R1", "0 uno", edition=edition)
    assert (after.exposed, after.turn, after.phase) == (None, 1, "turn")
    assert refused(HANDS, "R5", "0 play R1", "0 uno", "1 catch 0", edition=edition) == "UNO-4"


def test_uno_1_both_ways_are_offered():
    """UNO-1: a play that leaves one card is offered with and without the call."""
    offered = after_moves(HANDS, "R5").legal[0]
    assert {"0 play R1", "0 play R1 uno"} <= set(offered)
    after = after_moves(HANDS, "R5", "0 play R1")
    assert after.legal[0] == ["0 uno"]
    assert "1 catch 0" in after.legal[1]
    assert after.legal[2] == ["2 catch 0"]


def test_uno_1_too_late_after_the_catch():
    """UNO-1: once caught, the call does not help any more."""
    assert refused(HANDS, "R5", "0 play R1", "1 catch 0", "0 uno") == "UNO-4"


@pytest.mark.parametrize("card", ["R1", "RS", "RR", "R+2", "W:G", "W+4:G"])
def test_uno_1_whatever_card_it_is(card):
    """UNO-1: every card that leaves one card brings the duty."""
    held = card.partition(":")[0]
    after = after_moves(f"{held} B1 | R2 B2 | R3 B3", "R5", f"0 play {card}")
    assert after.exposed == 0
    assert after.legal[0] == ["0 uno"]
    assert "2 catch 0" in after.legal[2]
    assert after_moves(f"{held} B1 | R2 B2 | R3 B3", "R5", f"0 play {card} uno").exposed is None


def test_uno_1_a_drawn_card_that_is_played():
    """UNO-1: a player who has one card, draws and plays has one card left and says it again."""
    after = after_moves("B1 | R2 B2 | R3 B3", "R5", "0 draw", "0 play R9", draw="R9")
    assert after.exposed == 0
    assert after_moves("B1 | R2 B2 | R3 B3", "R5", "0 draw", "0 play R9 uno", draw="R9").exposed is None


def test_uno_1_graduation():
    """UNO-1, GRAD-1: a Graduation card that leaves one card brings the duty."""
    assert after_moves("WG B1 | R2 B2", "R5", "0 play WG:B", edition="graduation").exposed == 0
    assert after_moves("WG B1 | R2 B2", "R5", "0 play WG:B uno", edition="graduation").exposed is None


def test_uno_1_not_with_two_or_more_left():
    """UNO-1: only one card left brings the duty."""
    after = after_moves("R1 B1 Y1 | R2 B2", "R5", "0 play R1")
    assert after.exposed is None
    assert after.legal[0] == []


@every_edition
@pytest.mark.parametrize("catcher", [1, 2])
def test_uno_2_any_other_player_may_catch(edition, catcher):
    """UNO-2: two cards drawn; the turn stays where it is."""
    after = after_moves(HANDS, "R5", "0 play R1", f"{catcher} catch 0", draw="Y8 Y9 R9", edition=edition)
    assert after.hand(0) == cards("B1 Y8 Y9")
    assert after.counts == [3, 2, 2]
    assert (after.exposed, after.turn, after.phase, after.draw[0]) == (None, 1, "turn", "R9")
    assert after.told("caught") == [{"event": "caught", "seat": 0, "by": catcher}]


def test_uno_2_the_first_catch_counts():
    """UNO-2: nobody is caught twice for one omission."""
    for second in (1, 2):
        assert refused(HANDS, "R5", "0 play R1", "1 catch 0", f"{second} catch 0") == "UNO-4"


def test_uno_2_not_oneself():
    """UNO-2: any other player."""
    assert refused(HANDS, "R5", "0 play R1", "0 catch 0") == "UNO-4"


def test_uno_2_the_catcher_is_still_free_to_play():
    """UNO-2: a catch takes no turn."""
    assert after_moves(HANDS, "R5", "0 play R1", "1 catch 0", "1 play R2 uno").turn == 2


@pytest.mark.parametrize(
    ("card", "begin"),
    [
        ("R1", ("1 play R2",)),
        ("R1", ("1 draw",)),
        ("R+2", ("1 take",)),
        ("W+4:G", ("1 take",)),
        ("W+4:G", ("1 challenge",)),
        ("RS", ("2 play R3",)),
        ("RR", ("2 draw",)),
    ],
)
@pytest.mark.parametrize("catcher", [1, 2])
def test_uno_2_until_the_next_player_begins_a_turn(card, begin, catcher):
    """UNO-2, UNO-3: playing, drawing, taking a penalty or challenging closes the window; before that it is open."""
    hands = f"{card.partition(':')[0]} B1 | R2 B2 Y2 | R3 B3 Y3"
    assert after_moves(hands, "R5", f"0 play {card}", f"{catcher} catch 0").counts[0] == 3
    after = after_moves(hands, "R5", f"0 play {card}", *begin)
    assert after.exposed is None
    assert not any("catch" in move for moves in after.legal for move in moves)
    assert refused(hands, "R5", f"0 play {card}", *begin, f"{catcher} catch 0") == "UNO-3"


def test_uno_2_a_stacked_card_closes_the_window():
    """UNO-2, PROG-1: to lay another Draw Two is to play."""
    hands = "R+2 B1 | B+2 B2 Y2 | R3 B3 Y3"
    moves = ("0 play R+2", "1 play B+2", "2 catch 0")
    assert refused(hands, "R5", *moves, house="progressive") == "UNO-3"


def test_uno_2_the_catch_leaves_a_penalty_pending():
    """UNO-2: the next player still faces the Draw Two."""
    after = after_moves("R+2 B1 | R2 B2 | R3 B3", "R5", "0 play R+2", "2 catch 0", "1 take")
    assert (after.counts, after.turn) == ([3, 4, 2], 2)


def test_uno_2_two_players_and_a_skip():
    """UNO-2, TWO-1: a player who plays again begins the next turn; the other one must be quicker."""
    hands = "RS R1 | R2 B2"
    assert after_moves(hands, "R5", "0 play RS", "1 catch 0").counts == [3, 2]
    assert after_moves(hands, "R5", "0 play RS", "1 catch 0").turn == 0
    assert after_moves(hands, "R5", "0 play RS", "0 play R1").result["out"] == 0
    assert refused(hands, "R5", "0 play RS", "0 draw", "1 catch 0", draw="Y9") == "UNO-3"


def test_uno_2_a_short_pile():
    """UNO-2, PILE-2: a player who is caught draws what there is."""
    after = after_moves(HANDS, "R5", "0 play R1", "1 catch 0", rest="out", draw="Y9")
    assert after.hand(0) == cards("B1 R5 Y9")
    assert after_moves("R1 B1 | R2 B2", "R5", "0 play R1", "1 catch 0", rest="out").hand(0) == cards("B1 R5")


def test_uno_3_not_before_the_card_lies():
    """UNO-3: nobody can be caught before the card has touched the discard pile."""
    assert refused(HANDS, "R5", "1 catch 0") == "UNO-4"
    assert refused("B1 | R2 B2", "R5", "1 catch 0") == "UNO-4"
    assert refused("B1 | R2 B2", "R5", "0 draw", "1 catch 0", draw="R9") == "UNO-4"


def test_uno_3_not_after_the_next_turn_has_begun():
    """UNO-3: a drawn card that is not yet decided on belongs to a turn that has begun."""
    assert refused(HANDS, "R5", "0 play R1", "1 draw", "2 catch 0", draw="R9") == "UNO-3"
    assert refused(HANDS, "R5", "0 play R1", "1 draw", "2 catch 0", draw="Y9") == "UNO-3"
    assert refused(HANDS, "R5", "0 play R1", "1 draw", "0 uno", draw="R9") == "UNO-4"


def test_uno_3_the_next_omission_is_its_own():
    """UNO-3: after the next play only its player can be caught."""
    after = after_moves(HANDS, "R5", "0 play R1", "1 play R2")
    assert after.exposed == 1
    assert refused(HANDS, "R5", "0 play R1", "1 play R2", "2 catch 0") == "UNO-3"
    assert after_moves(HANDS, "R5", "0 play R1", "1 play R2", "0 catch 1").counts == [1, 3, 2]


@pytest.mark.parametrize(
    ("hands", "move"),
    [
        ("R1 B1 Y1 | R2 B2", "0 play R1 uno"),  # leaves two
        ("R1 | R2 B2", "0 play R1 uno"),  # leaves none
        (HANDS, "0 uno"),  # not played yet
        (HANDS, "1 uno"),
        ("R1 | R2 B2", "0 uno"),  # one card, but not after a play
        ("R1 | R2 B2", "1 catch 0"),
        (HANDS, "0 catch 1"),
        (HANDS, "0 catch 0"),
    ],
)
def test_uno_4_not_due(hands, move):
    """UNO-4: a call that is not due and a catch of who cannot be caught are refused."""
    assert refused(hands, "R5", move) == "UNO-4"


def test_uno_4_not_twice():
    """UNO-4: once said, it is not due any more."""
    assert refused(HANDS, "R5", "0 play R1 uno", "0 uno") == "UNO-4"
    assert refused(HANDS, "R5", "0 play R1", "0 uno", "0 uno") == "UNO-4"


def test_uno_4_not_for_another():
    """UNO-4: nobody says it for someone else."""
    assert refused(HANDS, "R5", "0 play R1", "1 uno") == "UNO-4"


@every_edition
def test_uno_4_costs_nothing(edition):
    """UNO-4: a refused call or catch changes nothing at all."""
    game = oneleft.Game(edition, 3, key=KEY)
    rng = random.Random(4)
    tried = 0
    for _ in range(60):
        if game.round_over:
            break
        before = [game.view(seat) for seat in range(3)], list(game.log), list(game.events)
        for seat in range(3):
            legal = [str(move) for move in game.legal_moves(seat)]
            for move in (f"{seat} uno", *(f"{seat} catch {other}" for other in range(3))):
                if move not in legal:
                    with pytest.raises(oneleft.IllegalMove) as refusal:
                        game.push(move)
                    assert refusal.value.rule == "UNO-4"
                    tried += 1
        assert before == ([game.view(seat) for seat in range(3)], list(game.log), list(game.events))
        seat = game.turn
        game.push(rng.choice([move for move in game.legal_moves(seat) if move.verb not in ("uno", "catch")]))
    assert tried > 100


def test_uno_5_a_slam_that_leaves_one_card():
    """UNO-5: the duty arises when a slam leaves one card: said with the last discard, or afterwards, or caught."""
    hands = "WJ R1 B1 Y1 | R2 B2 | R3 B3"
    first = ("0 play WJ", "0 discard R1")
    assert slam(hands, "R5", *first).exposed is None
    after = slam(hands, "R5", *first, "0 discard Y1")
    assert (after.exposed, after.turn, after.phase, after.counts[0]) == (0, 0, "color", 1)
    assert slam(hands, "R5", *first, "0 discard Y1", "2 catch 0").counts == [3, 2, 2]  # while the colour is named
    named = (*first, "0 discard Y1", "0 color B")
    assert slam(hands, "R5", *named).exposed == 0
    assert slam(hands, "R5", *named, "2 catch 0").counts == [3, 2, 2]
    assert slam(hands, "R5", *named, "0 uno").exposed is None
    assert slam(hands, "R5", *first, "0 discard Y1", "0 uno").exposed is None
    called = slam(hands, "R5", *first, "0 discard Y1 uno")
    assert (called.exposed, called.turn) == (None, 0)
    assert {"0 discard Y1", "0 discard Y1 uno"} <= set(slam(hands, "R5", *first).legal[0])


def test_uno_5_a_jam_card_that_leaves_one_card_for_a_moment():
    """UNO-5: the drop is part of the play (JAM-3): one card before the drop is no duty."""
    for side in ("slam", "back"):
        key = drop_key(side, "WJ Y1 | R2 B2", "R5", "0 play WJ")
        assert after_moves("WJ Y1 | R2 B2", "R5", "0 play WJ", edition="jam", key=key).exposed is None
        assert refused("WJ Y1 | R2 B2", "R5", "0 play WJ uno", edition="jam", key=key) == "UNO-4"
    key = drop_key("slam", "WJ Y1 B1 | R2 B2", "R5", "0 play WJ")
    hands, moves = "WJ Y1 B1 | R2 B2", ("0 play WJ", "0 discard Y1")
    assert after_moves(hands, "R5", *moves, edition="jam", key=key).exposed is None  # one more discard to make
    assert refused("WJ Y1 B1 | R2 B2", "R5", "0 play WJ", "0 discard Y1 uno", edition="jam", key=key) == "UNO-4"


def test_uno_1_a_jam_card_for_which_one_card_is_left_to_draw():
    """UNO-1, JAM-3: the drop is part of the play, which leaves the one card that was there to draw."""
    after = back("WJ | R2 B2 | R3 B3", "R5", "0 play WJ", rest="out")
    assert (after.hand(0), after.exposed) == (["R5"], 0)
    assert "2 catch 0" in after.legal[2]


def test_uno_5_a_slam_that_leaves_more():
    """UNO-5: two cards left bring no duty."""
    hands = "WJ R1 B1 Y1 O1 | R2 B2 | R3 B3"
    after = slam(hands, "R5", "0 play WJ", "0 discard R1", "0 discard B1")
    assert after.exposed is None


@pytest.mark.parametrize("receiver", [1, 2])
def test_uno_5_a_hand_received_carries_no_duty(receiver):
    """UNO-5: a one-card hand received by a 7 or a 0 carries no duty, for either side of the trade."""
    hands = "R7 R0 B1 Y1 | G2 | G3 G4"
    swapped = after_moves(hands, "R5", "0 play R7", "0 swap 1", house="seven_zero")
    assert (swapped.counts, swapped.exposed) == ([1, 3, 2], None)
    assert refused(hands, "R5", "0 play R7", "0 swap 1", f"{receiver} catch 0", house="seven_zero") == "UNO-4"
    assert refused(hands, "R5", "0 play R7", "0 swap 1", "0 uno", house="seven_zero") == "UNO-4"
    passed = after_moves(hands, "R5", "0 play R0", house="seven_zero")
    assert (passed.counts, passed.exposed) == ([2, 3, 1], None)
    assert refused(hands, "R5", "0 play R0", "1 catch 2", house="seven_zero") == "UNO-4"


def test_uno_5_who_played_the_card_owes_the_call():
    """UNO-5, UNO-1: the play left one card, so its player owes the call even after the hand has moved on."""
    zero = after_moves("R0 B1 | G2 Y2 | G3 G4 Y4", "R5", "0 play R0", house="seven_zero")
    assert (zero.counts, zero.exposed) == ([3, 1, 2], 0)
    caught = after_moves("R0 B1 | G2 Y2 | G3 G4 Y4", "R5", "0 play R0", "1 catch 0", house="seven_zero")
    assert caught.counts == [5, 1, 2]
    hands, moves = "R7 B1 | G2 Y2 | G3 G4 Y4", ("0 play R7", "0 swap 2")
    seven = after_moves(hands, "R5", *moves, house="seven_zero")
    assert (seven.counts, seven.exposed) == ([3, 2, 1], 0)
    assert after_moves(hands, "R5", *moves, "0 uno", house="seven_zero").exposed is None
    assert after_moves(hands, "R5", "0 play R7 uno", "0 swap 2", house="seven_zero").exposed is None


def test_uno_2_caught_before_the_trade():
    """UNO-2, SEVEN-2: the 7 lies on the pile, so its player can be caught while choosing; the two cards go along."""
    hands, moves = "R7 B1 | G2 Y2 | G3 G4 Y4", ("0 play R7", "2 catch 0")
    caught = after_moves(hands, "R5", *moves, house="seven_zero", draw="Y8 Y9")
    assert (caught.phase, caught.turn, caught.exposed) == ("swap", 0, None)
    after = after_moves(hands, "R5", *moves, "0 swap 1", house="seven_zero", draw="Y8 Y9")
    assert (after.hand(0), after.hand(1), after.turn) == (cards("G2 Y2"), cards("B1 Y8 Y9"), 1)


def test_uno_4_not_with_the_first_of_two_discards():
    """UNO-4, UNO-5: only the last discard of a slam can carry the call."""
    hands = "WJ R1 B1 Y1 | R2 B2"
    key = drop_key("slam", hands, "R5", "0 play WJ")
    assert refused(hands, "R5", "0 play WJ", "0 discard R1 uno", edition="jam", key=key) == "UNO-4"


def test_uno_3_a_penalty_that_is_waited_for_leaves_time_to_catch():
    """UNO-3: a turned-up penalty or a pending one has not begun a turn; a jump has."""
    hands = "R+2 B1 | R2 B2 Y2 | R+2 B3 Y3 | R4 B4"
    assert after_moves(hands, "R5", "0 play R+2", "3 catch 0", "2 jump R+2", house="jump_in").pending == 2
    assert refused(hands, "R5", "0 play R+2", "2 jump R+2", "3 catch 0", house="jump_in") == "UNO-3"
