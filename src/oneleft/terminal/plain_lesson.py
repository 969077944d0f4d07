"""The first game, line by line: the lesson of the page, for any terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

from oneleft.errors import OneleftError
from oneleft.room.lesson import LEARNER, Moment, moments
from oneleft.table.move import Move
from oneleft.table.narrate import tell

from .plain_base import PlainProgram
from .typed_moves import as_typed, complete_move, split_command


class PlainLesson(PlainProgram):
    """Asks the questions of the lesson one after the other, and waits for the moves."""

    def __init__(self, language: str, read_line: Callable[[str], str], print_line: Callable[[str], None]) -> None:
        super().__init__(language, print_line)
        self.seat = LEARNER
        self._read_line = read_line

    def run(self, start: int, keep_place: Callable[[int], None]) -> None:
        """Begin with the question of this number. Leaving raises `Quit` or `EOFError`; the place has been kept."""
        for number, moment in enumerate(moments(self.language)):
            if number >= start:
                keep_place(number)
                self._print_question(moment)
                self._wait_for_move(moment)

    def _print_question(self, moment: Moment) -> None:
        game = moment.game
        for played in moment.played:
            for event in played.events:
                self.print_line(f"  {tell(event, self.language, game.rules.edition, game.names, LEARNER)}")
        if moment.step.move:
            self.print_table(moment.played[-1].view)
        self.print_line("")
        self.print_line(moment.text(self.language))
        self._print_task(moment)

    def _print_task(self, moment: Moment) -> None:
        if moment.step.move:
            self.say("lesson-type", task=moment.task(self.language), typed=self._typed(moment.step.move))

    def _typed(self, text: str) -> str:
        """What to type for a move: a card needs no verb."""
        move = Move(text)
        words = text.partition(" ")[2]
        return words.removeprefix("play ") if move.verb == "play" else as_typed(words, self.language)

    def _wait_for_move(self, moment: Moment) -> None:
        while moment.step.move:
            line = self._read_line("> ").strip()
            view = moment.played[-1].view
            try:
                if split_command(line, LEARNER)[0] in ("", "hint"):
                    self._print_task(moment)
                elif not self.run_command(line, moment.game.rules, view):
                    move = complete_move(view, LEARNER, line)
                    moment.game.check_move(move)
                    if move == moment.step.move:
                        return
                    self.print_line(f"  {moment.other(self.language)}")
            except OneleftError as refused:
                self.print_refusal(refused.explain(self.language), refused.rule)
