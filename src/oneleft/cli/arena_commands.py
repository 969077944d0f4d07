"""Commands that play many games."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.lang import say
from oneleft.policies.registry import POLICIES
from oneleft.rules.config import Rules
from oneleft.table.fairness import new_key

from .common import Language, check_place, explained, fail, save, whole

if TYPE_CHECKING:
    from oneleft.arena.batch import Batch

INTERRUPTED = 130  # as shells count Ctrl-C
PICTURES = (".png", ".svg", ".pdf")

Table = Annotated[str, typer.Option("--rules", help="Rules in one line, e.g. classic+jump_in+lowest.")]
Players = Annotated[int, typer.Option(help="Players.")]
Policies = Annotated[str, typer.Option(help=f"{', '.join(POLICIES[:-1])}: one for all, or a list.")]
Matches = Annotated[bool, typer.Option("--matches", help="Whole matches, not single rounds.")]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every game.")]
ThreadCount = Annotated[int | None, typer.Option(help="ThreadExecutor; all cores if not given.", min=1)]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one here.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]


def hint(batches: tuple[Batch, ...], language: str) -> None:
    """Rounds do not heed how a match is scored: those words of the rules are told, not silently left aside."""
    words: dict[str, None] = {}
    for batch in batches:
        rules = batch.rules
        scoring = Rules(format=rules.format, target=rules.target, hands=rules.hands, rows=rules.rows)
        if not batch.matches:
            words |= dict.fromkeys(str(scoring).split("+")[1:])
    if words:
        typer.echo(say("simulate-only-matches", language, words=", ".join(words)), err=True)


def simulate(
    language: Language,
    rules: Table = "classic",
    players: Players = 4,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100_000,
    policies: Policies = "random",
    matches: Matches = False,
    choices: Annotated[bool, typer.Option("--choices", help="Count how many moves were real choices.")] = False,
    key: Key = None,
    threads: ThreadCount = None,
    ray: Ray = None,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option(help="Write a line for each seat to this file.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write a row for each game to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: a .png, .svg or .pdf file.")] = None,
) -> None:
    """Play many games by compiled policies and add them up. Ctrl-C stops and shows what was played."""
    check_place(csv, language)
    check_place(parquet, language, (".parquet",))
    check_place(plot, language, PICTURES)
    with explained(language), ExitStack() as open_files:
        from oneleft.arena.batch import Batch
        from oneleft.arena.report import as_csv, summary
        from oneleft.cli.simulation_output import as_table, heard_ctrl_c, new_executor, run_house_rules, run_simulation

        if plot is not None:
            from oneleft.arena.charts import picture
        if parquet is not None:
            from oneleft.arena.parquet import ParquetWriter

        used = new_key() if key is None else key
        lineup = tuple(policies.split(","))
        batch = Batch(Rules.parse(rules), players, used, lineup, matches, counting=choices)
        hint((batch,), language)
        on_rows = None
        with new_executor(threads, ray) as executor, heard_ctrl_c() as ctrl_c:
            if parquet is not None:
                half = open_files.enter_context(whole(parquet, language))
                on_rows = open_files.enter_context(ParquetWriter(half, batch)).add
            totals = run_simulation(batch, games, executor, on_rows, ctrl_c, language)
            open_files.close()
            if totals.games == 0:
                fail(say("simulate-nothing", language), INTERRUPTED)
            found = summary(batch, totals, games)
            typer.echo(json.dumps(found) if as_json else as_table(found, language))
            if csv is not None:
                save(csv, as_csv(found), language)
            if plot is not None:
                changes = {} if ctrl_c.pressed else run_house_rules(batch, games, executor, ctrl_c, language)
                save(plot, picture(plot.suffix[1:].lower(), batch, totals, changes, language), language)
    if ctrl_c.pressed:
        raise typer.Exit(INTERRUPTED)


def compare(
    language: Language,
    one: Annotated[str, typer.Argument(metavar="A", help="Rules (classic), a line-up (first), or both (jam:first).")],
    other: Annotated[str, typer.Argument(metavar="B", help="The same for the other side.")],
    rules: Table = "classic",
    players: Players = 4,
    deals: Annotated[int, typer.Option("--deals", "--games", help="How many deals.", min=1)] = 20_000,
    policies: Policies = "random",
    matches: Matches = False,
    key: Key = None,
    threads: ThreadCount = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Play the same deals under two sets of rules, or with two line-ups, and say what changes.

    The first policy of a line-up is tested, from every seat; --rules and --policies are for what a side leaves open.
    """
    with explained(language):
        from oneleft.arena.batch import Batch
        from oneleft.arena.compare import read_side
        from oneleft.arena.report import comparison
        from oneleft.cli.simulation_output import as_verdicts, new_executor, run_comparison

        used = new_key() if key is None else key

        def side(text: str) -> Batch:
            played, lineup = read_side(text, rules, tuple(policies.split(",")), players)
            return Batch(played, players, used, lineup, matches)

        a, b = side(one), side(other)
        hint((a, b), language)
        with new_executor(threads, ray) as executor:
            found = run_comparison(a, b, deals, executor, language)
    if found.deals == 0:
        fail(say("simulate-nothing", language), INTERRUPTED)
    changes = comparison(a, b, found, deals)
    typer.echo(json.dumps(changes) if as_json else as_verdicts(changes, language))
    if found.deals < deals:
        raise typer.Exit(INTERRUPTED)
