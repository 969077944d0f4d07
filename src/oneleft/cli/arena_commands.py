"""``oneleft simulate`` and ``oneleft compare``: many games by compiled policies."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.lang import say
from oneleft.policies.registry import NAMED
from oneleft.rules.config import OPTIONS, Rules
from oneleft.rules.options import MATCH
from oneleft.table.fairness import new_key

from .command_io import Language, atomic_output, check_output, fail, usage_errors, write_output
from .completion import completion
from .shared_options import RULES_HELP, complete_rules

if TYPE_CHECKING:
    from oneleft.arena.batch import Batch

INTERRUPTED = 130  # the exit status of Ctrl-C in shells
CHART_SUFFIXES = (".png", ".svg", ".pdf")

RulesLine = Annotated[str, typer.Option("--rules", help=RULES_HELP, autocompletion=complete_rules)]
Players = Annotated[int, typer.Option(help="Number of players.")]
Policies = Annotated[
    str,
    typer.Option(
        help=f"{', '.join(NAMED)}, or a function in a file (my.py:f): one for all seats, or a comma-separated list.",
        autocompletion=completion(NAMED, ",", NAMED),
    ),
]
Matches = Annotated[bool, typer.Option("--matches", help="Play whole matches instead of single rounds.")]
Key = Annotated[str | None, typer.Option(help="64 hex digits that fix every game.")]
ThreadCount = Annotated[int | None, typer.Option(help="How many threads. [default: one for each core]", min=1)]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address; “local” starts one here.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]


def warn_match_rules(batches: tuple[Batch, ...], language: str) -> None:
    """Warn about rules that single rounds ignore, because they only say how a match is scored."""
    words: dict[str, None] = {}
    for batch in batches:
        of_match = {name: getattr(batch.rules, name) for name, option in OPTIONS.items() if option.scope == MATCH}
        scoring = Rules(format=batch.rules.format).with_(**of_match)
        if not batch.matches:
            words |= dict.fromkeys(str(scoring).split("+")[1:])
    if words:
        typer.echo(say("simulate-only-matches", language, words=", ".join(words)), err=True)


def simulate(
    language: Language,
    rules: RulesLine = "classic",
    players: Players = 4,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 100_000,
    policies: Policies = "random",
    matches: Matches = False,
    choices: Annotated[
        bool, typer.Option("--choices", help="Count the decisions with more than one legal move.")
    ] = False,
    key: Key = None,
    threads: ThreadCount = None,
    ray: Ray = None,
    as_json: AsJson = False,
    csv: Annotated[Path | None, typer.Option(help="Write a line for each seat to this CSV file.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="Write a row for each game to this Parquet file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the results: a .png, .svg or .pdf file.")] = None,
) -> None:
    """Play many games with compiled policies and print statistics. Ctrl-C stops and prints the games so far."""
    check_output(csv, language)
    check_output(parquet, language, (".parquet",))
    check_output(plot, language, CHART_SUFFIXES)
    with usage_errors(language), ExitStack() as open_files:
        from oneleft.arena.batch import Batch
        from oneleft.arena.simulation_report import as_csv, summary
        from oneleft.cli.simulation_output import as_table, catch_ctrl_c, new_executor, run_house_rules, run_simulation

        if plot is not None:
            from oneleft.arena.charts import draw_simulation
        if parquet is not None:
            from oneleft.arena.parquet import ParquetWriter

        used_key = new_key() if key is None else key
        lineup = tuple(policies.split(","))
        batch = Batch(Rules.parse(rules), players, used_key, lineup, matches, details=choices)
        warn_match_rules((batch,), language)
        on_rows = None
        with new_executor(threads, ray) as executor, catch_ctrl_c() as ctrl_c:
            if parquet is not None:
                part = open_files.enter_context(atomic_output(parquet, language))
                on_rows = open_files.enter_context(ParquetWriter(part, batch)).add
            totals = run_simulation(batch, games, executor, on_rows, ctrl_c, language)
            open_files.close()
            if totals.games == 0:
                fail(say("simulate-nothing", language), INTERRUPTED)
            results = summary(batch, totals, games)
            typer.echo(json.dumps(results) if as_json else as_table(results, language))
            if csv is not None:
                write_output(csv, as_csv(results), language)
            if plot is not None:
                changes = {} if ctrl_c.pressed else run_house_rules(batch, games, executor, ctrl_c, language)
                write_output(plot, draw_simulation(plot.suffix[1:].lower(), batch, totals, changes, language), language)
    if ctrl_c.pressed:
        raise typer.Exit(INTERRUPTED)


def compare(
    language: Language,
    one: Annotated[str, typer.Argument(metavar="A", help="Rules (classic), a line-up (first) or both (jam:first).")],
    other: Annotated[str, typer.Argument(metavar="B", help="The other side, written the same way.")],
    rules: RulesLine = "classic",
    players: Players = 4,
    deals: Annotated[int, typer.Option("--deals", "--games", help="Number of deals.", min=1)] = 20_000,
    policies: Policies = "random",
    matches: Matches = False,
    key: Key = None,
    threads: ThreadCount = None,
    ray: Ray = None,
    as_json: AsJson = False,
) -> None:
    """Compare two sets of rules or two line-ups on the same deals.

    The first policy of a line-up is tested from every seat. --rules and --policies fill in what a side leaves out.
    """
    with usage_errors(language):
        from oneleft.arena.batch import Batch
        from oneleft.arena.compare import read_side
        from oneleft.arena.simulation_report import comparison
        from oneleft.cli.simulation_output import as_verdicts, new_executor, run_comparison

        used_key = new_key() if key is None else key

        def side(text: str) -> Batch:
            side_rules, lineup = read_side(text, rules, tuple(policies.split(",")), players)
            return Batch(side_rules, players, used_key, lineup, matches)

        a, b = side(one), side(other)
        warn_match_rules((a, b), language)
        with new_executor(threads, ray) as executor:
            results = run_comparison(a, b, deals, executor, language)
    if results.deals == 0:
        fail(say("simulate-nothing", language), INTERRUPTED)
    changes = comparison(a, b, results, deals)
    typer.echo(json.dumps(changes) if as_json else as_verdicts(changes, language))
    if results.deals < deals:
        raise typer.Exit(INTERRUPTED)
