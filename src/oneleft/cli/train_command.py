"""``oneleft train``: makes the net of the bot ``keen``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.lang import format_decimal, say
from oneleft.table.fairness import read_key

from .arena_commands import INTERRUPTED
from .command_io import Language, check_output, fail, usage_errors, write_output

if TYPE_CHECKING:
    from oneleft.training.fit import Layers
    from oneleft.training.train import Epoch, Stage

DEFAULT_KEY = "00" * 32


def train(
    language: Language,
    out: Annotated[Path, typer.Option(help="Write the net to this file.")],
    key: Annotated[
        str, typer.Option(help="64 hex digits that fix every game of the training.", show_default="64 zeros")
    ] = DEFAULT_KEY,
    shorter: Annotated[int, typer.Option(help="Divide the effort by this number, for a trial run.", min=1)] = 1,
    checkpoints: Annotated[
        Path | None, typer.Option(help="Keep finished stages in this directory, and resume after the last one.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the curve of the training: .png or .svg.")] = None,
) -> None:
    """Train the net of the bot keen. The same key gives the same net. It takes a quarter of an hour on two cores."""
    check_output(out, language, (".net",))
    check_output(plot, language, (".png", ".svg"))
    if checkpoints is not None:
        check_output(checkpoints / "stage.npz", language)
    with usage_errors(language):
        from oneleft.policies.net_file import pack_net
        from oneleft.training.fit import whole_numbers
        from oneleft.training.train import STAGES

        if plot is not None:
            from oneleft.training.training_curve import draw_curve
        read_key(key)
        stages = tuple(stage._replace(positions=max(1, stage.positions // shorter)) for stage in STAGES)
        try:
            nets, epochs = run_training(key, stages, checkpoints, language)
        except KeyboardInterrupt:
            fail(say("train-stopped", language), INTERRUPTED)
        weights = {family: whole_numbers(layers) for family, layers in nets.items()}
        write_output(out, pack_net(_command_line(key, shorter), weights), language)
        if plot is not None and epochs:
            write_output(plot, draw_curve(epochs, plot.suffix[1:], language), language)
    typer.echo(say("train-written", language, file=str(out)))


def run_training(
    key: str, stages: tuple[Stage, ...], checkpoints: Path | None, language: str
) -> tuple[dict[str, Layers], list[Epoch]]:
    """Train with a progress bar. Returns the layers by family and the points of the curve."""
    from oneleft.cli.simulation_output import catch_ctrl_c, progress_bar
    from oneleft.training.train import CURVE_PLAYERS, Progress, steps_of
    from oneleft.training.train import train as train_net

    epochs: list[Epoch] = []
    with catch_ctrl_c() as ctrl_c, progress_bar(sum(map(steps_of, stages)), ctrl_c, language) as show:
        text = ""

        def show_progress(progress: Progress) -> None:
            nonlocal text
            if progress.epoch is not None:
                epochs.append(progress.epoch)
                wins = [format_decimal(100 * share, language, 1, 1) for share in progress.epoch.wins]
                two, four = dict(zip(CURVE_PLAYERS, wins, strict=True)).values()
                text = say("train-progress", language, stage=progress.epoch.stage + 1, two=two, four=four)
            show(progress.done, text)

        nets = train_net(key, stages, checkpoints, show_progress)
    return nets, epochs


def _command_line(key: str, shorter: int) -> str:
    """The command that gives the same net again."""
    words = ["oneleft train --out keen.net"]
    words += [f"--key {key}"] if key != DEFAULT_KEY else []
    words += [f"--shorter {shorter}"] if shorter > 1 else []
    return " ".join(words)
