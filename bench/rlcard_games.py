"""How our bots do in RLCard's UNO: part of ``python -m bench.bots``, or ``python -m bench.rlcard_games``."""

from __future__ import annotations

import sys

from oneleft.arena.stats import Estimate
from tests.support.rlcard_games import play_in_rlcard

from .measure import table

DEALS = 10_000  # each is played twice
SEARCHED_DEALS = 200  # by `expert`
PAIRS = (
    ("sharp", "random"),
    ("sharp", "uno-rule-v1"),
    ("uno-rule-v1", "random"),
    ("expert", "random"),
    ("expert", "uno-rule-v1"),
)
ELSEWHERE = {("uno-rule-v1", "random"): "54.7%"}
ABOUT = """Our bots inside RLCard 1.2.0, in its environment and by its rules, for two players;
[the environments](environments.md#by-rlcards-rules) list how these differ from the sheets. A bot sees what RLCard shows
every agent and chooses among the actions that it offers. `sharp` uses its usual weights. `expert` searches for 50 ms,
by our rules: it takes a Reverse for a Skip, and of earlier turns it knows the discards only. Every deal is played twice
with the seats swapped, RLCard's payoff decides who won, and the 95% interval is over deals."""


def percent(figure: Estimate) -> str:
    return f"{figure.value:.1%} ({figure.low:.1%} to {figure.high:.1%})"


def report(deals: int = DEALS, searched: int = SEARCHED_DEALS) -> str:
    rows = []
    for one, other in PAIRS:
        count = searched if one == "expert" else deals
        won = percent(play_in_rlcard(one, other, count).mean(2))
        rows.append((f"`{one}` against `{other}`", f"{2 * count:,}", won, ELSEWHERE.get((one, other), "")))
    heading = ("RLCard's UNO", "games", "won", "reported elsewhere")
    return f"{ABOUT}\n\n{table(heading, rows)}"


if __name__ == "__main__":
    print(report(*map(int, sys.argv[1:])))
