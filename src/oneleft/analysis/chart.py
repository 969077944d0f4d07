"""The chart of an analysis: the curve of win chances with names, luck and accuracy; of several matches, the luck."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from oneleft.arena.charts import COLORS, INK, MARKERS, PALE, RULE, STEPS, STYLE, numbers, percents
from oneleft.lang import format_decimal, on_one_line, say
from oneleft.table.narrate import listed

from .player_totals import Reports
from .quality import BLUNDER, MISTAKE
from .report import Player, Report, accuracy_of
from .win_chances import WHOLE
from .words import percent, signed

# isort: split
# after the charts, which check that it is installed
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

MAX_NAME = 18
MARKS = 12  # markers on a line
SHARES = ("luck", "own", "others")
SHARE_COLORS = dict(zip(SHARES, ("#e69f00", "#0072b2", "#a8a8a8"), strict=True))
BAR = 0.26
LEAST_GAP = 0.045  # between two names at the end of the lines


def draw_analysis(kind: str, reports: Reports, language: str) -> bytes:
    """Draw one match, or the luck of several, as a png, svg or pdf file."""
    with rc_context(STYLE):
        many = len(reports.matches) > 1
        figure = draw_matches(reports, language) if many else draw_match(reports.matches[0], language)
        file = BytesIO()
        figure.savefig(file, format=kind)
    return file.getvalue()


def new_figure(height: float) -> Figure:
    return Figure(
        figsize=(12, height), dpi=130, layout=ConstrainedLayoutEngine(rect=(0.012, 0.02, 0.976, 0.9), hspace=0.06)
    )


def draw_match(report: Report, language: str) -> Figure:
    players = len(report.names)
    low = 1.1 + 0.42 * players
    figure = new_figure(5.6 + low)
    curve, shares = figure.subplots(2, 1, height_ratios=(4.6, low))
    winners = listed([short_name(report.names[seat]) for seat in report.winners], language)
    head = say("analysis-head", language, rules=report.rules, rounds=report.rounds, names=winners)
    figure.text(0.02, 0.985, head, va="top", size=16, weight="bold")
    draw_curves(curve, report, language)
    draw_shares(shares, report, language)
    return figure


def short_name(name: str) -> str:
    """A name as a chart shows it: cut if it is long, and without the sign that begins a formula."""
    name = on_one_line(name)
    return (name if len(name) <= MAX_NAME else name[: MAX_NAME - 1] + "…").replace("$", r"\$")


def looks_of(seat: int) -> dict[str, Any]:
    return {"color": COLORS[seat % len(COLORS)], "marker": MARKERS[seat % len(MARKERS)]}


def draw_curves(axes: Axes, report: Report, language: str) -> None:
    """A line for each player, with its name at the end, a cross at every mistake, and a line at every deal."""
    steps = range(len(report.events) + 1)
    chances = [report.start, *(event.chances for event in report.events)]
    for event in report.events:
        if event.move == "deal":
            axes.axvline(event.number, color=RULE, linewidth=1)
    for seat in range(len(report.names)):
        values = [of[seat] / WHOLE for of in chances]
        every = max(1, len(values) // MARKS)
        axes.plot(steps, values, linewidth=1.8, markersize=5, markevery=(seat * every // 4, every), **looks_of(seat))
    for event in report.events:
        for verdict in event.verdicts:
            if verdict.quality in (MISTAKE, BLUNDER):
                at = chances[event.number + 1][verdict.seat] / WHOLE
                style: dict[str, Any] = {
                    "color": looks_of(verdict.seat)["color"],
                    "marker": "x",
                    "markeredgewidth": 1.8,
                }
                axes.plot([event.number + 1], [at], markersize=9 if verdict.quality == BLUNDER else 6, **style)
    write_names(axes, report, len(chances) - 1, chances)
    axes.set_title(say("analysis-chart-title", language))
    if any(count for player in report.players for count in player.qualities.values()):
        axes.set_title(say("analysis-chart-crosses", language), loc="right", size=10, weight="normal")
    axes.set_xlabel(say("analysis-chart-moves", language))
    axes.set_xlim(0, len(chances) - 1)
    axes.set_ylim(-0.02, 1.02)
    axes.yaxis.set_major_formatter(percents(language))
    axes.xaxis.set_major_locator(MaxNLocator(10, steps=STEPS, integer=True))
    axes.xaxis.set_major_formatter(numbers(language))
    axes.grid(axis="y")


def write_names(axes: Axes, report: Report, last: int, chances: list[tuple[int, ...]]) -> None:
    """The names next to the ends of their lines, none over another: by their chances shortly before the end."""
    shortly = chances[max(0, last - max(3, last // 30))]
    seats = sorted(range(len(report.names)), key=lambda seat: (chances[-1][seat], shortly[seat]))
    least = -1.0
    for seat in seats:
        at = max(chances[-1][seat] / WHOLE, least)
        least = at + LEAST_GAP
        style: dict[str, Any] = {"color": looks_of(seat)["color"], "weight": "bold", "va": "center"}
        axes.annotate(
            short_name(report.names[seat]),
            (last, at),
            (8, 0),
            textcoords="offset points",
            annotation_clip=False,
            **style,
        )


def draw_shares(axes: Axes, report: Report, language: str) -> None:
    """Three bars for each player: luck with its interval, own moves and others' moves; and the accuracy."""
    for i, share in enumerate(SHARES):
        at = [player.seat + (i - 1) * BAR for player in report.players]
        values = [getattr(player, share) / 10_000 for player in report.players]
        errors = [1.96 * player.luck_error / 10_000 for player in report.players] if share == "luck" else None
        label = say(f"analysis-{share}", language)
        bars = axes.barh(at, values, BAR, color=SHARE_COLORS[share], label=label, xerr=errors, ecolor=INK)
        texts = [signed(getattr(player, share), language) for player in report.players]
        if share != "luck":  # the interval has its place
            axes.bar_label(bars, texts, padding=3, size=8)
        else:
            for player, where, text in zip(report.players, at, texts, strict=True):
                reach = 1.96 * player.luck_error / 10_000
                right = player.luck >= 0
                x = player.luck / 10_000 + (reach if right else -reach)
                axes.annotate(
                    text,
                    (x, where),
                    (3 if right else -3, 0),
                    textcoords="offset points",
                    va="center",
                    ha="left" if right else "right",
                    size=8,
                )
    axes.axvline(0, color=PALE, linewidth=1.2)
    axes.set_yticks(range(len(report.players)), [with_accuracy(player, language) for player in report.players])
    for named, player in zip(axes.get_yticklabels(), report.players, strict=True):
        named.set_color(looks_of(player.seat)["color"])
        named.set_fontweight("bold")
    axes.set_ylim(len(report.players) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.margins(x=0.12)
    axes.set_title(say("analysis-chart-shares", language))
    axes.xaxis.set_major_locator(MaxNLocator(8, steps=STEPS))
    axes.xaxis.set_major_formatter(numbers(language))
    axes.grid(axis="x")
    axes.legend(loc="lower right", bbox_to_anchor=(1, 1.0), ncols=len(SHARES))


def with_accuracy(player: Player, language: str) -> str:
    accuracy = accuracy_of(player.qualities)
    name = short_name(player.name)
    if accuracy is None:
        return name
    return f"{name}\n{say('analysis-chart-accuracy', language, accuracy=percent(round(WHOLE * accuracy), language))}"


def draw_matches(reports: Reports, language: str) -> Figure:
    """The luck of each name: a point for every match, and the average so far."""
    figure = new_figure(6.4)
    axes = figure.subplots()
    figure.text(
        0.02, 0.985, say("analysis-together", language, matches=len(reports.matches)), va="top", size=16, weight="bold"
    )
    axes.axhline(0, color=PALE, linewidth=1.2)
    for number, totals in enumerate(reports.players):
        luck = [
            (match, player.luck / 10_000)
            for match, report in enumerate(reports.matches, 1)
            for player in report.players
            if player.name == totals.name
        ]
        at = [match for match, _ in luck]
        averages = [sum(value for _, value in luck[: i + 1]) / (i + 1) for i in range(len(luck))]
        axes.plot(at, [value for _, value in luck], linestyle="none", alpha=0.35, markersize=5, **looks_of(number))
        average = format_decimal(averages[-1], language, 1, 1, sign=True)
        label = f"{short_name(totals.name)}: {say('analysis-chart-average', language)} {average}"
        axes.plot(at, averages, linewidth=1.8, markersize=5, label=label, **looks_of(number))
    axes.set_title(say("analysis-chart-luck", language))
    axes.set_xlabel(say("analysis-matches", language))
    axes.xaxis.set_major_locator(MaxNLocator(10, steps=STEPS, integer=True))
    axes.yaxis.set_major_formatter(numbers(language))
    axes.grid(axis="y")
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.1), ncols=min(4, len(reports.players)))
    return figure
