"""A puzzle as it is sent to a client: its reasons are sentences in the client's language."""

from __future__ import annotations

from oneleft.protocol.puzzles import PuzzleChoice, PuzzleShown
from oneleft.table.determinize import read_rules

from .puzzle import WHOLE, Choice, Puzzle
from .puzzle_file import puzzle, puzzle_count

DIGITS = 4  # of a chance


def show_puzzle(number: int, language: str, date: str = "") -> PuzzleShown:
    """The puzzle of this number; with a date it is that day's."""
    shown = puzzle(number)
    return PuzzleShown(
        number=number,
        count=puzzle_count(),
        date=date,
        difficulty=shown.difficulty,
        view=shown.view,
        recent=shown.recent,
        choices=[show_choice(shown, choice, language) for choice in shown.choices],
    )


def show_choice(of: Puzzle, choice: Choice, language: str) -> PuzzleChoice:
    chance, error = (round(millionths / WHOLE, DIGITS) for millionths in (choice.chance, choice.error))
    return PuzzleChoice(choice.move, chance, error, why_of(of, choice, language))


def why_of(of: Puzzle, choice: Choice, language: str) -> str:
    """Why the best move is better than this one. Of the best one itself: why it is better than the tempting one."""
    reason = of.reason if choice is of.best else choice.why
    if reason is None:
        return ""
    return reason.tell(language, read_rules(of.view.rules).edition, of.view.names)
