"""The chart of a simulation: win rates, lengths, points, and what the house rules change."""

from __future__ import annotations

from io import BytesIO
from textwrap import fill
from typing import Any

from oneleft.lang import format_decimal, say
from oneleft.table.narrate import house_name

from .batch import Batch
from .compare import MIN_DEALS, Comparison
from .extras import require
from .stats import Estimate, Tally
from .totals import Totals

require("matplotlib", "charts")

from matplotlib import rc_context  # noqa: E402  # after the check that it is installed
from matplotlib.axes import Axes  # noqa: E402
from matplotlib.figure import Figure  # noqa: E402
from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: E402
from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: E402

INK, PALE, RULE = "#222222", "#767676", "#d9d9d9"
# One colour and one marker for each policy at a table. Colour-blind people can tell the first eight apart
# (Okabe and Ito).
COLORS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c564b", "#222222"),
    *("#999999", "#332288"),
)
MARKERS = "osD^vPX*<>"
LEGEND_COLUMNS = 4  # more would squeeze the panel
FOOTER_WIDTH = 155  # characters in a line
BINS = 40
STEPS = (1, 2, 2.5, 5, 10)  # between the numbers on an axis
SHOWN = 0.995  # the share of games in a histogram; the few longest would squeeze the rest
STYLE: Any = {  # its type lists every setting by name
    "font.size": 10,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 12,
    "axes.edgecolor": PALE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
    "axes.axisbelow": True,
    "grid.color": RULE,
    "grid.linewidth": 0.8,
    "axes.labelpad": 7,
    "legend.frameon": False,
    "legend.borderaxespad": 0,
    "legend.columnspacing": 1.4,
    "legend.handlelength": 1.5,
    "legend.handletextpad": 0.5,
    "svg.hashsalt": "oneleft",  # so that the same chart is the same file
    "svg.fonttype": "none",  # text stays text
}


LAYOUT: Any = [["wins", "wins", "length", "length"], ["points", "points", "moves", "worth"]]
LAYOUT_WITHOUT_HOUSE_RULES: Any = [["wins", "wins"], ["length", "points"]]


def draw_simulation(kind: str, batch: Batch, totals: Totals, changes: dict[str, Comparison], language: str) -> bytes:
    """Draw a simulation as a png, svg or pdf file. ``changes`` has a comparison for each toggled house rule.

    Comparisons of too few deals are left out, and without any so are their panels.
    """
    changes = {rule: comparison for rule, comparison in changes.items() if comparison.deals >= MIN_DEALS}
    unit = "match" if batch.matches else "round"
    with rc_context(STYLE):
        figure = Figure(figsize=(12, 8.4), dpi=130, layout=ConstrainedLayoutEngine(rect=(0.012, 0.05, 0.976, 0.86)))
        axes = figure.subplot_mosaic(
            LAYOUT if changes else LAYOUT_WITHOUT_HOUSE_RULES, gridspec_kw={"wspace": 0.09, "hspace": 0.07}
        )
        write_title_and_footer(figure, batch, totals, changes, unit, language)
        draw_wins(axes["wins"], batch, totals, language)
        lengths = totals.by_rounds if batch.matches else totals.by_moves
        draw_histogram(axes["length"], lengths, COLORS[0], say(f"chart-length-{unit}", language), language)
        draw_histogram(axes["points"], totals.by_points, COLORS[2], say(f"chart-points-{unit}", language), language)
        axes["points"].set_ylabel(say(f"chart-share-{unit}", language))
        axes["length"].set_ylabel(say(f"chart-share-{unit}", language))
        if changes:
            draw_house_rules(axes["moves"], axes["worth"], batch, changes, unit, language)
        file = BytesIO()
        figure.savefig(file, format=kind)
    return file.getvalue()


def write_title_and_footer(
    figure: Figure, batch: Batch, totals: Totals, changes: dict[str, Comparison], unit: str, language: str
) -> None:
    """Say at the top what was played, and at the bottom how to play it again."""
    title = say("chart-title", language, rules=str(batch.rules), players=batch.players)
    figure.text(0.02, 0.965, title, va="top", size=18, weight="bold")
    policies = ", ".join(dict.fromkeys(batch.names()))
    about = [say(f"chart-about-{unit}", language, games=totals.games, policies=policies)]
    if changes:
        deals = min(comparison.deals for comparison in changes.values())
        about.append(say("chart-about-house", language, deals=deals))
    about.append(say("chart-about-key", language, key=batch.key))
    figure.text(0.02, 0.012, fill("; ".join(about), FOOTER_WIDTH), size=8.5, color=PALE)


