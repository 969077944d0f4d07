"""Results of ``oneleft ladder`` in the terminal: a progress bar, the win rates, and the ratings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from oneleft.errors import BotFault
from oneleft.ladder.bot_stats import FAULTS
from oneleft.ladder.elo import ANCHOR
from oneleft.ladder.ladder import Ladder
from oneleft.lang import format_decimal, on_one_line, say

from .simulation_output import CtrlC, new_table, progress_bar, table_text

NOTHING = "–"


def run(ladder: Ladder, threads: int | None, ctrl_c: CtrlC, language: str) -> None:
    with progress_bar(0, ctrl_c, language) as show:

        def show_progress(ladder: Ladder) -> None:
            played = sum(pairing.deals for pairing in ladder.pairings)
            wanted = sum(ladder.wanted(pairing) for pairing in ladder.pairings)
            wide = sum(ladder.is_wide(pairing) for pairing in ladder.pairings)
            widest = NOTHING if math.isinf(ladder.widest) else _percent(ladder.widest, language)
            show(played, say("ladder-progress", language, wide=wide, widest=widest), wanted)

        ladder.play(threads, show_progress, stop=lambda: ctrl_c.pressed)


def as_text(ladder: Ladder, results: dict[str, Any], language: str) -> str:
    """The whole report in words and tables."""
    bots = [rated["bot"] for rated in results["ratings"]]
    unit = "match" if results["matches"] else "round"
    lines = [
        say(
            "ladder-head",
            language,
            rules=results["rules"],
            players=results["players"],
            games=results["games"],
            unit=unit,
            others=results["players"] - 1,
        ),
        "",
        table_text(_win_table(bots, results["pairs"], language)),
        "",
        table_text(_rating_table(results["ratings"], language)),
        "",
        *([say("ladder-adjusted", language)] if any(pair["adjusted"] for pair in results["pairs"]) else []),
        say("ladder-zero" if ANCHOR in bots else "ladder-zero-mean", language, bot=ANCHOR),
        *(
            fault_line(rated["bot"], rated["faults"], ladder.stats[rated["bot"]].first_fault, language)
            for rated in results["ratings"]
            if rated["faults"]
        ),
        *_caveats(ladder, language),
        say("ladder-again", language, key=results["key"]),
    ]
    return "\n".join(lines)


def _win_table(bots: Sequence[str], pairs: list[dict[str, Any]], language: str) -> Table:
    """The share of games that the bot of each line won against the bot of each column."""
    table = new_table(language, "ladder-", ("against",), left=("against",))
    for bot in bots:
        table.add_column(escape(on_one_line(bot)), justify="right")
    shares = {(pair["bot"], pair["against"]): pair["wins"] for pair in pairs}
    for one in bots:
        cells = [with_margin(shares.get((one, other)), "share", language, 100, 2) for other in bots]
        table.add_row(escape(on_one_line(one)), *cells)
    return table


def _rating_table(rated: list[dict[str, Any]], language: str) -> Table:
    table = new_table(language, "ladder-", ("bot", "elo", "games", "median", "most", "faults"), left=("bot",))
    for bot in rated:
        table.add_row(
            escape(on_one_line(bot["bot"])),
            with_margin(bot["elo"], "number", language, 1, 1),
            format_decimal(bot["games"], language),
            *(
                NOTHING if ms is None else format_decimal(ms, language, 2, 2)
                for ms in (bot["ms_median"], bot["ms_p99"])
            ),
            format_decimal(sum(bot["faults"].values()), language),
        )
    return table


def fault_line(bot: str, faults: dict[str, int], first: BotFault | None, language: str) -> str:
    """How often a bot lost its turn and why, with its first fault in full."""
    kinds = []
    for kind, times in faults.items():
        known = kind if kind in FAULTS else "other"
        kinds.append(say(f"ladder-fault-{known}", language, times=times))
    said = ", ".join(kinds)
    line = say("ladder-faults-of", language, bot=on_one_line(bot), times=sum(faults.values()), kinds=said)
    return line if first is None else say("ladder-first-fault", language, told=line, fault=first.explain(language))


def _caveats(ladder: Ladder, language: str) -> list[str]:
    """Where the results are less precise than requested."""
    lines = []
    if ladder.interrupted:
        lines.append(say("ladder-stopped", language))
    if not ladder.reached:
        wide = sum(ladder.is_wide(pairing) for pairing in ladder.pairings)
        asked = _percent(ladder.until, language)
        lines.append(say("ladder-wide", language, wide=wide, pairings=len(ladder.pairings), asked=asked))
    if ladder.few:
        lines.append(say("ladder-few-deals", language))
    return lines


def with_margin(parts: dict[str, Any] | None, unit: str, language: str, scale: int, digits: int) -> str:
    """A value ± the longer half of its interval."""
    if parts is None or parts["value"] is None:
        return NOTHING
    value, low, high = (parts[name] for name in ("value", "low", "high"))
    words = format_decimal(scale * value, language, digits, digits)
    if low is not None and high is not None and low < high:
        half = format_decimal(scale * max(high - value, value - low), language, digits, digits)
        words = say("ladder-half", language, value=words, half=half)
    return say(f"simulate-{unit}", language, value=words)


def _percent(part: float, language: str) -> str:
    return say("simulate-share", language, value=format_decimal(100 * part, language, 0, 3))
