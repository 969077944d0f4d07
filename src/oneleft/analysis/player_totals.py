"""Several matches together: what each name made of them, and how its luck evened out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from .quality import QUALITIES
from .report import NOTES, VERSION, Player, Report


class PlayerTotals(msgspec.Struct, frozen=True):
    """All matches of one name. Sums of chances are in millionths."""

    name: str
    matches: int
    rounds: int
    first: int
    last: int
    luck: int
    luck_error: int
    own: int
    others: int
    qualities: dict[str, int]
    loss: int
    notes: dict[str, int]


class Reports(msgspec.Struct, frozen=True):
    """What ``--json`` writes: the matches in the order of their files, and all of them by name."""

    version: int
    matches: list[Report]
    players: list[PlayerTotals]


def gather(reports: Sequence[Report]) -> Reports:
    """Add up the matches of every name."""
    names = dict.fromkeys(name for report in reports for name in report.names)
    return Reports(VERSION, list(reports), [totals_of(name, reports) for name in names])


def totals_of(name: str, reports: Iterable[Report]) -> PlayerTotals:
    played = [(report, player) for report in reports for player in report.players if player.name == name]
    players: list[Player] = [player for _, player in played]
    return PlayerTotals(
        name=name,
        matches=len(played),
        rounds=sum(report.rounds for report, _ in played),
        first=sum(player.first for player in players),
        last=sum(player.last for player in players),
        luck=sum(player.luck for player in players),
        luck_error=round(sqrt(sum(player.luck_error**2 for player in players))),
        own=sum(player.own for player in players),
        others=sum(player.others for player in players),
        qualities={quality: sum(player.qualities[quality] for player in players) for quality in QUALITIES},
        loss=sum(player.loss for player in players),
        notes={kind: sum(player.notes[kind] for player in players) for kind in NOTES},
    )
