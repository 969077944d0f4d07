"""What a simulation found, for people and for programs."""

from __future__ import annotations

import csv
import io
from typing import Any

from .batch import Batch
from .games import POLICIES
from .simulate import Totals


def summary(batch: Batch, totals: Totals) -> dict[str, Any]:
    """Everything, as JSON: each figure as its value and its 95% interval."""
    lineup = batch.lineup()
    return {
        "rules": str(batch.rules),
        "players": batch.players,
        "matches": batch.matches,
        "key": batch.key,
        "games": totals.games,
        "rounds": totals.rounds,
        "blocked": totals.blocked,
        "moves": totals.moves,
        "shared": totals.shared,
        "moves_per_game": interval(totals.mean_moves()),
        "seats": [
            {
                "seat": seat,
                "policy": POLICIES[lineup[seat]],
                "wins": totals.wins[seat],
                "win_rate": interval(totals.win_rate(seat)),
                "points": interval(totals.mean_points(seat)),
            }
            for seat in range(batch.players)
        ],
    }


def interval(figure: tuple[float, float, float]) -> dict[str, float]:
    value, low, high = figure
    return {"value": value, "low": low, "high": high}


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
