"""`oneleft play` and `oneleft watch`: on the whole screen, or line by line."""

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

from oneleft.bots.program import SECONDS
from oneleft.bots.registry import NAMES
from oneleft.lang import Explained, on_one_line, say
from oneleft.match.player_counts import check_players, usual_players
from oneleft.rules.config import Rules
from oneleft.table.game import Game
from oneleft.table.record import verify_record, write_record
from oneleft.terminal.connection import Connection, Refusal
from oneleft.terminal.plain_base import Quit
from oneleft.terminal.plain_local import PlainLocalGame
from oneleft.terminal.saved_games import FINISHED, SEAT, WAITING, SavedGame, SaveFile, latest, read_waiting, write_whole
from oneleft.terminal.stdin_lines import typed_lines
from oneleft.terminal.table_setup import game_of_bots, new_game, round_the_table

from .common import Language, explained, fail, read_text, save, show

if TYPE_CHECKING:
    from textual.screen import Screen

    from oneleft.terminal.local_table import LocalTable
    from oneleft.terminal.table_screen import TableScreen

Link = Annotated[str, typer.Argument(help="A table's link, or a server's address; else you play here.", metavar="URL")]
RulesLine = Annotated[str | None, typer.Option("--rules", help="Rules in one line, e.g. classic+jump_in+lowest.")]
Players = Annotated[int | None, typer.Option(help="How many play. [default: 4, or as many as the format needs]")]
Bots = Annotated[
    str | None, typer.Option(help=f"{', '.join(NAMES)} or ./program: one for all, or a list. [default: steady]")
]
Seconds = Annotated[float, typer.Option(help="How long a program may take for an answer.", min=0.01)]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every shuffle.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, as in a pipe: for plain terminals and screen readers.")
]


def own_name() -> str:
    """Who is logged in, for want of a better name."""
    with suppress(KeyError, OSError):
        if getpass.getuser() != "root":
            return getpass.getuser().capitalize()
    return "Player"


def play(
    context: typer.Context,
    language: Language,
    name: Annotated[str, typer.Option(default_factory=own_name, help="Your name.")],
    link: Link = "",
    rules: RulesLine = None,
    players: Players = None,
    bots: Bots = None,
    seconds: Seconds = SECONDS,
    key: Key = None,
    record: Annotated[Path | None, typer.Option(help="Write the game record to this file.")] = None,
    plain: Plain = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was played last.")] = False,
) -> None:
    """Play against bots, or at a table of a server."""
    with explained(language):
        if resume:
            keep_apart(context, "--resume", ("link", "rules", "players", "bots", "seconds", "key", "name"), language)
        if link:
            begun = ("rules", "players", "bots") if is_table(link) else ()
            seated = ("name",) if is_personal(link) else ()
            keep_apart(context, link, (*begun, *seated, "seconds", "key", "record"), language)
            sit_at(link, language, name, rules, players, bots, plain)
            return
        old = last_game(language) if resume else None
        if old is not None and old.suffix == SEAT:
            keep_apart(context, "--resume", ("record",), language)
            sit_at(old.read_text("utf-8").strip(), language, name, None, None, None, plain, SaveFile(old))
            return
        if old is None and (rules, players, bots, key, record) == (None,) * 5 and has_screen(plain):
            choose_and_play(language, name, seconds)
            return
        waiting = new_waiting(rules, players, bots, seconds, name, key) if old is None else read_waiting(old)
        keeping = Keeping(waiting, new_keeper(language, old), record, language)
        (on_the_screen if has_screen(plain) else line_by_line)(waiting, keeping, language)


def watch(
    language: Language,
    what: Annotated[str, typer.Argument(help="A game record, or a table's link; else bots play.", metavar="WHAT")] = "",
    rules: RulesLine = None,
    players: Players = None,
    bots: Bots = None,
    seconds: Seconds = SECONDS,
    key: Key = None,
    speed: Annotated[float, typer.Option(help="How much faster than people play.", min=0.01, max=1000)] = 1.0,
    plain: Plain = False,
) -> None:
    """Look on: bots, a record, or a live table."""
    with explained(language):
        from oneleft.terminal.local_table import LocalTable
        from oneleft.terminal.replay_table import Replay

        if "://" in what:
            connection: Connection = live_table(what, language)
        elif what:
            try:
                connection = Replay(verify_record(read_text(Path(what))), language, speed)
            except Explained as error:
                fail(f"{what}: {error.explain(language)}")
        else:
            game = game_of_bots(*checked(rules, players), key)
            levels = round_the_table((bots or "steady").split(","), len(game.names))
            connection = LocalTable(game, dict(enumerate(levels)), language, None, speed, seconds)
        if has_screen(plain):
            run_screen(table_screen(connection, language))
        else:
            from oneleft.terminal.plain_watch import tell_all

            try:
                asyncio.run(tell_all(connection, language, show))
            except Refusal as refused:
                refuse(refused)
            except KeyboardInterrupt:
                pass


