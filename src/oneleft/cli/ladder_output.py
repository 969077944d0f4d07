"""Ladders in the terminal: a progress bar, who beats whom, and the ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from oneleft.ladder.bot_stats import FAULTS
from oneleft.ladder.ladder import Ladder
from oneleft.ladder.ratings import ZERO
from oneleft.lang import format_decimal, on_one_line, say

from .simulation_output import CtrlC, drawn, new_table, progress_bar

NOTHING = "–"


def run(ladder: Ladder, threads: int | None, key: CtrlC, language: str) -> None:
    with progress_bar(0, key, language) as show:

        def tell(ladder: Ladder) -> None:
            played = sum(pairing.deals for pairing in ladder.pairings)
            wanted = sum(ladder.wanted(pairing) for pairing in ladder.pairings)
            wide = sum(ladder.wide(pairing) for pairing in ladder.pairings)
            widest = NOTHING if math.isinf(ladder.widest) else percent(ladder.widest, language)
            show(played, say("ladder-progress", language, wide=wide, widest=widest), wanted)

        ladder.play(threads, tell, stop=lambda: key.pressed)


def as_text(ladder: Ladder, found: dict[str, Any], language: str) -> str:
    """What people read."""
    bots = [rated["bot"] for rated in found["ratings"]]
    unit = "match" if found["matches"] else "round"
    lines = [
        say(
            "ladder-head",
            language,
            rules=found["rules"],
            players=found["players"],
            games=found["games"],
            unit=unit,
            others=found["players"] - 1,
        ),
        "",
        drawn(matrix(bots, found["pairs"], language)),
        "",
        drawn(ratings(found["ratings"], language)),
        "",
        say("ladder-zero" if ZERO in bots else "ladder-zero-mean", language, bot=ZERO),
        *(faults(rated, ladder, language) for rated in found["ratings"] if rated["faults"]),
        *caveats(ladder, language),
        say("ladder-again", language, key=found["key"]),
    ]
    return "\n".join(lines)


def matrix(bots: Sequence[str], pairs: list[dict[str, Any]], language: str) -> Table:
    """The share of games that the bot of a line won against that of a column."""
    table = new_table(language, "ladder-", ("against",), left=("against",))
    for bot in bots:
        table.add_column(escape(on_one_line(bot)), justify="right")
    shares = {(pair["bot"], pair["against"]): pair["wins"] for pair in pairs}
    for one in bots:
        cells = [with_half(shares.get((one, other)), "share", language, 100, 2) for other in bots]
        table.add_row(escape(on_one_line(one)), *cells)
    return table


def ratings(rated: list[dict[str, Any]], language: str) -> Table:
    table = new_table(language, "ladder-", ("bot", "elo", "games", "median", "most", "faults"), left=("bot",))
    for bot in rated:
        table.add_row(
            escape(on_one_line(bot["bot"])),
            with_half(bot["elo"], "number", language, 1, 1),
            format_decimal(bot["games"], language),
            *(
                NOTHING if ms is None else format_decimal(ms, language, 2, 2)
                for ms in (bot["ms_median"], bot["ms_p99"])
            ),
            format_decimal(sum(bot["faults"].values()), language),
        )
    return table


def faults(rated: dict[str, Any], ladder: Ladder, language: str) -> str:
    """How often a bot lost its turn, for what, and what it was the first time."""
    kinds = []
    for kind, times in rated["faults"].items():
        known = kind if kind in FAULTS else "other"
        kinds.append(say(f"ladder-fault-{known}", language, times=times))
    bot = on_one_line(rated["bot"])
    told = say("ladder-faults-of", language, bot=bot, times=sum(rated["faults"].values()), kinds=", ".join(kinds))
    first = ladder.conduct[rated["bot"]].first
    return told if first is None else say("ladder-first-fault", language, told=told, fault=first.explain(language))


def caveats(ladder: Ladder, language: str) -> list[str]:
    """Where the figures say less than was asked for."""
    told = []
    if ladder.interrupted:
        told.append(say("ladder-stopped", language))
    if not ladder.reached:
        wide = sum(ladder.wide(pairing) for pairing in ladder.pairings)
        asked = percent(ladder.until, language)
        told.append(say("ladder-wide", language, wide=wide, pairings=len(ladder.pairings), asked=asked))
    if ladder.few:
        told.append(say("ladder-few-deals", language))
    return told


def with_half(parts: dict[str, Any] | None, unit: str, language: str, scale: int, digits: int) -> str:
    """A figure and the longer half of its interval."""
    if parts is None or parts["value"] is None:
        return NOTHING
    value, low, high = (parts[name] for name in ("value", "low", "high"))
    told = format_decimal(scale * value, language, digits, digits)
    if low is not None and high is not None and low < high:
        half = format_decimal(scale * max(high - value, value - low), language, digits, digits)
        told = say("ladder-half", language, value=told, half=half)
    return say(f"simulate-{unit}", language, value=told)


def percent(part: float, language: str) -> str:
    return say("simulate-share", language, value=format_decimal(100 * part, language, 0, 3))
