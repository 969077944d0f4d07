"""Reports of simulations and comparisons for programs: every estimate as its value and its 95% interval."""

from __future__ import annotations

import csv
import io
import math
from typing import Any

from .batch import Batch
from .compare import Comparison, games_per_deal
from .stats import Estimate
from .totals import Totals


def describe_batch(batch: Batch) -> dict[str, Any]:
    """Everything needed to play these games again."""
    return {
        "rules": str(batch.rules),
        "players": batch.players,
        "matches": batch.matches,
        "policies": ",".join(batch.names()),
        "key": batch.key,
    }


def as_json(estimate: Estimate) -> dict[str, float | None]:
    """The value and its interval by name, with None for nan, which JSON does not have."""
    return {name: None if math.isnan(number) else number for name, number in estimate._asdict().items()}


def summary(batch: Batch, totals: Totals, asked: int | None = None) -> dict[str, Any]:
    """The report of a simulation. ``asked`` is the number of games requested; an interrupted run played fewer."""
    names = batch.names()
    return describe_batch(batch) | {
        "games": totals.games,
        "asked": totals.games if asked is None else asked,
        "rounds": totals.rounds,
        "blocked": totals.blocked,
        "moves": totals.moves,
        "choices": totals.choices if batch.details else None,
        "shared": totals.shared,
        "moves_per_game": as_json(totals.mean_moves()),
        "seats": [
            {
                "seat": seat,
                "policy": names[seat],
                "wins": totals.wins[seat],
                "win_rate": as_json(totals.win_rate(seat)),
                "points": as_json(totals.mean_points(seat)),
            }
            for seat in range(batch.players)
        ],
    }


COLUMNS = ("seat", "policy", "wins", "win_rate", "win_rate_low", "win_rate_high", "points", "points_low", "points_high")


def as_csv(report: dict[str, Any]) -> str:
    """The seats of a simulation's report, one line each."""
    text = io.StringIO()
    lines = csv.writer(text, lineterminator="\n")
    lines.writerow(COLUMNS)
    for seat in report["seats"]:
        rate, points = seat["win_rate"], seat["points"]
        lines.writerow([seat["seat"], seat["policy"], seat["wins"], *rate.values(), *points.values()])
    return text.getvalue()


def measures_for(one: Batch, other: Batch) -> tuple[str, ...]:
    """What is worth comparing: the wins of the tested policy if there is one, else what rules can change."""
    tested = games_per_deal(one) + games_per_deal(other) > 2
    measures = ("moves", "turns", "lost", "rounds" if one.matches else "comeback", "points")
    return ("wins", *measures) if tested else (*measures, *(() if one.matches else ("first",)), "blocked")


def comparison(one: Batch, other: Batch, found: Comparison, asked: int | None = None) -> dict[str, Any]:
    """The report of a comparison. ``asked`` is the number of deals requested."""
    sides = [describe_batch(batch) for batch in (one, other)]
    for side in sides:
        del side["key"], side["players"], side["matches"]
    changes = []
    for name in measures_for(one, other):
        estimates = zip(("one", "other", "change"), map(as_json, found.estimates(name)), strict=True)
        conclusion = {"differing": found.differing(name), "verdict": found.verdict(name)}
        changes.append({"measure": name, **dict(estimates), **conclusion})
    return {
        "players": one.players,
        "matches": one.matches,
        "key": one.key,
        "deals": found.deals,
        "asked": found.deals if asked is None else asked,
        "games": found.deals * (games_per_deal(one) + games_per_deal(other)),
        "same_cards": one.rules.edition.special == other.rules.edition.special,
        "sides": sides,
        "changes": changes,
    }
