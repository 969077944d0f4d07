"""Saved games: the log is the game, so a game is saved by writing its log.

The file is written after every move, and it is complete or absent. So a game survives whatever ends the program.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from oneleft.directories import data_directory
from oneleft.errors import RecordError, SaveError
from oneleft.table.game import Game
from oneleft.table.move import DEAL
from oneleft.table.record import head_lines, play_record, read_record, write_record

GAME_SUFFIX, RECORD_SUFFIX, LINK_SUFFIX = ".game", ".txt", ".link"


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game with bots: the bot of each seat but the first, and how many seconds a program may think."""

    game: Game
    levels: list[str]
    seconds: float


def games_directory() -> Path:
    return data_directory() / "games"


class SaveFile:
    """The file of one game, locked while the game is played.

    Resuming a game renames its file, so that two terminals never write the same file.
    """

    def __init__(self, old: Path | None = None) -> None:
        self._commitment = ""
        self.stem = _new_stem()
        self._lock_handle = -1  # of the open and locked file
        if old is not None:
            try:
                old.replace(self.path(old.suffix))
            except FileNotFoundError as error:  # another terminal was quicker
                raise SaveError("screen-bad-save", file=str(old), fault=str(error)) from None
            self._lock(old.suffix)

    def _lock(self, suffix: str) -> None:
        """Keep other terminals from resuming the game."""
        self.release()
        self._lock_handle = os.open(self.path(suffix), os.O_RDWR)
        _try_lock(self._lock_handle)

    def release(self) -> None:
        handle, self._lock_handle = self._lock_handle, -1
        if handle >= 0:
            os.close(handle)

    def path(self, suffix: str) -> Path:
        return self.stem.with_name(self.stem.name + suffix)

    def save(self, game: Game, levels: list[str], seconds: float) -> None:
        """Write an unfinished game with its secret key, or a finished one as a record that anybody can verify."""
        if self._commitment not in ("", game.commitment):
            self.stem = _new_stem()  # another match at the same table
        self._commitment = game.commitment
        if game.over:
            write_atomically(self.path(RECORD_SUFFIX), write_record(game))
            self.path(GAME_SUFFIX).unlink(missing_ok=True)
            self.release()
            return
        lines = [*head_lines(game), DEAL, *map(str, game.log), f"key {game.key}"]
        lines.append(f"bots {json.dumps({'levels': levels, 'seconds': seconds}, ensure_ascii=False)}")
        write_atomically(self.path(GAME_SUFFIX), "\n".join(lines) + "\n")
        self._lock(GAME_SUFFIX)

    def save_link(self, link: str) -> None:
        """Save a seat at a server's table. Its personal link is all that is needed to come back."""
        write_atomically(self.path(LINK_SUFFIX), link + "\n")
        self._lock(LINK_SUFFIX)

    def delete_link(self) -> None:
        self.path(LINK_SUFFIX).unlink(missing_ok=True)


def _new_stem() -> Path:
    """A file name without suffix: the time, and enough randomness to be unique."""
    games_directory().mkdir(parents=True, exist_ok=True)
    return games_directory() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}"


def _open_private(path: str, flags: int) -> int:
    """Open a file for its owner only, because it holds a key or the link of a seat."""
    return os.open(path, flags, 0o600)


def write_atomically(file: Path, text: str) -> None:
    """Write to another file, flush it to the disk, then give it the name."""
    part = file.with_name(file.name + ".part")
    try:
        with open(part, "w", encoding="utf-8", opener=_open_private) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _try_lock(handle: int) -> bool:
    """Lock a file. Return False if somebody else has locked it; a system without locks never does."""
    try:
        import fcntl  # not on Windows

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        return True
    return True


def _is_free(file: Path) -> bool:
    """Whether no other terminal plays this game."""
    try:
        with file.open("rb") as opened:
            return _try_lock(opened.fileno())
    except OSError as error:
        return not isinstance(error, FileNotFoundError)  # reading it later says why it cannot be opened


def latest_save(*suffixes: str) -> Path | None:
    """The file with one of these suffixes that was written last and that no other terminal plays."""
    found = [file for suffix in suffixes for file in games_directory().glob(f"*{suffix}") if _is_free(file)]
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def load_game(file: Path) -> SavedGame:
    """Replay the log of a saved game. ``SaveError`` says what is wrong with the file."""
    try:
        record, _, last = file.read_text("utf-8").removesuffix("\n").rpartition("\n")
        bots = msgspec.json.decode(last.removeprefix("bots "), type=_BotsLine)
        *_, game = play_record(read_record(record))
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise SaveError("screen-bad-save", file=str(file), fault=str(error)) from None
    except RecordError as error:
        raise SaveError("screen-bad-save", file=str(file), fault=error.explain) from None
    return SavedGame(game, bots.levels, bots.seconds)


class _BotsLine(msgspec.Struct):
    """The last line of a saved game."""

    levels: list[str]
    seconds: float
