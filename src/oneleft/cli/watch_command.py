"""``oneleft watch``: bots, a record, or a live table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from oneleft.bots.levels import DEFAULT_LEVEL
from oneleft.bots.program import SECONDS
from oneleft.lang import say
from oneleft.table.game import Game
from oneleft.terminal.connection import Connection, Refusal
from oneleft.terminal.table_setup import log_of, new_bot_game, repeat_bots

from .analyse_command import DEFAULT_BUDGET, BudgetText, read_budget
from .arena_commands import INTERRUPTED
from .command_io import Language, fail, print_text, usage_errors
from .local_game import check_rules
from .record_commands import load_record
from .remote_game import fail_refused, open_live_table
from .screen import has_screen, run_screen, table_screen
from .shared_options import Bots, Key, Plain, Players, RulesLine, Seconds


def comments_on(game: Game, budget: str, language: str) -> dict[int, list[str]]:
    """Analyse a game. The result maps numbers of moves to what to tell then."""
    thought = read_budget(budget)
    from oneleft.analysis.analyse import Options

    from .analysis_output import comments, run_analysis
    from .simulation_output import catch_ctrl_c

    try:
        with catch_ctrl_c() as ctrl_c:
            return comments(run_analysis(game, Options(thought), ctrl_c, language), language)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def watch(
    language: Language,
    what: Annotated[
        str, typer.Argument(help="A game record, or a table's link. By default bots play.", metavar="WHAT")
    ] = "",
    rules: RulesLine = None,
    players: Players = None,
    bots: Bots = None,
    seconds: Seconds = SECONDS,
    key: Key = None,
    speed: Annotated[float, typer.Option(help="How many times faster than people play.", min=0.01, max=1000)] = 1.0,
    plain: Plain = False,
    analysed: Annotated[
        bool, typer.Option("--analyse", help="Analyse a record first: win chances and verdicts, move by move.")
    ] = False,
    budget: BudgetText = DEFAULT_BUDGET,
) -> None:
    """Watch bots, a record, or a live table."""
    if analysed and (not what or "://" in what):
        fail(say("analysis-record-only", language), 2)
    with usage_errors(language):
        from oneleft.terminal.local_table import LocalTable
        from oneleft.terminal.replay_table import ReplayTable

        if "://" in what:
            connection: Connection = open_live_table(what, language)
        elif what:
            played = load_record(Path(what), language)
            comments = comments_on(played, budget, language) if analysed else {}
            connection = ReplayTable(played, language, speed, comments)
        else:
            game = new_bot_game(*check_rules(rules, players), key)
            levels = repeat_bots((bots or DEFAULT_LEVEL).split(","), len(game.names))
            connection = LocalTable(log_of(game, dict(enumerate(levels)), seconds), language, speed)
        if has_screen(plain):
            run_screen(table_screen(connection, language))
        else:
            from oneleft.terminal.plain_watch import watch_line_by_line

            try:
                asyncio.run(watch_line_by_line(connection, language, print_text))
            except Refusal as refused:
                fail_refused(refused)
            except KeyboardInterrupt:
                pass