def keep_apart(context: typer.Context, other: str, names: Collection[str], language: str) -> None:
    """What would mean nothing is refused rather than ignored."""
    given = []
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in names and source is not None and source.name != "DEFAULT":
            given.append(parameter.opts[0] if parameter.name != "link" else "URL")
    if given:
        fail(say("play-apart", language, other=other, options=", ".join(given)), 2)


# Where


def has_screen(plain: bool) -> bool:
    """Whether there is a terminal that can be painted."""
    streams = (sys.stdin, sys.stdout, sys.__stderr__)  # the last is what is painted on
    painted = all(stream is not None and stream.isatty() for stream in streams)
    return painted and not plain and os.environ.get("TERM") != "dumb"


def checked(rules: str | None, players: int | None) -> tuple[Rules, int]:
    parsed = Rules.parse(rules or "classic")
    seats = usual_players(parsed) if players is None else players
    check_players(parsed, seats)
    return parsed, seats


def new_waiting(
    rules: str | None, players: int | None, bots: str | None, seconds: float, name: str, key: str | None
) -> SavedGame:
    """A game before its first move."""
    parsed, seats = checked(rules, players)
    game = new_game(parsed, seats, name, key)
    return SavedGame(game, round_the_table((bots or "steady").split(","), len(game.names) - 1), seconds)


def last_game(language: str) -> Path:
    found = latest(WAITING, SEAT)
    if found is None:
        fail(say("screen-nothing", language))
    return found


def warn(told: str) -> None:
    typer.echo(told, err=True)


def new_keeper(language: str, old: Path | None, tell: Callable[[str], None] = warn) -> SaveFile | None:
    """Where nothing can be written one can still play."""
    try:
        return SaveFile(old)
    except OSError as error:
        tell(on_one_line(say("screen-unsaved", language, reason=str(error))))
        return None


class Keeping:
    """What is written: after every move the game that waits, and at its end the record that was asked for."""

    def __init__(self, waiting: SavedGame, keeper: SaveFile | None, record: Path | None, language: str) -> None:
        self.levels, self.seconds = waiting.levels, waiting.seconds
        self.keeper, self.record, self.language = keeper, record, language
        self.match = waiting.game.commitment
        if record is not None:  # rather now than after a long match
            if record.exists():
                fail(say("play-record-there", language, file=str(record)), 2)
            save(record, write_record(waiting.game), language)

    def __call__(self, game: Game) -> None:
        if self.keeper is not None:
            self.keeper.keep(game, self.levels, self.seconds)
        if self.record is not None and game.over and game.commitment == self.match:
            write_whole(self.record, write_record(game))

    def farewell(self, game: Game) -> str:
        """Where the match is found again."""
        if self.record is not None and game.commitment == self.match:  # else it is another match, played after it
            save(self.record, write_record(game), self.language)
        if self.keeper is None or not game.log:
            return ""
        self.keeper.release()
        if game.over:
            return say("screen-record", self.language, file=str(self.keeper.file(FINISHED)))
        return say("screen-kept", self.language)


# Line by line


def ask(prompt: str) -> str:
    if not sys.stdin:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):  # not everywhere, and only to edit what is typed
            import readline  # noqa: F401
    return input(prompt)


def line_by_line(waiting: SavedGame, keeping: Keeping, language: str) -> None:
    table = PlainLocalGame(waiting.game, language, ask, show, waiting.levels, waiting.seconds, keeping)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        show("\n" + say("play-left", language))
        if keeping.record is not None:
            show(say("play-left-record", language))
    finally:
        told = keeping.farewell(table.game)
    if told:
        show(told)


def seat_line_by_line(connection: Connection, language: str, link: str) -> None:
    """What went wrong is said; whoever leaves, in whichever way, leaves in good order."""
    from oneleft.terminal.plain_remote import PlainRemoteSeat

    async def sit() -> None:
        await PlainRemoteSeat(connection, language, typed_lines(), show, link).run()

    try:
        asyncio.run(sit())
    except Refusal as refused:
        refuse(refused)
    except Explained as fault:
        fail(fault.explain(language))
    except KeyboardInterrupt:
        pass


