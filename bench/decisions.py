"""What decisions are worth: ``python -m bench.decisions [BOT ...]`` prints the page and keeps it in docs/decisions.md.

It shows the mean loss per decision of every bot over a fixed set, and what luck-adjusted results save.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from oneleft.arena.batch import Batch
from oneleft.arena.executors import ThreadExecutor
from oneleft.arena.stats import Z95
from oneleft.ladder.adjusted import AdvantageSum
from oneleft.ladder.bot_stats import BotStats
from oneleft.ladder.pairings import WIN, adjusted_wins, wins_of
from oneleft.ladder.table_runner import COMPILED_BOTS, play_at_table, seat_bot

from .bots import KEY, play, shown, told
from .decision_set import LEVELS, PLAYOUTS, SCALE, DecidedRound, read_rounds, send_events
from .measure import machine, table

Array = np.ndarray[Any, Any]

PAGE = Path(__file__).parents[1] / "docs" / "decisions.md"
BOTS = (*LEVELS, "expert@5ms", "expert")
REFERENCE = "sharp"
HEAD = """# What decisions are worth

Output of the last `make bench-decisions`, on {machine}. Intervals are 95% intervals.
"""
LOSSES = """## Mean loss per decision

`bench/decisions.jsonl` is a fixed set of {decisions:,} decisions from rounds between bots of all levels, at
{tables} tables. It holds the worth of every legal move: the chance to win after it, estimated by {playouts:,} playouts
with `sharp` in all seats, from the true hands. A bot hears the round as its seat saw it and is asked to move. Its loss
is the worth of the best move minus the worth of its own, in percentage points.

No bot that sees only its own hand can score zero. So compare bots: the last column is the difference from
`{reference}` on the same decisions. It is known more precisely than the losses. `make bench-decisions
BOTS="keen expert@20ms"` asks these bots only.
"""
ADJUSTED = """## Luck-adjusted results

`oneleft ladder --adjusted` counts what decisions were worth instead of who won; [the
ladder](ladder.md#luck-adjusted-results) explains it. Here both were counted in the same games at a table, and
compared with {deals:,} deals of compiled games. The variance reduction is the variance of plain results divided by
that of adjusted ones: so many times fewer games give the same interval.
"""
ADJUSTED_PAIRS = (  # the players, the bots, and how many deals
    (2, "random", "sharp", 400),
    (2, "steady", "sharp", 400),
    (2, "keen", "sharp", 400),
    (4, "random", "sharp", 150),
    (4, "keen", "sharp", 150),
    (2, "expert", "sharp", 60),
    (4, "expert", "sharp", 25),
    (2, "expert@10ms", "expert@2ms", 60),
)
TRUE_DEALS = 100_000


def ask_bot(name: str, decided: DecidedRound) -> list[float]:
    """The losses of a bot at the decisions of one round, in percentage points."""
    game = decided.game()
    todo = {number: (seat, worths) for number, seat, worths in decided.decisions}
    bots = [seat_bot(name, f"{decided.key} {seat}") for seat in range(decided.players)]
    losses = []
    try:
        send_events(game, bots)
        for number, move in enumerate([*decided.moves, None]):
            if number in todo:
                seat, worths = todo[number]
                answer = BotStats().ask(bots[seat], game.view(seat))
                losses.append(100 * (max(worths.values()) - worths[str(answer)]) / SCALE)
            if move is not None:
                game.push(move)
                send_events(game, bots)
    finally:
        for bot in bots:
            bot.close()
    return losses


def ask_about_rounds(name: str, rounds: Sequence[DecidedRound], first: int, count: int) -> list[list[float]]:
    return [ask_bot(name, decided) for decided in rounds[first : first + count]]


def with_interval(values: Array, digits: int = 2) -> str:
    """The mean over rounds or deals, which are independent, as decisions of one round are not."""
    half = Z95 * values.std(ddof=1) / len(values) ** 0.5
    return f"{values.mean():.{digits}f} \N{PLUS-MINUS SIGN}{half:.{digits}f}"


def losses(names: Sequence[str]) -> str:
    rounds = read_rounds()
    found = {}
    for name in dict.fromkeys((REFERENCE, *names)):
        parts = ThreadExecutor(chunk=1).parts(partial(ask_about_rounds, name, rounds), len(rounds))
        found[name] = np.array([part for some in parts for part in some]).mean(axis=1)
        told((name, with_interval(found[name]), with_interval(found[name] - found[REFERENCE])))
    rows = []
    for name in names:
        difference = "" if name == REFERENCE else with_interval(found[name] - found[REFERENCE])
        by_players = (
            with_interval(found[name][[decided.players == players for decided in rounds]]) for players in (2, 4)
        )
        rows.append((f"`{name}`", with_interval(found[name]), *by_players, difference))
    tables = len({(decided.rules, decided.players) for decided in rounds})
    decisions = sum(len(decided.decisions) for decided in rounds)
    about = LOSSES.format(decisions=decisions, tables=tables, playouts=PLAYOUTS, reference=REFERENCE)
    heading = ("bot", "loss, points", "2 players", "4 players", f"more than `{REFERENCE}`")
    return f"{about}\n{table(heading, rows)}"


def count_both_ways(bot: str, opponent: str, batch: Batch, first: int, count: int) -> Array:
    """For each deal the share of wins of the bot, plain and adjusted."""
    shares = np.zeros((count, 2))
    for deal in range(count):
        for seat in range(batch.players):
            lineup = [bot if chair == seat else opponent for chair in range(batch.players)]
            advantages = AdvantageSum(batch, first + deal, lineup, seat)
            row = play_at_table(batch, first + deal, lineup, defaultdict(BotStats), advantages=advantages)
            shares[deal] += wins_of(row, seat, batch)[0], adjusted_wins(advantages, batch)
    return shares / (WIN * batch.players)


def adjusted() -> str:
    rows = []
    for players, bot, opponent, deals in ADJUSTED_PAIRS:
        batch = Batch("classic", players, KEY)
        parts = ThreadExecutor(chunk=1).parts(partial(count_both_ways, bot, opponent, batch), deals)
        plain, worth = 100 * np.concatenate(list(parts)).T
        compiled = bot in COMPILED_BOTS and opponent in COMPILED_BOTS
        true = shown(play(bot, opponent, batch, TRUE_DEALS)) if compiled else ""
        reduction = f"{plain.var() / worth.var():.1f}"
        rows.append(
            (f"{players}", bot, opponent, f"{deals}", with_interval(plain, 1), with_interval(worth, 1), reduction, true)
        )
        told(rows[-1])
    heading = ("players", "bot", "against", "deals", "wins, %", "adjusted, %", "variance reduction", "compiled games")
    return f"{ADJUSTED.format(deals=TRUE_DEALS)}\n{table(heading, rows)}"


def main() -> None:
    if sys.argv[1:]:
        print(losses(sys.argv[1:]))
        return
    page = "\n".join((HEAD.format(machine=machine()), losses(BOTS), "", adjusted(), ""))
    print(page)
    PAGE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
