"""The net: what it remembers is true, and it plays the same game interpreted at a table and compiled in the arena."""

from importlib import resources
from itertools import cycle
from random import Random
from typing import Any

import numba
import pytest

from oneleft.arena.batch import Batch
from oneleft.arena.policy_data import compiled_net
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.table_runner import play_at_table
from oneleft.policies import basic
from oneleft.policies.hand_bounds import WILDS_SEEN, HandBounds, most_held, observe, reset_bounds
from oneleft.policies.net import SUMS, KeenNet
from oneleft.policies.net_file import FAMILIES, made_by, read_net
from oneleft.policies.net_inputs import MOST_ROWS, ROWS, RULES, rules_rows
from oneleft.policies.net_layers import (
    FIRST_BIAS,
    SECOND,
    SECOND_BIAS,
    SECOND_LAYER,
    THIRD_LAYER,
    TOP,
    WEIGHTS,
    output,
    sum_rows,
)
from oneleft.policies.weighted import count_held
from oneleft.rules.apply import apply
from oneleft.rules.cards import COLORS, NONE, WILD, color_of, rank_of, types_of_color
from oneleft.rules.config import Rules
from oneleft.rules.hands import card_count
from oneleft.rules.legal import card_ways, laying_verb, legal_move
from oneleft.rules.matching import challengeable, playable
from oneleft.rules.moves import CATCH, CHALLENGE, DRAW, move
from oneleft.rules.round import OVER, Round
from oneleft.rules.turn_order import next_to_ask, seat_to_left
from tests.support.all_tables import ALL_RULES, key_of, new_round
from tests.support.sampling import EXHAUSTIVE, every

WITH_PLAYERS = list(zip(ALL_RULES, cycle((2, 4, 3, 5, 10)), strict=False))


def check_bounds(b: HandBounds, r: Round) -> None:
    for seat in range(r.players):
        assert b.counts[seat] == card_count(r, seat)
        for color in range(COLORS):
            assert count_held(r, seat, types_of_color(color)) <= most_held(b, seat, color) <= b.counts[seat]
    discards = [WILDS_SEEN if rank_of(card) >= WILD else color_of(card) for card in r.discard[: r.n_discard]]
    assert b.discarded == [discards.count(place) for place in range(COLORS + 1)]


@pytest.mark.parametrize(("rules", "players"), WITH_PLAYERS, ids=str)
def test_no_hand_exceeds_its_bounds(rules, players):
    """TURN-3: among players who draw only with nothing to play."""
    random = Random(f"{rules}")
    for deal in range(3):
        r, b = new_round(rules, players, f"{rules} {deal}"), HandBounds()
        reset_bounds(b, r)
        start = asked = moves = 0
        while r.phase != OVER and moves < 300:
            steps = next_to_ask(r, start, asked)
            seat = r.turn if steps == players else seat_to_left(r, start, steps)
            code = basic.random(r, seat, random.getrandbits(32))
            if code == NONE:
                asked = steps + 1
                continue
            apply(r, seat, code)
            observe(b, r, seat, code)
            check_bounds(b, r)
            asked, start, moves = 0, seat_to_left(r, start, 1), moves + 1


@pytest.mark.parametrize("rules", [Rules(), Rules(progressive=True, jump_in=True), Rules(cards=3, catch=4)], ids=str)
def test_bounds_hold_when_people_forget_to_call(rules):
    """WD4-5, UNO-3: a player who is caught after a Wild Draw Four and then challenged may have drawn the colour."""
    challenged = 0
    for deal in range(400 if EXHAUSTIVE else 200):
        random = Random(f"{rules} {deal}")
        r, b = new_round(rules, 2, f"{rules} {deal}"), HandBounds()
        reset_bounds(b, r)
        while r.phase != OVER and r.shuffles < 3:
            seat, code = careless_move(r, random)
            came, is_challenge = b.came, code == move(CHALLENGE, 0)
            apply(r, seat, code)
            observe(b, r, seat, code)
            challenged += is_challenge and came > 0
            check_bounds(b, r)
    assert challenged > 5


def careless_move(r: Round, random: Random) -> tuple[int, int]:
    """A card if there is one, often without calling UNO; players who can catch or challenge do."""
    if r.exposed != NONE and random.random() < 0.7:
        catcher = next(seat for seat in range(r.players) if seat != r.exposed)
        return catcher, move(CATCH, r.exposed)
    if challengeable(r):
        return r.turn, move(CHALLENGE, 0)
    cards = card_ways(r, r.turn, laying_verb(r), playable(r, r.turn))
    k = random.randrange(cards) if cards else 0
    return r.turn, legal_move(r, r.turn, k)


