"""``oneleft dataset``: decisions of a bot to learn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oneleft.bots.levels import LEVELS
from oneleft.lang import say
from oneleft.table.fairness import new_key

from .arena_commands import INTERRUPTED, Key, Players, RulesLine, ThreadCount
from .command_io import Language, atomic_output, check_output, fail, usage_errors
from .completion import completion


def dataset(
    language: Language,
    out: Annotated[Path, typer.Argument(help="Write the decisions to this .parquet file.")],
    decisions: Annotated[int, typer.Option(help="How many decisions.", min=1)] = 1_000_000,
    bot: Annotated[
        str,
        typer.Option(
            help=f"{', '.join(LEVELS)}. By a number of playouts, an expert decides the same every time.",
            autocompletion=completion(LEVELS),
        ),
    ] = "expert@10000",
    rules: RulesLine = "classic",
    players: Players = 4,
    key: Key = None,
    threads: ThreadCount = None,
) -> None:
    """Write decisions of a bot as a data set.

    A row has what its seat saw, the legal moves, what each was worth, and how the round ended.

    The bot plays in all seats. The same key makes the same file.
    """
    check_output(out, language, (".parquet",))
    with usage_errors(language):
        from oneleft.arena.batch import Batch
        from oneleft.cli.simulation_output import catch_ctrl_c, progress_bar
        from oneleft.rules.config import Rules
        from oneleft.training.dataset import write_dataset

        used_key = new_key() if key is None else key
        batch = Batch(Rules.parse(rules), players, used_key)
        try:
            with (
                atomic_output(out, language) as part,
                catch_ctrl_c() as ctrl_c,
                progress_bar(decisions, ctrl_c, language) as show,
            ):
                rounds = write_dataset(part, batch, decisions, bot, threads, lambda done: show(done, ""))
        except KeyboardInterrupt:
            fail(say("dataset-stopped", language), INTERRUPTED)
    typer.echo(say("dataset-written", language, file=str(out), decisions=decisions, rounds=rounds, key=used_key))
