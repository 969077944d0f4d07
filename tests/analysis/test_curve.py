"""Win chances: whole numbers that add up, so that luck and decisions account for every change."""

from itertools import product
from pathlib import Path

import pytest

from oneleft import Game, Rules, verify_record
from oneleft.analysis.curve import CHANCE, MOVE, PASSED, Curve, draw_curve
from oneleft.analysis.moments import Placed, moments, open_position
from oneleft.analysis.win_chances import WHOLE, WinChances, in_millionths, sides_of
from oneleft.bots.net_bot import NetBot
from oneleft.policies.hand_bounds import HandBounds, reset_bounds
from oneleft.rules.editions import EDITIONS
from oneleft.rules.formats import FORMATS
from tests.support.all_tables import key_of
from tests.support.random_games import finished_game
from tests.support.sampling import every

pytestmark = pytest.mark.slow

PLAYERS_OF = {"points": 3, "lowest": 2, "partners": 6, "rotating": 4, "eight": 8, "challenge": 4}
HOUSE_RULES = ("progressive", "seven_zero", "jump_in", "multi_play", "draw_until_playable")
SAMPLES = Path(__file__).parents[1] / "samples"
RECORDS = [*sorted((SAMPLES / "version1").glob("*.txt")), SAMPLES / "version3" / "words.txt"]


def curve_of(game: Game, worlds: int = 4) -> Curve:
    return draw_curve(game.rules, list(moments(game)), worlds)


def check(game: Game, curve: Curve) -> None:
    """Everything adds up, exactly, for every player and at every step."""
    sides = sides_of(game.rules, len(game.names))
    assert len(curve.events) == len(game.log) + 1
    for chances in (curve.start, *(step.chances for steps in curve.events for step in steps)):
        assert sum(chances[side[0]] for side in sides) == WHOLE
        assert all(chances[side[0]] == chances[partner] for side in sides for partner in side)
    for player, shares in enumerate(curve.shares):
        assert shares.luck + shares.own + shares.others == curve.chances[-1][player] - curve.start[player]
    assert {player for player, chance in enumerate(curve.chances[-1]) if chance} == set(game.winners)


@pytest.mark.parametrize(("form", "edition"), every(2, list(product(FORMATS, EDITIONS))))
def test_luck_and_decisions_account_for_every_change(edition, form):
    """With and without house rules: every second edition plays with many of them."""
    house = dict.fromkeys(HOUSE_RULES, True) if list(EDITIONS).index(edition) % 2 else {}
    short = {"target": 60} if FORMATS[form].has_target else {"hands": 2}
    rules = Rules(edition, format=form, **short, **house)
    game = finished_game(rules, PLAYERS_OF[form], f"{edition} {form}")
    check(game, curve_of(game))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_add_up_too(file):
    game = verify_record(file.read_text("utf-8"))
    check(game, curve_of(game, 2))


def test_chances_are_rounded_to_a_million_by_largest_remainders():
    assert in_millionths([1 / 3, 1 / 3, 1 / 3], [(0,), (1,), (2,)]) == (333_334, 333_333, 333_333)
    assert in_millionths([0.25, 0.75, 0.25, 0.75], [(0, 2), (1, 3)]) == (250_000, 750_000, 250_000, 750_000)
    assert in_millionths([0.0, 1.0], [(0,), (1,)]) == (0, 1_000_000)


def test_a_player_who_plays_like_the_playouts_gains_nothing_by_decisions():
    """The worlds are the same at every position, so an expected move changes nothing, not even by noise."""
    game = Game(Rules(target=100), 3, key_of("like the playouts"))
    game.play([NetBot("keen") for _ in range(3)])
    curve = curve_of(game, 8)
    check(game, curve)
    assert [shares.own for shares in curve.shares] == [0, 0, 0]
    assert all(shares.luck for shares in curve.shares)


def test_a_move_without_hidden_cards_has_no_step_of_chance():
    game = finished_game(Rules(target=60), 2, "steps")
    for moment, steps in zip(moments(game), curve_of(game).events, strict=True):
        kinds = [step.kind for step in steps]
        if moment.placed is None:
            assert kinds == [CHANCE]
        else:
            draws = {event for event in kinds if event == CHANCE}
            assert bool(draws) == (moment.move.verb in ("draw", "take", "challenge", "catch"))
            assert kinds.index(MOVE) == (1 if PASSED in kinds else 0)


def test_whoever_could_have_caught_decided_too():
    """UNO-3: the seats that let the moment pass have a step of their own, before the move that ends it."""
    game = finished_game(Rules(target=100), 3, "passed")
    found = list(zip(moments(game), curve_of(game).events, strict=True))
    passed = [(moment, steps) for moment, steps in found if moment.let_pass]
    assert passed
    assert all((steps[0].kind, steps[0].seats) == (PASSED, moment.let_pass) for moment, steps in passed)
    assert all(step.kind != PASSED for moment, steps in found if not moment.let_pass for step in steps)


def test_an_open_position_is_judged_by_its_hands():
    """A last card that fits, and the turn: the chance is one, whatever the draw pile brings."""
    hands = [["R1"], ["B2", "B3", "B4", "B5", "B6", "B7"]]
    game = Game.from_position({"hands": hands, "discard": ["R9"], "turn": 0}, "classic+target=1", seed=3)
    estimate = WinChances(game.rules, 2, 16)
    bounds = HandBounds()
    reset_bounds(bounds, game.tables[0].round)
    position = open_position(game, [bounds], [0])
    chances = estimate.of_position(position)
    assert chances.tolist() == [[1.0, 0.0]] * 16
    drawn = estimate.after_move(position, Placed(*game.check_move("0 draw")), 0, chances)
    assert 0 < drawn.mean(axis=0)[1] < 1
