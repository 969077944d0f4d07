"""``oneleft analyse``: finished matches, by win chances, luck and skill."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from oneleft.errors import SetupError, suggest
from oneleft.lang import say

from .arena_commands import CHART_SUFFIXES, INTERRUPTED
from .command_io import Language, check_output, fail, print_text, usage_errors, write_output
from .record_commands import load_from_anywhere

if TYPE_CHECKING:
    from oneleft.analysis.coach import Budget
    from oneleft.table.game import Game

DEFAULT_BUDGET = "50ms"
BudgetText = Annotated[
    str, typer.Option("--budget", help="How long to think about each decision: 50ms, 2s, or 5000 playouts.")
]


def analyse(
    language: Language,
    files: Annotated[
        list[str],
        typer.Argument(help="Records of finished games, or links of replays; - is standard input.", metavar="FILE"),
    ],
    seat: Annotated[str | None, typer.Option(help="Judge only the decisions of this player.", metavar="NAME")] = None,
    budget: BudgetText = DEFAULT_BUDGET,
    json: Annotated[Path | None, typer.Option(help="Write everything to this JSON file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: a .png, .svg or .pdf file.")] = None,
) -> None:
    """Analyse finished games: win chances, luck and mistakes.

    With several records, also what each player made of all of them.
    """
    check_output(json, language)
    check_output(plot, language, CHART_SUFFIXES)
    with usage_errors(language):
        from oneleft.analysis.analyse import Options
        from oneleft.analysis.player_totals import gather

        from .analysis_output import as_text, as_totals, run_analysis
        from .simulation_output import catch_ctrl_c

        if plot is not None:
            from oneleft.analysis.chart import draw_analysis
        thought = read_budget(budget)
        games = [load_from_anywhere(file, language) for file in files]
        seats = [find_seat(game, file, seat, language) for game, file in zip(games, files, strict=True)]
        reports = []
        try:
            with catch_ctrl_c() as ctrl_c:
                for game, only in zip(games, seats, strict=True):
                    options = Options(thought, None if only is None else (only,))
                    reports.append(run_analysis(game, options, ctrl_c, language))
                    print_text(as_text(game, reports[-1], only, language) + "\n" * (len(games) > 1))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        together = gather(reports)
        if len(games) > 1:
            print_text(as_totals(together.players, len(games), language))
        if json is not None:
            write_output(json, msgspec.json.encode(together), language)
        if plot is not None:
            write_output(plot, draw_analysis(plot.suffix[1:].lower(), together, language), language)


def read_budget(text: str) -> Budget:
    """Read ``50ms``, ``2s`` or ``5000``: seconds of one core, or a number of playouts."""
    match = re.fullmatch(r"([1-9][0-9]{0,6})(ms|s)?", text)
    if match is None:
        raise SetupError("analysis-budget", given=text)
    from oneleft.analysis.coach import Budget

    number, unit = int(match[1]), match[2]
    return Budget(None, number) if unit is None else Budget(number / (1 if unit == "s" else 1000), None)


def find_seat(game: Game, file: str, name: str | None, language: str) -> int | None:
    """The seat of a player by name; capital letters do not matter, unless two names differ by them."""
    if name is None:
        return None
    found = [seat for seat, other in enumerate(game.names) if other == name]
    found = found or [seat for seat, other in enumerate(game.names) if other.casefold() == name.casefold()]
    if len(found) != 1:
        known = ", ".join(game.names)
        text = say("analysis-no-seat", language, given=name, file=file, known=known)
        fail(f"{text} {suggest(name, game.names, language)}".rstrip(), 2)
    return found[0]
