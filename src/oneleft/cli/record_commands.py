"""``oneleft replay`` and ``oneleft verify``: the record of a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oneleft.errors import OneleftError
from oneleft.lang import say
from oneleft.table.game import DEAL
from oneleft.table.narrate import tell
from oneleft.table.record import play_record, read_record, verify_record

from .common import Language, fail, print_text, read_text

RecordFile = Annotated[Path, typer.Argument(help="A game record.", metavar="FILE")]


def replay(file: RecordFile, language: Language) -> None:
    """Print a finished game in words, move by move."""
    text = read_text(file)
    try:
        verify_record(text)
    except OneleftError as error:
        fail(f"{file}: {error.explain(language)}")
    for game in play_record(read_record(text)):
        if not game.log or game.log[-1] == DEAL:
            print_text("\n" + say("play-round", language, number=len(game.match.history) + 1))
        for event in game.events:
            print_text(tell(event, language, game.rules.edition, game.names))


def verify(file: RecordFile, language: Language) -> None:
    """Verify a finished game: its commitment, shuffles and moves."""
    try:
        game = verify_record(read_text(file))
    except OneleftError as error:
        fail(f"{file}: {error.explain(language)}")
    moves = [move for move in game.log if move != DEAL]
    typer.echo(say("record-holds", language, moves=len(moves), rounds=len(game.match.history)))
