"""The same law twice: interpreted and compiled, the whole record compared after every move.

`make law-check` does the same over more combinations of rules.
"""

from array import array
from collections.abc import Iterator
from itertools import product
from operator import attrgetter
from random import Random
from struct import Struct

import numba
import numpy as np
import pytest

from oneleft.arena.compiler import RECORD, to_records
from oneleft.match.standing import STANDING_ARRAYS, Standing, close_round, next_dealer, seat_players, winners
from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.config import Rules
from oneleft.rules.deal import choose_dealer, start_round
from oneleft.rules.formats import FORMATS
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import LEGAL, refusal
from oneleft.rules.round import ARRAYS, OVER, SCALARS, Round
from oneleft.rules.scoring import hand_points
from tests.support.all_tables import ALL_RULES, new_round
from tests.support.all_tables import bluffing as with_bluffing
from tests.support.law_kernels import answers, fold, trace

pytestmark = pytest.mark.slow

MOVES_PER_TABLE = 600  # times 93 sets of rules, 9 numbers of players, bluffing on and off: over a million moves


# The hands, which the law reads most, stay a list. The other arrays are kept as they lie in the compiled record, which
# has its wide fields first and the bytes last.
FIRST_LIST, *TYPED = ARRAYS
CODES = {name: {8: "q", 4: "I", 1: "b"}[RECORD[name].base.itemsize] for name in RECORD.names}
WIDE = [name for name in SCALARS if CODES[name] == "q"]
SMALL = [name for name in SCALARS if CODES[name] == "b"]
wide_of, small_of = attrgetter(*WIDE), attrgetter(*SMALL)
words_of = attrgetter(*(name for name in TYPED if CODES[name] != "b"))
bytes_of = attrgetter(*(name for name in TYPED if CODES[name] == "b"))
PACKED = Struct(f"={len(WIDE) + ARRAYS[FIRST_LIST]}q")
PACKED_SMALL = Struct(f"={len(SMALL)}b")


def with_typed_arrays(r: Round) -> Round:
    """The same record. The law neither knows nor cares whether it is given lists or arrays."""
    twin = r.copy()
    for name in TYPED:
        setattr(twin, name, array(CODES[name], getattr(r, name)))
    return twin


def packed(r: Round) -> bytes:
    """The whole record, as the compiled law keeps it."""
    wide, small = PACKED.pack(*wide_of(r), *r.hands), PACKED_SMALL.pack(*small_of(r))
    return b"".join((wide, *words_of(r), small, *bytes_of(r))).ljust(RECORD.itemsize, b"\0")


def assert_same(r: Round, record: bytes) -> None:
    if packed(r) != record:
        mine, compiled = to_records(r)[0], np.frombuffer(record, RECORD)[0]
        assert {name: mine[name].tolist() for name in RECORD.names} == {
            name: compiled[name].tolist() for name in RECORD.names
        }
        raise AssertionError("the same values, but other bytes")


def test_records_are_packed_as_they_lie_in_memory():
    r = new_round(Rules(), 3, "packed")
    assert packed(with_typed_arrays(r)) == to_records(r).tobytes()


def played(
    rules: Rules, players: int, bluffing: bool, moves: int = MOVES_PER_TABLE
) -> tuple[Round, list[int], np.ndarray]:
    """A deal, random words for the moves, and what the compiled law makes of them."""
    seed = f"{rules} {players} {bluffing}"
    r = new_round(with_bluffing(rules, bluffing), players, seed)
    random = Random(seed)
    words = [random.getrandbits(32) for _ in range(moves)]
    rows = np.zeros(moves + 1, RECORD)
    rows[0] = to_records(r)[0]
    trace(rows, np.array(words, np.int64))
    return r, words, rows


def compare_moves(rules: Rules, players: int, bluffing: bool, moves: int = MOVES_PER_TABLE) -> None:
    r, words, rows = played(rules, players, bluffing, moves)
    r, compiled = with_typed_arrays(r), rows.tobytes()
    for number, word in enumerate(words, start=1):
        if r.phase == OVER:
            start_round(r)
        else:
            apply(r, *any_legal_move(r, word))
        assert_same(r, compiled[number * RECORD.itemsize : (number + 1) * RECORD.itemsize])


