"""The Wild Draw Four and its challenge."""

import pytest

import oneleft
from tests.support.rule_tables import EDITIONS, after_moves, cards, colors_of, nth_key, refused

every_edition = pytest.mark.parametrize("edition", EDITIONS)
LAWFUL = "W+4 B1 Y2 | R2 B2 | R3 B3"  # on red: no red in hand
BLUFF = "W+4 R1 Y2 | R2 B2 | R3 B3"  # on red: R1
DRAW = "B4 B5 B6 B7 B8 B9 Y9"


@every_edition
@pytest.mark.parametrize(("direction", "victim", "next_turn"), [("left", 1, 2), ("right", 2, 1)])
def test_wd4_1_draws_four_and_misses_the_turn(edition, direction, victim, next_turn):
    """WD4-1: its player names the colour; the next player draws four and misses the turn."""
    for color in colors_of(edition):
        play = f"0 play W+4:{color}"
        table = {"edition": edition, "direction": direction, "draw": DRAW}
        faced = after_moves(LAWFUL, "R5", play, **table)
        assert (faced.phase, faced.turn, faced.pending, faced.color) == ("penalty", victim, 4, color)
        assert sorted(faced.legal[victim]) == [f"{victim} challenge", f"{victim} take"]
        after = after_moves(LAWFUL, "R5", play, f"{victim} take", **table)
        assert (after.phase, after.turn, after.pending, after.color) == ("turn", next_turn, 0, color)
        assert after.hand(victim) == sorted([f"R{victim + 1}", f"B{victim + 1}", "B4", "B5", "B6", "B7"])
        assert after.counts[0] == 2


@pytest.mark.parametrize("move", ["1 play R2", "1 play W+4:G", "1 play W:B", "1 draw"])
def test_wd4_1_no_way_round(move):
    """WD4-1: a player who faces it draws or challenges."""
    assert refused("W+4 B1 Y2 | R2 W+4 W | R3 B3", "R5", "0 play W+4:R", move) == "WD4-1"


@pytest.mark.parametrize("move", ["2 take", "2 draw", "0 play B1"])
def test_wd4_1_nobody_else(move):
    """WD4-1: it is the next player's to answer."""
    assert refused(LAWFUL, "R5", "0 play W+4:B", move) == "SETUP-4"


@pytest.mark.parametrize(
    ("rest", "pile", "lawful"),
    [
        ("B1 Y2", "R5", True),
        ("R1 Y2", "R5", False),
        ("B5 Y5 G5", "R5", True),  # the number does not forbid it
        ("BS Y2", "RS", True),  # nor does the symbol
        ("B+2 Y+2", "R+2", True),
        ("RS B1", "R5", False),
        ("R+2 B1", "R5", False),
        ("RR B1", "R5", False),
        ("R0 B1", "R5", False),
        ("W B1", "R5", True),  # wilds have no colour
        ("W W+4", "R5", True),
        ("R1 B2", "W:B", False),  # the colour in play is the named one
        ("R1 Y2", "W:B", True),
        ("R1 Y2", "R5 W+4:B", True),
    ],
)
def test_wd4_2_when_it_is_lawful(rest, pile, lawful):
    """WD4-2: lawful when no other card in the hand has the colour in play."""
    hands = f"W+4 {rest} | G2 G3 | G4 G5"
    for named in "RB":
        after = after_moves(hands, pile, f"0 play W+4:{named}", "1 challenge", draw="Y3 Y4 Y6 Y7 Y8 Y9")
        assert after.told("challenged")[0]["guilty"] is not lawful
    if lawful:
        assert after_moves(hands, pile, "0 play W+4:G", bluffing=False).pending == 4
    else:
        assert refused(hands, pile, "0 play W+4:G", bluffing=False) in ("WD4-2", "WD4-3")
    offered = after_moves(hands, pile, bluffing=False).legal[0]
    assert any("W+4" in move for move in offered) is lawful


@pytest.mark.parametrize(("edition", "card"), [("jam", "WJ"), ("graduation", "WG")])
def test_wd4_2_special_wilds_have_no_color(edition, card):
    """WD4-2: neither Welcome to the Jam nor Graduation forbids it."""
    after = after_moves(f"W+4 {card} B1 | Y2", "R5", "0 play W+4:R", "1 challenge", edition=edition)
    assert after.told("challenged")[0]["guilty"] is False


@every_edition
def test_wd4_3_bluffing(edition):
    """WD4-3: the unlawful play is possible and stands unless it is challenged."""
    after = after_moves(BLUFF, "R5", "0 play W+4:B", "1 take", draw=DRAW, edition=edition)
    assert (after.counts, after.turn) == ([2, 6, 2], 2)


