"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from oneleft.bots.levels import DEFAULT_LEVEL, LEVELS
from oneleft.rules.config import Rules
from oneleft.rules.editions import EDITIONS
from oneleft.rules.presets import PRESETS
from oneleft.rules.rules_line import all_words

from .completion import completion

WORDS = all_words(Rules)
RULES_HELP = (
    f"Rules in one line, e.g. party+cards=5 or jam+jump_in+lowest. First an edition: {', '.join(EDITIONS)}. "
    f"After it, or in its place, a preset: {', '.join(PRESETS)}. Then any of: {', '.join(WORDS)}."
)
complete_rules = completion([*EDITIONS, *PRESETS], "+", [word.removesuffix("…") for word in [*PRESETS, *WORDS]])
RulesLine = Annotated[str | None, typer.Option("--rules", help=RULES_HELP, autocompletion=complete_rules)]
Players = Annotated[int | None, typer.Option(help="Number of players. [default: 4, or as many as the format needs]")]
Bots = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(LEVELS)} or ./program: one for all seats, or a comma-separated list. "
        f"[default: {DEFAULT_LEVEL}]",
        autocompletion=completion(LEVELS, ",", LEVELS),
    ),
]
Seconds = Annotated[float, typer.Option(help="How many seconds a program may think.", min=0.01)]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every shuffle.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, as in a pipe, for plain terminals and screen readers.")
]
