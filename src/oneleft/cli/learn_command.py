"""``oneleft learn``: the first game, a lesson on a fixed deal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from oneleft.directories import data_directory
from oneleft.lang import say
from oneleft.room.lesson import LESSON
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_lesson import PlainLesson

from .command_io import Language, print_text
from .local_game import read_line
from .play_command import default_name
from .screen import has_screen, run_screen, table_screen
from .shared_options import Plain


def place_file() -> Path:
    """The file with the number of the question at which the learner left."""
    return data_directory() / "lesson.txt"


def load_place() -> int:
    """The kept place; 0 if there is none, or if the file names no question of the lesson."""
    with suppress(OSError, ValueError):
        number = int(place_file().read_text("utf-8"))
        return number if number in range(len(LESSON.steps)) else 0
    return 0


def save_place(number: int) -> None:
    with suppress(OSError):  # a lesson that cannot be kept can still be learnt
        place_file().parent.mkdir(parents=True, exist_ok=True)
        place_file().write_text(str(number), "utf-8")


def learn_on_screen(language: str, start: int) -> bool:
    """Whether the lesson was finished."""
    from oneleft.terminal.lesson_table import LessonTable

    table = LessonTable(default_name(), language, start, save_place)
    run_screen(table_screen(table, language))
    return table.is_over


def learn_line_by_line(language: str, start: int) -> bool:
    """Whether the lesson was finished."""
    print_text(say("lesson-go-on" if start else "lesson-hint", language))
    try:
        PlainLesson(language, read_line, print_text).run(start, save_place)
    except (Quit, EOFError, KeyboardInterrupt):
        print_text("")
        return False
    return True


def learn(
    language: Language,
    restart: Annotated[bool, typer.Option("--restart", help="Start from the beginning.")] = False,
    plain: Plain = False,
) -> None:
    """Learn the game by playing one, in five minutes."""
    start = 0 if restart else load_place()
    if not (learn_on_screen if has_screen(plain) else learn_line_by_line)(language, start):
        print_text(say("lesson-left", language))
        return
    with suppress(OSError):
        place_file().unlink(missing_ok=True)
    print_text(say("lesson-play", language))
