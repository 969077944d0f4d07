"""The draw of a round, by the Swiss system: people with like points meet, and nobody meets the same people again.

It follows from the key of the tournament and from the rounds before, so anyone can repeat it once the key is known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from random import Random

from .rounds import Round, Score, Tables, scores
from .separation import separate
from .table_sizes import SIZES, table_sizes


def draw(
    key: str, present: Collection[int], past: Sequence[Round], sizes: Collection[int] = SIZES
) -> tuple[Tables, tuple[int, ...]]:
    """The tables of the next round, with the leaders at the first one, and the people who have a bye."""
    known = scores(past, 1 + highest(present, past))
    lots = {person: lot(key, len(past), person) for person in present}
    layout = table_sizes(len(present), sizes)
    byes = choose_byes([known[person] for person in present], len(present) - sum(layout), lots)
    order = sorted(set(present) - set(byes), key=lambda person: (-known[person].points, lots[person]))
    ends = [sum(layout[: i + 1]) for i in range(len(layout))]
    groups = [order[end - size : end] for end, size in zip(ends, layout, strict=True)]
    points = {person: known[person].points for person in order}
    parted = separate(groups, past, points, Random(lot(key, len(past), -1)))
    return tuple(seat_order([known[person] for person in group], lots) for group in parted), byes


def highest(present: Collection[int], past: Sequence[Round]) -> int:
    """The highest number of anyone who plays or has played."""
    played = (person for one in past for table in (*one.tables, one.byes) for person in table)
    return max([*present, *played], default=-1)


def lot(key: str, number: int, person: int) -> str:
    """What a person draws in a round."""
    return sha256(f"oneleft lot\0{key}\0{number}\0{person}".encode()).hexdigest()


def choose_byes(present: Sequence[Score], count: int, lots: dict[int, str]) -> tuple[int, ...]:
    """Nobody has a second bye before everyone has had one. Among equals it is for those with the fewest points."""
    order = sorted(present, key=lambda score: (score.byes, score.points, lots[score.person]))
    return tuple(sorted(score.person for score in order[:count]))


def seat_order(group: Sequence[Score], lots: dict[int, str]) -> tuple[int, ...]:
    """The first seat is for the person who had it least often; the others are drawn."""
    first = min(group, key=lambda score: (score.firsts, lots[score.person])).person
    others = sorted((score.person for score in group if score.person != first), key=lots.__getitem__)
    return (first, *others)
