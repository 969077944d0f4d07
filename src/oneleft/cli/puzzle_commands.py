"""``oneleft puzzle``: solve one. ``oneleft puzzles make``: find new ones in games of the strongest bot."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated

import typer

from oneleft.errors import SetupError
from oneleft.lang import say
from oneleft.puzzles.puzzle_file import daily_number, pack, puzzle, puzzle_count
from oneleft.puzzles.streak import load_days, note_day, streak_of
from oneleft.table.fairness import read_key
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.puzzle_program import PuzzleProgram

from .arena_commands import INTERRUPTED
from .command_io import Language, check_output, fail, print_text, usage_errors, write_output
from .local_game import read_line

DAILY = "daily"
DEFAULT_KEY = "00" * 32

puzzles = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@puzzles.callback()
def about() -> None:
    """Find new puzzles."""


def solve(
    language: Language,
    which: Annotated[str, typer.Argument(metavar="[NUMBER]", help="A number, or daily for today's puzzle.")] = DAILY,
) -> None:
    """Solve a puzzle: find the best move.

    Everyone gets the same daily puzzle. Its day begins at midnight UTC.
    """
    today = datetime.now(UTC).date()
    with usage_errors(language):
        number = daily_number(today) if which == DAILY else read_number(which)
        chosen = puzzle(number)
    title = "puzzle-daily" if which == DAILY else "puzzle-title"
    program = PuzzleProgram(chosen, say(title, language, number=str(number)), language, read_line, print_text)
    with suppress(Quit, EOFError, KeyboardInterrupt):
        is_right = program.run()
        if which == DAILY:
            count_day(today, is_right, language)


def read_number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", text):
        raise SetupError("server-no-puzzle", given=text, count=str(puzzle_count()))
    return int(text)


def count_day(today: date, is_right: bool, language: str) -> None:
    """Note the first answer of the day, and tell how many days in a row were right."""
    if today.isoformat() in load_days():
        print_text(say("puzzle-counted", language))
    streak = streak_of(note_day(today, is_right), today)
    if streak:
        print_text(say("puzzle-streak", language, count=streak))


@puzzles.command("make")
def make(
    language: Language,
    out: Annotated[Path, typer.Option(help="Write the puzzles to this file.")],
    count: Annotated[int, typer.Option(help="How many puzzles.", min=1)] = 60,
    key: Annotated[str, typer.Option(help="64 hex digits that fix every game.", show_default="64 zeros")] = DEFAULT_KEY,
    shorter: Annotated[int, typer.Option(help="Divide the playouts by this number, for a trial run.", min=1)] = 1,
) -> None:
    """Find puzzles: decisions with one best move that simple bots miss. The same key gives the same puzzles.

    Ctrl-C stops and writes the puzzles so far.
    """
    check_output(out, language, (".json",))
    with usage_errors(language):
        from oneleft.puzzles.candidate_search import PlayoutsPerLook
        from oneleft.puzzles.make import Maker

        from .simulation_output import catch_ctrl_c, progress_bar

        read_key(key)
        maker = Maker(key, count, PlayoutsPerLook().divided(shorter))
        is_stopped = False
        with catch_ctrl_c() as ctrl_c, progress_bar(count, ctrl_c, language) as show:
            maker.on_progress = lambda: show(
                len(maker.puzzles), say("puzzle-found", language, decisions=maker.decisions)
            )
            try:
                maker.run()
            except KeyboardInterrupt:
                is_stopped = True
        if not maker.puzzles:
            fail(say("tune-stopped", language), INTERRUPTED)
        write_output(out, pack(command_line(count, key, shorter), maker.in_mixed_order()), language)
    typer.echo(
        say(
            "puzzle-written",
            language,
            file=str(out),
            count=len(maker.puzzles),
            matches=str(maker.matches),
            decisions=str(maker.decisions),
            candidates=str(maker.candidates),
        )
    )
    if is_stopped:
        raise typer.Exit(INTERRUPTED)


def command_line(count: int, key: str, shorter: int) -> str:
    """The command that gives the same puzzles again."""
    words = [f"oneleft puzzles make --out puzzles.json --count {count}"]
    words += [f"--key {key}"] if key != DEFAULT_KEY else []
    words += [f"--shorter {shorter}"] if shorter > 1 else []
    return " ".join(words)
