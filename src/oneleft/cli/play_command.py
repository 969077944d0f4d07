"""``oneleft play``: a game with bots, or a seat at a server's table."""

from __future__ import annotations

import getpass
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from oneleft.bots.program import SECONDS
from oneleft.lang import say
from oneleft.terminal.saved_games import LINK_SUFFIX, SaveFile, load_game

from .command_io import Language, fail, usage_errors
from .game_saver import GameSaver, new_save_file
from .games_command import find_saved_game
from .local_game import choose_and_play, new_log, play_line_by_line, play_on_screen
from .remote_game import is_personal_link, is_table_link, play_on_server
from .screen import has_screen
from .shared_options import Bots, Key, Plain, Players, RulesLine, Seconds

Link = Annotated[
    str, typer.Argument(help="A table's link, or a server's address. By default you play here.", metavar="URL")
]


def default_name() -> str:
    """The name of the user who is logged in."""
    with suppress(ImportError, KeyError, OSError):  # who that is cannot be told everywhere
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
    number: Annotated[
        int | None, typer.Option("--game", help="Resume the game with this number in oneleft games.", metavar="NUMBER")
    ] = None,
) -> None:
    """Play against bots, or at a server's table."""
    with usage_errors(language):
        resuming = "--resume" if number is None else "--game"
        if resume or number is not None:
            refuse_together(context, resuming, ("link", "rules", "players", "bots", "seconds", "key", "name"), language)
        if link:
            for_new_tables = ("rules", "players", "bots") if is_table_link(link) else ()
            for_new_seats = ("name",) if is_personal_link(link) else ()
            refuse_together(context, link, (*for_new_tables, *for_new_seats, "seconds", "key", "record"), language)
            play_on_server(link, language, name, plain=plain, rules=rules, players=players, bots=bots)
            return
        old = find_saved_game(number or 1, language) if resume or number is not None else None
        if old is not None and old.suffix == LINK_SUFFIX:
            refuse_together(context, resuming, ("record",), language)
            play_on_server(old.read_text("utf-8").strip(), language, name, plain=plain, save_file=SaveFile(old))
            return
        if old is None and (rules, players, bots, key, record) == (None,) * 5 and has_screen(plain):
            choose_and_play(language, name, seconds)
            return
        log = new_log(rules, players, bots, seconds, name, key) if old is None else load_game(old)
        saver = GameSaver(log, new_save_file(language, old), record, language)
        (play_on_screen if has_screen(plain) else play_line_by_line)(log, saver, language)


def refuse_together(context: typer.Context, other: str, names: Collection[str], language: str) -> None:
    """Refuse options that would have no effect together with another one, instead of ignoring them."""
    useless = []
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in names and source is not None and source.name != "DEFAULT":
            useless.append(parameter.opts[0] if parameter.name != "link" else "URL")
    if useless:
        fail(say("play-apart", language, other=other, options=", ".join(useless)), 2)
