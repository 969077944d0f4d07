"""Verdicts: found mistakes are mistakes, and nothing hidden has a part in them."""

import msgspec
import pytest

from oneleft import Game, Rules
from oneleft.analysis.analyse import verdicts_at
from oneleft.analysis.coach import Budget
from oneleft.analysis.moments import dealt_again, moments
from oneleft.analysis.quality import BEST, BLUNDER, ERRORS, FAULTS, GOOD, INACCURACY, MISTAKE, quality_of
from oneleft.analysis.report import Verdict
from oneleft.analysis.round_stake import round_stake
from oneleft.analysis.verdicts import SeatCoach
from oneleft.lang import LANGUAGES
from oneleft.table.views import View
from tests.support.random_games import finished_game
from tests.support.twin_worlds import twin_of

pytestmark = pytest.mark.slow

BUDGET = Budget(None, 400)


def verdict_on(hands: list[list[str]], made: str, rules: str = "classic+target=1", **position: object) -> Verdict:
    """The verdict on a move of seat 0, in a round that decides the match."""
    game = Game.from_position({"hands": hands, "discard": ["R9"], "turn": 0, **position}, rules, seed=5)
    coach = SeatCoach(0, BUDGET)
    coach.hear(game.events_for(0), game.view(0))
    assert game.check_move(made) is not None
    found = coach.verdict(game.view(0), made)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("loss", "error", "quality"),
    [
        (0.3, 0.01, BLUNDER),
        (0.10, 0.01, BLUNDER),
        (0.06, 0.01, MISTAKE),
        (0.03, 0.005, INACCURACY),
        (0.01, 0.001, GOOD),
        (0.3, 0.3 / ERRORS, GOOD),  # within the error bars
    ],
)
def test_classes(loss, error, quality):
    assert quality_of(False, loss, error) == quality
    assert quality_of(True, loss, error) == BEST


def test_drawing_with_the_last_card_in_hand_is_a_blunder():
    found = verdict_on([["R1"], ["B1", "B2"]], "0 draw")
    assert (found.quality, found.best, found.why.name) == (BLUNDER, "0 play R1", "out")
    assert found.loss > 100_000
    assert found.best_chance == 1_000_000 > found.chance


def test_the_best_move_has_no_loss_and_needs_no_reason():
    found = verdict_on([["R1"], ["B1", "B2"]], "0 play R1")
    assert (found.quality, found.loss, found.match_loss, found.why) == (BEST, 0, 0, None)


def test_uno_forgotten_is_a_mistake():
    found = verdict_on([["R1", "R2"], ["B1", "R7", "G3", "Y3"]], "0 play R1")
    assert found.quality in FAULTS
    assert found.best in ("0 play R1 uno", "0 play R2 uno")
    assert found.why.name == "uno" or found.best != "0 play R1 uno"


def test_a_draw_two_stops_whoever_has_one_card():
    found = verdict_on([["R+2", "R4", "B5", "G6"], ["R1"], ["B1", "B2", "B3", "B4"]], "0 play R4")
    assert found.quality in FAULTS
    assert found.best == "0 play R+2"
    assert found.why.name == "stop"
    assert found.why.parts == {"seat": 1, "count": 1, "card": "R+2"}


def test_a_missed_catch_is_a_mistake():
    """UNO-3: the only opponent forgot to call, and would have had to draw."""
    found = verdict_on([["R1", "B2", "B3"], ["G1"]], "0 play R1", exposed=1)
    assert found.quality in FAULTS
    assert (found.best, found.why.name) == ("0 catch 1", "catch")


def test_letting_a_moment_pass_is_a_decision():
    """JUMP-1: seat 0 could have gone out with the same card."""
    position = {"hands": [["R9"], ["B4", "B5", "B6"], ["G1", "G2", "G3"]], "discard": ["R9"], "turn": 1}
    game = Game.from_position(position, "classic+jump_in+target=1", seed=5)
    coach = SeatCoach(0, BUDGET)
    coach.hear([], game.view(0))
    found = coach.verdict(game.view(0), "")
    assert (found.made, found.best, found.quality, found.why.name) == ("", "0 jump R9", BLUNDER, "out")


def test_no_verdict_without_a_choice():
    game = Game.from_position({"hands": [["B1", "B2"], ["R1"]], "discard": ["R9"], "turn": 0}, seed=5)
    coach = SeatCoach(0, BUDGET)
    coach.hear([], game.view(0))
    assert coach.verdict(game.view(0), "0 draw") is None


def sentences(verdicts: list[Verdict], view: View) -> list[str]:
    edition = Game(view.rules, view.names, "00" * 32).rules.edition
    whys = [verdict.why for verdict in verdicts if verdict.why is not None]
    return [why.tell(language, edition, view.names) for why in whys for language in LANGUAGES]


@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("classic+target=60", 4),
        ("jam+jump_in+seven_zero+target=60", 3),
        ("graduation+partners+progressive+target=60", 4),
    ],
)
def test_verdicts_and_sentences_know_nothing_hidden(rules, players):
    """Everything that the seat cannot know is changed before each decision: not a byte may differ."""
    game = finished_game(Rules.parse(rules), players, rules)
    again = dealt_again(game)
    pairs = [[SeatCoach(seat, Budget(None, 120)) for _ in range(2)] for seat in range(players)]
    told = 0
    for moment in list(moments(game))[:90]:
        if moment.seat is not None:
            for seat in (moment.seat, *moment.let_pass):
                twin = twin_of(again, seat, moment.number, {})
                mine, other = (
                    verdicts_at(world, moment, {seat: coach})
                    for world, coach in zip((again, twin), pairs[seat], strict=True)
                )
                assert msgspec.json.encode(mine) == msgspec.json.encode(other)
                assert sentences(mine, again.view(seat)) == sentences(other, twin.view(seat))
                told += sum(verdict.why is not None for verdict in mine)
        if moment.number:
            again.push(moment.move)
        for seat, coaches in enumerate(pairs):
            for coach in coaches:
                coach.hear(again.events_for(seat), again.view(seat))
    assert told >= 2


def test_a_round_is_worth_more_the_nearer_the_end():
    def stake(totals: tuple[int, ...], rules: str = "classic") -> float:
        game = Game(rules, len(totals), seed=1)
        game.match.totals = totals
        return round_stake(game.view(0))

    assert 0.05 < stake((0, 0, 0, 0)) < stake((400, 0, 0, 0)) < stake((450, 450, 450, 450)) == pytest.approx(1)
    assert stake((0, 0), "classic+target=1") == pytest.approx(1)
    assert 0 < stake((0, 490)) < 0.5
    assert stake((400, 400, 400), "classic+challenge") > stake((0, 0, 0), "classic+challenge") > 0
    assert stake((0, 0, 0, 0), "classic+partners+target=1") == pytest.approx(1)
