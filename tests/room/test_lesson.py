"""The first game: a real game that teaches every point, in every language, and shows its learner nothing hidden."""

from __future__ import annotations

import msgspec
import pytest

from oneleft import Game
from oneleft.lang import LANGUAGES
from oneleft.protocol.lessons import LessonShown
from oneleft.room.lesson import LEARNER, LESSON, moments, played_by, refusals, show_lesson, with_learner
from oneleft.table.move import Move
from tests.support.twin_worlds import twin_of

IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)


def log_of_lesson() -> list[str]:
    return [move for step in LESSON.steps for move in (*step.before, step.move) if move]


def test_the_lesson_is_a_real_game():
    """Every move is legal, and the last card wins the round."""
    game = Game(LESSON.rules, with_learner(LESSON.names, "Lea"), LESSON.key, log=log_of_lesson())
    assert game.round_over
    assert game.scores[LEARNER] == sum(game.scores) > 0


def test_each_point_is_taught_by_a_move():
    """What the coach says is so in the position: the golden moves fit the sentences."""
    taught = []
    for moment in moments("en"):
        view, events = moment.played[-1].view, [event for played in moment.played for event in played.events]
        kinds = [type(event).__name__ for event in events]
        say, move = moment.step.say, moment.step.move and Move(moment.step.move)
        taught.append(say)
        fitting = {Move(text).card for text in view.legal if Move(text).verb == "play"}
        top = view.top
        if say == "color":
            assert (move.card[0], move.card[1].isdigit()) == (view.color, True)
            assert move.card[1:] != top[1:]
        elif say == "number":
            assert (move.card[1:], move.card[1].isdigit()) == (top[1:], True)
            assert move.card[0] != view.color
        elif say == "symbol":
            assert move.card[1:] == top[1:] == "S"
            assert move.card[0] != view.color
            assert kinds.count("Skipped") == 1
        elif say == "wild":
            assert move.card == "W"
            assert {card for card in fitting if card != "W"} == set()
            held = [card[0] for card in view.hand]
            assert held.count(move.color) > 0
        elif say == "draw":
            assert (move.verb, fitting) == ("draw", set())
        elif say == "drawn":
            assert move.card == view.drawn
        elif say == "challenge":
            assert (move.verb, top, view.pending, view.turn) == ("challenge", "W+4", 4, LEARNER)
        elif say == "bluff":
            challenged = next(event for event in events if type(event).__name__ == "Challenged")
            assert challenged.guilty
            assert move.card[0] == view.color
        elif say == "uno":
            assert (move.uno, len(view.hand)) == (True, 2)
        elif say == "catch":
            assert (move.verb, view.exposed, view.counts[view.exposed]) == ("catch", move.target, 1)
            assert view.names[move.target] == LESSON.names[0]
        elif say == "out":
            assert (len(view.hand), "Caught" in kinds) == (1, True)
        else:
            assert (say, move, view.round_over, view.hand) == ("end", "", True, [])
        assert not move or move in view.legal
    points = {"color", "number", "symbol", "wild", "draw", "drawn", "challenge", "bluff", "catch", "uno", "out", "end"}
    assert sorted(taught) == sorted(points)
    assert taught.index("color") < taught.index("number")
    assert taught.index("draw") + 1 == taught.index("drawn")
    assert taught.index("challenge") + 1 == taught.index("bluff")
    assert taught[-2:] == ["out", "end"]


@IN_EVERY
def test_every_step_is_said_in_every_language(language):
    steps = show_lesson(language).steps
    english = show_lesson("en").steps
    assert [step.move for step in steps] == [step.move for step in LESSON.steps]
    for step, same in zip(steps, english, strict=True):
        assert len(step.text) > 20
        assert bool(step.task) == bool(step.other) == bool(step.move)
        assert step.task in step.other
        assert language == "en" or step.text != same.text
    assert str(steps[-1].played[-1].view.totals[LEARNER]) in steps[-1].text


@IN_EVERY
def test_every_card_that_does_not_fit_is_refused_with_its_rule(language):
    for step in show_lesson(language).steps[:-1]:
        view = step.played[-1].view
        fitting = {Move(text).card for text in view.legal if Move(text).verb == "play"}
        assert {Move(text).card for text in step.refusals} == set(view.hand) - fitting
        for refused in step.refusals.values():
            assert (refused.code, bool(refused.rule), len(refused.message) > 10) == ("illegal", True, True)


def test_the_lesson_shows_nothing_hidden():
    """In worlds that differ only in what the learner cannot know, the view and the refusals are the same."""
    for moment in moments("en"):
        for seed in range(3):
            twin = twin_of(moment.game, LEARNER, seed, {})
            shown, seen = played_by(moment.game).view, twin.view(LEARNER)
            assert msgspec.json.encode(seen) == msgspec.json.encode(shown)
            assert refusals(twin, seen.hand, "en") == refusals(moment.game, shown.hand, "en")


def test_the_events_of_the_lesson_show_nothing_hidden():
    """Only the cards of the learner's own draws are told, and the hand that the learner challenged."""
    told = [event for step in show_lesson("en").steps for played in step.played for event in played.events]
    private = [event for event in told if getattr(event, "cards", None) and hasattr(event, "seat")]
    assert {event.seat for event in private} == {LEARNER}
    assert {type(event).__name__ for event in private} == {"Dealt", "Drew", "Challenged"}
    text = msgspec.json.encode(show_lesson("en")).decode()
    assert LESSON.key not in text


def test_the_lesson_survives_its_journey():
    shown = show_lesson("de")
    assert msgspec.json.decode(msgspec.json.encode(shown), type=LessonShown) == shown
