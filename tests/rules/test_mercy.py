"""mercy=: a player who holds this many cards is out of the round."""

import random

import pytest

import oneleft
from oneleft import Rules, SetupError
from oneleft.table.position_writer import write_position
from tests.support.rule_tables import (
    EDITIONS,
    KEY,
    after_moves,
    back,
    cards,
    document,
    refused,
    slam,
    unreadable,
    worth,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)
NINE = "B1 B2 B3 B4 B6 B7 B8 B9 Y1"  # nothing that goes on R5
EIGHT = "B1 B2 B3 B4 B6 B7 B8 B9"
WORTH_NINE = sum(map(worth, NINE.split()))
CAUGHT_IS_OUT = "mercy=10 catch=9"  # with one card left, a player who is caught is out


def mercy(hands, *moves, house="mercy=10", pile="R5", **table):
    return after_moves(hands, pile, *moves, house=house, **table)


def out_with(after):
    """The seats that are out, each with what it held."""
    held = after.answer["position"].get("out_with", {})
    return {int(seat): sorted(hand) for seat, hand in held.items()}


# MERCY-1


@every_edition
def test_mercy_1_whoever_has_so_many_cards_is_out(edition):
    """MERCY-1: N cards after drawing, and the player is out; the hand goes, shuffled, under the draw pile."""
    after = mercy(f"{NINE} | R2 B2 | R3", "0 draw", draw="Y9 Y8", edition=edition)
    assert out_with(after) == {0: cards(f"{NINE} Y9")}
    assert (after.counts, after.turn, after.phase) == ([0, 2, 1], 1, "turn")
    assert after.draw[0] == "Y8"
    assert sorted(after.draw[-10:]) == cards(f"{NINE} Y9")
    assert after.legal[0] == []


def test_mercy_1_it_is_shuffled():
    """MERCY-1: the hand lies there in no known order."""
    orders = {tuple(mercy(f"{NINE} | R2 B2 | R3", "0 draw", draw="Y9", key=f"{n:064x}").draw[-10:]) for n in range(20)}
    assert len(orders) == 20


def test_mercy_1_a_card_that_could_be_played_does_not_help():
    """MERCY-1: a player who has N cards after drawing is out, whatever the card."""
    after = mercy(f"{NINE} | R2 B2 | R3", "0 draw", draw="R9")
    assert (after.counts[0], after.turn, after.phase) == (0, 1, "turn")


def test_mercy_1_one_card_less_is_safe():
    """MERCY-1: nine cards after drawing are no ten."""
    after = mercy(f"{EIGHT} | R2 B2 | R3", "0 draw", draw="Y9")
    assert (after.counts, out_with(after)) == ([9, 2, 1], {})


@pytest.mark.parametrize(("hand", "drawn"), [(NINE, 1), (EIGHT, 2)])
def test_mercy_1_drawing_stops_at_n(hand, drawn):
    """MERCY-1: of four cards only as many are drawn as lead to N."""
    hands = f"W+4 B1 G1 | {hand.replace('B1 ', 'G2 ')} | R3 B5"
    after = mercy(hands, "0 play W+4:B", "1 take", draw="Y9 Y8 Y7 Y6 Y5")
    assert len(out_with(after)[1]) == 10
    assert after.draw[0] == ["Y8", "Y7"][drawn - 1]
    assert (after.turn, after.pending, after.phase) == (2, 0, "turn")


def test_mercy_1_drawing_until_a_card_can_be_played_stops_too():
    """MERCY-1, UNTIL-1."""
    house = "mercy=10 draw_until_playable"
    after = mercy(f"{EIGHT} | R2 B2 | R3", "0 draw", draw="Y9 Y8 Y7 R1", house=house)
    assert (len(out_with(after)[0]), after.draw[0], after.turn) == (10, "Y7", 1)


@pytest.mark.parametrize(("direction", "order"), [("left", [2, 3, 0, 2]), ("right", [0, 3, 2, 0])])
def test_mercy_1_the_turn_passes_as_if_that_seat_were_empty(direction, order):
    """MERCY-1: seat 1 is out, and nobody waits for it."""
    hands = f"B5 G1 | {NINE} | G3 G4 | G5 G6"
    moves = ["1 draw", *(f"{seat} draw" for seat in order)]
    for count in range(1, 5):
        draw = "Y9 Y8 Y7 Y6 Y4"
        after = mercy(
            hands.replace("B5", "G0").replace("G5", "G7"), *moves[:count], draw=draw, turn=1, direction=direction
        )
        assert after.turn == order[count - 1]


