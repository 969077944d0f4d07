"""The summary of a player, and the turning points of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from .curve import Curve
from .quality import QUALITIES
from .report import NOTES, Event, Player

TURNING_POINTS = 3


def summary(name: str, seat: int, curve: Curve, events: Sequence[Event]) -> Player:
    verdicts = [verdict for event in events for verdict in event.verdicts if verdict.seat == seat]
    qualities = Counter(verdict.quality for verdict in verdicts)
    notes = Counter(note.kind for event in events for note in event.notes if note.seat == seat)
    shares = curve.shares[seat]
    return Player(
        seat=seat,
        name=name,
        first=curve.start[seat],
        last=curve.chances[-1][seat],
        luck=shares.luck,
        luck_error=round(curve.luck_errors[seat]),
        own=shares.own,
        others=shares.others,
        qualities={quality: qualities[quality] for quality in QUALITIES},
        loss=sum(verdict.loss for verdict in verdicts),
        notes={kind: notes[kind] for kind in NOTES},
        turning_points=turning_points(curve.start, events, (seat,)),
    )


def turning_points(start: tuple[int, ...], events: Sequence[Event], seats: Sequence[int]) -> list[int]:
    """The events that changed the chance of any of these seats most, in the order of the match."""
    change: dict[int, int] = {}
    before = start
    for event in events:
        change[event.number] = max(abs(event.chances[seat] - before[seat]) for seat in seats)
        before = event.chances
    return sorted(sorted(change, key=lambda number: -change[number])[:TURNING_POINTS])
