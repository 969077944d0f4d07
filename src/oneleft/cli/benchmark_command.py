"""``oneleft benchmark``: a bot against a fixed panel on fixed deals, and the check of someone's results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oneleft.bots.levels import LEVELS
from oneleft.errors import DocumentError
from oneleft.lang import say

from .arena_commands import INTERRUPTED, ThreadCount
from .command_io import Language, check_output, fail, read_bytes, usage_errors, write_output
from .completion import completion

if TYPE_CHECKING:
    from oneleft.ladder.benchmark import Benchmark
    from oneleft.ladder.benchmark_file import BenchmarkFile, Checked, RowFile


def benchmark(
    language: Language,
    bot: Annotated[
        str,
        typer.Argument(
            metavar="BOT",
            help=f"{', '.join(LEVELS)}, a program (./bot.py, “python bot.py”), or a policy in a file (my.py:f).",
            autocompletion=completion(LEVELS),
        ),
    ],
    deals: Annotated[int, typer.Option(help="Deals for each table and opponent: of games at a table.", min=2)] = 100,
    out: Annotated[Path | None, typer.Option(help="Write every deal to this JSON file, for others to check.")] = None,
    check: Annotated[
        Path | None, typer.Option(help="Check this file: its figures, and some of its deals played again.")
    ] = None,
    replay: Annotated[int, typer.Option(help="With --check: deals of each row to play again, at random.", min=0)] = 3,
    threads: ThreadCount = None,
) -> None:
    """Measure a bot against a fixed panel of bots.

    It plays at tables of 2, 4 and 6, on deals that nobody tuned on.
    Every deal is played once from each seat, and the luck of the cards is left out as far as it is known.
    Ctrl-C stops and prints the games so far.
    """
    check_output(out, language, (".json",))
    data = None if check is None else read_bytes(check, language)
    with usage_errors(language):
        from oneleft.ladder.benchmark import Benchmark
        from oneleft.ladder.benchmark_file import write_benchmark

        found = Benchmark(bot, deals)
        if data is not None:
            check_file(found, data, replay, language)
            return
        run(found, threads, language)
        if found.done == 0:
            fail(say("simulate-nothing", language), INTERRUPTED)
        typer.echo(as_text(found, language))
        if out is not None:
            write_output(out, write_benchmark(found), language)
    if found.interrupted:
        raise typer.Exit(INTERRUPTED)


def run(found: Benchmark, threads: int | None, language: str) -> None:
    from .simulation_output import catch_ctrl_c, progress_bar

    with catch_ctrl_c() as ctrl_c, progress_bar(found.wanted, ctrl_c, language) as show:
        found.play(threads, lambda part: show(part.done, ""), stop=lambda: ctrl_c.pressed)


def as_text(found: Benchmark, language: str) -> str:
    """A table for each set of rules: a column for each number of players, a line for each bot of the panel."""
    from oneleft.arena.compare import MIN_DEALS
    from oneleft.ladder.benchmark_file import row_file

    from .ladder_output import fault_line

    rows = list(map(row_file, found.rows))
    tables = []
    for rules in dict.fromkeys(row.rules for row in rows):
        tables += [f"{rules}:", table_of([row for row in rows if row.rules == rules], language), ""]
    faults = dict(found.stats.faults.most_common())
    notes = [
        say("benchmark-adjusted", language),
        *([fault_line(found.bot, faults, found.stats.first_fault, language)] if faults else []),
        *([say("ladder-stopped", language)] if found.interrupted else []),
        *([say("ladder-few-deals", language)] if any(row.deals < MIN_DEALS for row in rows) else []),
    ]
    head = say("benchmark-head", language, bot=found.bot, games=sum(row.games for row in rows))
    return "\n".join([head, "", *tables, *notes])


def table_of(rows: list[RowFile], language: str) -> str:
    """No line is longer than a terminal of 80 columns."""
    from oneleft.ladder.benchmark import PANEL

    from .ladder_output import NOTHING, with_margin
    from .simulation_output import new_table, table_text

    players = list(dict.fromkeys(row.players for row in rows))
    table = new_table(language, "benchmark-", ("players",), left=("players",))
    for count in players:
        table.add_column(str(count), justify="right")
    fair: list[dict[str, Any]] = [{"value": 1 / count, "low": None, "high": None} for count in players]
    table.add_row(say("benchmark-fair", language), *(with_margin(one, "share", language, 100, 1) for one in fair))
    for opponent in PANEL:
        line = {row.players: row for row in rows if row.against == opponent}
        cells = [
            with_margin(line[count].wins, "share", language, 100, 1) if count in line else NOTHING for count in players
        ]
        table.add_row(opponent, *cells)
    return table_text(table)


def check_file(found: Benchmark, data: bytes, replay: int, language: str) -> None:
    """Check a file row by row; status 1 if something in it is not so."""
    from random import Random

    from oneleft.ladder.benchmark_file import check_row, read_benchmark

    try:
        written: BenchmarkFile = read_benchmark(data)
    except DocumentError as error:
        fail(error.explain(language), 2)
    mine = {(str(row.batch.rules), row.batch.players, row.opponent): row for row in found.rows}
    random, wrong = Random(), False
    for row in written.rows:
        if (row.rules, row.players, row.against) not in mine:
            fail(say("benchmark-other-bot", language, given=found.bot, known=written.bot), 2)
        own = mine[row.rules, row.players, row.against]
        result = check_row(row, own, replay, random)
        wrong |= not result.holds
        notes = [text_of(result, own.repeats, language)] if row.deals or not result.holds else []
        if row.deals < own.wanted:
            notes.append(say("benchmark-check-fewer", language, deals=row.deals, usual=own.wanted))
        typer.echo(f"{row.rules}, {row.players}, {row.against}: {' '.join(notes)}")
    if written.interrupted:
        typer.echo(say("benchmark-check-interrupted", language))
    if wrong:
        raise typer.Exit(1)


def text_of(result: Checked, repeats: bool, language: str) -> str:
    """What was found of a row."""
    key = "benchmark-check-figures" if repeats else "benchmark-check-unrepeated"
    if result.played:
        key = "benchmark-check-played"
    if not result.holds:
        key = "benchmark-check-wrong"
    sample, other = (", ".join(map(str, deals)) or "–" for deals in (result.played, result.other))
    return say(key, language, played=len(result.played), sample=sample, deals=other)