@pytest.mark.parametrize("card", ["RS", "RR"])
def test_mercy_1_with_two_left_two_1_applies(card):
    """MERCY-1, TWO-1: a Reverse is a Skip, and the same player plays again."""
    hands = f"{card} G1 G2 | {NINE} | G3 G4"
    after = mercy(hands, "1 draw", "2 draw", f"0 play {card}", draw="Y9 Y8", turn=1)
    assert (after.turn, after.direction) == (0, "left")


def test_mercy_1_a_draw_two_with_two_left():
    """MERCY-1, TWO-1: the other one draws, and the same player plays again."""
    hands = f"R+2 G1 G2 | {NINE} | G3 G4"
    after = mercy(hands, "1 draw", "2 draw", "0 play R+2", "2 take", draw="Y9 Y8", turn=1)
    assert (after.turn, after.counts) == (0, [2, 0, 5])


def test_mercy_1_hands_and_trades_leave_the_empty_seat_out():
    """MERCY-1, SEVEN-1, SEVEN-2: hands pass to those still in, and nobody trades with a player who is out."""
    hands = f"G1 R0 R7 | {NINE} | G3 G4 | G6 G7"
    moves = ("1 draw", "2 draw", "3 draw")
    table = {"draw": "Y9 Y8 Y7", "turn": 1, "house": "mercy=10 seven_zero"}
    zero = mercy(hands, *moves, "0 play R0", **table)
    assert [zero.hand(seat) for seat in range(4)] == [cards("G6 G7 Y7"), [], cards("G1 R7"), cards("G3 G4 Y8")]
    assert mercy(hands, *moves, "0 play R7", **table).legal[0] == ["0 swap 2", "0 swap 3"]


def test_mercy_1_for_pile_2_only_those_still_in_count():
    """MERCY-1, PILE-2: two passes in succession block a round in which two are left."""
    table = {"rest": "out", "out_with": {"1": f"{NINE} Y2".split()}}
    going = mercy("B8 | | B7", "0 draw", **table)
    assert (going.phase, going.turn, going.passes) == ("turn", 2, 1)
    assert mercy("B8 | | B7", "0 draw", "2 draw", **table).result["blocked"] is True


def test_mercy_1_a_position_with_so_many_cards_is_refused():
    """MERCY-1: unless the round is over."""
    assert unreadable(document(f"{NINE} Y2 | R2", "R5", house="mercy=10"))["rule"] == "MERCY-1"
    assert mercy(f"{NINE} | R2").counts == [9, 1]
    assert mercy(f"{NINE} Y2 | ", phase="over", out=1).counts == [10, 0]


def test_mercy_1_a_position_with_a_player_who_is_out():
    """MERCY-1: an empty hand, and what it held in `out_with`; without that, or with cards, it is refused."""
    held = f"{NINE} Y2".split()
    after = mercy("R1 G1 | | R3 G3", "0 play R1 uno", out_with={"1": held})
    assert (after.turn, out_with(after)) == (2, {1: sorted(held)})
    assert "rule" in unreadable(document("R1 G1 | | R3 G3", "R5", house="mercy=10"))
    with_cards = document("R1 G1 | R2 | R3 G3", "R5", house="mercy=10", out_with={"1": held})
    assert unreadable(with_cards)["rule"] == "MERCY-1"
    assert unreadable(document("R1 G1 | | R3 G3", "R5", out_with={"1": held}))["rule"] == "MERCY-1"


@pytest.mark.parametrize(
    ("words", "fits"),
    [
        ("mercy=10", True),
        ("mercy=40", True),
        ("mercy=9", False),
        ("mercy=41", False),
        ("cards=10+mercy=10", False),
        ("cards=12+mercy=11", False),
        ("cards=9+mercy=10", True),
        ("cards=15+mercy=16", True),
    ],
)
def test_mercy_1_ten_to_forty_and_more_than_cards(words, fits):
    """MERCY-1: other numbers are refused."""
    if fits:
        assert Rules.parse(f"classic+{words}").mercy
        return
    with pytest.raises(SetupError):
        Rules.parse(f"classic+{words}")


