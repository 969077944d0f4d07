"""Games that wait to be gone on with: the log is the game, so a game is saved by writing its log.

A file is there whole or not at all and is written again after every move, so a game outlives whatever ends the program.
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
from oneleft.lang import Explained
from oneleft.table.game import DEAL, Game
from oneleft.table.record import RecordError, head_lines, play_record, read_record, write_record

WAITING, FINISHED, SEAT = ".game", ".txt", ".link"


class NothingSaved(Explained):
    """There is no game to go on with, or none that can be read."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game with bots: who plays, and how long a program may think."""

    game: Game
    levels: list[str]
    seconds: float


def games_directory() -> Path:
    return data_directory() / "games"


class SaveFile:
    """One game's file. Whoever goes on with a game takes it over under a new name, so that no two write the same."""

    def __init__(self, old: Path | None = None) -> None:
        self.commitment = ""
        self.stem = new_stem()
        self.held = -1  # the file that is kept open and locked
        if old is not None:
            try:
                old.replace(self.file(old.suffix))
            except FileNotFoundError as error:  # another terminal was quicker
                raise NothingSaved("screen-bad-save", file=str(old), fault=str(error)) from None
            self.hold(old.suffix)

    def hold(self, ending: str) -> None:
        """As long as it is played here no other terminal goes on with it."""
        self.release()
        self.held = os.open(self.file(ending), os.O_RDWR)
        lock(self.held)

    def release(self) -> None:
        held, self.held = self.held, -1
        if held >= 0:
            os.close(held)

    def file(self, ending: str) -> Path:
        return self.stem.with_name(self.stem.name + ending)

    def keep(self, game: Game, levels: list[str], seconds: float) -> None:
        """Until its end with its key, to be gone on with; after that as the record that anybody can verify."""
        if self.commitment not in ("", game.commitment):
            self.stem = new_stem()  # another match at the same table
        self.commitment = game.commitment
        if game.over:
            write_whole(self.file(FINISHED), write_record(game))
            self.file(WAITING).unlink(missing_ok=True)
            self.release()
            return
        lines = [*head_lines(game), DEAL, *map(str, game.log), f"key {game.key}"]
        lines.append(f"bots {json.dumps({'levels': levels, 'seconds': seconds}, ensure_ascii=False)}")
        write_whole(self.file(WAITING), "\n".join(lines) + "\n")
        self.hold(WAITING)

    def keep_link(self, link: str) -> None:
        """A seat at a server's table: its personal link is all that is needed to come back."""
        write_whole(self.file(SEAT), link + "\n")
        self.hold(SEAT)

    def forget_link(self) -> None:
        self.file(SEAT).unlink(missing_ok=True)


def new_stem() -> Path:
    """A name that says when, and that no other game has."""
    games_directory().mkdir(parents=True, exist_ok=True)
    return games_directory() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{secrets.token_hex(3)}"


def private(path: str, flags: int) -> int:
    """A key or a seat's link is for its owner's eyes."""
    return os.open(path, flags, 0o600)


def write_whole(file: Path, text: str) -> None:
    """On the disk before it takes its name."""
    half = file.with_name(file.name + ".part")
    try:
        with open(half, "w", encoding="utf-8", opener=private) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        half.replace(file)
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def lock(handle: int) -> bool:
    """Whether nobody else has it. Where there are no locks, nobody has."""
    try:
        import fcntl  # not on Windows

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except (ImportError, OSError):
        return True
    return True


def is_left(file: Path) -> bool:
    """Whether no other terminal plays it."""
    try:
        with file.open("rb") as opened:
            return lock(opened.fileno())
    except OSError as error:
        return not isinstance(error, FileNotFoundError)  # what cannot be opened is told when it is read


def latest(*endings: str) -> Path | None:
    """Of several unfinished games of these kinds that nobody plays now, the one that was played last."""
    found = [file for ending in endings for file in games_directory().glob(f"*{ending}") if is_left(file)]
    return max(found, key=lambda file: file.stat().st_mtime, default=None)


def read_waiting(file: Path) -> SavedGame:
    """Fold the log; an error says what is wrong with the file."""
    try:
        record, _, last = file.read_text("utf-8").removesuffix("\n").rpartition("\n")
        bots = msgspec.json.decode(last.removeprefix("bots "), type=Bots)
        *_, game = play_record(read_record(record))
    except (OSError, UnicodeDecodeError, msgspec.DecodeError) as error:
        raise NothingSaved("screen-bad-save", file=str(file), fault=str(error)) from None
    except RecordError as error:
        raise NothingSaved("screen-bad-save", file=str(file), fault=error.explain) from None
    return SavedGame(game, bots.levels, bots.seconds)


class Bots(msgspec.Struct):
    """The last line of a game that waits."""

    levels: list[str]
    seconds: float
