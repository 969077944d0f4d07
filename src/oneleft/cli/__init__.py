"""The ``oneleft`` command."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from oneleft import __version__
from oneleft.interrupts import raise_on_interrupt
from oneleft.lang import on_one_line

from .admin_command import admin
from .analyse_command import analyse
from .arena_commands import compare, simulate
from .benchmark_command import benchmark
from .daily_command import daily
from .dataset_command import dataset
from .games_command import games
from .ladder_command import ladder
from .learn_command import learn
from .lobby_command import lobby
from .mcp_command import mcp
from .menu import choose_command
from .name_command import name
from .play_command import play
from .puzzle_commands import puzzles, solve
from .record_commands import replay, verify
from .referee_command import referee
from .rules_command import print_rules
from .screen import has_screen
from .serve_config import PREFIX
from .server_commands import join, serve
from .tournament_command import tournament
from .train_command import train
from .tune_command import tune
from .watch_command import watch

app = typer.Typer(
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


@app.callback(invoke_without_command=True)
def begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """A complete UNO. Not affiliated with Mattel, the owner of the UNO trademark."""
    raise_on_interrupt()
    if version:
        typer.echo(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        app(choose_command() if has_screen(plain=False) else ["--help"], prog_name="oneleft")


app.command("play")(play)
app.command("learn")(learn)
app.command("daily")(daily)
app.command("games")(games)
app.command("lobby")(lobby)
app.command("tournament")(tournament)
app.command("event", hidden=True)(tournament)  # its name in earlier versions
app.add_typer(name, name="name")
app.command("puzzle")(solve)
app.command("watch")(watch)
app.command("rules")(print_rules)
app.command("replay")(replay)
app.command("verify")(verify)
app.command("analyse")(analyse)
app.command("referee")(referee)
app.command("serve", context_settings={"auto_envvar_prefix": PREFIX})(serve)
app.command("join")(join)
app.command("mcp")(mcp)
app.add_typer(admin, name="admin")
app.command("simulate")(simulate)
app.command("compare")(compare)
app.command("ladder")(ladder)
app.command("benchmark")(benchmark)
app.command("dataset")(dataset)
app.command("tune")(tune)
app.add_typer(puzzles, name="puzzles")
app.command("train")(train)


def main() -> None:
    """Run the command. No traceback is shown for a full disk or a closed pipe."""
    for stream in (sys.stdin, sys.stdout):  # an undecodable character is no reason to stop
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app(prog_name="oneleft")  # also for python -m oneleft, because completion is for this name
    except OSError as error:  # a full disk, or the reader of a pipe has gone
        if not isinstance(error, BrokenPipeError):
            typer.echo(on_one_line(str(error)), err=True)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
