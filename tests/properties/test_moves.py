"""The list of legal moves and the refusals are two sides of one law."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oneleft.rules.apply import apply
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import MOST_LEGAL, MOVES
from oneleft.rules.refusal import LEGAL, REASONS, refusal
from oneleft.table.move import Move, decode, encode
from oneleft.table.table import Table
from tests.support.all_tables import ALL_RULES, ALL_TABLES, somewhere
from tests.support.all_tables import bluffing as with_bluffing

tables = st.sampled_from(ALL_TABLES)


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_listed_moves_are_accepted_and_all_others_refused_without_a_trace(rules):
    """So are those of other positions, where the compiled law is asked as well: see test_compiled.py."""
    for players in range(2, 11):
        r = somewhere(with_bluffing(rules, players % 2 == 0), players, f"{rules} {players}")
        before = r.copy()
        for seat in range(players):
            listed = [legal_move(r, seat, k) for k in range(legal_count(r, seat))]
            assert len(set(listed)) == len(listed) <= MOST_LEGAL
            accepted = [move for move in range(MOVES) if refusal(r, seat, move) == LEGAL]
            assert sorted(listed) == accepted
        assert r == before


@given(table=tables, seed=st.integers(0, 10**9))
def test_somebody_can_always_move_until_the_round_is_over(table, seed):
    r = somewhere(*table, seed)
    assert legal_count(r, r.turn) > 0


@given(table=tables, seed=st.integers(0, 10**9))
def test_every_legal_move_can_be_carried_out(table, seed):
    r = somewhere(*table, seed)
    for seat in range(r.players):
        for k in range(legal_count(r, seat)):
            after = r.copy()
            apply(after, seat, legal_move(r, seat, k))
            assert after != r


@given(table=tables, seed=st.integers(0, 10**9))
def test_moves_are_written_and_read_back(table, seed):
    rules, players = table
    r = somewhere(rules, players, seed)
    seating = Random(seed).sample(range(10), players)
    for chair in range(players):
        for k in range(legal_count(r, chair)):
            code = legal_move(r, chair, k)
            move = decode(rules.edition, chair, code, seating)
            assert Move(str(move)) == move
            assert encode(rules.edition, move, seating) == code
            assert seating[chair] == move.seat


@given(table=tables, seed=st.integers(0, 10**9))
def test_a_table_lists_the_moves_that_the_law_numbers(table, seed):
    rules, players = table
    listed = Table(rules, tuple(range(players)), "07" * 32, 0)
    listed.round = somewhere(rules, players, seed)
    for chair in range(players):
        numbered = [legal_move(listed.round, chair, k) for k in range(legal_count(listed.round, chair))]
        assert listed.legal_codes(chair) == numbered
        assert listed.legal_texts(chair) == [str(move) for move in listed.legal_moves(chair)]
        assert all(listed.is_legal(chair, code) for code in numbered)


def test_numbers_that_are_no_moves_are_refused():
    r = somewhere(*ALL_TABLES[0], 1)
    for seat, move in ((-1, 0), (2, 0), (0, -1), (0, MOVES), (0, MOVES + 7), (0, 10**12)):
        assert REASONS[refusal(r, seat, move)][0] == "no-such-move"
