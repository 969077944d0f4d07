"""The first game on the same screen as any other: the others move by its script, and the coach speaks in the log."""

from __future__ import annotations

from collections.abc import Callable

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.protocol.lessons import LessonStep
from oneleft.protocol.messages import Hinted
from oneleft.room import entries as n
from oneleft.room.lesson import LEARNER, LESSON, show_lesson, with_learner
from oneleft.room.timers import Timer
from oneleft.table.game import Game

from .connection import Comment, Refusal
from .local_table import LocalTable
from .table_setup import log_of

SECONDS_PER_MOVE = 1.3


class LessonTable(LocalTable):
    """A table that waits for one move after another, and refuses every other one with what the coach says to it."""

    def __init__(self, name: str, language: str, start: int, keep_place: Callable[[int], None]) -> None:
        self._steps = show_lesson(language).steps
        self.number = start  # of the question that is asked, or comes next
        self._coming: list[str] = []  # moves of the others before it
        self._keep_place = keep_place
        own = say("lesson-you", language) if name in LESSON.names else name
        game = Game(LESSON.rules, with_learner(LESSON.names, own), LESSON.key)
        answered = (move for step in LESSON.steps[:start] for move in (*step.before, step.move))
        for move in (*answered, *LESSON.steps[start].before):
            game.push(move)
        seats = [seat for seat in range(len(game.names)) if seat != LEARNER]
        super().__init__(log_of(game, dict(zip(seats, LESSON.bots, strict=True))), language)

    @property
    def step(self) -> LessonStep:
        return self._steps[self.number]

    @property
    def is_over(self) -> bool:
        return not self.step.move

    def send_hello(self) -> None:
        self._ask()
        super().send_hello()

    def _ask(self) -> None:
        """Tell the question after the next message."""
        lines = [line for line in (self.step.text, self.step.task) if line]
        self.inbox.put_nowait(Comment(lines))  # type: ignore[arg-type]  # no message of a table
        self._keep_place(self.number)

    def next_timer(self) -> Timer | None:
        return Timer(self.room.at + SECONDS_PER_MOVE, "lesson") if self._coming else None

    async def act(self) -> None:
        if self._coming:
            move = self._coming.pop(0)
            await self._play(move, "bot")

    async def move(self, text: str, number: int) -> int:
        try:
            self.game.check_move(text)
        except OneleftError as refused:
            raise Refusal(refused.explain(self.language), refused.rule) from None
        if self._coming or text != self.step.move:
            raise Refusal(self.step.other or say("lesson-play", self.language))
        self.number += 1
        self._coming = [*LESSON.steps[self.number].before]
        return await self._play(text, "player")

    async def _play(self, move: str, made_by: str) -> int:
        if not self._coming:
            self._ask()
        return await self.write(lambda room, now: n.Moved(at=now, move=move, made_by=made_by))

    async def request(self, what: str) -> int:
        if what != "hint":
            raise Refusal(self.step.other or say("lesson-play", self.language))
        if self.step.move and not self._coming:
            self.inbox.put_nowait(Hinted(id="", move=self.step.move))
        return self.room.number
