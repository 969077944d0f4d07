"""``oneleft referee``: judges JSON documents."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from oneleft.table.referee import referee_json

from .command_io import Language, read_input


def referee(
    language: Language,
    lines: Annotated[
        bool, typer.Option("--lines", help="Read JSON Lines: a document on each line, and an answer for each.")
    ] = False,
) -> None:
    """Judge positions, deals and moves: JSON from standard input."""
    if lines:
        raise typer.Exit(_answer_lines(language))
    answer, status = referee_json(read_input(), language)
    typer.echo(answer)  # as bytes, because JSON is UTF-8 whatever the terminal's encoding
    raise typer.Exit(status)


def _answer_lines(language: str) -> int:
    """Answer every line that is not blank at once. Returns the highest status of all."""
    worst = 0
    answers = typer.get_binary_stream("stdout")
    for line in sys.stdin.buffer if sys.stdin else ():
        if line.strip():
            answer, status = referee_json(line, language)
            answers.write(answer + b"\n")
            answers.flush()
            worst = max(worst, status)
    return worst
