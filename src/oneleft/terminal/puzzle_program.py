"""A puzzle, line by line: the table as its seat sees it, the person's move, and what every move is worth."""

from __future__ import annotations

from collections.abc import Callable

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.puzzles.puzzle import WHOLE, Choice, Puzzle
from oneleft.table import events as e
from oneleft.table.determinize import determinize, read_rules
from oneleft.table.explain_refusal import explain_refusal
from oneleft.table.move import Move, encode
from oneleft.table.narrate import tell
from oneleft.table.rules_in_words import rules_in_force

from .plain_base import PlainProgram
from .typed_moves import as_typed, complete_move

RECENT_LINES = 12  # of what happened before


class PuzzleProgram(PlainProgram):
    """Asks for a move until one is legal, and judges that."""

    def __init__(
        self,
        puzzle: Puzzle,
        title: str,
        language: str,
        read_line: Callable[[str], str],
        print_line: Callable[[str], None],
    ) -> None:
        super().__init__(language, print_line)
        self.puzzle = puzzle
        self.title = title
        self.view = puzzle.view
        self.rules = read_rules(self.view.rules)
        self.seat = self.view.seat or 0
        self._read_line = read_line

    def run(self) -> bool:
        """Return whether the answer was right. ``Quit`` or ``EOFError`` if there is none."""
        self.print_position()
        choice = self.ask()
        self.print_verdict(choice)
        return choice is self.puzzle.best

    def print_position(self) -> None:
        self.say(
            "puzzle-head",
            title=self.title,
            difficulty=say("puzzle-difficulty", self.language, difficulty=self.puzzle.difficulty),
            rules=rules_in_force(self.rules, self.language),
            name=self.view.names[self.seat],
        )
        self.print_house_rules(self.rules)
        if any(self.view.totals):
            self.print_scores(self.view)
        for line in self.recent_lines():
            self.print_line(f"  {line}")
        self.print_table(self.view)
        self.print_moves(self.view)
        self.say("puzzle-question")

    def recent_lines(self) -> list[str]:
        events = [event for missed in self.puzzle.recent for event in missed.events]
        told = [event for event in events if not isinstance(event, e.Dealt)]
        return [
            tell(event, self.language, self.rules.edition, self.view.names, self.seat) for event in told[-RECENT_LINES:]
        ]

    def ask(self) -> Choice:
        """The choice of the first legal move that is typed."""
        while True:
            line = self._read_line(f"{say('puzzle-ask', self.language)} ").strip()
            try:
                if line and self.run_command(line, self.rules, self.view):
                    continue
                choice = self.puzzle.choice(self.legal_move(line)) if line else None
            except OneleftError as refused:
                self.print_refusal(refused.explain(self.language), refused.rule)
                continue
            if choice is not None:
                return choice
            self.print_moves(self.view)

    def legal_move(self, line: str) -> str:
        """The typed move; the law's refusal if it is not legal."""
        move = Move(complete_move(self.view, self.seat, line))
        r, chair = determinize(self.view)
        code = encode(self.rules.edition, move, self.view.table)
        refused = explain_refusal(self.rules.edition, r, self.view.table, chair, code, self.view.names)
        if refused is not None:
            raise refused
        return str(move)

    def print_verdict(self, choice: Choice) -> None:
        """Whether the move was the best one, the chances of all moves, and why."""
        best = self.puzzle.best
        self.print_line("")
        if choice is best:
            self.say("puzzle-right")
        else:
            self.say("puzzle-wrong", best=self.typed(best), points=percent(best.chance - choice.chance))
        why = self.puzzle.reason if choice is best else choice.why
        if why is not None:
            self.print_line(why.tell(self.language, self.rules.edition, self.view.names))
        self.say("puzzle-chances")
        for one in self.puzzle.choices:
            mark = ">" if one is choice else " "
            chance = say("hint-chance", self.language, move=self.typed(one), percent=percent(one.chance))
            self.print_line(f"  {mark} {chance}")

    def typed(self, choice: Choice) -> str:
        return as_typed(choice.move.partition(" ")[2], self.language)


def percent(millionths: int) -> int:
    return round(100 * millionths / WHOLE)
