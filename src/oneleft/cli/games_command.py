"""``oneleft games``: lists and deletes saved games."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from oneleft.errors import SaveError
from oneleft.lang import say
from oneleft.room import commands
from oneleft.room.state import Room
from oneleft.terminal.saved_games import GAME_SUFFIX, LINK_SUFFIX, load_game, saved_files

from .common import Language, fail, print_text


def games(
    language: Language,
    delete: Annotated[
        list[int] | None, typer.Option(help="Delete the game with this number.", metavar="NUMBER")
    ] = None,
) -> None:
    """List the saved games, the latest first, or delete some."""
    if delete:
        for file in [find_saved_game(number, language) for number in dict.fromkeys(delete)]:
            text = _describe(file, language)
            file.unlink(missing_ok=True)
            print_text(say("games-deleted", language, game=text))
        return
    files = saved_files(GAME_SUFFIX, LINK_SUFFIX)
    if not files:
        print_text(say("screen-nothing", language))
        return
    for number, file in enumerate(files, 1):
        print_text(f"{number:>3}  {_describe(file, language)}")
    print_text(say("games-hint", language))


def find_saved_game(number: int, language: str) -> Path:
    """The saved game with this number of the list; 1 is the latest."""
    files = saved_files(GAME_SUFFIX, LINK_SUFFIX)
    if not files:
        fail(say("screen-nothing", language))
    if not 1 <= number <= len(files):
        fail(say("games-unknown", language, number=str(number), count=len(files)), 2)
    return files[number - 1]


def _describe(file: Path, language: str) -> str:
    """When a game was last played, its rules, its players and its scores; or the table of a seat at a server."""
    when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        if file.suffix == LINK_SUFFIX:
            return f"{when}  {file.read_text('utf-8').partition('#')[0].strip()}"
        game = commands.running_game(Room.fold("", load_game(file)))
    except (OSError, UnicodeError, SaveError):
        return f"{when}  {say('games-unreadable', language, file=file.name)}"
    scores = ", ".join(f"{name}: {score}" for name, score in zip(game.names, game.scores, strict=True))
    return f"{when}  {game.rules}  {say('play-round', language, number=len(game.match.history) + 1)}  {scores}"