@every_edition
def test_wd4_3_a_table_without_bluffing(edition):
    """WD4-3: with bluffing switched off the unlawful play is refused, the lawful one is not."""
    assert refused(BLUFF, "R5", "0 play W+4:B", bluffing=False, edition=edition) in ("WD4-2", "WD4-3")
    assert after_moves(LAWFUL, "R5", "0 play W+4:B", bluffing=False, edition=edition).pending == 4


def test_wd4_3_a_table_without_bluffing_refuses_it_right_after_the_draw():
    """WD4-3: drawn or not, an unlawful Wild Draw Four stays in the hand."""
    assert refused("R1 Y2 | R3", "R5", "0 draw", "0 play W+4:B", draw="W+4", bluffing=False) == "SETUP-4"
    assert after_moves("B1 Y2 | R3", "R5", "0 draw", "0 play W+4:B", draw="W+4", bluffing=False).pending == 4


@pytest.mark.parametrize("seat", [0, 2])
def test_wd4_4_only_who_would_draw_may_challenge(seat):
    """WD4-4: neither the player nor a third one."""
    assert refused(BLUFF, "R5", "0 play W+4:B", f"{seat} challenge") in ("WD4-4", "SETUP-4")
    assert after_moves(BLUFF, "R5", "0 play W+4:B").legal[seat] == []


@pytest.mark.parametrize("moves", [("1 take", "1 challenge"), ("1 take", "2 challenge")])
def test_wd4_4_before_drawing(moves):
    """WD4-4: it is too late once the cards are drawn."""
    assert refused(BLUFF, "R5", "0 play W+4:B", *moves, draw=DRAW) in ("WD4-4", "SETUP-4")
    assert not any("challenge" in move for move in after_moves(BLUFF, "R5", "0 play W+4:B", moves[0]).legal[2])


@pytest.mark.parametrize("before", [(), ("0 play R+2",), ("0 play R9",), ("0 play W:R",)])
def test_wd4_4_nothing_else_is_challenged(before):
    """WD4-4: no other card can be challenged."""
    seat = 1 if before else 0
    assert refused("R+2 R9 W B1 | R2 B2 | R3", "R5", *before, f"{seat} challenge") == "WD4-4"


def test_wd4_4_nobody_challenges_twice():
    """WD4-4: one challenge, by one player."""
    for hands in (BLUFF, LAWFUL):
        assert refused(hands, "R5", "0 play W+4:B", "1 challenge", "1 challenge") in ("WD4-4", "SETUP-4")
        assert refused(hands, "R5", "0 play W+4:B", "1 challenge", "2 challenge") in ("WD4-4", "SETUP-4")


def test_wd4_4_the_hand_as_it_was():
    """WD4-4: what is shown is the hand from which the card was played."""
    told = after_moves("W+4 R1 Y2 W | R2 B2 | R3 B3", "R5", "0 play W+4:B", "1 challenge").told("challenged")
    assert [(event["seat"], event["accused"], event["guilty"]) for event in told] == [(1, 0, True)]
    assert sorted(event for event in told[0]["cards"] if event != "W+4") == cards("R1 Y2 W")


@pytest.mark.parametrize("catcher", [1, 2])
def test_wd4_4_cards_drawn_for_a_catch_do_not_count(catcher):
    """WD4-4: red cards drawn after the play (UNO-2) neither convict nor are shown."""
    moves = ("0 play W+4:B", f"{catcher} catch 0", "1 challenge")
    after = after_moves("W+4 Y2 | R2 B2 | R3 B3", "R5", *moves, draw="R8 R9 B4 B5 B6 B7 B8 B9")
    told = after.told("challenged")[0]
    assert told["guilty"] is False
    assert [card for card in told["cards"] if card != "W+4"] == ["Y2"]
    assert after.counts == [3, 8, 2]
    assert after.hand(0) == cards("R8 R9 Y2")


def test_wd4_4_a_catch_does_not_hide_a_bluff():
    """WD4-4: who bluffed and was caught is still guilty, and draws both."""
    after = after_moves(
        "W+4 R1 | R2 B2 | R3 B3", "R5", "0 play W+4:B", "2 catch 0", "1 challenge", draw="Y8 Y9 B4 B5 B6 B7"
    )
    assert after.told("challenged")[0]["guilty"] is True
    assert after.counts == [7, 2, 2]
    assert after.turn == 1


def bluffing_game():
    """A game of four in which someone has just played a Wild Draw Four, by drawing until one turns up."""
    for n in range(50):
        game = oneleft.Game("classic", 4, key=nth_key(n))
        for _ in range(40):
            seat = game.turn
            moves = [str(move) for move in game.legal_moves(seat)]
            if fours := [move for move in moves if "W+4" in move]:
                game.push(fours[0])
                return game
            game.push(next(m for verb in ("draw", "keep", "take", "color") for m in moves if m.split()[1] == verb))
    raise AssertionError("no Wild Draw Four in 50 games")


