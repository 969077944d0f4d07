"""How `sharp` does in RLCard's UNO: part of ``python -m bench.bots``, or ``python -m bench.rlcard_games``."""

from __future__ import annotations

import sys

from oneleft.arena.stats import Figure
from tests.support.rlcard_sharp import play

from .measure import table

DEALS = 10_000  # each is played twice
PAIRS = (("sharp", "random"), ("sharp", "uno-rule-v1"), ("uno-rule-v1", "random"))
ELSEWHERE = {("uno-rule-v1", "random"): "54.7%"}
ABOUT = """`sharp` inside RLCard 1.2.0, in its environment and by its rules, for two players: nobody draws who can
play; a drawn card is played at once if it is wild (in a colour by chance) or of the colour in play, and kept if not; a
Wild Draw Four is for those who have nothing else; a Reverse is no Skip; UNO is not called. `sharp` is shown what RLCard
shows every agent, chooses among the actions that it offers, and plays with the weights that it has everywhere. Every
deal is played twice with the seats changed, RLCard's payoff says who won, and the 95% interval is over the deals."""


def percent(figure: Figure) -> str:
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
