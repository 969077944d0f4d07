"""The chart of a ladder: ratings with their intervals, and who beats whom."""

from __future__ import annotations

import math
from io import BytesIO
from typing import Any

from oneleft.arena.charts import COLORS, INK, PALE, STEPS, STYLE, draw_intervals, numbers
from oneleft.lang import format_decimal, on_one_line, say

from .elo import ANCHOR
from .ladder import Ladder
from .pairings import fair_share

# isort: split
# after the charts, which check that it is installed
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

WINS, LOSES = COLORS[:2]
EVEN = "#f4f4f4"
LONG_NAME, MAX_NAME = 12, 24  # characters from which a name is slanted, or cut
LABEL_BOX = {"facecolor": "white", "edgecolor": "none", "pad": 1}  # so that no line runs through a number
DARK = 0.6  # of the way to a full colour; beyond this, white text is easier to read


def draw_ladder(kind: str, ladder: Ladder, language: str) -> bytes:
    """Draw a ladder as a png, svg or pdf file."""
    bots = list(ladder.ratings)
    wide = 1.1 * len(bots) + 2
    with rc_context(STYLE):
        figure = Figure(
            figsize=(6 + wide, 0.75 * len(bots) + 2.9),
            dpi=130,
            layout=ConstrainedLayoutEngine(rect=(0.012, 0.07, 0.976, 0.8), wspace=0.05),
        )
        rated, beaten = figure.subplots(1, 2, width_ratios=(6, wide))
        write_title_and_footer(figure, ladder, language)
        draw_ratings(rated, ladder, bots, language)
        draw_shares(beaten, ladder, bots, language)
        file = BytesIO()
        figure.savefig(file, format=kind)
    return file.getvalue()


def short_name(bot: str) -> str:
    """The end of a long name: the end of a path says more than its beginning."""
    name = on_one_line(bot)
    return (name if len(name) <= MAX_NAME else "…" + name[-MAX_NAME:]).replace("$", r"\$")


def write_title_and_footer(figure: Figure, ladder: Ladder, language: str) -> None:
    """Say at the top what was played, and at the bottom how to play it again."""
    batch = ladder.batch
    title = say("chart-title", language, rules=str(batch.rules), players=batch.players)
    figure.text(0.02, 0.965, title, va="top", size=18, weight="bold")
    about = say("ladder-chart-about", language, games=ladder.games, unit="match" if batch.matches else "round")
    figure.text(0.02, 0.02, f"{about}; {say('chart-about-key', language, key=batch.key)}", size=8.5, color=PALE)


def draw_ratings(axes: Axes, ladder: Ladder, bots: list[str], language: str) -> None:
    found = [ladder.ratings[bot] for bot in bots]
    axes.set_title(say("ladder-chart-ratings", language))
    axes.set_yticks(range(len(bots)), [short_name(bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")
    axes.axvline(0, color=PALE, linewidth=1.2)
    axes.set_xlabel(say("ladder-chart-zero" if ANCHOR in bots else "ladder-chart-mean", language, bot=ANCHOR))
    if any(math.isnan(rating.value) for rating in found):
        return
    draw_intervals(axes, list(range(len(bots))), found, 0, "", across=True)
    for at, rating in enumerate(found):
        text = format_decimal(rating.value, language, 0, 0)
        looks: dict[str, Any] = {"textcoords": "offset points", "ha": "center", "weight": "bold", "bbox": LABEL_BOX}
        axes.annotate(text, (rating.value, at), (0, 11), **looks)
    axes.margins(x=0.12)
    axes.xaxis.set_major_locator(MaxNLocator(6, steps=STEPS))
    axes.xaxis.set_major_formatter(numbers(language))


def draw_shares(axes: Axes, ladder: Ladder, bots: list[str], language: str) -> None:
    """Draw a row for each bot: one colour where it wins more than a fair share, another where it wins less."""
    fair = fair_share(ladder.batch)
    shares = {(one, other): ladder.share(one, other) for one in bots for other in bots if one != other}
    reach = max([abs(share.value - fair) for share in shares.values() if not math.isnan(share.value)] + [0.02])
    grid = [[shares[one, other].value if one != other else math.nan for other in bots] for one in bots]
    colors = LinearSegmentedColormap.from_list("ladder", [LOSES, EVEN, WINS])
    axes.imshow(grid, cmap=colors, norm=TwoSlopeNorm(fair, fair - reach, fair + reach), aspect="auto")
    places = {(one, other): (column, row) for row, one in enumerate(bots) for column, other in enumerate(bots)}
    for pair, share in shares.items():
        if math.isnan(share.value):
            continue
        ink = "white" if abs(share.value - fair) > DARK * reach else INK
        value = say("simulate-share", language, value=format_decimal(100 * share.value, language, 1, 1))
        half = format_decimal(100 * max(share.high - share.value, share.value - share.low), language, 1, 1)
        looks: dict[str, Any] = {"textcoords": "offset points", "ha": "center", "va": "center", "color": ink}
        axes.annotate(value, places[pair], (0, 5), weight="bold", **looks)
        axes.annotate(f"±{half}", places[pair], (0, -9), size=8.5, **looks)
    axes.set_title(say("ladder-chart-shares", language))
    slant: dict[str, Any] = {"rotation": 20, "ha": "right"} if max(map(len, bots)) > LONG_NAME else {}
    axes.set_xticks(range(len(bots)), [short_name(bot) for bot in bots], **slant)
    axes.set_yticks(range(len(bots)), [short_name(bot) for bot in bots])
    for at in range(1, len(bots)):  # a gap between the cells
        axes.axhline(at - 0.5, color="white", linewidth=3)
        axes.axvline(at - 0.5, color="white", linewidth=3)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_xlabel(say("ladder-chart-against", language, others=ladder.batch.players - 1))
