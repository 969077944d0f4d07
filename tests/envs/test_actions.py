"""Actions: one number for each move of a seat, and a mask that matches the legal moves."""

import pytest

from oneleft.envs.actions import (
    ACTIONS,
    FIRSTS,
    NO_REACTION,
    OFFERED_WORDS,
    decode,
    encode,
    is_offered,
    offer,
    with_due_call,
    write_mask,
)
from oneleft.rules.cards import NONE
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import CHALLENGE, SWAP_VERB, move, operand_of, verb_of
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.rules.round import Round
from oneleft.table.move import decode as written
from tests.support.all_tables import ALL_RULES, SHEETS_ALONE, random_play

# The verbs of each group of actions, written here a second time on purpose.
GROUPS = ["lay", "lay uno", "jump", "jump uno", "color", "swap", "draw", "keep", "take", "challenge", "uno", "catch"]
GROUPS += ["let pass", "pass"]


def legal_moves(r: Round, seat: int) -> list[int]:
    return [legal_move(r, seat, k) for k in range(legal_count(r, seat))]


def mask_of(r: Round, seat: int, automatic: bool) -> set[int]:
    mask, offered = [0] * ACTIONS, [-1] * OFFERED_WORDS
    offer(r, seat, automatic, offered)
    write_mask(offered, mask)
    assert mask == [int(is_offered(offered, action)) for action in range(ACTIONS)]
    return {action for action in range(ACTIONS) if mask[action]}


@pytest.mark.parametrize("rules", ALL_RULES[::3], ids=str)
def test_mask_matches_the_legal_moves(rules):
    for players in (2, 3, 7):
        for r, _, _ in random_play(rules, players, 250, f"mask {players}"):
            for seat in range(players):
                moves = legal_moves(r, seat)
                actions = [encode(r, seat, move) for move in moves]
                assert [decode(r, seat, action) for action in actions] == moves
                assert len(set(actions)) == len(moves)
                may_pass = set() if seat == r.turn else {NO_REACTION}
                assert mask_of(r, seat, False) == {*actions, *may_pass}


@pytest.mark.parametrize("rules", ALL_RULES[::7], ids=str)
def test_automatic_reactions_add_calls_and_offer_no_challenges(rules):
    calls = challenges = 0
    for r, _, _ in random_play(rules, 3, 1_500, "automatic"):
        for seat in range(3):
            offered = mask_of(r, seat, True)
            moves = [with_due_call(r, seat, decode(r, seat, action)) for action in offered]
            assert all(move == NONE or refusal(r, seat, move) == LEGAL for move in moves)
            silent = mask_of(r, seat, False) - offered
            left_out = {decode(r, seat, action) for action in silent}
            assert left_out - set(moves) <= {move(CHALLENGE, 0)}
            calls += bool(left_out & set(moves))
            challenges += move(CHALLENGE, 0) in left_out
    assert rules not in SHEETS_ALONE or calls > 10
    assert rules not in SHEETS_ALONE or challenges > 3


def group_of(text: str) -> str:
    _, verb, *rest = text.split()
    group = "lay" if verb in ("play", "discard") else verb
    return f"{group} uno" if rest and rest[-1] == "uno" else group


def test_actions_are_grouped_by_move():
    met = set()
    for rules in (rules for rules in ALL_RULES if rules.jump_in and rules.seven_zero):
        for r, _, _ in random_play(rules, 4, 400, "groups"):
            for seat in range(4):
                for code in legal_moves(r, seat):
                    group = GROUPS.index(group_of(str(written(rules.edition, seat, code, range(4)))))
                    assert FIRSTS[group] <= encode(r, seat, code) < FIRSTS[group + 1]
                    met.add(group)
    assert met == {place for place, group in enumerate(GROUPS) if group != "let pass"}
    assert (FIRSTS[-3], encode(r, 0, NONE), FIRSTS[-1]) == (NO_REACTION, NO_REACTION, ACTIONS)


def test_faces_are_their_own_action_and_seats_are_relative():
    r = Round()
    r.players = 5
    assert encode(r, 3, 37) == decode(r, 3, 37) == 37
    lefts = [encode(r, 3, move(SWAP_VERB, seat)) - 260 for seat in (4, 0, 1, 2)]
    assert lefts == [0, 1, 2, 3]
    assert [operand_of(decode(r, 3, 260 + left)) for left in lefts] == [4, 0, 1, 2]
    missing = [decode(r, 3, action) for action in range(264, 269)]
    assert all(verb_of(code) == SWAP_VERB and operand_of(code) >= 5 for code in missing)