def test_bounds_say_more_than_counts():
    """TURN-3: a player who drew on a colour has at most the card that was drawn."""
    r, b = new_round(Rules(), 2, "bounds"), HandBounds()
    reset_bounds(b, r)
    code = NONE
    while code != move(DRAW, 0):
        seat, color, code = r.turn, r.color, basic.random(r, r.turn, 0)
        apply(r, seat, code)
        observe(b, r, seat, code)
    assert most_held(b, seat, color) == 1 < b.counts[seat]


@pytest.mark.slow
@pytest.mark.bounds
@pytest.mark.parametrize(("rules", "players"), WITH_PLAYERS[::4], ids=str)
def test_net_plays_compiled(rules, players):
    """With bounds checks, no index of its arrays is out of range."""
    rows = Batch(rules, players, key_of(f"net {rules}"), ("keen", "random")).play(0, 10)
    assert (rows["winners"] != 0).any()


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "players"), every(2, WITH_PLAYERS[::3]), ids=str)
def test_plays_the_same_game_at_a_table_and_compiled(rules, players):
    """Every choice and everything remembered, bit for bit: one difference would make another game."""
    batch = Batch(rules, players, key_of(f"net {rules}"), ("keen",))
    at_table = play_at_table(batch, 5, ["keen"] * players, {"keen": BotStats()})
    assert at_table.tobytes() == batch.play(5, 1).tobytes()


@numba.njit
def value_of(nets: Any, taken: int, rows: int) -> float:
    """Of a net whose sums begin with its bias, less one row and plus so many others."""
    net = nets[0]
    sum_rows(net, 0, net.weights, FIRST_BIAS, taken, 0, rows)
    sum_rows(net, SUMS, net.sums, 0, NONE, 0, 0)
    return output(net, SUMS)


@pytest.mark.slow
def test_vectors_give_the_same_sums():
    """Of weights up to the largest, so that some units are off, some between and some at their top."""
    random = Random(7)
    most = {FIRST_BIAS: 32_768, SECOND_LAYER: 32_768, SECOND_BIAS: 127, THIRD_LAYER: 32_768, WEIGHTS: 256}
    values = set()
    for number in range(100):
        net, begin = KeenNet(), 0
        for end, high in most.items():
            net.weights[begin:end] = [
                random.randint(-high, high) >> random.choice((0, 3, 6)) for _ in range(begin, end)
            ]
            begin = end
        net.numbers[:MOST_ROWS] = [random.randrange(ROWS) for _ in range(MOST_ROWS)]
        compiled = compiled_net(net.weights)
        compiled[0]["numbers"] = net.numbers
        taken, rows = random.choice((NONE, 3)), number
        sum_rows(net, 0, net.weights, FIRST_BIAS, taken, 0, rows)
        sum_rows(net, SUMS, net.sums, 0, NONE, 0, 0)
        assert value_of(compiled, taken, rows) == output(net, SUMS)
        assert compiled[0]["sums"].tolist() == net.sums
        values.add(output(net, SUMS))
    assert len(values) > 90


def test_every_rule_has_a_row():
    rows = {row for rules in ALL_RULES for row in rules_rows(rules, matches=False)}
    rows |= {row for form in ("lowest", "partners") for row in rules_rows(Rules(format=form), matches=True)}
    assert rows == set(range(RULES, ROWS))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_net_has_small_numbers(family):
    """Sums of whole numbers below 2^24 are exact in 32-bit floats, in any order."""
    weights = read_net("keen", family)
    assert len(weights) == WEIGHTS
    second = [weights[SECOND_LAYER + unit : SECOND_BIAS : SECOND] for unit in range(SECOND)]
    sums = [TOP * sum(map(abs, row)) + abs(weights[SECOND_BIAS + unit]) for unit, row in enumerate(second)]
    assert max(sums) < 1 << 24
    assert TOP * sum(map(abs, weights[THIRD_LAYER:])) < 1 << 24
    assert MOST_ROWS * max(map(abs, weights[:SECOND_LAYER])) < 1 << 24


def test_the_net_is_a_small_file():
    file = resources.files("oneleft.policies").joinpath("weights", "keen.net")
    assert len(file.read_bytes()) < 300_000
    assert made_by("keen").startswith("oneleft train")
    assert len({tuple(read_net("keen", family)) for family in FAMILIES}) == len(FAMILIES)