def test_mercy_1_graduation_may_cost_several():
    """MERCY-1, GRAD-1: each draws one in the order of play; the second draws after the first one's hand lies there."""
    nines = "B1 B2 B3 B4 B6 B7 B8 B9 Y1", "G1 G2 G3 G4 G6 G7 G8 G9 Y2"
    hands = f"WG R1 R2 | {nines[0]} | {nines[1]} | R3 R4"
    after = mercy(hands, "0 play WG:R", draw="Y8 Y9 Y7", edition="graduation")
    assert out_with(after) == {1: cards(f"{nines[0]} Y8"), 2: cards(f"{nines[1]} Y9")}
    assert (after.counts, after.turn) == ([2, 0, 0, 3], 3)


# MERCY-2


def test_mercy_2_the_last_player_left_wins():
    """MERCY-2: and scores what those who are out held."""
    after = mercy(f"R+2 G1 G2 | {NINE}", "0 play R+2", "1 take", draw="Y9")
    assert (after.phase, after.counts) == ("over", [2, 0])
    assert after.result == {"out": 0, "blocked": False, "points": [WORTH_NINE + 9, 0]}


def test_mercy_2_everybody_else_at_once():
    """MERCY-2, GRAD-1: the others go out one after the other, and the last one left has won."""
    other = "G1 G2 G3 G4 G6 G7 G8 G9 Y2"
    after = mercy(f"WG R1 R2 | {NINE} | {other}", "0 play WG:R", draw="Y8 Y9", edition="graduation")
    points = WORTH_NINE + sum(map(worth, other.split())) + 17
    assert (after.phase, after.result["points"]) == ("over", [points, 0, 0])


def test_mercy_2_nobody_can_be_caught_after_the_end():
    """MERCY-2, UNO-2: the card that leaves one also leaves nobody to catch; the position can be read in again."""
    after = mercy(f"WG R1 | {NINE}", "0 play WG:R", draw="Y8", edition="graduation")
    assert (after.phase, after.exposed) == ("over", None)
    again = oneleft.referee({"rules": "graduation+mercy=10", "position": after.answer["position"]})
    assert again["position"] == after.answer["position"]


def test_mercy_2_by_going_out():
    """MERCY-2, SCORE-2: a player who goes out scores what the others hold, and what those who are out held."""
    after = mercy(f"R1 | {NINE} | G3 G4", "1 draw", "2 draw", "0 play R1", draw="Y9 Y8", turn=1)
    assert after.result["points"] == [WORTH_NINE + 9 + 3 + 4 + 8, 0, 0]


def test_mercy_2_a_last_card_may_put_the_next_player_out():
    """MERCY-2, OUT-2: drawing stops at N; what that player held counts for the player who went out."""
    after = mercy(f"W+4 | {NINE} | G3", "0 play W+4:B", draw="Y9 Y8 Y7 Y6")
    assert (after.phase, after.draw[0], after.result["out"]) == ("over", "Y8", 0)
    assert after.result["points"] == [WORTH_NINE + 9 + 3, 0, 0]


def final(game, table=0):
    """The open position of a table, and what every seat there is charged with: its hand, or what it held."""
    position = write_position(game.rules.edition, game.tables[table].round)
    held = {int(seat): hand for seat, hand in position.get("out_with", {}).items()}
    chairs = game.tables[table].seating
    worths = {chairs[chair]: sum(map(worth, held.get(chair, hand))) for chair, hand in enumerate(position["hands"])}
    return position, held, worths


def rounds(line, players, count=25):
    """Rounds of a match in which people like to draw, each when it is over."""
    rng = random.Random(line)
    game = oneleft.Game(line, players, key=KEY)
    while count:
        before = game.scores
        while not game.round_over:
            moves = [move for seat in range(players) for move in game.legal_moves(seat)]
            lazy = [move for move in moves if move.verb in ("draw", "take", "keep", "pass")]
            game.push(rng.choice(lazy if lazy and rng.random() < 0.7 else moves))
        if not any(table.blocked for table in game.tables):
            count -= 1
            yield game, [after - old for after, old in zip(game.scores, before, strict=True)]
        game.push("deal")


