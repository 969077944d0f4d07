"""Saves a game with bots while it is played, and writes its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import typer

from oneleft.lang import on_one_line, say
from oneleft.room import commands
from oneleft.room.entries import AnyEntry
from oneleft.room.state import Room
from oneleft.table.game import Game
from oneleft.table.record import write_record
from oneleft.terminal.local_table import LocalTable
from oneleft.terminal.saved_games import RECORD_SUFFIX, SaveFile, write_atomically

from .command_io import fail, write_output


def _warn(message: str) -> None:
    typer.echo(message, err=True)


def new_save_file(language: str, old: Path | None, warn: Callable[[str], None] = _warn) -> SaveFile | None:
    """The file to save to. If nothing can be written, warn and return None: the game is played without saving."""
    try:
        return SaveFile(old)
    except OSError as error:
        warn(on_one_line(say("screen-unsaved", language, reason=str(error))))
        return None


class GameSaver:
    """Called after every entry: it saves the game, and at the end of the match writes the record for ``--record``."""

    def __init__(self, log: Sequence[AnyEntry], save_file: SaveFile | None, record: Path | None, language: str) -> None:
        self.record, self.language = record, language
        self._save_file = save_file
        game = commands.running_game(Room.fold("", log))
        self._match = game.commitment  # the record is of this match, not of a rematch
        if record is not None:  # fail now, not after a long match
            if record.exists():
                fail(say("play-record-there", language, file=str(record)), 2)
            write_output(record, write_record(game), language)

    def __call__(self, table: LocalTable) -> None:
        game = table.room.game
        if self._save_file is not None:
            self._save_file.save(table.log, game)
        if self.record is not None and game is not None and game.over and game.commitment == self._match:
            write_atomically(self.record, write_record(game))

    def finish(self, game: Game) -> str:
        """Release the files. Return a line for each file that the game is in; empty if there is none."""
        lines = []
        if self.record is not None:
            is_finished = game.over or game.commitment != self._match  # after a rematch too
            if game.commitment == self._match:
                write_output(self.record, write_record(game), self.language)
            lines.append(say("screen-record" if is_finished else "play-record", self.language, file=str(self.record)))
        if self._save_file is not None:
            self._save_file.release()
            if not game.over:
                lines.append(say("screen-kept", self.language))
            elif not lines:
                lines.append(say("screen-record", self.language, file=str(self._save_file.path(RECORD_SUFFIX))))
        return "\n".join(lines)
