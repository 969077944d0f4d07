"""The draw of a round, by the Swiss system: people with like points meet, and nobody meets the same people again.

It follows from the key of the tournament and from the rounds before, so anyone can repeat it once the key is known.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from operator import itemgetter
from random import Random

from .rounds import Round, Score, Tables, repeated, scores
from .separation import separate
from .table_sizes import SIZES, table_sizes

FEW = 16  # people among whom a round can spoil the next one
ATTEMPTS = 32  # to find one that does not


def draw(
    key: str, present: Collection[int], past: Sequence[Round], sizes: Collection[int] = SIZES, is_last: bool = True
) -> tuple[Tables, tuple[int, ...]]:
    """The tables of the next round, with the leaders at the first one, and the people who have a bye.

    Unless the round ``is_last``, the one after it is thought of too.
    """
    known = scores(past, 1 + highest(present, past))
    lots = {person: lot(key, len(past), person) for person in present}
    layout = table_sizes(len(present), sizes)
    byes = choose_byes([known[person] for person in present], len(present) - sum(layout), lots)
    order = sorted(set(present) - set(byes), key=lambda person: (-known[person].points, lots[person]))
    ends = [sum(layout[: i + 1]) for i in range(len(layout))]
    groups = [order[end - size : end] for end, size in zip(ends, layout, strict=True)]
    points = {person: known[person].points for person in order}
    attempts = 1 if is_last or not past or len(order) > FEW else ATTEMPTS
    parted = choose_tables(groups, past, points, [lot(key, len(past), -1 - attempt) for attempt in range(attempts)])
    return tuple(seat_order([known[person] for person in group], lots) for group in parted), byes


def choose_tables(
    groups: Sequence[Sequence[int]], past: Sequence[Round], points: dict[int, float], seeds: Sequence[str]
) -> list[list[int]]:
    """The tables with as few meetings as were found and, if there are none, with as few in the round after this.

    Of sixteen people, for whom five rounds without a meeting exist, many a third round would leave no such fourth one.
    """
    found: list[tuple[int, list[list[int]]]] = []
    for seed in seeds:
        tables = separate(groups, past, points, Random(seed))
        if len(seeds) == 1 or repeated(tables, past):
            return tables
        then = [*past, Round(tuple(map(tuple, tables)))]
        meetings_then = repeated(separate(tables, then, dict.fromkeys(points, 0.0), Random(seed)), then)
        found.append((meetings_then, tables))
        if not meetings_then:
            break
    return min(found, key=itemgetter(0))[1]


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
    """The first seat is for the person who had it least often for the tables they played; the others are drawn."""
    first = min(group, key=lambda score: (round(score.firsts - score.share, 6), lots[score.person])).person
    others = sorted((score.person for score in group if score.person != first), key=lots.__getitem__)
    return (first, *others)
