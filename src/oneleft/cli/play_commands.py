"""``oneleft play`` and ``oneleft watch``: on the full screen, or line by line."""

from __future__ import annotations

import asyncio
import getpass
import os
import sys
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from oneleft.bots.factory import NAMES
from oneleft.bots.program import SECONDS
from oneleft.lang import Explained, on_one_line, say
from oneleft.match.player_counts import check_players, usual_players
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.record import verify_record, write_record
from oneleft.terminal.connection import Connection, Refusal
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.saved_games import (
    GAME_SUFFIX,
    LINK_SUFFIX,
    RECORD_SUFFIX,
    SavedGame,
    SaveFile,
    latest_save,
    load_game,
    write_atomically,
)
from oneleft.terminal.stdin_lines import read_stdin_lines
from oneleft.terminal.table_setup import new_bot_game, new_game, repeat_bots

from .common import Language, fail, print_text, read_text, usage_errors, write_output

if TYPE_CHECKING:
    from textual.screen import Screen

    from oneleft.terminal.local_table import LocalTable
    from oneleft.terminal.table_screen import TableScreen

Link = Annotated[
    str, typer.Argument(help="A table's link, or a server's address. Without it you play here.", metavar="URL")
]
RulesLine = Annotated[str | None, typer.Option("--rules", help="Rules in one line, e.g. classic+jump_in+lowest.")]
Players = Annotated[int | None, typer.Option(help="Number of players. [default: 4, or as many as the format needs]")]
Bots = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(NAMES)} or ./program: one for all seats, or a comma-separated list. [default: steady]"
    ),
]
Seconds = Annotated[float, typer.Option(help="How many seconds a program may think.", min=0.01)]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every shuffle.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, as in a pipe, for plain terminals and screen readers.")
]


def default_name() -> str:
    """The name of the user who is logged in."""
    with suppress(KeyError, OSError):
        if getpass.getuser() != "root":
            return getpass.getuser().capitalize()
    return "Player"


def play(
    context: typer.Context,
    language: Language,
    name: Annotated[str, typer.Option(default_factory=default_name, show_default="your login", help="Your name.")],
    link: Link = "",
    rules: RulesLine = None,
    players: Players = None,
    bots: Bots = None,
    seconds: Seconds = SECONDS,
    key: Key = None,
    record: Annotated[Path | None, typer.Option(help="Write the game record to this file.")] = None,
    plain: Plain = False,
    resume: Annotated[bool, typer.Option("--resume", help="Resume the last game.")] = False,
) -> None:
    """Play against bots, or at a server's table."""
    with usage_errors(language):
        if resume:
            refuse_together(
                context, "--resume", ("link", "rules", "players", "bots", "seconds", "key", "name"), language
            )
        if link:
            for_new_tables = ("rules", "players", "bots") if _is_table_link(link) else ()
            for_new_seats = ("name",) if _is_personal_link(link) else ()
            refuse_together(context, link, (*for_new_tables, *for_new_seats, "seconds", "key", "record"), language)
            play_on_server(link, language, name, rules, players, bots, plain)
            return
        old = _last_save(language) if resume else None
        if old is not None and old.suffix == LINK_SUFFIX:
            refuse_together(context, "--resume", ("record",), language)
            play_on_server(old.read_text("utf-8").strip(), language, name, None, None, None, plain, SaveFile(old))
            return
        if old is None and (rules, players, bots, key, record) == (None,) * 5 and _has_screen(plain):
            choose_and_play(language, name, seconds)
            return
        saved = new_saved_game(rules, players, bots, seconds, name, key) if old is None else load_game(old)
        saver = GameSaver(saved, _new_save_file(language, old), record, language)
        (play_on_screen if _has_screen(plain) else play_line_by_line)(saved, saver, language)


def watch(
    language: Language,
    what: Annotated[
        str, typer.Argument(help="A game record, or a table's link. Without it bots play.", metavar="WHAT")
    ] = "",
    rules: RulesLine = None,
    players: Players = None,
    bots: Bots = None,
    seconds: Seconds = SECONDS,
    key: Key = None,
    speed: Annotated[float, typer.Option(help="How many times faster than people play.", min=0.01, max=1000)] = 1.0,
    plain: Plain = False,
) -> None:
    """Watch bots, a record, or a live table."""
    with usage_errors(language):
        from oneleft.terminal.local_table import LocalTable
        from oneleft.terminal.replay_table import ReplayTable

        if "://" in what:
            connection: Connection = _open_live_table(what, language)
        elif what:
            try:
                connection = ReplayTable(verify_record(read_text(Path(what))), language, speed)
            except Explained as error:
                fail(f"{what}: {error.explain(language)}")
        else:
            game = new_bot_game(*_check_rules(rules, players), key)
            levels = repeat_bots((bots or "steady").split(","), len(game.names))
            connection = LocalTable(game, dict(enumerate(levels)), language, None, speed, seconds)
        if _has_screen(plain):
            run_screen(_table_screen(connection, language))
        else:
            from oneleft.terminal.plain_watch import watch_line_by_line

            try:
                asyncio.run(watch_line_by_line(connection, language, print_text))
            except Refusal as refused:
                _fail_refused(refused)
            except KeyboardInterrupt:
                pass