@pytest.mark.parametrize("form", ["points", "lowest", "challenge"])
@pytest.mark.parametrize("players", [2, 4])
def test_mercy_2_what_a_round_gives(form, players):
    """MERCY-2: points for the winner; with `lowest` and `challenge` charges for the others."""
    last = 0
    for game, gained in rounds(f"classic+mercy=10+{form}+target=1000000", players):
        position, held, worths = final(game)
        winner = position["out"]
        last += len(held) == players - 1
        if form == "points":
            others = sum(points for seat, points in worths.items() if seat != winner)
            assert gained == [others if seat == winner else 0 for seat in range(players)]
        else:
            assert gained == [0 if seat == winner else worths[seat] for seat in range(players)]
    assert last


# MERCY-3


@pytest.mark.parametrize(("form", "players"), [("partners", 4), ("partners", 6), ("rotating", 4), ("eight", 8)])
def test_mercy_3_what_a_round_gives_teams(form, players):
    """MERCY-3: the team scores what the others hold and held; a partner who is out shares it."""
    more = "+target=1000000" if form == "partners" else "+hands=1000"
    last = shared = 0
    for game, gained in rounds(f"classic+mercy=10+{form}{more}", players):
        expected = [0] * players
        for number, table in enumerate(game.tables):
            position, held, worths = final(game, number)
            chairs, out = table.seating, position["out"]
            team = [chairs[out], chairs[(out + len(chairs) // 2) % len(chairs)]]
            for seat in team:
                expected[seat] = sum(points for other, points in worths.items() if other not in team)
            last += len(position["hands"][out]) > 0
            shared += any(chairs[chair] in team for chair in held)
        assert gained == expected
    assert last
    assert shared


def test_mercy_3_the_last_team_left_wins():
    """MERCY-3: when both opponents are out the round is over; while one of them is in, it goes on."""
    hands = f"R+2 Y+2 G1 G2 | {NINE} | G3 G4 | G6 G7 G8 G9 Y2 Y3 Y4 Y6 Y7"
    moves = ("0 play R+2", "1 take")
    going = mercy(hands, *moves, house="partners mercy=10", draw="R9")
    assert (going.phase, going.turn) == ("turn", 2)
    over = mercy(hands, *moves, "2 draw", "3 draw", house="partners mercy=10", draw="R9 B0 W")
    assert (over.phase, over.result["blocked"]) == ("over", False)


# MERCY-4


def test_mercy_4_a_trade_lapses():
    """MERCY-4: a player who is caught while choosing a hand, and is out, trades with nobody."""
    hands, house = "R7 B1 | R2 B2 | R3 B3", f"{CAUGHT_IS_OUT} sevens"
    after = mercy(hands, "0 play R7", "2 catch 0", house=house)
    assert (after.phase, after.turn, after.counts, after.top) == ("turn", 1, [0, 2, 2], "R7")
    assert (after.hand(1), after.hand(2)) == (cards("R2 B2"), cards("R3 B3"))


@pytest.mark.parametrize("number", ["0", "7", "3"])
def test_mercy_4_a_series_lapses_together_with_its_effect(number):
    """MERCY-4, MULTI-2: caught in between and out: no hand moves, and the next player's turn comes."""
    hands = f"R{number} B{number} | R2 B2 | R4 B4"
    after = mercy(hands, f"0 play R{number}", "1 catch 0", house=f"{CAUGHT_IS_OUT} seven_zero multi_play")
    assert (after.phase, after.turn, after.color) == ("turn", 1, "R")
    assert (after.hand(1), after.hand(2)) == (cards("R2 B2"), cards("R4 B4"))


def test_mercy_4_a_color_is_named_by_the_next_player():
    """MERCY-4, UNO-5: caught while naming; the next player names the colour and then takes the turn."""
    hands = "WJ R1 B1 Y1 | R2 B2 | R3 B3"
    moves = ("0 play WJ", "0 discard R1", "0 discard Y1", "2 catch 0")
    asked = slam(hands, "R5", *moves, house=CAUGHT_IS_OUT)
    assert (asked.phase, asked.turn, asked.counts) == ("color", 1, [0, 2, 2])
    assert asked.legal == [[], [f"1 color {color}" for color in "RYOB"], []]
    named = slam(hands, "R5", *moves, "1 color B", house=CAUGHT_IS_OUT)
    assert (named.phase, named.turn, named.color) == ("turn", 1, "B")
    assert "1 play B2" in named.legal[1]


def test_mercy_4_the_color_after_the_back_side():
    """MERCY-4, JAM-3: out by the two cards of their own Jam card."""
    hands = f"WJ {EIGHT} | R2 B5 | R3"
    after = back(hands, "R5", "0 play WJ", house="mercy=10")
    assert (after.phase, after.turn, after.counts) == ("color", 1, [0, 2, 1])
    named = back(hands, "R5", "0 play WJ", "1 color B", house="mercy=10")
    assert (named.phase, named.turn, named.color) == ("turn", 1, "B")


def test_mercy_4_a_wild_draw_four_whose_player_is_out():
    """MERCY-4: it can no longer be challenged; the penalty stands."""
    hands = "W+4 R1 | R2 B2 | R3 B3"
    after = mercy(hands, "0 play W+4:B", "2 catch 0", house=CAUGHT_IS_OUT)
    assert (after.phase, after.turn, after.pending, after.legal[1]) == ("penalty", 1, 4, ["1 take"])
    refusal = refused(hands, "R5", "0 play W+4:B", "2 catch 0", "1 challenge", house=CAUGHT_IS_OUT)
    assert refusal in ("MERCY-4", "WD4-4")
    paid = mercy(hands, "0 play W+4:B", "2 catch 0", "1 take", house=CAUGHT_IS_OUT)
    assert (paid.counts, paid.turn) == ([0, 6, 2], 2)


def test_mercy_4_a_penalty_ends_with_its_drawer():
    """MERCY-4: what was not drawn of it is gone."""
    after = mercy(f"R+2 G1 G2 | {NINE} | G3 G4", "0 play R+2", "1 take", "2 draw", draw="Y9 Y8")
    assert (after.pending, after.counts, after.turn) == (0, [2, 0, 3], 0)


def test_mercy_4_the_guilty_one_may_be_out():
    """MERCY-4, WD4-5: the challenger takes an ordinary turn."""
    hands = "W+4 R1 B1 B2 B3 B4 B6 B7 B8 | G3 G4 R2 | Y3"
    after = mercy(hands, "0 play W+4:B", "1 challenge", draw="Y9 Y8 Y7 Y6")
    assert (after.counts, after.turn, after.phase, after.draw[0]) == ([0, 3, 1], 1, "turn", "Y7")


def test_mercy_4_the_challenger_may_be_out():
    """MERCY-4, WD4-6: six cards lead to N, and the turn passes."""
    after = mercy(f"W+4 G1 G2 | {NINE} | Y3 Y4", "0 play W+4:B", "1 challenge", draw="Y9 Y8")
    assert (after.counts, after.turn, after.draw[0]) == ([2, 0, 2], 2, "Y8")


def test_mercy_4_a_penalty_not_yet_taken_goes_to_the_next_player_still_in():
    """MERCY-4, DEFLECT-2: seat 0 laid it and is out; sent back, it goes to the one before seat 0."""
    hands, house = "R+2 B1 | RR G2 G4 | R3 B3 | G8 G9", f"{CAUGHT_IS_OUT} deflect"
    after = mercy(hands, "0 play R+2", "2 catch 0", "1 play RR", house=house)
    assert (after.phase, after.turn, after.pending, after.direction) == ("penalty", 3, 2, "right")


def test_mercy_4_whoever_is_out_chooses_nothing_more():
    """MERCY-4: no catch, no jump, no call."""
    after = mercy(f"{NINE} | R2 B2 | R3 G3", "0 draw", "1 play R2", draw="Y9")
    assert after.exposed == 1
    assert (after.legal[0], after.legal[2][-1]) == ([], "2 catch 1")
    refusal = refused(f"{NINE} | R2 B2 | R3 G3", "R5", "0 draw", "1 play R2", "0 catch 1", draw="Y9", house="mercy=10")
    assert refusal.startswith("MERCY")
