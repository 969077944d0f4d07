"""What all commands share: the language, errors, input and output."""

from __future__ import annotations

import os
import shutil
import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from textwrap import fill
from typing import Annotated, NoReturn

import typer

from oneleft.errors import OneleftError
from oneleft.lang import DEFAULT_LANGUAGE, LANGUAGES, match_language, on_one_line, say
from oneleft.system_errors import reason_in_words
from oneleft.terminal.colorize import colorize

from .completion import completion


def terminal_language() -> str:
    """The language of the environment, or the default if the game does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return match_language(os.environ[name])
    return DEFAULT_LANGUAGE


def _check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is not one of {', '.join(LANGUAGES)}")
    return language


Language = Annotated[
    str,
    typer.Option(
        "--lang",
        default_factory=terminal_language,
        show_default="that of the terminal",
        callback=_check_language,
        help=f"Language: {', '.join(LANGUAGES)}.",
        autocompletion=completion(LANGUAGES),
    ),
]


def fail(message: str, status: int = 1) -> NoReturn:
    """Print an error on one line and exit."""
    typer.echo(on_one_line(message), err=True)
    raise typer.Exit(status)


@contextmanager
def usage_errors(language: str) -> Iterator[None]:
    """Turn wrong usage, or an extra that is not installed, into a message and exit status 2."""
    try:
        yield
    except OneleftError as error:
        fail(error.explain_with_rule(language), 2)
    except ImportError as error:
        fail(str(error), 2)


def check_output(file: Path | None, language: str, endings: tuple[str, ...] = ()) -> None:
    """Fail now if a file cannot be written, not after an hour of games."""
    if file is None:
        return
    if endings and file.suffix.lower() not in endings:
        fail(say("file-ending", language, file=str(file), endings=", ".join(endings)), 2)
    if not file.parent.is_dir():
        fail(say("file-directory", language, file=str(file), directory=str(file.parent)), 2)
    if file.is_dir() or not os.access(file if _is_device(file) else file.parent, os.W_OK):
        fail(say("file-place", language, file=str(file)), 2)


def _is_device(file: Path) -> bool:
    """Whether it is a device or a pipe, which is written to and never replaced."""
    return file.exists() and not file.is_file()


@contextmanager
def atomic_output(file: Path, language: str) -> Iterator[Path]:
    """The path to write to, so that the file is complete or absent in the end."""
    part = file if _is_device(file) else file.with_name(file.name + ".part")
    try:
        yield part
        if part != file:
            part.replace(file)
    except OSError as error:
        fail(say("file-fails", language, file=str(file), reason=reason_in_words(error, language)), 2)
    finally:
        if part != file:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def write_output(file: Path, content: str | bytes, language: str) -> None:
    with atomic_output(file, language) as part:
        part.write_bytes(content if isinstance(content, bytes) else content.encode())


def read_input() -> bytes:
    """All of standard input; empty if it is closed."""
    return sys.stdin.buffer.read() if sys.stdin else b""


def print_text(text: str) -> None:
    """Print in colour and wrapped to the terminal's width; plain in a pipe."""
    if not sys.stdout or not sys.stdout.isatty() or os.environ.get("NO_COLOR"):
        typer.echo(text)
        return
    width = max(40, shutil.get_terminal_size().columns)
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        filled = fill(
            line,
            width,
            subsequent_indent=indent,
            replace_whitespace=False,
            break_long_words=False,  # a link in two pieces cannot be opened
            break_on_hyphens=False,
        )
        typer.echo(colorize(filled))


def read_bytes(file: Path, language: str) -> bytes:
    """The content of a file, or of standard input for ``-``, without a byte order mark."""
    try:
        return (read_input() if str(file) == "-" else file.read_bytes()).removeprefix(BOM_UTF8)
    except OSError as error:
        fail(f"{file}: {reason_in_words(error, language)}", 2)
