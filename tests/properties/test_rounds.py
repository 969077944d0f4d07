"""Every round ends."""

from random import Random

import pytest

from oneleft.rules.apply import apply
from oneleft.rules.hands import card_count
from oneleft.rules.moves import DISCARD_UNO, verb_of
from oneleft.rules.round import OVER, Round
from oneleft.table.table import list_legal_codes
from tests.support.all_tables import ALL_TABLES, new_round

MOST_MOVES = 20_000


@pytest.mark.parametrize("players", range(2, 11))
def test_random_rounds_end(players):
    for rules, seats in ALL_TABLES:
        if seats == players:
            random = Random(f"{rules} {players}")
            r = new_round(rules, players, f"{rules} {players}")
            moves = 0
            while r.phase != OVER:
                apply(r, *eager(r, random))
                moves += 1
                assert moves < MOST_MOVES
            assert (r.out >= 0) == any(is_empty(r, seat) for seat in range(players)) or r.out_of_round


def eager(r: Round, random: Random) -> tuple[int, int]:
    """Like people: lay a card when there is one to lay, and seldom let anything else come first."""
    moves = [(seat, code) for seat in range(r.players) for code in list_legal_codes(r, seat)]
    lays_card = [(seat, move) for seat, move in moves if verb_of(move) <= DISCARD_UNO]
    return random.choice(lays_card if lays_card and random.random() < 0.9 else moves)


def is_empty(r: Round, seat: int) -> bool:
    return card_count(r, seat) == 0


LAZY = [table for table in ALL_TABLES if table[1] in (2, 5, 10) and not table[0].must_play]


@pytest.mark.parametrize(("rules", "players"), LAZY, ids=str)
def test_a_round_in_which_nobody_ever_plays_is_blocked(rules, players):
    """PILE-2: everyone draws and keeps until nothing is left; then all pass in succession. MERCY-2: or one is left."""
    r = new_round(rules, players, f"lazy {rules} {players}")
    moves = 0
    while r.phase != OVER:
        lazy = [move for move in list_legal_codes(r, r.turn) if verb_of(move) > DISCARD_UNO]
        apply(r, r.turn, lazy[0])
        moves += 1
        assert moves < 1_000
    if r.out == -1:
        assert (r.n_draw, r.n_discard) == (0, 1)
    else:
        assert r.out_of_round == (1 << players) - 1 & ~(1 << r.out)
