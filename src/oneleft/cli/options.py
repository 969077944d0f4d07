"""Options that ``oneleft play`` and ``oneleft watch`` share."""

from __future__ import annotations

from typing import Annotated

import typer

from oneleft.bots.factory import NAMES

RulesLine = Annotated[str | None, typer.Option("--rules", help="Rules in one line, e.g. classic+jump_in+lowest.")]
Players = Annotated[int | None, typer.Option(help="Number of players. [default: 4, or as many as the format needs]")]
Bots = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(NAMES)} or ./program: one for all seats, or a comma-separated list. [default: steady]"
    ),
]
Seconds = Annotated[float, typer.Option(help="How many seconds a program may think.", min=0.01)]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every shuffle.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, as in a pipe, for plain terminals and screen readers.")
]