def refuse_together(context: typer.Context, other: str, names: Collection[str], language: str) -> None:
    """Refuse options that would have no effect together with another one, instead of ignoring them."""
    useless = []
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in names and source is not None and source.name != "DEFAULT":
            useless.append(parameter.opts[0] if parameter.name != "link" else "URL")
    if useless:
        fail(say("play-apart", language, other=other, options=", ".join(useless)), 2)


# What to play, and where to save it


def _has_screen(plain: bool) -> bool:
    """Whether there is a terminal for the full-screen program."""
    streams = (sys.stdin, sys.stdout, sys.__stderr__)  # Textual paints on the last one
    is_terminal = all(stream is not None and stream.isatty() for stream in streams)
    return is_terminal and not plain and os.environ.get("TERM") != "dumb"


def _check_rules(rules: str | None, players: int | None) -> tuple[Rules, int]:
    parsed = Rules.parse(rules or "classic")
    seats = usual_players(parsed) if players is None else players
    check_players(parsed, seats)
    return parsed, seats


def new_saved_game(
    rules: str | None, players: int | None, bots: str | None, seconds: float, name: str, key: str | None
) -> SavedGame:
    """A game before its first move, as if it had been saved."""
    parsed, seats = _check_rules(rules, players)
    game = new_game(parsed, seats, name, key)
    return SavedGame(game, repeat_bots((bots or "steady").split(","), len(game.names) - 1), seconds)


def _last_save(language: str) -> Path:
    found = latest_save(GAME_SUFFIX, LINK_SUFFIX)
    if found is None:
        fail(say("screen-nothing", language))
    return found


def _warn(message: str) -> None:
    typer.echo(message, err=True)


def _new_save_file(language: str, old: Path | None, warn: Callable[[str], None] = _warn) -> SaveFile | None:
    """The file to save to. If nothing can be written, warn and return None: the game is played without saving."""
    try:
        return SaveFile(old)
    except OSError as error:
        warn(on_one_line(say("screen-unsaved", language, reason=str(error))))
        return None


class GameSaver:
    """Called after every move: it saves the game, and at the end of the match writes the record for ``--record``."""

    def __init__(self, saved: SavedGame, save_file: SaveFile | None, record: Path | None, language: str) -> None:
        self.record, self.language = record, language
        self._levels, self._seconds = saved.levels, saved.seconds
        self._save_file = save_file
        self._match = saved.game.commitment  # the record is of this match, not of a rematch
        if record is not None:  # fail now, not after a long match
            if record.exists():
                fail(say("play-record-there", language, file=str(record)), 2)
            write_output(record, write_record(saved.game), language)

    def __call__(self, game: Game) -> None:
        if self._save_file is not None:
            self._save_file.save(game, self._levels, self._seconds)
        if self.record is not None and game.over and game.commitment == self._match:
            write_atomically(self.record, write_record(game))

    def finish(self, game: Game) -> str:
        """Release the files. Return a message that says where the game is, empty if it was not saved."""
        if self.record is not None and game.commitment == self._match:
            write_output(self.record, write_record(game), self.language)
        if self._save_file is None or not game.log:
            return ""
        self._save_file.release()
        if game.over:
            return say("screen-record", self.language, file=str(self._save_file.path(RECORD_SUFFIX)))
        return say("screen-kept", self.language)


# Line by line


def _read_line(prompt: str) -> str:
    if not sys.stdin:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):  # only for line editing, and not on every system
            import readline  # noqa: F401
    return input(prompt)


def play_line_by_line(saved: SavedGame, saver: GameSaver, language: str) -> None:
    table = PlainLocalGame(saved.game, language, _read_line, print_text, saved.levels, saved.seconds, saver)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        print_text("\n" + say("play-left", language))
        if saver.record is not None:
            print_text(say("play-left-record", language))
    finally:
        where_saved = saver.finish(table.game)
    if where_saved:
        print_text(where_saved)


def play_remote_line_by_line(connection: Connection, language: str, link: str) -> None:
    """Play at a server's table. Errors are printed on one line, and the connection is closed in any case."""
    from oneleft.terminal.plain_remote import PlainRemoteSeat

    async def play_seat() -> None:
        await PlainRemoteSeat(connection, language, read_stdin_lines(), print_text, link).run()

    try:
        asyncio.run(play_seat())
    except Refusal as refused:
        _fail_refused(refused)
    except Explained as fault:
        fail(fault.explain(language))
    except KeyboardInterrupt:
        pass


