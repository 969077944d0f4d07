"""Going out, the draw pile, scoring."""

import pytest

import oneleft
from tests.support.rule_tables import EDITIONS, KEY, after_moves, cards, laid_open, nth_key, refused, whole_deck

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize("card", ["R1", "RS", "RR", "W:B"])
def test_out_1_the_round_ends(edition, card):
    """OUT-1: the round ends when a player has no cards left; nobody may do anything any more."""
    hands = f"{card.partition(':')[0]} | R2 B2 | R3 B3"
    after = after_moves(hands, "R5", f"0 play {card}", edition=edition)
    assert (after.phase, after.counts) == ("over", [0, 2, 2])
    assert after.result == {"out": 0, "blocked": False, "points": [10, 0, 0]}
    assert after.legal == [[], [], []]
    assert after.told("out")[0]["seat"] == 0
    for move in ("1 play R2", "1 draw", "0 draw", "2 take", "1 challenge"):
        assert refused(hands, "R5", f"0 play {card}", move, edition=edition) == "OUT-1"


def test_out_1_not_before_the_last_card():
    """OUT-1: with one card left the round goes on."""
    after = after_moves("R1 B1 | R2", "R5", "0 play R1 uno")
    assert (after.phase, after.result) == ("turn", None)


def test_out_1_two_skips_in_a_row():
    """OUT-1, TWO-1: of two players, who skips the other one plays again and may go out at once."""
    after = after_moves("RS R1 | B2 Y2", "R5", "0 play RS uno", "0 play R1")
    assert after.result == {"out": 0, "blocked": False, "points": [4, 0]}


def test_out_1_any_seat():
    """OUT-1: for any player."""
    assert after_moves("R1 B1 | R2 B2 | R3", "R5", "2 play R3", turn=2).result["out"] == 2
    assert after_moves("R1 B1 | R2 | R3", "R5", "1 play R2", turn=1, direction="right").result["points"] == [0, 5, 0]


@every_edition
@pytest.mark.parametrize(("direction", "victim"), [("left", 1), ("right", 2)])
def test_out_2_a_last_draw_two(edition, direction, victim):
    """OUT-2: the next player still draws two, and they count."""
    table = {"direction": direction, "draw": "Y8 Y9 Y7", "edition": edition}
    after = after_moves("R+2 | R2 B2 | R3 B3", "R5", "0 play R+2", **table)
    assert after.phase == "over"
    assert after.counts == [0, 4 if victim == 1 else 2, 4 if victim == 2 else 2]
    assert {"Y8", "Y9"} <= set(after.hand(victim))
    assert after.result["points"] == [2 + 2 + 3 + 3 + 8 + 9, 0, 0]


@every_edition
@pytest.mark.parametrize(("direction", "victim"), [("left", 1), ("right", 2)])
def test_out_2_a_last_wild_draw_four(edition, direction, victim):
    """OUT-2: the next player still draws four, and they count."""
    table = {"direction": direction, "draw": "Y8 Y9 W Y1 Y7", "edition": edition}
    after = after_moves("W+4 | R2 B2 | R3 B3", "R5", "0 play W+4:B", **table)
    assert after.phase == "over"
    assert after.counts == [0, 6 if victim == 1 else 2, 6 if victim == 2 else 2]
    assert after.result["points"] == [10 + 8 + 9 + 50 + 1, 0, 0]


def test_out_2_a_last_graduation():
    """OUT-2: every other player draws one, and they count."""
    after = after_moves("WG | R2 | R3 | R4", "R5", "0 play WG:B", edition="graduation", draw="Y7 Y8 Y9 Y1")
    assert (after.phase, after.counts) == ("over", [0, 2, 2, 2])
    assert after.result["points"] == [2 + 3 + 4 + 7 + 8 + 9, 0, 0, 0]


@pytest.mark.parametrize(
    ("one", "other", "drawn"), [("R+2", "B+2", 4), ("W+4", "W+4", 8)], ids=["Draw Two", "Wild Draw Four"]
)
def test_out_2_progressive_draws_everything(one, other, drawn):
    """OUT-2: in Progressive the whole pending amount is drawn, and nobody stacks on a last card."""
    name = ":B" if one.startswith("W") else ""
    hands = f"{one} G1 G2 | {other} | {'W+4' if name else 'Y+2'} R3"
    draw = "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y9"
    after = after_moves(hands, "R5", f"0 play {one}{name}", f"1 play {other}{name}", draw=draw, house="progressive")
    assert (after.phase, after.counts) == ("over", [2, 0, 2 + drawn])
    stacked = sum([1, 1, 2, 2, 3, 3, 4, 4][:drawn])
    assert after.result["points"] == [0, 1 + 2 + 3 + (50 if name else 20) + stacked, 0]


def test_out_2_nothing_for_the_others():
    """OUT-2: a last Draw Two costs only the next player, and a last Skip or Reverse nobody."""
    assert after_moves("R+2 | R2 | R3 | R4", "R5", "0 play R+2").counts == [0, 3, 1, 1]
    assert after_moves("RS | R2 | R3 | R4", "R5", "0 play RS").counts == [0, 1, 1, 1]