TABLES = list(product(range(2, 11), (True, False)))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_record_is_the_same_after_every_move(rules):
    for players, bluffing in TABLES:
        compare_moves(rules, players, bluffing)


def test_more_than_a_million_moves_are_compared():
    assert len(ALL_RULES) * len(TABLES) * MOVES_PER_TABLE > 1_000_000


# The same once more, for numba to check the indices. Where it does not, one set of rules shows that they can be played.
CHECKED = ALL_RULES if numba.config.BOUNDSCHECK else ALL_RULES[:1]


@pytest.mark.bounds
def test_no_move_reads_or_writes_outside_of_an_array():
    """The same moves, which are compared above."""
    for rules in CHECKED:
        for players, bluffing in TABLES:
            played(rules, players, bluffing)


@pytest.mark.bounds
def test_matches_stand_the_same():
    for form in FORMATS.values():
        for players in form.players:
            random = Random(f"{form} {players}")
            s = Standing(Rules(format=form, target=300), players)
            gains = [[random.choice((0, 0, random.randrange(90))) for _ in range(players)] for _ in range(12)]
            rows = to_records(s, len(gains) + 1)
            answers = np.zeros((len(gains), 2), np.int64)
            fold(rows, np.array(gains, np.int64), answers)
            for i, row in enumerate(gains):
                s.gained[:players] = row
                close_round(s)
                seat_players(s)
                assert [winners(s), next_dealer(s, i % players)] == answers[i].tolist()
                for name in STANDING_ARRAYS:
                    assert getattr(s, name) == rows[i + 1][name].tolist(), name


def positions(rules: Rules) -> Iterator[Round]:
    for players in (2, 5, 10):
        r = new_round(with_bluffing(rules, players != 5), players, f"answers {rules} {players}")
        random = Random(f"{rules} {players}")
        for _ in range(3):
            for _ in range(random.randrange(10, 40)):
                if r.phase == OVER:
                    start_round(r)
                apply(r, *any_legal_move(r, random.getrandbits(32)))
            yield r


def compiled_answers(r: Round) -> tuple[int, int, list[list[int]], list[int]]:
    refusals = np.zeros((r.players, MOVES), np.int64)
    points = np.zeros(r.players, np.int64)
    listed, dealer = answers(to_records(r), refusals, points)
    return listed, dealer, refusals.tolist(), points.tolist()


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_answer_of_the_law_is_the_same(rules):
    """And the listed moves are those that are not refused."""
    for r in positions(rules):
        before = r.copy()
        seats = range(r.players)
        mine = 0
        refusals = [[refusal(r, seat, move) for move in range(MOVES)] for seat in seats]
        for seat in seats:
            listed = [legal_move(r, seat, k) for k in range(legal_count(r, seat))]
            assert sorted(listed) == [move for move, reason in enumerate(refusals[seat]) if reason == LEGAL]
            for move in listed:
                mine = (mine * 31 + move) & 0xFFFFFFFF
        points = [hand_points(r, seat) for seat in seats]
        assert r == before
        assert compiled_answers(r) == (mine, choose_dealer(r.copy()), refusals, points)


@pytest.mark.bounds
def test_no_answer_reads_outside_of_an_array():
    for rules in CHECKED:
        for r in positions(rules):
            compiled_answers(r)


def test_a_difference_would_be_seen():
    r = new_round(Rules(), 3, "seen")
    record = to_records(r).tobytes()
    assert_same(with_typed_arrays(r), record)
    for name in ("turn", "n_draw", "exposed"):
        twin = with_typed_arrays(r)
        setattr(twin, name, getattr(twin, name) + 1)
        with pytest.raises(AssertionError):
            assert_same(twin, record)
    for name in ARRAYS:
        twin = with_typed_arrays(r)
        getattr(twin, name)[-1] ^= 1
        with pytest.raises(AssertionError):
            assert_same(twin, record)
