"""PILE-3: a round is blocked when the discards would become the draw pile for the 50th time."""

import pytest

import oneleft
from tests.support.rule_tables import EDITIONS, After, document, nth_key

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def seesaw(refills, edition="classic", more=("", "")):
    """Two players: each lays a red card, and the other one draws the card beneath it, which is all there is.

    So every such draw is a refill. The document ends with the last of them, before its player decides. Each also holds
    more cards, and does not lay them.
    """
    hands, top, moves, player = [["R1", "R2", "R6"], ["R3", "R4", "R8"]], "R9", [], 0
    for count in range(refills):
        other = 1 - player
        if count:  # who laid the last card has nothing to draw, and passes
            moves += [f"{player} keep", f"{other} draw"]
        card = hands[player].pop(0)
        moves += [f"{player} play {card}", f"{other} draw"]
        hands[other].append(top)
        top, player = card, other
    return document(f"R1 R2 R6 {more[0]} | R3 R4 R8 {more[1]}", "R9", *moves, rest="out", edition=edition)


def ruling(doc, *moves):
    answer = oneleft.referee(doc | {"moves": [*doc["moves"], *moves]})
    assert "error" not in answer, answer["error"]
    return After(answer)


@every_edition
def test_pile_3_blocked_at_the_50th_refill(edition):
    """PILE-3, PILE-2: the round is blocked, and nobody scores."""
    going = ruling(seesaw(49, edition))
    assert (going.phase, going.result, len(going.told("reshuffled"))) == ("drew", None, 49)
    after = ruling(seesaw(50, edition))
    assert after.result == {"out": None, "blocked": True, "points": [0, 0]}
    assert (after.phase, len(after.told("reshuffled"))) == ("over", 49)
    assert after.told("blocked")
    assert after.legal == [[], []]


def test_pile_3_a_position_that_is_read_in_begins_at_none():
    """PILE-3: the same position, read in, can be refilled again."""
    doc = seesaw(49)
    reached = ruling(doc, "1 keep", "0 draw")
    card = reached.hand(1)[0]
    assert ruling(doc, "1 keep", "0 draw", f"1 play {card}", "0 draw").result["blocked"] is True
    fresh = {"rules": "classic", "position": reached.answer["position"], "key": doc["key"]}
    assert ruling(fresh | {"moves": []}, f"1 play {card}", "0 draw").result is None


def test_pile_3_only_when_there_is_something_to_become_the_draw_pile():
    """PILE-3, PILE-2: with one discard there is nothing to shuffle; that is a pass, and the round goes on."""
    after = ruling(seesaw(49), "1 keep", "0 draw")
    assert (after.phase, after.passes, after.discard) == ("turn", 1, ["R1"])


def drain(doc, last="R+2"):
    """Seat 1 lays card after card, and this one last; seat 0 lays others in between. The moves before the last."""
    moves = []
    while True:
        state = ruling(doc, *moves)
        hand = sorted(state.hand(state.turn), key=lambda card: card == last)
        if hand == [last]:
            return moves
        card = state.answer["position"].get("drawn") or hand[0]
        moves.append(f"{state.turn} play {card}" + (" uno" if len(hand) == 2 else ""))


def test_pile_3_whoever_has_gone_out_still_wins():
    """PILE-3, OUT-2: a last Draw Two for which there is nothing to draw without the 50th refill."""
    doc = seesaw(49, more=("R5 R5 R7 R7", "R+2"))
    moves = drain(doc)
    before = ruling(doc, *moves)
    after = ruling(doc, *moves, "1 play R+2")
    assert (after.result["out"], after.result["blocked"]) == (1, False)
    assert after.hand(0) == before.hand(0)


def test_pile_3_a_last_jam_card_back_side_up():
    """PILE-3, JAM-3, OUT-1: there is nothing to draw, so no card is left after the drop either *(reading)*."""
    doc = seesaw(49, "jam", more=("R5 R5 R7 R7", "WJ"))
    moves = drain(doc, "WJ")
    sides = {}
    for number in range(20):
        after = ruling(doc | {"key": nth_key(number)}, *moves, "1 play WJ")
        sides[after.told("dropped")[0]["side"]] = after.result["out"]
    assert sides == {"slam": 1, "back": 1}


def test_pile_3_what_is_there_is_drawn():
    """PILE-3: of the two cards one is there."""
    doc = seesaw(48, more=("R+2", "R5 R5 R7 R7"))
    laid = ruling(doc)
    assert (laid.turn, laid.phase) == (0, "drew")
    moves = [f"0 play {laid.drawn}", f"1 play {laid.hand(1)[0]}", "0 draw"]
    refilled = ruling(doc, *moves)
    assert (len(refilled.told("reshuffled")), len(refilled.draw)) == (49, 1)
    taken = ruling(doc, *moves, "0 keep", "1 draw")
    assert len(taken.draw) == 0
    moves += ["0 keep", f"1 play {refilled.hand(1)[0]}", "0 play R+2"]
    faced = ruling(doc, *moves)
    paid = ruling(doc, *moves, "1 take")
    assert paid.counts[1] == faced.counts[1] + 1
    assert paid.result == {"out": None, "blocked": True, "points": [0, 0]}
