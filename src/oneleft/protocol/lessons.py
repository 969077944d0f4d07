"""A lesson as its learner sees it: what happens, what the coach says, and the move that is asked for."""

from __future__ import annotations

import msgspec

from oneleft.table.events import AnyEvent
from oneleft.table.views import View

from .tables import Problem


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """The deal or a move, as the learner sees it, and the table after it."""

    events: list[AnyEvent]
    view: View


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """What happens until the learner is asked, and the question. The last step asks for nothing."""

    played: list[Played]  # the learner's move before it first
    text: str  # what the coach says
    task: str  # what to do, in a sentence
    move: str  # what to do; "": the lesson is over
    other: str  # the answer to another legal move
    refusals: dict[str, Problem]  # by move: why the cards that do not fit are refused


class LessonShown(msgspec.Struct, frozen=True, kw_only=True):
    """The first game: a lesson on a fixed deal. It needs no table."""

    bots: list[str | None]  # the level or the character of each seat; null: the learner
    steps: list[LessonStep]
