"""``oneleft referee``: judges a JSON document."""

from __future__ import annotations

import typer

from oneleft.table.referee import referee_json

from .common import Language, read_input


def referee(language: Language) -> None:
    """Judge positions, deals and moves: JSON from standard input."""
    answer, status = referee_json(read_input(), language)
    typer.echo(answer)  # as bytes, because JSON is UTF-8 whatever the terminal's encoding
    raise typer.Exit(status)