def test_out_2_with_a_short_pile():
    """OUT-2, PILE-1, PILE-2: discards are shuffled in; the next player draws what there is."""
    after = after_moves("W+4 | R2 | R3", "Y8 Y9 R5", "0 play W+4:B", rest="out")
    assert after.hand(1) == cards("R2 R5 Y8 Y9")
    assert after.result["points"] == [2 + 3 + 5 + 8 + 9, 0, 0]


def test_out_2_two_players():
    """OUT-2: the other one draws."""
    assert after_moves("R+2 | R2", "R5", "0 play R+2", draw="Y8 Y9").result["points"] == [19, 0]


@every_edition
def test_pile_1_the_discards_become_the_draw_pile(edition):
    """PILE-1: the top card stays, everything else is in the new pile."""
    pile = "R1 R2 R3 Y1 Y2 Y3 B1 B2 B3 RS W Y9"
    after = after_moves("B8 | B7 | B6", pile, "0 draw", rest="out", edition=edition)
    assert (after.discard, after.color) == (["Y9"], "Y")
    drawn = after.hand(0)
    drawn.remove("B8")
    assert sorted(after.draw + drawn) == cards(pile.removesuffix(" Y9"))
    assert len(drawn) == 1
    assert after.told("reshuffled") == [{"event": "reshuffled", "count": 11}]


def test_pile_1_it_is_shuffled():
    """PILE-1: the new pile is in no known order."""
    pile = "R1 R2 R3 R4 R5 R6 R7 R8 R9 Y9"
    seen = set()
    for n in range(40):
        after = after_moves("B8 | B7 | B6", pile, "0 draw", rest="out", key=nth_key(n))
        drawn = next(card for card in after.hand(0) if card != "B8")
        seen.add((drawn, *after.draw))
    assert len(seen) == 40
    assert len({order[0] for order in seen}) > 6
    assert len({order[-1] for order in seen}) > 6


def test_pile_1_only_when_it_is_used_up():
    """PILE-1: while there is a card to draw the discards stay where they are."""
    after = after_moves("B8 | B7 | B6", "R1 R2 Y9", "0 draw", rest="out", draw="G1")
    assert after.discard == ["R1", "R2", "Y9"]
    assert after.hand(0) == cards("B8 G1")


def test_pile_1_in_the_middle_of_a_penalty():
    """PILE-1: the old pile is used up first, then the new one."""
    after = after_moves("W+4 G1 G2 | B7 | B6", "R1 R2 R3 R5", "0 play W+4:B", "1 take", rest="out", draw="G8 G9")
    assert {"G8", "G9", "B7"} < set(after.hand(1))
    assert after.counts == [2, 5, 1]
    assert (after.discard, len(after.draw), after.turn) == (["W+4"], 2, 2)


def test_pile_1_wilds_forget_their_color():
    """PILE-1: a wild from the discards is named anew by its next player."""
    asked = after_moves("B8 G1 | B7", "W:B R5", "0 draw", rest="out")
    assert asked.hand(0) == cards("B8 G1 W")
    assert {f"0 play W:{color}" for color in "RYGB"} <= set(asked.legal[0])
    assert after_moves("B8 G1 | B7", "W:B R5", "0 draw", "0 play W:G", rest="out").color == "G"


def test_pile_1_a_top_wild_keeps_its_color():
    """PILE-1: the named colour of the top card stays in play."""
    after = after_moves("B8 | B7 | B6", "R1 R2 W:G", "0 draw", rest="out", turn=0)
    assert (after.discard, after.color) == (["W"], "G")


def test_pile_2_draw_what_there_is():
    """PILE-2: with nothing left a player draws what there is."""
    after = after_moves("R+2 G1 G2 | B7 | B6", "R5", "0 play R+2", "1 take", rest="out")
    assert after.hand(1) == cards("B7 R5")
    assert (after.turn, after.phase, after.pending) == (2, "turn", 0)
    nothing = after_moves("R+2 G1 | B7 | B6", "R5", "0 play R+2", "2 catch 0", "1 take", rest="out")
    assert nothing.counts == [2, 1, 1]
    assert (nothing.turn, nothing.phase) == (2, "turn")


@pytest.mark.parametrize(("mine", "counts", "turn"), [("G1 G2", [2, 3, 1], 2), ("R1 G2", [4, 1, 1], 1)])
def test_pile_2_a_challenge_with_a_short_pile(mine, counts, turn):
    """PILE-2, WD4-5, WD4-6: guilty or innocent, they draw what there is."""
    hands = f"W+4 {mine} | B7 | B6"
    after = after_moves(hands, "Y3 R5", "0 play W+4:B", "1 challenge", rest="out")
    assert (after.counts, after.turn) == (counts, turn)


