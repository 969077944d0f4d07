"""The report of a ladder for programs."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from oneleft.arena.simulation_report import as_json, describe_batch

from .ladder import Ladder
from .pairings import fair_share


def summary(ladder: Ladder) -> dict[str, Any]:
    """Every estimate as its value and its 95% interval, and everything needed to play the same games again."""
    about = describe_batch(ladder.batch)
    del about["policies"]
    pairings = {(pairing.bot, pairing.opponent): pairing for pairing in ladder.pairings}
    pairs = []
    for bot, opponent in permutations(ladder.bots, 2):
        pairing = pairings.get((bot, opponent)) or pairings[opponent, bot]
        pairs.append(
            {
                "bot": bot,
                "against": opponent,
                "deals": pairing.deals,
                "games": pairing.games,
                "compiled": pairing.compiled,
                "adjusted": pairing.is_adjusted,
                "narrow": not ladder.is_wide(pairing),
                "wins": as_json(ladder.share(bot, opponent)),
            }
        )
    return about | {
        "until": ladder.until,
        "most_deals": ladder.max_deals,
        "reached": ladder.reached,
        "interrupted": ladder.interrupted,
        "few": ladder.few,
        "fair_share": fair_share(ladder.batch),
        "games": ladder.games,
        "pairs": pairs,
        "ratings": [
            {
                "bot": bot,
                "elo": as_json(elo),
                "games": ladder.games_of(bot),
                "decisions": ladder.stats[bot].times.total(),
                "ms_median": ladder.stats[bot].milliseconds(0.5),
                "ms_p99": ladder.stats[bot].milliseconds(0.99),
                "faults": dict(ladder.stats[bot].faults.most_common()),
            }
            for bot, elo in ladder.ratings.items()
        ],
    }
