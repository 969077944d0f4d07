"""Games with bots in this process: on the full screen, or line by line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.lang import say
from oneleft.match.player_counts import check_players, usual_players
from oneleft.room.entries import AnyEntry
from oneleft.rules.config import Rules
from oneleft.terminal.connection import Refusal
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.saved_games import GAME_SUFFIX, load_game, saved_files
from oneleft.terminal.table_setup import log_of, new_game, repeat_bots

from .command_io import print_text
from .game_saver import GameSaver, new_save_file
from .screen import run_screen, table_screen


def check_rules(rules: str | None, players: int | None) -> tuple[Rules, int]:
    parsed = Rules.parse(rules or "classic")
    seats = usual_players(parsed) if players is None else players
    check_players(parsed, seats)
    return parsed, seats


def new_log(
    rules: str | None, players: int | None, bots: str | None, seconds: float, name: str, key: str | None
) -> list[AnyEntry]:
    """The log of a table before the first move: a person in the first seat, bots in the others."""
    parsed, seats = check_rules(rules, players)
    levels = repeat_bots((bots or DEFAULT_LEVEL).split(","), seats - 1)
    return log_of(new_game(parsed, seats, name, key), dict(enumerate(levels, 1)), seconds)


def read_line(prompt: str) -> str:
    if not sys.stdin:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):  # only for line editing, and not on every system
            import readline  # noqa: F401
    return input(prompt)


def play_line_by_line(log: Sequence[AnyEntry], saver: GameSaver, language: str) -> None:
    table = PlainLocalGame(LocalTable(log, language, save=saver), language, read_line, print_text)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        print_text("\n" + say("play-left", language))
    finally:
        where_saved = saver.finish(table.game)
    if where_saved:
        print_text(where_saved)


def play_on_screen(log: Sequence[AnyEntry], saver: GameSaver, language: str) -> None:
    table = LocalTable(log, language, save=saver)
    try:
        run_screen(table_screen(table, language))
    finally:
        print_text(saver.finish(table.game) or say("play-left", language))


def choose_and_play(language: str, name: str, seconds: float) -> None:
    """The start screen, and then the table that was chosen on it."""
    from oneleft.terminal.start_screen import StartScreen

    opened: list[tuple[LocalTable, GameSaver]] = []  # at most one: the table that the person chose

    def open_table(log: Sequence[AnyEntry], old: Path | None, chosen_language: str) -> None:
        warnings: list[str] = []
        saver = GameSaver(log, new_save_file(chosen_language, old, warnings.append), None, chosen_language)
        table = LocalTable(log, chosen_language, save=saver)
        opened.append((table, saver))
        screen = table_screen(table, chosen_language)
        for warning in warnings:
            screen.state.set_refusal(Refusal(warning))
        start_screen.app.switch_screen(screen)

    def begin(rules: Rules, players: int, level: str, chosen_language: str) -> None:
        open_table(new_log(str(rules), players, level, seconds, name, None), None, chosen_language)

    def resume(file: Path, chosen_language: str) -> None:
        open_table(load_game(file), file, chosen_language)

    start_screen = StartScreen(language, begin, resume, saved_files(GAME_SUFFIX))
    try:
        run_screen(start_screen)
    finally:
        for table, saver in opened:
            print_text(saver.finish(table.game) or say("play-left", saver.language))
