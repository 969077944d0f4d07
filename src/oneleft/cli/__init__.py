"""The ``oneleft`` command."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from oneleft import __version__
from oneleft.lang import Explained, on_one_line, say
from oneleft.rules.config import FORMATS, HOUSE_RULES
from oneleft.rules.editions import EDITIONS
from oneleft.table.game import DEAL
from oneleft.table.narrate import tell
from oneleft.table.record import play_record, read_record, verify_record
from oneleft.table.referee import referee_json
from oneleft.table.rulebook import BY_ID, FORMAT_RULES, HOUSE_IDS, Rule, rules_about, rules_of

from . import arena_commands, ladder_command, play_commands, server_commands, tune_command
from .common import Language, fail, print_text, read_input, read_text

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


RecordFile = Annotated[Path, typer.Argument(help="A game record.", metavar="FILE")]


@app.callback(invoke_without_command=True)
def print_version(version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False) -> None:
    """A complete UNO. Not affiliated with Mattel, the owner of the UNO trademark."""
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def referee(language: Language) -> None:
    """Judge a JSON document from standard input: moves on a position or a stacked deal."""
    answer, status = referee_json(read_input(), language)
    typer.echo(answer)  # as bytes, because JSON is UTF-8 whatever the terminal's encoding
    raise typer.Exit(status)


@app.command()
def replay(file: RecordFile, language: Language) -> None:
    """Print a finished game in words, move by move."""
    text = read_text(file)
    try:
        verify_record(text)
    except Explained as error:
        fail(f"{file}: {error.explain(language)}")
    for game in play_record(read_record(text)):
        if not game.log or game.log[-1] == DEAL:
            print_text("\n" + say("play-round", language, number=len(game.match.history) + 1))
        for event in game.events:
            print_text(tell(event, language, game.rules.edition, game.names))


@app.command()
def verify(file: RecordFile, language: Language) -> None:
    """Verify the commitment, every shuffle and every move of a finished game."""
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
        str,
        typer.Argument(help="A rule id or its beginning, an edition, a house rule or a format.", metavar="[WHICH]"),
    ] = "",
) -> None:
    """Print the rulebook, or a part of it."""
    heading, chosen = find_rules(which, language)
    if not chosen:
        fail(say("rules-unknown", language, given=which, editions=", ".join(EDITIONS)), 2)
    if heading:
        print_text(heading + "\n")
    section = ""
    for rule in chosen:
        if rule.section != section and len(chosen) > 1:
            section = rule.section
            print_text(f"{say(f'section-{section}', language)}\n")
        print_text(_rule_paragraph(rule, language) + "\n")
    if len(chosen) > 1:
        sheets = ", ".join(f"{edition.sheet} {name}" for name, edition in EDITIONS.items())
        print_text(say("rules-sheets", language, sheets=sheets))


def find_rules(which: str, language: str) -> tuple[str, list[Rule]]:
    """A heading, and the rules of an edition, a house rule or a format, or the rules whose ids begin like this."""
    name = which.lower()
    if name in EDITIONS:
        return say(f"edition-{name}", language), rules_of(name)
    if name in HOUSE_RULES:
        return say(f"house-{name}", language), rules_about(HOUSE_IDS[name])
    if name in FORMATS:
        return say(f"format-{name}", language), [BY_ID[rule] for rule in FORMAT_RULES[name]]
    return "", [BY_ID[which.upper()]] if which.upper() in BY_ID else rules_about(which.upper())


def _rule_paragraph(rule: Rule, language: str) -> str:
    source = say("rules-sheets", language, sheets=rule.sheets) if rule.sheets else ""
    reading = say("rules-reading", language) if rule.reading else ""
    return f"{rule.id}  {rule.text(language)} ({'; '.join(filter(None, (source, reading)))})"


app.command("play")(play_commands.play)
app.command("watch")(play_commands.watch)
app.command("serve")(server_commands.serve)
app.command("join")(server_commands.join)
app.command("simulate")(arena_commands.simulate)
app.command("compare")(arena_commands.compare)
app.command("tune")(tune_command.tune)
app.command("ladder")(ladder_command.ladder)


def main() -> None:
    """Run the command. No traceback is shown for a full disk or a closed pipe."""
    for stream in (sys.stdin, sys.stdout):  # an undecodable character is no reason to stop
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except OSError as error:  # a full disk, or the reader of a pipe has gone
        if not isinstance(error, BrokenPipeError):
            typer.echo(on_one_line(str(error)), err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
