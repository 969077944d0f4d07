"""``oneleft ladder``: rates bots by games against each other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from oneleft.bots.levels import LEVELS
from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.fairness import new_key

from .arena_commands import CHART_SUFFIXES, INTERRUPTED, AsJson, Key, Matches, RulesLine, ThreadCount, warn_match_rules
from .command_io import Language, check_output, fail, usage_errors, write_output
from .completion import completion


def ladder(
    language: Language,
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"Two or more: {', '.join(LEVELS)}, or a program: ./bot.py.",
            autocompletion=completion(LEVELS),
        ),
    ],
    rules: RulesLine = "classic",
    players: Annotated[int, typer.Option(help="How many play: one seat for a bot, all others for its opponent.")] = 2,
    until: Annotated[str, typer.Option(help="Stop when no interval is wider than ± this, e.g. 0.5%.")] = "1%",
    deals: Annotated[int, typer.Option(help="Maximum deals per pairing.", min=1)] = 1_000_000,
    matches: Matches = False,
    adjusted: Annotated[
        bool,
        typer.Option("--adjusted", help="Leave luck out of games at a table: fewer games for the same precision."),
    ] = False,
    key: Key = None,
    threads: ThreadCount = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: a .png, .svg or .pdf file.")] = None,
) -> None:
    """Rate bots by games against each other.

    They play until the results are precise enough, every deal once from each seat.
    Ctrl-C stops and prints the games so far.
    """
    check_output(plot, language, CHART_SUFFIXES)
    with usage_errors(language):
        from oneleft.arena.batch import Batch
        from oneleft.cli.ladder_output import as_text, run
        from oneleft.cli.simulation_output import catch_ctrl_c
        from oneleft.ladder.ladder import Ladder, read_until
        from oneleft.ladder.ladder_report import summary

        if plot is not None:
            from oneleft.ladder.chart import draw_ladder

        used_key = new_key() if key is None else key
        batch = Batch(Rules.parse(rules), players, used_key, matches=matches)
        contest = Ladder(tuple(bots), batch, read_until(until), deals, adjusted)
        warn_match_rules((batch,), language)
        with catch_ctrl_c() as ctrl_c:
            run(contest, threads, ctrl_c, language)
        if contest.games == 0:
            fail(say("simulate-nothing", language), INTERRUPTED)
        results = summary(contest)
        typer.echo(json.dumps(results) if as_json else as_text(contest, results, language))
        if plot is not None:
            write_output(plot, draw_ladder(plot.suffix[1:].lower(), contest, language), language)
    if contest.interrupted:
        raise typer.Exit(INTERRUPTED)
