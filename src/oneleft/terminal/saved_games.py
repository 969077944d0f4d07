"""Saved games: a file is the log of a table, one entry a line, so a game is saved by appending a line.

A program that is killed loses at most the line that it was writing.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from threading import Lock

import msgspec

from oneleft.directories import data_directory
from oneleft.errors import OneleftError, SaveError
from oneleft.lang import say
from oneleft.room import entries as n
from oneleft.room.commands import running_game
from oneleft.room.state import Room
from oneleft.table.documents import decoder_error, with_place
from oneleft.table.game import Game
from oneleft.table.record import play_record, read_record, write_record

from .table_setup import log_of

GAME_SUFFIX, RECORD_SUFFIX, LINK_SUFFIX = ".game", ".txt", ".link"


def games_directory() -> Path:
    return data_directory() / "games"


class SaveFile:
    """The file of one game, open and locked while the game is played.

    Resuming a game renames its file, so that two terminals never write the same file.
    """

    def __init__(self, old: Path | None = None) -> None:
        self.stem = _new_stem()
        self._handle = -1  # of the open and locked file
        self._saved = 0  # entries of the log that are in the file; 0: the next save writes it anew
        self._lock = Lock()  # a save that its caller no longer waits for may still be writing
        self._is_over = False
        if old is not None:
            try:
                old.replace(self.path(old.suffix))
            except FileNotFoundError as error:  # another terminal was quicker
                raise SaveError("screen-bad-save", file=str(old), fault=str(error)) from None
            self._open(old.suffix)

    def path(self, suffix: str) -> Path:
        return self.stem.with_name(self.stem.name + suffix)

    def save(self, log: Sequence[n.AnyEntry], game: Game | None) -> None:
        """Save what is new in the log. A finished match becomes a record that anyone can verify."""
        with self._lock:
            if game is not None and game.over:
                if not self._is_over:
                    self._finish(game)
                return
            entries = list(log)
            if self._saved:
                self._append(entries[self._saved :])
            else:
                self._begin(entries)
            self._saved = len(entries)

    def _begin(self, log: Sequence[n.AnyEntry]) -> None:
        if self._is_over:  # another match at the same table
            self.stem, self._is_over = _new_stem(), False
        self._replace(GAME_SUFFIX, b"".join(map(_line, log)).decode())

    def _append(self, entries: Sequence[n.AnyEntry]) -> None:
        lines = b"".join(map(_line, entries))
        try:
            while lines:
                lines = lines[os.write(self._handle, lines) :]
            os.fsync(self._handle)
        except OSError:
            self.release()  # half a line may be in the file: the next save writes a new one
            raise

    def _finish(self, game: Game) -> None:
        write_atomically(self.path(RECORD_SUFFIX), write_record(game))
        self.release()
        self.path(GAME_SUFFIX).unlink(missing_ok=True)
        self._is_over = True

    def save_link(self, link: str) -> None:
        """Save a seat at a server's table. Its personal link is all that is needed to come back."""
        self._replace(LINK_SUFFIX, link + "\n")

    def delete_link(self) -> None:
        self.release()
        self.path(LINK_SUFFIX).unlink(missing_ok=True)

    def _replace(self, suffix: str, text: str) -> None:
        """Write the file anew."""
        self.release()
        write_atomically(self.path(suffix), text)
        self._open(suffix)

    def _open(self, suffix: str) -> None:
        """Open the file for appending, and keep other terminals from resuming the game."""
        self._handle = os.open(self.path(suffix), os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        _try_lock(self._handle)

    def release(self) -> None:
        handle, self._handle, self._saved = self._handle, -1, 0
        if handle >= 0:
            os.close(handle)


def _line(entry: n.AnyEntry) -> bytes:
    return n.write_entry(entry) + b"\n"


def _new_stem() -> Path:
    """A file name without suffix: the time, and enough randomness to be unique."""
    games_directory().mkdir(parents=True, exist_ok=True)
    return games_directory() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}"


def _open_private(path: str, flags: int) -> int:
    """Open a file for its owner only, because it holds a key or the link of a seat."""
    return os.open(path, flags, 0o600)


def write_atomically(file: Path, text: str) -> None:
    """Write to another file, flush it to the disk, then give it the name. Nobody may have the file open."""
    part = file.with_name(file.name + ".part")
    try:
        with open(part, "w", encoding="utf-8", newline="\n", opener=_open_private) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _try_lock(handle: int) -> bool:
    """Lock a file. Return False if someone else has locked it; a system without locks never does."""
    try:
        import fcntl  # not on Windows, where an open file cannot be renamed

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


def saved_files(*suffixes: str) -> list[Path]:
    """The files with one of these suffixes that no other terminal plays, the latest first."""
    found = [file for suffix in suffixes for file in games_directory().glob(f"*{suffix}") if _is_free(file)]
    return sorted(found, key=lambda file: file.stat().st_mtime, reverse=True)


def latest_save(*suffixes: str) -> Path | None:
    """The file that was written last."""
    return next(iter(saved_files(*suffixes)), None)


def describe_save(file: Path, language: str) -> str:
    """When a game was last played, its rules, its players and its scores; or the table of a seat at a server."""
    when = datetime.fromtimestamp(file.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    try:
        if file.suffix == LINK_SUFFIX:
            return f"{when}  {file.read_text('utf-8').partition('#')[0].strip()}"
        game = running_game(Room.fold("", load_game(file)))
    except (OSError, UnicodeError, SaveError):
        return f"{when}  {say('games-unreadable', language, file=file.name)}"
    scores = ", ".join(f"{name}: {score}" for name, score in zip(game.names, game.scores, strict=True))
    return f"{when}  {game.rules}  {say('play-round', language, number=len(game.match.history) + 1)}  {scores}"


def load_game(file: Path) -> list[n.AnyEntry]:
    """The log of a saved game. ``SaveError`` says what is wrong with the file."""
    try:
        content = file.read_bytes()
        log = _read_log(content) if content.startswith(b"{") else _read_old_game(content.decode())
        if Room.fold("", log).game is None:
            raise OneleftError("screen-save-not-dealt")
    except OneleftError as error:
        raise SaveError("screen-bad-save", file=str(file), fault=error.explain) from None
    except msgspec.DecodeError as error:
        raise SaveError("screen-bad-save", file=str(file), fault=with_place(decoder_error(str(error)))) from None
    except (OSError, ValueError, LookupError) as error:
        raise SaveError("screen-bad-save", file=str(file), fault=getattr(error, "strerror", "") or str(error)) from None
    return log


def _read_log(content: bytes) -> list[n.AnyEntry]:
    """The entries of the complete lines: the last one may have been cut off."""
    return [n.read_entry(line) for line in content.splitlines(keepends=True) if line.endswith(b"\n")]


class _BotsLine(msgspec.Struct):
    """The last line of a game that an earlier version saved."""

    levels: list[str]
    seconds: float


def _read_old_game(text: str) -> list[n.AnyEntry]:
    """The log of a game that an earlier version saved: a record without its end, and a line about the bots."""
    record, _, last = text.removesuffix("\n").rpartition("\n")
    bots = msgspec.json.decode(last.removeprefix("bots "), type=_BotsLine)
    *_, game = play_record(read_record(record))
    return log_of(game, dict(enumerate(bots.levels, 1)), bots.seconds)
