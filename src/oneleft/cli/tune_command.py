"""``oneleft tune``: searches for the weights of the bot ``sharp``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from oneleft.errors import SetupError
from oneleft.lang import say
from oneleft.table.fairness import read_key

from .arena_commands import INTERRUPTED
from .command_io import Language, check_output, fail, usage_errors, write_output

DEFAULT_KEY = "00" * 32


def tune(
    language: Language,
    out: Annotated[Path, typer.Option(help="Write the weights to this file.")],
    families: Annotated[str, typer.Option(help="Rule families, comma-separated. [default: all]")] = "",
    key: Annotated[
        str, typer.Option(help="64 hex digits that fix every game of the search.", show_default="64 zeros")
    ] = DEFAULT_KEY,
    shorter: Annotated[int, typer.Option(help="Divide the effort by this number, for a trial run.", min=1)] = 1,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the rows that sharp has for the other families.")] = False,
) -> None:
    """Tune the weights of the bot sharp. The same key gives the same weights. It takes about half an hour."""
    check_output(out, language, (".json",))
    with usage_errors(language):
        from oneleft.arena.tuning import FAMILIES, weight_file
        from oneleft.cli.tune_output import run_tuning
        from oneleft.policies.registry import WeightFile, read_weights

        read_key(key)
        chosen = families.split(",") if families else list(FAMILIES)
        for family in chosen:
            if family not in FAMILIES:
                raise SetupError("tune-family", given=family, known=", ".join(FAMILIES))
        kept = read_weights("sharp") if keep else WeightFile("", {})
        try:
            rows = run_tuning(chosen, key, shorter, kept.rows, language)
        except KeyboardInterrupt:
            fail(say("tune-stopped", language), INTERRUPTED)
        commands = dict.fromkeys([*kept.made.split("; "), _command_line(families, key, shorter, keep)])
        write_output(out, weight_file("; ".join(filter(None, commands)), rows), language)
    typer.echo(say("tune-written", language, file=str(out), rows=sum(map(len, rows.values()))))


def _command_line(families: str, key: str, shorter: int, keep: bool) -> str:
    """The command that gives the same weights again."""
    words = ["oneleft tune --out sharp.json"]
    words += [f"--families {families}"] if families else []
    words += [f"--key {key}"] if key != DEFAULT_KEY else []
    words += [f"--shorter {shorter}"] if shorter > 1 else []
    words += ["--keep"] if keep else []
    return " ".join(words)
