"""`oneleft puzzle`: the table, a move, and what every move is worth."""

from datetime import UTC, datetime

import pytest

from oneleft.lang import LANGUAGES, say
from oneleft.puzzles.puzzle_file import daily_number, puzzle, puzzle_count
from oneleft.puzzles.streak import load_days
from oneleft.table.determinize import read_rules
from oneleft.table.rules_in_words import house_rules_in_words, rules_in_words
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.puzzle_program import PuzzleProgram
from tests.support.command import environment, run_text

NUMBERS = {puzzle(number).view.rules: number for number in range(1, puzzle_count() + 1)}  # one for each rules line


def typed(move: str) -> str:
    """A move as people type it: without the seat, and without a call of UNO."""
    return move.partition(" ")[2].removesuffix(" uno")


def solve(number: int, *lines: str, language: str = "en") -> tuple[bool, str]:
    """Type these lines. Returns whether the answer was right, and what was printed."""
    printed: list[str] = []
    left = iter(lines)
    program = PuzzleProgram(puzzle(number), "Puzzle", language, lambda prompt: next(left), printed.append)
    return program.run(), "\n".join(printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_move_is_right(language):
    best = puzzle(1).best
    is_right, printed = solve(1, typed(best.move), language=language)
    assert is_right
    assert say("puzzle-question", language) in printed
    assert say("puzzle-right", language) in printed
    assert say("puzzle-chances", language) in printed


def test_another_move_is_wrong_and_the_person_hears_why():
    one = puzzle(2)
    worse = one.choices[-1]
    is_right, printed = solve(2, typed(worse.move))
    assert not is_right
    assert worse.why is not None
    assert "Not the best: " in printed
    assert "> " + typed(worse.move) in printed
    for choice in one.choices:
        assert f"{choice.move.partition(' ')[2]} {round(choice.chance / 10_000)}%" in printed


def test_edition_and_rules_are_named():
    """With house rules, or with none, and what each of them means."""
    _, printed = solve(NUMBERS["classic"], typed(puzzle(NUMBERS["classic"]).best.move))
    assert "Rules: Classic · Official." in printed
    rules = next(rules for rules in NUMBERS if "+" in rules)
    _, printed = solve(NUMBERS[rules], typed(puzzle(NUMBERS[rules]).best.move))
    assert f"Rules: {rules_in_words(read_rules(rules), 'en')}." in printed
    for sentence in house_rules_in_words(read_rules(rules), "en"):
        assert sentence in printed


def test_only_a_legal_move_is_an_answer():
    best = typed(puzzle(1).best.move)
    is_right, printed = solve(1, "nonsense", "", "play R0 R0", "help", "table", "score", best)
    assert is_right
    assert "“nonsense” is neither a card nor a command" in printed
    assert printed.count("You can: ") >= 2


def test_whoever_leaves_has_not_answered():
    with pytest.raises(Quit):
        solve(1, "quit")


def test_the_daily_puzzle_counts_once(tmp_path, monkeypatch):
    env = environment(XDG_DATA_HOME=str(tmp_path))
    before = datetime.now(UTC).date()
    one = puzzle(daily_number(before))
    done = run_text("puzzle", given=typed(one.best.move) + "\n", env=env)
    again = run_text("puzzle", given=typed(one.choices[1].move) + "\n", env=env)
    if datetime.now(UTC).date() != before:  # midnight: those were two puzzles
        return
    assert done.returncode == again.returncode == 0
    assert "Right!" in done.stdout
    assert "1 day in a row" in done.stdout
    assert "does not count" in again.stdout
    assert "1 day in a row" in again.stdout
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert load_days() == {before.isoformat(): True}


@pytest.mark.parametrize("which", ["0", "61000", "-1", "²", "x"])
def test_a_number_that_no_puzzle_has(which):
    done = run_text("puzzle", "--", which)
    assert done.returncode == 2
    assert f"from 1 to {puzzle_count()}" in done.stderr
