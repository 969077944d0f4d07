"""The first game: a lesson on a fixed deal, whose data are a key, moves and the names of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import NamedTuple, TypeVar

import msgspec

from oneleft.errors import IllegalMove
from oneleft.lang import say
from oneleft.protocol.lessons import LessonShown, LessonStep, Played
from oneleft.protocol.tables import Problem
from oneleft.table.game import Game
from oneleft.table.move import Move
from oneleft.table.narrate import card_with_article, color_words
from oneleft.table.notation import color_letters

FILE = "first_game.toml"
T = TypeVar("T")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of the others, and the question after them: `lesson-SAY` in the catalogues, and its answer."""

    say: str
    before: list[str] = []
    move: str = ""  # of the learner; "": the lesson is over


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    rules: str
    key: str
    seat: int  # the learner's
    names: list[str]  # of the others
    bots: list[str]  # who they play like
    steps: list[Step]


class Moment(NamedTuple):
    """The learner is asked: the step, the game as it stands, and what the learner saw since the last question."""

    step: Step
    game: Game
    played: list[Played]

    def text(self, language: str) -> str:
        """What the coach says."""
        points, (one, other) = self.game.scores[LEARNER], LESSON.names
        return say(f"lesson-{self.step.say}", language, one=one, other=other, points=points)

    def task(self, language: str) -> str:
        """What to do, in a sentence; "" at the end."""
        if not self.step.move:
            return ""
        move, edition = Move(self.step.move), self.game.rules.edition
        colors = dict(zip(color_letters(edition), edition.colors, strict=True))
        kind = "uno" if move.uno else "wild" if move.color else move.verb
        return say(
            f"lesson-do-{kind}",
            language,
            card=card_with_article(edition, move.card or "", language),
            color=color_words(colors[move.color], language) if move.color else "",
            name=self.game.names[move.target or 0],
        )

    def other(self, language: str) -> str:
        """The answer to a legal move that is not the one that is asked for."""
        return say("lesson-other", language, task=self.task(language)) if self.step.move else ""


def read_lesson() -> Lesson:
    data = resources.files(__package__).joinpath(FILE).read_bytes()
    return msgspec.toml.decode(data, type=Lesson)


LESSON = read_lesson()
LEARNER = LESSON.seat


def with_learner(others: list[T], learner: T) -> list[T]:
    """What belongs to the seats in their order."""
    return [*others[:LEARNER], learner, *others[LEARNER:]]


def moments(language: str) -> Iterator[Moment]:
    """The questions of the lesson, one after the other. They share one game, which goes on with each."""
    game = Game(LESSON.rules, with_learner(LESSON.names, say("lesson-you", language)), LESSON.key)
    played = [played_by(game)]
    for step in LESSON.steps:
        for move in step.before:
            game.push(move)
            played.append(played_by(game))
        yield Moment(step, game, played)
        if step.move:
            game.push(step.move)
            played = [played_by(game)]


def played_by(game: Game) -> Played:
    """The last move, or the deal, as the learner sees it."""
    return Played(events=game.events_for(LEARNER), view=game.view(LEARNER))


@cache
def show_lesson(language: str) -> LessonShown:
    return LessonShown(
        bots=with_learner([*LESSON.bots], None), steps=[show_moment(one, language) for one in moments(language)]
    )


def show_moment(moment: Moment, language: str) -> LessonStep:
    return LessonStep(
        played=moment.played,
        text=moment.text(language),
        task=moment.task(language),
        move=moment.step.move,
        other=moment.other(language),
        refusals=refusals(moment.game, moment.played[-1].view.hand or [], language),
    )


def refusals(game: Game, hand: list[str], language: str) -> dict[str, Problem]:
    """Why each card in the learner's hand that cannot be played is refused."""
    found = {}
    for card in hand:
        move = f"{LEARNER} play {card}{':R' if card.startswith('W') else ''}"
        try:
            game.check_move(move)
        except IllegalMove as refused:
            found[move] = Problem(code="illegal", message=refused.explain(language), rule=refused.rule)
    return found