# On the whole screen


def local_table(waiting: SavedGame, keeping: Keeping, language: str) -> LocalTable:
    from oneleft.terminal.local_table import LocalTable

    levels = dict(enumerate(waiting.levels, 1))
    return LocalTable(waiting.game, levels, language, seconds=waiting.seconds, keep=keeping)


def table_screen(connection: Connection, language: str, link: str = "") -> TableScreen:
    from oneleft.terminal.table_screen import TableScreen

    return TableScreen(connection, language, link)


def run_screen(first: Screen[None]) -> None:
    """Until it is left; what went wrong is said when the screen is the shell's again."""
    from oneleft.terminal.app import TerminalApp

    app = TerminalApp(first)
    told = app.run()
    if app.return_code:
        if told:
            fail(told, app.return_code)
        raise typer.Exit(app.return_code)  # what went wrong was said already


def on_the_screen(waiting: SavedGame, keeping: Keeping, language: str) -> None:
    table = local_table(waiting, keeping, language)
    try:
        run_screen(table_screen(table, language))
    finally:
        show(keeping.farewell(table.game) or say("play-left", language))


def choose_and_play(language: str, name: str, seconds: float) -> None:
    """The start screen, and then the table that was chosen on it."""
    from oneleft.terminal.start_screen import StartScreen

    opened: list[tuple[LocalTable, Keeping]] = []

    def sit(waiting: SavedGame, old: Path | None, spoken: str) -> None:
        unsaved: list[str] = []
        keeping = Keeping(waiting, new_keeper(spoken, old, unsaved.append), None, spoken)
        opened.append((local_table(waiting, keeping, spoken), keeping))
        screen = table_screen(opened[0][0], spoken)
        for told in unsaved:
            screen.state.refused(Refusal(told))
        first.app.switch_screen(screen)

    def begin(rules: Rules, players: int, level: str, spoken: str) -> None:
        sit(new_waiting(str(rules), players, level, seconds, name, None), None, spoken)

    def resume(spoken: str) -> None:
        if last is not None:
            sit(read_waiting(last), last, spoken)

    last = latest(WAITING)
    first = StartScreen(language, begin, resume if last is not None else None)
    try:
        run_screen(first)
    finally:
        for table, keeping in opened:
            show(keeping.farewell(table.game) or say("play-left", keeping.language))


# At a server


def sit_at(
    link: str,
    language: str,
    name: str,
    rules: str | None,
    players: int | None,
    bots: str | None,
    plain: bool,
    keeper: SaveFile | None = None,
) -> None:
    """At the table of a link; where the link names only a server, at a new one."""
    from oneleft import client
    from oneleft.terminal import remote_table

    try:
        if is_table(link):
            server, table, token = client.read_link(link)
            if token is None:
                token = asyncio.run(remote_table.sit_down(server, table, name, language))
            else:
                asyncio.run(remote_table.look_up(server, table, language))
        else:
            server = link.rstrip("/")
            parsed, seats = checked(rules, players)
            named = round_the_table(bots.split(","), seats - 1) if bots else []
            table, token = asyncio.run(remote_table.open_table(server, name, language, str(parsed), seats, named))
    except Refusal as refused:
        if keeper is not None:
            keeper.forget_link()  # it leads nowhere any more
        refuse(refused)
    own = f"{server}/t/{table}#{token}"
    keeper = keeper or new_keeper(language, None)
    if keeper is not None:
        keeper.keep_link(own)
    connection = remote_table.RemoteTable(server, table, token, language)
    open_link = f"{server}/t/{table}"
    try:
        if has_screen(plain):
            run_screen(table_screen(connection, language, open_link))
        else:
            seat_line_by_line(connection, language, open_link)
    finally:
        if connection.over and keeper is not None:
            keeper.forget_link()
        show(say("join-gone", language, table=own))


def live_table(link: str, language: str) -> Connection:
    from oneleft import client
    from oneleft.terminal import remote_table

    server, table, _ = client.read_link(link)
    try:
        asyncio.run(remote_table.look_up(server, table, language))
    except Refusal as refused:
        refuse(refused)
    return remote_table.RemoteTable(server, table, None, language)


def is_table(link: str) -> bool:
    return "/t/" in link or "://" not in link


def is_personal(link: str) -> bool:
    """It has the token of a seat."""
    return is_table(link) and bool(link.partition("#")[2])


def refuse(refused: Refusal) -> NoReturn:
    fail(refused.message + (f" [{refused.rule}]" if refused.rule else ""))
