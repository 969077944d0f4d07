"""What simulations and comparisons found, for programs: each figure as its value and its 95% interval."""

from __future__ import annotations

import csv
import io
import math
from typing import Any

from oneleft.policies.registry import POLICIES

from .batch import Batch
from .compare import Comparison, games_of_a_deal
from .stats import Figure
from .totals import Totals


def head(batch: Batch) -> dict[str, Any]:
    """All that it takes to play these games again."""
    return {
        "rules": str(batch.rules),
        "players": batch.players,
        "matches": batch.matches,
        "policies": ",".join(POLICIES[policy] for policy in batch.lineup()),
        "key": batch.key,
    }


def parts(figure: Figure) -> dict[str, float | None]:
    """A figure by its parts; one that it lacks is None, as JSON has no nan."""
    return {name: None if math.isnan(part) else part for name, part in figure._asdict().items()}


def summary(batch: Batch, totals: Totals, asked: int | None = None) -> dict[str, Any]:
    """What was played, and how many games were asked for: more where it was interrupted."""
    lineup = batch.lineup()
    return head(batch) | {
        "games": totals.games,
        "asked": totals.games if asked is None else asked,
        "rounds": totals.rounds,
        "blocked": totals.blocked,
        "moves": totals.moves,
        "choices": totals.choices if batch.count_choices else None,
        "shared": totals.shared,
        "moves_per_game": parts(totals.mean_moves()),
        "seats": [
            {
                "seat": seat,
                "policy": POLICIES[lineup[seat]],
                "wins": totals.wins[seat],
                "win_rate": parts(totals.win_rate(seat)),
                "points": parts(totals.mean_points(seat)),
            }
            for seat in range(batch.players)
        ],
    }


COLUMNS = ("seat", "policy", "wins", "win_rate", "win_rate_low", "win_rate_high", "points", "points_low", "points_high")


def as_csv(found: dict[str, Any]) -> str:
    """A line for each seat."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for seat in found["seats"]:
        rate, points = seat["win_rate"], seat["points"]
        lines.writerow([seat["seat"], seat["policy"], seat["wins"], *rate.values(), *points.values()])
    return text.getvalue()


def measures(one: Batch, other: Batch) -> tuple[str, ...]:
    """What is worth comparing: the tested policy's wins where there is one, and what rules change where not."""
    if games_of_a_deal(one) + games_of_a_deal(other) > 2:
        return ("wins", "moves", "points")
    return ("moves", "points", "rounds" if one.matches else "first", "blocked")


def comparison(one: Batch, other: Batch, found: Comparison, asked: int | None = None) -> dict[str, Any]:
    """What was compared, and how many deals were asked for."""
    sides = [head(batch) for batch in (one, other)]
    for side in sides:
        del side["key"], side["players"], side["matches"]
    changes = []
    for name in measures(one, other):
        named = zip(("one", "other", "change"), map(parts, found.figures(name)), strict=True)
        told = {"differing": found.differing(name), "verdict": found.verdict(name)}
        changes.append({"measure": name, **dict(named), **told})
    return {
        "players": one.players,
        "matches": one.matches,
        "key": one.key,
        "deals": found.deals,
        "asked": found.deals if asked is None else asked,
        "games": found.deals * (games_of_a_deal(one) + games_of_a_deal(other)),
        "same_cards": one.rules.edition.special == other.rules.edition.special,
        "sides": sides,
        "changes": changes,
    }
