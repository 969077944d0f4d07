"""How `sharp` does in RLCard's UNO: part of ``python -m bench.bots``, or ``python -m bench.rlcard_games``."""

from __future__ import annotations

import sys

from oneleft.arena.stats import Estimate
from tests.support.rlcard_sharp import play

from .measure import table

DEALS = 10_000  # each is played twice
PAIRS = (("sharp", "random"), ("sharp", "uno-rule-v1"), ("uno-rule-v1", "random"))
ELSEWHERE = {("uno-rule-v1", "random"): "54.7%"}
ABOUT = """`sharp` inside RLCard 1.2.0, in its environment and by its rules, for two players: a player who can play may
not draw; a drawn card is played at once if it is wild (in a random colour) or of the colour in play, and kept if not; a
Wild Draw Four needs a hand with nothing else to play; a Reverse is not a Skip; UNO is not called. `sharp` sees what
RLCard shows every agent, chooses among the actions that it offers, and uses its usual weights. Every deal is
played twice with the seats swapped, RLCard's payoff decides who won, and the 95% interval is over deals."""


def percent(figure: Estimate) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def report(deals: int = DEALS) -> str:
    rows = [
        (f"`{one}` against `{other}`", percent(play(one, other, deals).mean(2)), ELSEWHERE.get((one, other), ""))
        for one, other in PAIRS
    ]
    heading = ("RLCard's UNO", f"games won of {2 * deals:,}", "reported elsewhere")
    return f"{ABOUT}\n\n{table(heading, rows)}"


if __name__ == "__main__":
    print(report(*map(int, sys.argv[1:])))
