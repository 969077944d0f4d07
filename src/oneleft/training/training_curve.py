"""The chart of a training: the error and the wins against `sharp`, epoch by epoch."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from oneleft.arena.extras import require
from oneleft.lang import say

from .train import CURVE_PLAYERS, Epoch

require("matplotlib", "charts")

from matplotlib import rc_context  # noqa: E402  # after the check that it is installed
from matplotlib.figure import Figure  # noqa: E402
from matplotlib.ticker import MaxNLocator  # noqa: E402

from oneleft.arena.charts import COLORS, MARKERS, PALE, STYLE  # noqa: E402  # likewise


def draw_curve(epochs: Sequence[Epoch], ending: str, language: str) -> bytes:
    """The chart as a file with this ending."""
    numbers = range(1, len(epochs) + 1)
    stages = [number for number, epoch in enumerate(epochs) if number and epoch.number == 0]
    with rc_context(STYLE):
        figure = Figure(figsize=(9, 4), layout="constrained")
        error, wins = figure.subplots(1, 2)
        error.plot(numbers, [epoch.error for epoch in epochs], color=COLORS[0], marker=MARKERS[0])
        error.set_title(say("train-chart-error", language))
        for place, players in enumerate(CURVE_PLAYERS):
            shares = [100 * epoch.wins[place] * players / 2 for epoch in epochs]
            label = say("train-chart-players", language, players=players)
            wins.plot(numbers, shares, color=COLORS[place], marker=MARKERS[place], label=label)
        wins.axhline(50, color=PALE, linewidth=1)
        wins.set_title(say("train-chart-wins", language))
        wins.legend()
        for axes in (error, wins):
            axes.set_xlabel(say("train-chart-epoch", language))
            axes.xaxis.set_major_locator(MaxNLocator(integer=True))
            for stage in stages:
                axes.axvline(stage + 0.5, color=PALE, linestyle=":", linewidth=1)
        out = BytesIO()
        figure.savefig(out, format=ending, dpi=150)
    return out.getvalue()