# On the full screen


def _local_table(saved: SavedGame, saver: GameSaver, language: str) -> LocalTable:
    from oneleft.terminal.local_table import LocalTable

    levels = dict(enumerate(saved.levels, 1))
    return LocalTable(saved.game, levels, language, seconds=saved.seconds, on_move=saver)


def _table_screen(connection: Connection, language: str, link: str = "") -> TableScreen:
    from oneleft.terminal.table_screen import TableScreen

    return TableScreen(connection, language, link)


def run_screen(first_screen: Screen[None]) -> None:
    """Run the full-screen program. Its error is printed when the shell has its screen back."""
    from oneleft.terminal.app import TerminalApp

    app = TerminalApp(first_screen)
    error = app.run()
    if app.return_code:
        if error:
            fail(error, app.return_code)
        raise typer.Exit(app.return_code)  # Textual has printed the error


def play_on_screen(saved: SavedGame, saver: GameSaver, language: str) -> None:
    table = _local_table(saved, saver, language)
    try:
        run_screen(_table_screen(table, language))
    finally:
        print_text(saver.finish(table.game) or say("play-left", language))


def choose_and_play(language: str, name: str, seconds: float) -> None:
    """The start screen, and then the table that was chosen on it."""
    from oneleft.terminal.start_screen import StartScreen

    opened: list[tuple[LocalTable, GameSaver]] = []  # at most one: the table that the person chose

    def open_table(saved: SavedGame, old: Path | None, chosen_language: str) -> None:
        warnings: list[str] = []
        saver = GameSaver(saved, _new_save_file(chosen_language, old, warnings.append), None, chosen_language)
        table = _local_table(saved, saver, chosen_language)
        opened.append((table, saver))
        screen = _table_screen(table, chosen_language)
        for warning in warnings:
            screen.state.set_refusal(Refusal(warning))
        start_screen.app.switch_screen(screen)

    def begin(rules: Rules, players: int, level: str, chosen_language: str) -> None:
        open_table(new_saved_game(str(rules), players, level, seconds, name, None), None, chosen_language)

    def resume(chosen_language: str) -> None:
        if last_save is not None:
            open_table(load_game(last_save), last_save, chosen_language)

    last_save = latest_save(GAME_SUFFIX)
    start_screen = StartScreen(language, begin, resume if last_save is not None else None)
    try:
        run_screen(start_screen)
    finally:
        for table, saver in opened:
            print_text(saver.finish(table.game) or say("play-left", saver.language))


# At a server


def play_on_server(
    link: str,
    language: str,
    name: str,
    rules: str | None,
    players: int | None,
    bots: str | None,
    plain: bool,
    save_file: SaveFile | None = None,
) -> None:
    """Play at the table of a link, or at a new table if the link is a server's address."""
    from oneleft import client
    from oneleft.terminal import remote_table

    try:
        if _is_table_link(link):
            server, table, token = client.read_link(link)
            if token is None:
                token = asyncio.run(remote_table.take_seat(server, table, name, language))
            else:
                asyncio.run(remote_table.check_table(server, table, language))
        else:
            server = link.rstrip("/")
            parsed, seats = _check_rules(rules, players)
            levels = repeat_bots(bots.split(","), seats - 1) if bots else []
            table, token = asyncio.run(remote_table.open_table(server, name, language, str(parsed), seats, levels))
    except Refusal as refused:
        if save_file is not None:
            save_file.delete_link()  # the seat is gone
        _fail_refused(refused)
    personal_link = f"{server}/t/{table}#{token}"
    save_file = save_file or _new_save_file(language, None)
    if save_file is not None:
        save_file.save_link(personal_link)
    connection = remote_table.RemoteTable(server, table, token, language)
    invitation = f"{server}/t/{table}"
    try:
        if _has_screen(plain):
            run_screen(_table_screen(connection, language, invitation))
        else:
            play_remote_line_by_line(connection, language, invitation)
    finally:
        if connection.is_over and save_file is not None:
            save_file.delete_link()
        print_text(say("join-gone", language, table=personal_link))


def _open_live_table(link: str, language: str) -> Connection:
    """A server's table to watch."""
    from oneleft import client
    from oneleft.terminal import remote_table

    server, table, _ = client.read_link(link)
    try:
        asyncio.run(remote_table.check_table(server, table, language))
    except Refusal as refused:
        _fail_refused(refused)
    return remote_table.RemoteTable(server, table, None, language)


def _is_table_link(link: str) -> bool:
    return "/t/" in link or "://" not in link


def _is_personal_link(link: str) -> bool:
    """Whether the link has the token of a seat."""
    return _is_table_link(link) and bool(link.partition("#")[2])


def _fail_refused(refused: Refusal) -> NoReturn:
    fail(refused.message + (f" [{refused.rule}]" if refused.rule else ""))