def test_pile_2_the_turn_passes():
    """PILE-2: a turn with nothing to draw and nothing played passes."""
    after = after_moves("B8 | B7 | B6", "R5", "0 draw", rest="out")
    assert (after.counts, after.turn, after.phase, after.discard) == ([1, 1, 1], 1, "turn", ["R5"])
    assert after.told("passed") == [{"event": "passed", "seat": 0}]
    assert "0 draw" in after_moves("R8 | B7", "R5", rest="out").legal[0]
    assert after_moves("R8 | B7", "R5", "0 draw", rest="out").turn == 1


@pytest.mark.parametrize("hands", ["B8 | B7", "B8 | B7 | B6", "R8 | B7 | R6 | B5"])
def test_pile_2_blocked(hands):
    """PILE-2: if every player in succession passes, the round is blocked: nobody scores."""
    players = hands.count("|") + 1
    passes = [f"{seat} draw" for seat in range(players)]
    going = after_moves(hands, "R5", *passes[:-1], rest="out")
    assert (going.phase, going.result) == ("turn", None)
    after = after_moves(hands, "R5", *passes, rest="out")
    assert after.phase == "over"
    assert after.result == {"out": None, "blocked": True, "points": [0] * players}
    assert after.told("blocked")
    assert not after.told("out")
    assert after.legal == [[] for _ in range(players)]
    assert refused(hands, "R5", *passes, "0 draw", rest="out") in ("PILE-2", "OUT-1")


def test_pile_2_in_succession():
    """PILE-2: a player who plays or draws breaks the succession."""
    hands = "B8 | R2 Y2 | B6"
    moves = ("0 draw", "1 play R2 uno", "2 draw", "2 keep", "0 draw", "1 draw")
    assert after_moves(hands, "R5", *moves, rest="out").phase == "turn"
    assert after_moves(hands, "R5", *moves, "2 draw", rest="out").result["blocked"] is True


def draw_and_keep(game):
    """Nobody ever plays a card."""
    while not game.round_over:
        moves = [str(move) for move in game.legal_moves(game.turn)]
        game.push(next(m for verb in ("draw", "keep", "take", "color") for m in moves if m.split()[1] == verb))


@every_edition
@pytest.mark.parametrize("players", [2, 5])
def test_pile_2_a_blocked_round_is_dealt_again(edition, players):
    """PILE-2: nobody scores, and it is dealt again: the whole deck, by the same dealer."""
    game = oneleft.Game(edition, players, key=KEY)
    dealer, hands = game.view().dealer, game.view(0).hand
    draw_and_keep(game)
    assert game.view().draw == 0
    assert any(type(event).__name__ == "Blocked" for event in game.events)
    assert not any(type(event).__name__ == "Scored" for event in game.events)
    assert (game.scores, game.match.history, game.over) == ((0,) * players, [], False)
    game.push("deal")
    assert game.view().dealer == dealer
    assert game.view().counts == dict.fromkeys(range(players), 7)
    assert laid_open(game) == whole_deck(edition)
    assert game.view(0).hand != hands


WORTH = {"R0": 0, "R1": 1, "B2": 2, "Y3": 3, "R4": 4, "R5": 5, "R6": 6, "R7": 7, "R8": 8, "R9": 9} | {
    "Y+2": 20,
    "BR": 20,
    "YS": 20,
    "W": 50,
    "W+4": 50,
}


@every_edition
@pytest.mark.parametrize(("card", "worth"), WORTH.items())
def test_score_1_what_cards_count(edition, card, worth):
    """SCORE-1: numbers at face value; Draw Two, Reverse, Skip 20; Wild, Wild Draw Four 50."""
    assert after_moves(f"B1 | {card}", "B5", "0 play B1", edition=edition).result["points"] == [worth, 0]


@pytest.mark.parametrize(("edition", "card"), [("jam", "WJ"), ("graduation", "WG")])
def test_score_1_special_cards(edition, card):
    """SCORE-1: Jam and Graduation count 50."""
    assert after_moves(f"B1 | {card} {card}", "B5", "0 play B1", edition=edition).result["points"] == [100, 0]


def test_score_2_all_cards_of_all_opponents():
    """SCORE-2: the player who goes out scores every card left in the opponents' hands, the others nothing."""
    hands = "R9 W | B1 | R2 Y+2 W | W+4 Y0 | BS BR Y9"
    after = after_moves(hands, "B5", "1 play B1", turn=1)
    assert after.result["points"] == [0, (9 + 50) + (2 + 20 + 50) + (50 + 0) + (20 + 20 + 9), 0, 0, 0]


def test_pile_2_a_card_played_breaks_the_succession_of_passes():
    """PILE-2: only passes in succession block a round; a card that is laid in between starts the count anew."""
    moves = ("0 draw", "1 draw", "2 play R+2", "0 take", "1 draw")
    after = after_moves("B1 B2|Y1 Y2|R+2 G1 G2", "R5", *moves, rest="out")
    assert after.answer["result"] is None
    assert after.answer["position"]["passes"] == 1
