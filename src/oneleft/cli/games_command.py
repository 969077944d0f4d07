"""``oneleft games``: lists and deletes saved games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oneleft.lang import say
from oneleft.terminal.saved_games import GAME_SUFFIX, LINK_SUFFIX, describe_save, saved_files

from .command_io import Language, fail, print_text


def games(
    language: Language,
    delete: Annotated[
        list[int] | None, typer.Option(help="Delete the game with this number.", metavar="NUMBER")
    ] = None,
) -> None:
    """List the saved games, the latest first, or delete some."""
    if delete:
        for file in [find_saved_game(number, language) for number in dict.fromkeys(delete)]:
            text = describe_save(file, language)
            file.unlink(missing_ok=True)
            print_text(say("games-deleted", language, game=text))
        return
    files = saved_files(GAME_SUFFIX, LINK_SUFFIX)
    if not files:
        print_text(say("screen-nothing", language))
        return
    for number, file in enumerate(files, 1):
        print_text(f"{number:>3}  {describe_save(file, language)}")
    print_text(say("games-hint", language))


def find_saved_game(number: int, language: str) -> Path:
    """The saved game with this number of the list; 1 is the latest."""
    files = saved_files(GAME_SUFFIX, LINK_SUFFIX)
    if not files:
        fail(say("screen-nothing", language))
    if not 1 <= number <= len(files):
        fail(say("games-unknown", language, number=str(number), count=len(files)), 2)
    return files[number - 1]
