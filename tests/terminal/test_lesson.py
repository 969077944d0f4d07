"""`oneleft learn`: the first game, on the full screen and line by line, which can be left and found again."""

from __future__ import annotations

import pytest

from oneleft.lang import LANGUAGES, say
from oneleft.room.lesson import LESSON, show_lesson
from oneleft.table.move import Move
from oneleft.terminal.lesson_table import LessonTable
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_lesson import PlainLesson
from oneleft.terminal.typed_moves import as_typed
from tests.support.command import environment, run_text
from tests.support.terminal_driver import LARGE, TerminalDriver, open_screen, paused, run


def typed(move: str, language: str = "en") -> str:
    return as_typed(move.partition(" ")[2], language)


def answers(language: str = "en") -> list[str]:
    return [typed(step.move, language) for step in LESSON.steps if step.move]


class Learner:
    """Types these lines, and leaves after them. Keeps what was printed, and the places that were kept."""

    def __init__(self, *lines: str) -> None:
        self.lines, self.printed, self.places = list(lines), [], []

    def read_line(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def learn(self, start: int = 0, language: str = "en") -> str:
        PlainLesson(language, self.read_line, self.printed.append).run(start, self.places.append)
        return "\n".join(self.printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_lesson(language):
    learner = Learner(*answers(language))
    printed = learner.learn(language=language)
    for step in show_lesson(language).steps:
        assert step.text in printed
        assert step.task in printed
    assert learner.places == list(range(len(LESSON.steps)))
    assert not learner.lines


def test_the_coach_says_what_to_type():
    """The words after the last colon of each question, typed as they are, are the whole lesson."""
    learner = Learner()
    question = say("lesson-type", "en", task="", typed="").strip()

    def read_line(prompt: str) -> str:
        return learner.printed[-1].rpartition(question)[2].strip()

    PlainLesson("en", read_line, learner.printed.append).run(0, learner.places.append)
    assert len(learner.places) == len(LESSON.steps)


def test_wrong_moves_are_explained():
    learner = Learner("draw", "r9", "fly", "", "hint", "help", "quit")
    with pytest.raises(Quit):
        learner.learn()
    first = show_lesson("en").steps[0]
    assert f"  {first.other}" in learner.printed
    assert any("[TURN-1]" in line for line in learner.printed)
    assert say("play-unknown", "en", given="fly") in "\n".join(learner.printed)
    assert learner.printed.count(say("lesson-type", "en", task=first.task, typed="G5")) == 3
    assert learner.places == [0]


@pytest.mark.slow
def test_lesson_is_left_and_found_again(tmp_path):
    """Through the command: half of the lesson, an end of the lines, and the other half."""
    home = environment(XDG_DATA_HOME=str(tmp_path))
    half, rest = answers()[:5], answers()[5:]
    left = run_text("learn", given="\n".join(half), env=home)
    assert (left.returncode, left.stderr) == (0, "")
    assert say("lesson-hint") in left.stdout
    assert left.stdout.endswith(say("lesson-left") + "\n")
    found = run_text("learn", given="\n".join(rest), env=home)
    assert found.stdout.startswith(say("lesson-go-on"))
    assert show_lesson("en").steps[0].text not in found.stdout
    assert show_lesson("en").steps[5].text in found.stdout
    assert found.stdout.endswith(say("lesson-play") + "\n")
    again = run_text("learn", env=home)
    assert show_lesson("en").steps[0].text in again.stdout


KEYS = {"draw": "d", "challenge": "!", "catch": "c"}


async def answer(driver: TerminalDriver, text: str) -> None:
    """Answer as a person does: by keys, and cards by typing them."""
    move = Move(text)
    if move.verb in KEYS:
        await driver.press(KEYS[move.verb])
    else:
        await driver.type(typed(text))
    while driver.connection.next_timer() is not None:
        await driver.bots_move()


@pytest.mark.slow
def test_lesson_on_the_full_screen():
    """The same lesson, with the coach in the log: wrong moves, a hint, and every question to the end."""
    places: list[int] = []
    steps = show_lesson("en").steps

    async def scene() -> None:
        table = paused(LessonTable("Mia", "en", 0, places.append))
        async with open_screen(table, LARGE) as driver:
            await driver.type("draw")
            assert driver.state.refusal.message == steps[0].other
            await driver.type("r9")
            assert driver.state.refusal.rule == "TURN-1"
            for step, shown in zip(LESSON.steps[:-1], steps[:-1], strict=True):
                assert driver.state.log[-2:] == [shown.text, shown.task]
                assert shown.task in driver.text()
                await driver.press("i")
                assert driver.state.log[-1] == say("hint-line", "en", chances="none", move=typed(step.move))
                await answer(driver, step.move)
            assert driver.state.log[-1] == steps[-1].text
            assert table.is_over

    run(scene())
    assert places == list(range(len(LESSON.steps)))


def test_full_screen_goes_on_where_it_was_left():
    async def scene() -> None:
        table = paused(LessonTable("Ana", "de", 5, lambda number: None))
        async with open_screen(table, (80, 24), "de") as driver:
            assert driver.state.log[-2:] == [show_lesson("de").steps[5].text, show_lesson("de").steps[5].task]
            await answer(driver, LESSON.steps[5].move)
            assert table.number == 6

    run(scene())


def test_a_damaged_place_begins_the_lesson_again(tmp_path):
    (tmp_path / "oneleft").mkdir()
    (tmp_path / "oneleft" / "lesson.txt").write_text("twelve")
    began = run_text("learn", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert began.returncode == 0
    assert show_lesson("en").steps[0].text in began.stdout
    (tmp_path / "oneleft" / "lesson.txt").write_text("999")
    beyond = run_text("learn", env=environment(XDG_DATA_HOME=str(tmp_path)))
    assert show_lesson("en").steps[0].text in beyond.stdout
