"""The command that finds out which bot is stronger."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from oneleft.lang import say
from oneleft.rules.config import Rules
from oneleft.table.fairness import new_key

from .arena_commands import INTERRUPTED, PICTURES, AsJson, Key, Matches, Table, ThreadCount, hint
from .common import Language, check_place, explained, fail, save


def ladder(
    language: Language,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT BOT...", help="random, easy, steady, sharp, expert; or a program."),
    ],
    rules: Table = "classic",
    players: Annotated[int, typer.Option(help="Players: one of a bot against all others of another.")] = 2,
    until: Annotated[str, typer.Option(help="Half the width of the widest interval, e.g. 0.5%.")] = "1%",
    deals: Annotated[int, typer.Option(help="At most so many deals for each pairing.", min=1)] = 1_000_000,
    matches: Matches = False,
    key: Key = None,
    threads: ThreadCount = None,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: a .png, .svg or .pdf file.")] = None,
) -> None:
    """Play bots against each other until it is known which is stronger, and rate them.

    Every deal is played once from each seat. Ctrl-C stops and shows what was played.
    """
    check_place(plot, language, PICTURES)
    with explained(language):
        from oneleft.arena.batch import Batch
        from oneleft.cli.ladder_output import as_text, run
        from oneleft.cli.simulation_output import heard_ctrl_c
        from oneleft.ladder.ladder import Ladder, read_until
        from oneleft.ladder.report import summary

        if plot is not None:
            from oneleft.ladder.chart import picture

        used = new_key() if key is None else key
        batch = Batch(Rules.parse(rules), players, used, matches=matches)
        contest = Ladder(tuple(bots), batch, read_until(until), deals)
        hint((batch,), language)
        with heard_ctrl_c() as ctrl_c:
            run(contest, threads, ctrl_c, language)
        if contest.games == 0:
            fail(say("simulate-nothing", language), INTERRUPTED)
        found = summary(contest)
        typer.echo(json.dumps(found) if as_json else as_text(contest, found, language))
        if plot is not None:
            save(plot, picture(plot.suffix[1:].lower(), contest, language), language)
    if contest.interrupted:
        raise typer.Exit(INTERRUPTED)
