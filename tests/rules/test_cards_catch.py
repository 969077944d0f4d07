"""cards=, catch=: how many cards are dealt, and what a forgotten UNO costs."""

import pytest

import oneleft
from oneleft import Rules, SetupError
from tests.support.rule_tables import EDITIONS, after_moves, back, cards, slam

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
@pytest.mark.parametrize("count", [3, 7, 15])
def test_deal_1_so_many_are_dealt_to_each(edition, count):
    """DEAL-1: `cards=N`."""
    view = oneleft.Game(f"{edition}+cards={count}", 4, key="07" * 32).view()
    size = 112 if edition in ("jam", "graduation") else 108
    assert view.draw + sum(view.counts.values()) == size - 1
    first = oneleft.referee({"rules": f"{edition}+cards={count}", "deal": {"players": 4}, "key": "07" * 32})
    assert [len(hand) for hand in first["position"]["hands"]] == [count] * 4


@pytest.mark.parametrize("count", [0, 2, 16, -1])
def test_deal_1_three_to_fifteen(count):
    """DEAL-1: other numbers are refused."""
    with pytest.raises(SetupError):
        Rules.parse(f"classic+cards={count}")


@pytest.mark.parametrize(
    ("edition", "players", "count", "fits"),
    [
        ("classic", 10, 8, True),  # 27 left
        ("classic", 10, 9, False),  # 17
        ("classic", 7, 13, False),  # 16
        ("jam", 7, 13, True),  # exactly 20
        ("graduation", 7, 13, True),
        ("classic", 5, 15, True),  # 32
        ("classic", 6, 15, False),  # 17
        ("classic", 8, 11, False),  # 19
        ("jam", 8, 11, True),  # 23
    ],
)
def test_deal_1_twenty_must_be_left(edition, players, count, fits):
    """DEAL-1: refused if fewer than 20 would be left in the draw pile once the first card is turned."""
    line = f"{edition}+cards={count}"
    document = {"rules": line, "deal": {"players": players}}
    if fits:
        assert oneleft.Game(line, players).view().draw >= 19
        assert "error" not in oneleft.referee(document)
        return
    with pytest.raises(SetupError) as refused:
        oneleft.Game(line, players)
    assert refused.value.rule == "DEAL-1"
    assert oneleft.referee(document)["error"]["rule"] == "DEAL-1"


def test_deal_1_in_eight_at_each_table():
    """DEAL-1: eight players at two tables need 60 cards at each; at one table 120 would be too many."""
    assert len(oneleft.Game("classic+eight+cards=15", 8).tables) == 2
    with pytest.raises(SetupError):
        oneleft.Game("classic+cards=15", 8)


def test_deal_1_every_round():
    """DEAL-1, SETUP-5: not only the first."""
    game = oneleft.Game("classic+cards=3", 2, key="07" * 32)
    while not game.round_over:
        seat = game.turn
        game.push(game.legal_moves(seat)[0])
    if not game.over:
        game.push("deal")
        assert sum(game.view().counts.values()) >= 6


@every_edition
@pytest.mark.parametrize("count", [1, 4, 10])
def test_catch_1_so_many_cards(edition, count):
    """CATCH-1: `catch=N` cards for being caught."""
    table = {"house": f"catch={count}", "edition": edition}
    after = after_moves("R1 B1 | R2 B2 | R3 B3", "R5", "0 play R1", "2 catch 0", **table)
    assert (after.counts, after.turn, after.exposed) == ([1 + count, 2, 2], 1, None)


@pytest.mark.parametrize("count", [0, 11, -1])
def test_catch_1_one_to_ten(count):
    """CATCH-1: other numbers are refused."""
    with pytest.raises(SetupError):
        Rules.parse(f"classic+catch={count}")


def test_catch_1_only_the_catch():
    """CATCH-1: no other penalty changes."""
    assert after_moves("R+2 B1 Y1 | R2 B2", "R5", "0 play R+2", "1 take", house="catch=5").counts == [2, 4]
    innocent = after_moves("W+4 B1 Y1 | R2 B2", "R5", "0 play W+4:B", "1 challenge", house="catch=5")
    assert innocent.counts == [2, 8]
    assert back("WJ B1 Y1 | R2 B2", "R5", "0 play WJ", house="catch=5").counts == [4, 2]


def test_catch_1_a_short_pile():
    """CATCH-1, PILE-2: draws what there is."""
    after = after_moves("R1 B1 | R2 B2", "R5", "0 play R1", "1 catch 0", house="catch=5", rest="out", draw="Y9")
    assert after.hand(0) == cards("B1 R5 Y9")


def test_catch_1_after_a_slam():
    """CATCH-1, UNO-5: the duty of a slam costs the same."""
    moves = ("0 play WJ", "0 discard R1", "0 discard Y1", "1 catch 0")
    assert slam("WJ R1 B1 Y1 | R2 B2", "R5", *moves, house="catch=4").counts == [5, 2]