def test_wd4_4_shown_to_the_challenger_and_to_nobody_else():
    """WD4-4: the challenger sees the hand; the third, the fourth and the spectators see only the outcome."""
    game = bluffing_game()
    challenger = game.turn
    accused = (challenger - 1) % 4
    hand = game.view(accused).hand
    game.push(f"{challenger} challenge")

    def shown_to(seat):
        return next(event for event in game.events_for(seat) if type(event).__name__ == "Challenged")

    assert sorted(card for card in shown_to(challenger).cards if card != "W+4") == sorted(
        card for card in hand if card != "W+4"
    )
    for seat in (*({0, 1, 2, 3} - {challenger, accused}), None):
        assert shown_to(seat).cards is None
        assert shown_to(seat).guilty is shown_to(challenger).guilty
        drawn = [event for event in game.events_for(seat) if type(event).__name__ == "Drew"]
        assert all(event.cards is None for event in drawn)


@every_edition
def test_wd4_5_guilty(edition):
    """WD4-5: the challenged player draws the four; the colour stands; the challenger takes an ordinary turn."""
    moves = ("0 play W+4:B", "1 challenge")
    after = after_moves(BLUFF, "R5", *moves, draw=DRAW, edition=edition)
    assert after.hand(0) == cards("R1 Y2 B4 B5 B6 B7")
    assert after.counts == [6, 2, 2]
    assert (after.phase, after.turn, after.pending, after.color) == ("turn", 1, 0, "B")
    assert after_moves(BLUFF, "R5", *moves, "1 play B2 uno", draw=DRAW, edition=edition).turn == 2
    assert after_moves(BLUFF, "R5", *moves, "1 draw", draw=DRAW, edition=edition).counts == [6, 3, 2]
    assert refused(BLUFF, "R5", *moves, "1 play R2", draw=DRAW, edition=edition) == "TURN-1"


def test_wd4_5_guilty_with_right_direction():
    """WD4-5: the challenged player is the one before in the direction of play."""
    after = after_moves("W+4 R1 Y2 | R2 B2 | R3 B3 | R4 B4", "R5", "0 play W+4:B", "3 challenge", direction="right")
    assert (after.counts, after.turn) == ([6, 2, 2, 2], 3)


@every_edition
def test_wd4_6_innocent(edition):
    """WD4-6: the challenger draws the four and two more, six in all, and misses the turn."""
    after = after_moves(LAWFUL, "R5", "0 play W+4:B", "1 challenge", draw=DRAW, edition=edition)
    assert after.hand(1) == cards("R2 B2 B4 B5 B6 B7 B8 B9")
    assert after.counts == [2, 8, 2]
    assert (after.phase, after.turn, after.pending, after.color, after.draw[0]) == ("turn", 2, 0, "B", "Y9")


def test_wd4_6_the_color_in_play_counts_not_the_named_one():
    """WD4-6, WD4-2: to hold the colour that one names is no offence."""
    after = after_moves(LAWFUL, "R5", "0 play W+4:B", "1 challenge")
    assert after.told("challenged")[0]["guilty"] is False
    assert after_moves(BLUFF, "R5", "0 play W+4:R", "1 challenge").told("challenged")[0]["guilty"] is True


def test_wd4_3_a_table_without_bluffing_and_house_rules():
    """WD4-3, WD4-2: stacked or jumped in, an unlawful Wild Draw Four is refused all the same; a lawful one is not."""
    hands = "W+4 B1 Y1 | W+4 {} R2 | W+4 {} R3"
    table = {"bluffing": False, "house": "progressive jump_in"}
    play = "0 play W+4:B"
    assert refused(hands.format("B2", "B3"), "R5", play, "1 play W+4:G", **table) in ("WD4-2", "WD4-3")
    assert refused(hands.format("B2", "B3"), "R5", play, "2 jump W+4:G", **table) in ("WD4-2", "WD4-3")
    assert after_moves(hands.format("Y2", "Y3"), "R5", play, "1 play W+4:G", **table).pending == 8
    assert after_moves(hands.format("Y2", "Y3"), "R5", play, "2 jump W+4:G", **table).pending == 4


def test_wd4_5_the_guilty_one_cannot_be_caught_too():
    """WD4-5, UNO-3: the challenge began the turn, and the hand has grown."""
    moves = ("0 play W+4:B", "1 challenge", "2 catch 0")
    assert refused("W+4 R1 | R2 B2 | R3 B3", "R5", *moves) == "UNO-3"
