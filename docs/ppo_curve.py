"""The curve of a training: ``python -m docs.ppo_curve LOG`` draws docs/ppo.png from what ``examples/ppo.py`` prints."""

import json
import sys
from pathlib import Path

from matplotlib.figure import Figure

PICTURE = Path(__file__).with_name("ppo.png")
GOAL, SHARP = 68, 72.5  # percent against `random`; the latter from docs/strength.md

if __name__ == "__main__":
    lines = [json.loads(line) for line in Path(sys.argv[1]).read_text("utf-8").splitlines()]
    millions = [line["decisions"] / 1e6 for line in lines]
    figure = Figure((6.4, 3.6), layout="constrained")
    axes = figure.subplots()
    axes.fill_between(millions, *([100 * line[end] for line in lines] for end in ("low", "high")), alpha=0.25)
    axes.plot(millions, [100 * line["random"] for line in lines])
    for height, name in ((SHARP, "sharp"), (GOAL, "goal")):
        axes.axhline(height, color="grey", linewidth=0.8, linestyle="--")
        axes.annotate(name, (0, height), xytext=(3, 2), textcoords="offset points", fontsize=8)
    axes.set(xlabel="million decisions", ylabel="rounds won against random, %", ylim=(35, 78))
    figure.savefig(PICTURE, dpi=100)
