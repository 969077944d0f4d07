"""The same law twice: interpreted and compiled, the whole record compared after every move."""

from operator import attrgetter
from random import Random

import numpy as np
import pytest
from numba import njit

from oneleft.arena.compiler import RECORD, to_records
from oneleft.match.standing import STANDING_ARRAYS, Standing, close_round, next_dealer, seat_players, winners
from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.config import Rules
from oneleft.rules.deal import choose_dealer, start_round
from oneleft.rules.formats import FORMATS
from oneleft.rules.legal import legal_count, legal_move
from oneleft.rules.moves import MOVES
from oneleft.rules.refusal import refusal
from oneleft.rules.round import ARRAYS, OVER, SCALARS, Round
from oneleft.rules.scoring import hand_points
from tests.support.all_tables import ALL_RULES, new_round

pytestmark = [pytest.mark.slow, pytest.mark.bounds]

MOVES_PER_TABLE = 1_400  # times 40 sets of rules, 9 numbers of players, bluffing on and off: over a million moves


@njit
def step(r, word):
    """One random move, or the next deal."""
    if r.phase == OVER:
        start_round(r)
    else:
        seat, move = any_legal_move(r, word)
        apply(r, seat, move)


@njit
def trace(rows, words):
    """Play on from the first row; every row is the record after one more move."""
    for i in range(len(words)):
        rows[i + 1] = rows[i]
        step(rows[i + 1], words[i])


@njit
def answers(rows, refusals, points):
    """What the law says of a position: every refusal, the number of legal moves, every hand's points, the dealer."""
    r = rows[0]
    listed = 0
    for seat in range(r.players):
        points[seat] = hand_points(r, seat)
        for k in range(legal_count(r, seat)):
            listed = (listed * 31 + legal_move(r, seat, k)) & 0xFFFFFFFF
        for move in range(MOVES):
            refusals[seat, move] = refusal(r, seat, move)
    return listed, choose_dealer(r)


scalars_of = attrgetter(*SCALARS)


def as_lists(rows: np.ndarray) -> list[tuple[list[int], ...]]:
    scalars = np.stack([rows[name] for name in SCALARS], axis=1).tolist()
    arrays = [rows[name].tolist() for name in ARRAYS]
    return list(zip(scalars, *arrays, strict=True))


def assert_same(r: Round, row: tuple[list[int], ...]) -> None:
    mine = (list(scalars_of(r)), *(getattr(r, name) for name in ARRAYS))
    if mine != row:
        names = ["the scalars", *ARRAYS]
        assert dict(zip(names, mine, strict=True)) == dict(zip(names, row, strict=True))


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_the_record_is_the_same_after_every_move(rules):
    for players in range(2, 11):
        for bluffing in (True, False):
            seed = f"{rules} {players} {bluffing}"
            r = new_round(rules.with_(bluffing=bluffing), players, seed)
            random = Random(seed)
            words = [random.getrandbits(32) for _ in range(MOVES_PER_TABLE)]
            rows = np.zeros(MOVES_PER_TABLE + 1, RECORD)
            rows[0] = to_records(r)[0]
            trace(rows, np.array(words, np.int64))
            for word, row in zip(words, as_lists(rows)[1:], strict=True):
                if r.phase == OVER:
                    start_round(r)
                else:
                    apply(r, *any_legal_move(r, word))
                assert_same(r, row)


@njit
def fold(rows, gains, answers):
    """A match of which only the points are played: every row is the standing after one more round."""
    for i in range(len(gains)):
        rows[i + 1] = rows[i]
        s = rows[i + 1]
        for player in range(s.players):
            s.gained[player] = gains[i, player]
        close_round(s)
        seat_players(s)
        answers[i, 0] = winners(s)
        answers[i, 1] = next_dealer(s, i % s.players)


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


@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_every_answer_of_the_law_is_the_same(rules):
    for players in (2, 5, 10):
        r = new_round(rules, players, f"answers {rules} {players}")
        random = Random(f"{rules} {players}")
        for _ in range(3):
            for _ in range(random.randrange(10, 40)):
                if r.phase == OVER:
                    start_round(r)
                apply(r, *any_legal_move(r, random.getrandbits(32)))
            refusals = np.zeros((players, MOVES), np.int64)
            points = np.zeros(players, np.int64)
            listed, dealer = answers(to_records(r), refusals, points)
            assert refusals.tolist() == [[refusal(r, seat, move) for move in range(MOVES)] for seat in range(players)]
            assert points.tolist() == [hand_points(r, seat) for seat in range(players)]
            mine = 0
            for seat in range(players):
                for k in range(legal_count(r, seat)):
                    mine = (mine * 31 + legal_move(r, seat, k)) & 0xFFFFFFFF
            assert listed == mine
            assert dealer == choose_dealer(r.copy())


def test_a_difference_would_be_seen():
    r = new_round(Rules(), 3, "seen")
    row = as_lists(to_records(r))[0]
    assert_same(r, row)
    for name in ("turn", "n_draw", "exposed"):
        twin = r.copy()
        setattr(twin, name, getattr(twin, name) + 1)
        with pytest.raises(AssertionError):
            assert_same(twin, row)
    twin = r.copy()
    twin.hands[0] ^= 1
    with pytest.raises(AssertionError):
        assert_same(twin, row)
