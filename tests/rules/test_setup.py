"""Setting up a round."""

import random

import pytest

import oneleft
from oneleft.rules.deal import choose_dealer
from oneleft.table.table import Table
from tests.support.rule_tables import (
    EDITIONS,
    KEY,
    after_moves,
    cards,
    dealt,
    laid_open,
    nth_key,
    play_round,
    refused,
    whole_deck,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def cuts(game):
    return [event for event in game.events if type(event).__name__ == "Cut"]


def turned_up(game):
    return next(event for event in game.events if type(event).__name__ == "TurnedUp")


def number(card):
    """SETUP-1: any symbol counts as zero."""
    return int(card[1]) if card[1:].isdigit() else 0


@pytest.mark.parametrize("players", [2, 3, 6, 10])
def test_setup_1_the_highest_card_deals(players):
    """SETUP-1: each draws a card, the highest number deals; tied highest players draw again among themselves."""
    ties = symbols = 0
    for n in range(150):
        game = oneleft.Game("jam", players, key=nth_key(n))
        drawing = set(range(players))
        for cut in cuts(game):
            drawn = dict(cut.cards)
            assert len(cut.cards) == len(drawn)
            assert set(drawn) == drawing
            best = max(number(card) for card in drawn.values())
            drawing = {seat for seat, card in drawn.items() if number(card) == best}
            assert cut.dealer == (min(drawing) if len(drawing) == 1 else None)
            ties += len(drawing) > 1
            symbols += any(not card[1:].isdigit() for card in drawn.values())
        assert len(drawing) == 1
        assert turned_up(game).dealer in drawing
    assert ties > 5
    assert symbols > 5


def test_setup_1_symbols_tie_with_zero():
    """SETUP-1: any symbol counts as zero, so a symbol and a 0, or two symbols, are drawn again."""
    low_ties = []
    for n in range(400):
        first = cuts(oneleft.Game("classic", 2, key=nth_key(n)))[0]
        (_, one), (_, other) = first.cards
        if number(one) == number(other) == 0:
            low_ties.append({one[1:], other[1:]})
            assert first.dealer is None
    assert any("0" in tie for tie in low_ties)
    assert any("0" not in tie for tie in low_ties)


def test_setup_1_everybody_has_a_chance_to_deal():
    """SETUP-1: the cards decide, not the seats."""
    dealers = [turned_up(oneleft.Game("classic", 3, key=nth_key(n))).dealer for n in range(300)]
    assert all(70 < dealers.count(seat) < 130 for seat in range(3))


@every_edition
def test_setup_1_the_drawn_cards_go_back(edition):
    """SETUP-1: the drawn cards go back and the deck is shuffled."""
    again = 0
    for n in range(200):
        game = oneleft.Game(edition, 3, key=nth_key(n))
        assert laid_open(game) == whole_deck(edition)
        drawn = dict(cuts(game)[0].cards)
        again += drawn[0] in game.view(0).hand
    # a card is in a given hand 7 times in 108, and there are two of most: about 25 of 200
    assert 5 < again < 60


@every_edition
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_setup_2_seven_cards_each(edition, players):
    """SETUP-2: each player is dealt seven cards."""
    after = dealt(players, edition=edition)
    assert after.counts == [7] * players
    assert [(event["seat"], event["count"]) for event in after.told("dealt")] == [(n, 7) for n in range(players)]


def test_setup_2_dealt_one_at_a_time_from_the_dealers_left():
    """SETUP-2: the cards go round seven times, the dealer gets the last."""
    deck = "R1 Y1 B1 R2 Y2 B2 R3 Y3 B3 R4 Y4 B4 R5 Y5 B5 R6 Y6 B6 R7 Y7 B7 G9"
    after = dealt(3, deck, dealer=1)
    assert after.hand(2) == cards("R1 R2 R3 R4 R5 R6 R7")
    assert after.hand(0) == cards("Y1 Y2 Y3 Y4 Y5 Y6 Y7")
    assert after.hand(1) == cards("B1 B2 B3 B4 B5 B6 B7")
    assert after.discard == ["G9"]


@every_edition
@pytest.mark.parametrize("players", [2, 5, 10])
def test_setup_3_the_rest_is_the_draw_pile(edition, players):
    """SETUP-3: the rest is the draw pile; its top card is the first discard."""
    after = dealt(players, edition=edition)
    assert len(after.discard) == 1
    assert len(after.draw) == whole_deck(edition).total() - 7 * players - 1


def test_setup_3_the_top_card_is_turned():
    """SETUP-3: the card after the hands is turned up, the next one is drawn first."""
    named = "R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5 R6 Y6 R7 Y7 G9 G8 G7"
    after = dealt(2, named)
    assert (after.discard, after.draw[:2], after.color) == (["G9"], ["G8", "G7"], "G")
    assert "G8" in dealt(2, named, "0 draw").hand(0)


@every_edition
@pytest.mark.parametrize("dealer", range(4))
def test_setup_4_the_dealers_left_starts(edition, dealer):
    """SETUP-4: the player to the dealer's left starts, and play goes left."""
    hands = [f"{color}{n}" for n in range(1, 8) for color in ("R", "Y", "B", "R")]
    after = dealt(4, " ".join([*hands, "B9"]), dealer=dealer, edition=edition)
    assert (after.turn, after.direction, after.phase) == ((dealer + 1) % 4, "left", "turn")
    assert [bool(moves) for moves in after.legal] == [seat == after.turn for seat in range(4)]


def test_setup_4_play_goes_round_to_the_left():
    """SETUP-4: seat after seat plays, and after the last the first."""
    hands = "R1 R2 B1 | R3 R4 B2 | R5 R6 B3"
    moves = ("0 play R1", "1 play R3", "2 play R5", "0 play R2 uno")
    assert [after_moves(hands, "R9", *moves[:n]).turn for n in range(5)] == [0, 1, 2, 0, 1]


@pytest.mark.parametrize("move", ["1 play R3", "2 draw", "1 play W:R", "2 keep"])
def test_setup_4_nobody_else_may_act(move):
    """SETUP-4: a move out of turn is refused."""
    assert refused("R1 R2 B1 | R3 W B2 | R5 R6 B3", "R9", move) == "SETUP-4"


@every_edition
def test_setup_5_the_whole_deck_again_and_the_deal_goes_left(edition):
    """SETUP-5: each round starts from the whole deck, shuffled anew; the deal passes one seat to the left."""
    rng = random.Random(5)
    game = oneleft.Game(oneleft.Rules(edition, target=10_000), 3, key=KEY)
    dealers, hands = [], set()
    for _ in range(8):
        dealers.append(turned_up(game).dealer)
        hands.add(tuple(game.view(0).hand))
        assert laid_open(game) == whole_deck(edition)
        assert [game.view(seat).counts[seat] for seat in range(3)] == [7, 7, 7]
        assert [(game.view(seat).drawn, game.view(seat).slam) for seat in range(3)] == [(None, 0)] * 3
        assert game.view().draw == whole_deck(edition).total() - 22
        play_round(game, rng)
        assert not cuts(game)
        game.push("deal")
        assert not cuts(game), "only the first dealer is drawn for"
    assert [(dealer - dealers[0]) % 3 for dealer in dealers] == [0, 1, 2, 0, 1, 2, 0, 1]
    assert len(hands) == 8


def test_setup_5_play_goes_left_again():
    """SETUP-5, SETUP-4: a direction that was turned round does not outlive its round."""
    rng = random.Random(6)
    game = oneleft.Game(oneleft.Rules(target=100_000), 4, key=KEY)
    fresh_after_right = 0
    for _ in range(30):
        play_round(game, rng)
        ended = game.view().direction
        game.push("deal")
        view = game.view()
        if view.top[1:] == "R":
            assert (view.direction, view.turn) == ("right", view.dealer)
        else:
            assert view.direction == "left"
            fresh_after_right += ended == "right"
        assert (view.exposed, view.round) == (None, len(game.match.history))
    assert fresh_after_right > 3


def test_setup_5_no_deal_while_the_round_goes_on():
    """SETUP-5: the next round waits for the end of this one."""
    game = oneleft.Game("classic", 3, key=KEY)
    before = game.view(0)
    with pytest.raises(oneleft.IllegalMove) as refused_deal:
        game.push("deal")
    assert refused_deal.value.rule == "SETUP-5"
    assert game.view(0) == before


def test_setup_1_the_law_and_the_table_agree():
    """SETUP-1: the dealer whom the bare law draws for is the one whom people at the table see drawn."""
    for n in range(100):
        seen, bare = (Table(oneleft.Rules("jam"), (0, 1, 2), nth_key(n), 0) for _ in range(2))
        seen.cut_for_deal()
        assert seen.round.dealer == choose_dealer(bare.round)
