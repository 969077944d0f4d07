"""What all commands share."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from textwrap import fill
from typing import Annotated, NoReturn

import typer

from oneleft.lang import LANGUAGES, Explained, match_language, on_one_line, say
from oneleft.terminal.colorize import paint


def own_language() -> str:
    """The terminal's own language, where the game speaks it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return match_language(os.environ[name])
    return "en"


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[
    str, typer.Option("--lang", default_factory=own_language, callback=check_language, help="Language: en or es.")
]


def fail(message: str, status: int = 1) -> NoReturn:
    typer.echo(on_one_line(message), err=True)
    raise typer.Exit(status)


@contextmanager
def explained(language: str) -> Iterator[None]:
    """Wrong usage, or a part that is not installed: a message and exit status 2."""
    try:
        yield
    except Explained as error:
        fail(error.explain(language), 2)
    except ImportError as error:
        fail(str(error), 2)


def check_place(file: Path | None, language: str, endings: tuple[str, ...] = ()) -> None:
    """Whether a file can be written there: rather now than after an hour of games."""
    if file is None:
        return
    if endings and file.suffix.lower() not in endings:
        fail(say("file-ending", language, file=str(file), endings=", ".join(endings)), 2)
    if not file.parent.is_dir():
        fail(say("file-directory", language, file=str(file), directory=str(file.parent)), 2)
    if file.is_dir() or not os.access(file if is_device(file) else file.parent, os.W_OK):
        fail(say("file-place", language, file=str(file)), 2)


def is_device(file: Path) -> bool:
    """A device or a pipe, which is written to and never replaced."""
    return file.exists() and not file.is_file()


@contextmanager
def whole(file: Path, language: str) -> Iterator[Path]:
    """Where to write a file, to be there whole or not at all."""
    half = file if is_device(file) else file.with_name(file.name + ".part")
    try:
        yield half
        if half != file:
            half.replace(file)
    except OSError as error:
        fail(say("file-fails", language, file=str(file), reason=error.strerror or str(error)), 2)
    finally:
        if half != file:
            with suppress(OSError):
                half.unlink(missing_ok=True)


def save(file: Path, content: str | bytes, language: str) -> None:
    with whole(file, language) as half:
        half.write_bytes(content if isinstance(content, bytes) else content.encode())


def read_input() -> bytes:
    """All of standard input; nothing if it is closed."""
    return sys.stdin.buffer.read() if sys.stdin else b""


def show(text: str) -> None:
    """In colour and within the width of the screen, where there is one; plain in a pipe."""
    if not sys.stdout or not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        typer.echo(text)
        return
    width = max(40, shutil.get_terminal_size().columns)
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        typer.echo(paint(fill(line, width, subsequent_indent=indent, replace_whitespace=False)))


def read_text(file: Path) -> str:
    """A text, with the line ends of any system."""
    try:
        return (read_input() if str(file) == "-" else file.read_bytes()).decode().replace("\r\n", "\n")
    except OSError as error:
        fail(f"{file}: {error.strerror}", 2)
    except UnicodeDecodeError as error:
        fail(f"{file}: not UTF-8 text at byte {error.start}", 2)
