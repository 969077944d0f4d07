"""What a ladder found, for programs."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from oneleft.arena.report import head, parts

from .ladder import Ladder
from .pairings import fair_share


def summary(ladder: Ladder) -> dict[str, Any]:
    """Every figure as its value and its 95% interval, and all that it takes to play the same games again."""
    about = head(ladder.batch)
    del about["policies"]
    played = {(pairing.one, pairing.other): pairing for pairing in ladder.pairings}
    pairs = []
    for one, other in permutations(ladder.bots, 2):
        pairing = played.get((one, other)) or played[other, one]
        pairs.append(
            {
                "bot": one,
                "against": other,
                "deals": pairing.deals,
                "games": pairing.games,
                "compiled": pairing.compiled,
                "narrow": not ladder.wide(pairing),
                "wins": parts(ladder.share(one, other)),
            }
        )
    return about | {
        "until": ladder.until,
        "most_deals": ladder.most,
        "reached": ladder.reached,
        "interrupted": ladder.interrupted,
        "few": ladder.few,
        "fair_share": fair_share(ladder.batch),
        "games": ladder.games,
        "pairs": pairs,
        "ratings": [
            {
                "bot": bot,
                "elo": parts(elo),
                "games": ladder.games_of(bot),
                "decisions": ladder.conduct[bot].times.total(),
                "ms_median": ladder.conduct[bot].milliseconds(0.5),
                "ms_p99": ladder.conduct[bot].milliseconds(0.99),
                "faults": dict(ladder.conduct[bot].faults.most_common()),
            }
            for bot, elo in ladder.ratings.items()
        ],
    }
