"""The command line."""

from __future__ import annotations

import getpass
import os
import shutil
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from textwrap import fill
from typing import Annotated

import typer

from oneleft import __version__
from oneleft.bots.named import NAMES
from oneleft.bots.program import SECONDS
from oneleft.lang import Explained, on_one_line, say
from oneleft.match.seats import check_players
from oneleft.rules.editions import EDITIONS
from oneleft.rules.knobs import FORMATS, HOUSE_RULES, Rules
from oneleft.table.game import DEAL
from oneleft.table.record import play_record, read_record, verify_record, write_record
from oneleft.table.referee import referee_json
from oneleft.table.rulebook import BY_ID, FORMAT_IDS, HOUSE_IDS, Rule, rules_about, rules_of
from oneleft.table.telling import tell
from oneleft.terminal.paint import paint
from oneleft.terminal.plain import PlainGame, Quit, new_game

from . import arena, ladder, server, tune
from .common import Language, fail, save

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


def own_name() -> str:
    """Who is logged in, for want of a better name."""
    with suppress(KeyError, OSError):
        if getpass.getuser() != "root":
            return getpass.getuser().capitalize()
    return "Player"


RecordFile = Annotated[Path, typer.Argument(help="A game record.", metavar="FILE")]


def read_input() -> bytes:
    """All of standard input; nothing if it is closed."""
    return sys.stdin.buffer.read() if sys.stdin else b""


def ask(prompt: str) -> str:
    if not sys.stdin:
        raise EOFError
    if sys.stdin.isatty():
        with suppress(ImportError):  # not everywhere, and only to edit what is typed
            import readline  # noqa: F401
    return input(prompt)


def show(text: str) -> None:
    """In colour and within the width of the screen, where there is one; plain in a pipe."""
    if not sys.stdout or not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        typer.echo(text)
        return
    width = max(40, shutil.get_terminal_size().columns)
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        typer.echo(paint(fill(line, width, subsequent_indent=indent, replace_whitespace=False)))


def read_text(file: Path) -> str:
    """A text, with the line ends of any system."""
    try:
        return (read_input() if str(file) == "-" else file.read_bytes()).decode().replace("\r\n", "\n")
    except OSError as error:
        fail(f"{file}: {error.strerror}", 2)
    except UnicodeDecodeError as error:
        fail(f"{file}: not UTF-8 text at byte {error.start}", 2)


@app.callback(invoke_without_command=True)
def about(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """A complete UNO. Independent of Mattel, whose trademark UNO is."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def play(
    language: Language,
    name: Annotated[str, typer.Option(default_factory=own_name, help="Your name.")],
    rules: Annotated[str, typer.Option(help="Rules in one line, e.g. classic+jump_in+lowest.")] = "classic",
    players: Annotated[int, typer.Option(help="Players, you included.")] = 4,
    bots: Annotated[str, typer.Option(help=f"{', '.join(NAMES)} or ./program: one for all, or a list.")] = "steady",
    seconds: Annotated[float, typer.Option(help="How long a program may take for an answer.", min=0.01)] = SECONDS,
    key: Annotated[str | None, typer.Option(help="64 hex digits that fix every shuffle.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game record to this file.")] = None,
) -> None:
    """Play a match against bots, line by line."""
    try:
        parsed = Rules.parse(rules)
        check_players(parsed, players)
        table = PlainGame(new_game(parsed, players, name, key), language, ask, show, bots.split(","), seconds)
    except Explained as error:
        fail(error.explain(language), 2)
    if record is not None:  # rather now than after a long match
        if record.exists():
            fail(say("play-record-there", language, file=str(record)), 2)
        save(record, write_record(table.game), language)
    try:
        table.run()
    except (Quit, EOFError, KeyboardInterrupt):
        show("\n" + say("play-left", language))
        if record is not None:
            show(say("play-left-record", language))
    finally:
        if record is not None:
            save(record, write_record(table.game), language)


@app.command()
def referee(language: Language) -> None:
    """Judge one JSON document from standard input: moves on a position or a stacked deal."""
    answer, status = referee_json(read_input(), language)
    typer.echo(answer)  # as bytes, for JSON is UTF-8 whatever the terminal speaks
    raise typer.Exit(status)


@app.command()
def replay(file: RecordFile, language: Language) -> None:
    """Tell a finished game move by move."""
    text = read_text(file)
    try:
        verify_record(text)
    except Explained as error:
        fail(f"{file}: {error.explain(language)}")
    for game in play_record(read_record(text)):
        if not game.log or game.log[-1] == DEAL:
            show("\n" + say("play-round", language, number=len(game.match.history) + 1))
        for event in game.events:
            show(tell(event, language, game.rules.sheet, game.names))


@app.command()
def verify(file: RecordFile, language: Language) -> None:
    """Check the commitment, every shuffle and every move of a finished game."""
    try:
        game = verify_record(read_text(file))
    except Explained as error:
        fail(f"{file}: {error.explain(language)}")
    moves = [move for move in game.log if move != DEAL]
    typer.echo(say("record-holds", language, moves=len(moves), rounds=len(game.match.history)))


@app.command("rules")
def print_rules(
    language: Language,
    which: Annotated[
        str, typer.Argument(help="A rule id or its beginning, an edition, a house rule, a format.", metavar="[WHICH]")
    ] = "",
) -> None:
    """Print the rulebook, or a part of it."""
    about, chosen = look_up(which, language)
    if not chosen:
        fail(say("rules-unknown", language, given=which, editions=", ".join(EDITIONS)), 2)
    if about:
        show(about + "\n")
    section = ""
    for rule in chosen:
        if rule.section != section and len(chosen) > 1:
            section = rule.section
            show(f"{say(f'section-{section}', language)}\n")
        show(rule_paragraph(rule, language) + "\n")
    if len(chosen) > 1:
        sheets = ", ".join(f"{edition.sheet} {name}" for name, edition in EDITIONS.items())
        show(say("rules-sheets", language, sheets=sheets))


def look_up(which: str, language: str) -> tuple[str, list[Rule]]:
    """What to say first, and the rules of an edition, of a house rule or a format, or those whose ids begin so."""
    name = which.lower()
    if name in EDITIONS:
        return say(f"edition-{name}", language), rules_of(name)
    if name in HOUSE_RULES:
        return say(f"house-{name}", language), rules_about(HOUSE_IDS[name])
    if name in FORMATS:
        return say(f"format-{name}", language), rules_about(FORMAT_IDS[name])
    return "", [BY_ID[which.upper()]] if which.upper() in BY_ID else rules_about(which.upper())


def rule_paragraph(rule: Rule, language: str) -> str:
    source = say("rules-sheets", language, sheets=rule.sheets) if rule.sheets else ""
    reading = say("rules-reading", language) if rule.reading else ""
    return f"{rule.id}  {rule.text(language)} ({'; '.join(filter(None, (source, reading)))})"


app.command("serve")(server.serve)
app.command("join")(server.join)
app.command("simulate")(arena.simulate)
app.command("compare")(arena.compare)
app.command("tune")(tune.tune)
app.command("ladder")(ladder.ladder)


def main() -> None:
    for stream in (sys.stdin, sys.stdout):  # a sign that cannot be read or shown is no reason to stop
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except OSError as error:  # a full disk; or the reader of a pipe has seen enough
        if not isinstance(error, BrokenPipeError):
            typer.echo(on_one_line(str(error)), err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