def draw_wins(axes: Axes, batch: Batch, totals: Totals, language: str) -> None:
    """Draw the win rate of each seat with its interval, and the rate if all seats were equal."""
    lineup = batch.names()
    rates = [totals.win_rate(seat) for seat in range(batch.players)]
    fair = sum(rate.value for rate in rates) / batch.players
    axes.axhline(fair, color=PALE, linewidth=1.2, linestyle=(0, (5, 4)), label=say("chart-fair", language))
    for style, policy in enumerate(sorted(set(lineup))):
        seats = [seat for seat in range(batch.players) if lineup[seat] == policy]
        draw_intervals(axes, seats, [rates[seat] for seat in seats], style, policy)
    axes.set_title(say("chart-wins", language))
    axes.set_xticks(range(batch.players))
    axes.set_xlim(-0.6, batch.players - 0.4)
    axes.margins(y=0.12)
    axes.yaxis.set_major_formatter(percents(language))
    axes.yaxis.set_major_locator(MaxNLocator(6, steps=STEPS))
    axes.grid(axis="y")
    low, high = axes.get_ylim()
    axes.set_ylim(max(low, -0.03 * high), high)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.11), ncols=min(len(set(lineup)) + 1, LEGEND_COLUMNS))


def draw_intervals(
    axes: Axes, at: list[int], found: list[Estimate], style: int, label: str, across: bool = False
) -> None:
    """Draw estimates as points with error bars, vertical or horizontal (``across``)."""
    values = [interval.value for interval in found]
    reach = [
        [interval.value - interval.low for interval in found],
        [interval.high - interval.value for interval in found],
    ]
    looks: dict[str, Any] = {"color": COLORS[style], "marker": MARKERS[style], "label": label}
    looks |= {"linestyle": "none", "markersize": 7, "capsize": 4, "elinewidth": 1.6}
    if across:
        axes.errorbar(values, at, xerr=reach, **looks)
    else:
        axes.errorbar(at, values, yerr=reach, **looks)


def draw_histogram(axes: Axes, tally: Tally, color: str, title: str, language: str) -> None:
    least, most = min(tally), tally.quantile(SHOWN)
    width = max(1, -(-(most + 1 - least) // BINS))
    bins = -(-(most + 1 - least) // width)
    counts = [0] * bins
    for number, times in tally.items():
        if (number - least) // width < bins:
            counts[(number - least) // width] += times
    shares = [count / tally.total() for count in counts]
    middle = tally.quantile(0.5)
    if least == most:
        axes.bar([least], shares, width=0.1, color=color)
        axes.set_xlim(least - 1, least + 1)
        axes.set_xticks([least])
    else:
        axes.stairs(shares, [least + width * i - 0.5 for i in range(bins + 1)], fill=True, color=color)
        axes.axvline(middle, color=INK, linewidth=1.2, linestyle=(0, (5, 4)))
        axes.xaxis.set_major_locator(MaxNLocator(8, steps=STEPS, integer=True))
        axes.xaxis.set_major_formatter(numbers(language))
    mean = format_decimal(tally.mean().value, language, 1, 1)
    axes.set_xlabel(say("chart-middle", language, median=middle, mean=mean, most=max(tally)))
    axes.set_title(title)
    axes.yaxis.set_major_formatter(percents(language))
    axes.yaxis.set_major_locator(MaxNLocator(5, steps=STEPS))
    axes.grid(axis="y")


def draw_house_rules(
    moves: Axes, points: Axes, batch: Batch, changes: dict[str, Comparison], unit: str, language: str
) -> None:
    """Draw how each house rule changes moves and points on the same deals."""
    for axes, measure in ((moves, "moves"), (points, "points")):
        found = [comparison.estimates(measure)[2] for comparison in changes.values()]
        axes.axvline(0, color=PALE, linewidth=1.2)
        draw_intervals(axes, list(range(len(found))), found, 0, "", across=True)
        for at, interval in enumerate(found):
            text = format_decimal(interval.value, language, 1, 1, sign=True)
            axes.text(1.03, at, text, transform=axes.get_yaxis_transform(), va="center", weight="bold")
        axes.set_ylim(len(found) - 0.5, -0.5)
        axes.set_yticks([])
        axes.margins(x=0.2)
        axes.xaxis.set_major_locator(MaxNLocator(4, steps=STEPS))
        axes.xaxis.set_major_formatter(numbers(language))
        axes.set_xlabel(say(f"chart-more-{measure}-{unit}", language))
        axes.grid(axis="x")
    names = [
        say("chart-without" if batch.rules.is_on(rule) else "chart-with", language, rule=house_name(rule, language))
        for rule in changes
    ]
    moves.set_yticks(range(len(names)), names)
    moves.set_title(say("chart-house", language))


def numbers(language: str) -> FuncFormatter:
    return FuncFormatter(lambda number, place: format_decimal(number, language))


def percents(language: str) -> FuncFormatter:
    return FuncFormatter(
        lambda part, place: say("simulate-share", language, value=format_decimal(100 * part, language))
    )
