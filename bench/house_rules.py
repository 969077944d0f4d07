"""What house rules do: ``python -m bench.house_rules`` writes docs/house_rules.md and its picture.

The deals come from one key, so the same code always writes the same page.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from oneleft.arena.batch import Batch
from oneleft.arena.charts import PALE, STEPS, STYLE, draw_intervals
from oneleft.arena.compare import compare
from oneleft.arena.stats import Estimate
from oneleft.rules.config import HOUSE_RULES, Rules
from oneleft.rules.presets import OFFICIAL, PRESETS
from oneleft.table.narrate import split_name

from .measure import table

DOCS = Path(__file__).parents[1] / "docs"
KEY = "4a" * 32  # on which nothing was tuned
PLAYERS = 4
DEALS = 40_000
NUMBERS = ("cards=5", "cards=10", "catch=4", "mercy=25", "mercy=15")  # as people play them
HEAD = f"""# What house rules do

Written by `make house-rules`. Each rule and each preset is compared with the plain `classic` rules, for four players
and on the same {DEALS:,} deals. [The rulebook](rulebook.md) says what the rules are. The rounds are played by four
`sharp` bots. They never forget to call UNO, so `silent` and `catch` change nothing here.

- **Turns**: how many turns a round has.
- **Lost**: how many turns are missed in a round, because a player is skipped or draws a penalty.
- **Comebacks**: in how many rounds another player had fewer cards than the later winner after half of the moves.
- **Skill**: how many rounds `sharp` wins against three `random` players, who play any card that fits, over
  {DEALS // PLAYERS:,} deals from all four seats. If cards alone decided, it would be 25%.

Each figure has the half-width of its 95% interval. In brackets is the change against plain rules, or a dash where none
is clear at 95%. Of twenty rules that change nothing, about one will seem to.

![The changes as a picture](house_rules.png)
"""
MORE = """## Your own rules

`oneleft compare classic party+cards=5 --policies sharp` compares any two rules lines by the same measures, and
`oneleft compare classic:sharp party+cards=5:sharp` shows the skill. [The arena](arena.md) says how it is done.
"""


class Column(NamedTuple):
    """A measure of the page."""

    title: str
    measure: str  # of `oneleft.arena.compare`
    lineup: tuple[str, ...]
    percent: bool
    unit: str  # on the axis of the picture


FOUR_SHARP = ("sharp",)
ONE_SHARP = ("sharp", *["random"] * (PLAYERS - 1))
COLUMNS = (
    Column("turns", "turns", FOUR_SHARP, False, "in a round"),
    Column("lost", "lost", FOUR_SHARP, False, "in a round"),
    Column("comebacks", "comeback", FOUR_SHARP, True, "percentage points"),
    Column("skill", "wins", ONE_SHARP, True, "percentage points"),
)
Found = dict[str, tuple[Estimate, Estimate, Estimate]]  # by measure: plain, with the rule, the difference


def lines() -> dict[str, str]:
    """The rules lines to compare with plain rules, by the word that stands for each."""
    words = [*HOUSE_RULES, "no_bluffing", *NUMBERS, *(name for name in PRESETS if name != OFFICIAL)]
    return {word: word if word in PRESETS else f"classic+{word}" for word in words}


def measured(line: str) -> Found:
    """All measures under these rules and under plain ones. The shares are in per cent."""
    found: Found = {}
    for lineup in (FOUR_SHARP, ONE_SHARP):
        plain, other = (Batch(Rules.parse(rules), PLAYERS, KEY, lineup) for rules in ("classic", line))
        comparison = compare(plain, other, DEALS if lineup == FOUR_SHARP else DEALS // PLAYERS)
        for column in COLUMNS:
            if column.lineup == lineup:
                scale = 100 if column.percent else 1
                estimates = comparison.estimates(column.measure)
                one, two, change = (Estimate(*(scale * value for value in estimate)) for estimate in estimates)
                found[column.measure] = one, two, change
    return found


def is_clear(change: Estimate) -> bool:
    return change.low > 0 or change.high < 0


def written(column: Column, value: Estimate) -> str:
    """A figure with the half-width of its interval."""
    half = value.high - value.value
    return f"{value.value:.1f}% ±{half:.1f}" if column.percent else f"{value.value:.2f} ±{half:.2f}"


def cell(column: Column, found: Found) -> str:
    _, value, change = found[column.measure]
    changed = f"{change.value:+.1f}".replace("-", "−") if is_clear(change) else "–"
    return f"{written(column, value)} ({changed})"


def name_of(word: str) -> str:
    """A rule's name, for people who do not know its word."""
    option = word.partition("=")[0]
    return split_name(f"preset-{word}" if word in PRESETS else f"house-{option}", "en")[0]


def figures(results: dict[str, Found]) -> str:
    first = next(iter(results.values()))
    rows = [("plain rules", "", *(written(column, first[column.measure][0]) for column in COLUMNS))]
    rows += [
        (name_of(word), f"`{word}`", *(cell(column, found) for column in COLUMNS)) for word, found in results.items()
    ]
    return table(("rule", "word", *(column.title for column in COLUMNS)), rows)


def surprises(results: dict[str, Found]) -> str:
    """What stands out, read from the figures."""
    alone = {word: found for word, found in results.items() if word not in PRESETS}

    def most(measure: str, key: Callable[[float], float]) -> tuple[str, float]:
        word = max(alone, key=lambda word: key(alone[word][measure][2].value))
        return f"`{word}`", abs(alone[word][measure][2].value)

    def unmoved(measure: str) -> str:
        words = [f"`{word}`" for word, found in alone.items() if not is_clear(found[measure][2])]
        return ", ".join(words) or "none"

    def extremes(text: str, measure: str) -> str:
        return text.format(*most(measure, lambda value: value), *most(measure, lambda value: -value))

    return "\n".join(
        [
            extremes("- A round grows most with {} (by {:.1f} turns), and shrinks most with {} (by {:.1f}).", "turns"),
            extremes("- Most turns are lost with {} ({:.1f} more), fewest with {} ({:.1f} fewer).", "lost"),
            extremes(
                "- A lead is worth least with {} (+{:.1f} points of comebacks), most with {} (−{:.1f}).", "comeback"
            ),
            extremes("- Skill matters most with {} (+{:.1f} points of wins), least with {} (−{:.1f}).", "wins"),
            f"- No clear change in the length of a round: {unmoved('turns')}.",
            f"- No clear change in how much skill matters: {unmoved('wins')}.",
        ]
    )


def draw(results: dict[str, Found]) -> None:
    """The changes with their intervals, a panel for each measure."""
    with rc_context(STYLE):
        figure = Figure(figsize=(13, 0.34 * len(results) + 1.6), dpi=110, layout="constrained")
        panels = figure.subplots(1, len(COLUMNS), sharey=True)
        for axes, column, style in zip(panels, COLUMNS, range(len(COLUMNS)), strict=True):
            axes.axvline(0, color=PALE, linewidth=1.2)
            changes = [found[column.measure][2] for found in results.values()]
            draw_intervals(axes, list(range(len(changes))), changes, style, "", across=True)
            axes.set_title(column.title)
            axes.set_xlabel(f"change, {column.unit}")
            axes.xaxis.set_major_locator(MaxNLocator(5, steps=STEPS))
            axes.grid(axis="both")
        panels[0].set_yticks(range(len(results)), list(results))
        panels[0].set_ylim(len(results) - 0.5, -0.5)
        figure.suptitle("What changes against plain rules, four players, same deals", weight="bold", size=14)
        figure.savefig(DOCS / "house_rules.png", metadata={"Software": None})  # the same bytes from any version


def main() -> None:
    results = {}
    for word, line in lines().items():
        results[word] = measured(line)
        print(word, *(cell(column, results[word]) for column in COLUMNS), flush=True)
    page = [HEAD, "## What stands out\n", surprises(results), "\n## The figures\n", figures(results), "\n" + MORE]
    (DOCS / "house_rules.md").write_text("\n".join(page), "utf-8")
    draw(results)


if __name__ == "__main__":
    main()
