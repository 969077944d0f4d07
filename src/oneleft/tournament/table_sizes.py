"""How many people sit at each table of a round: three to five, four if possible."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from oneleft.errors import SetupError
from oneleft.match.player_counts import check_players
from oneleft.rules.config import Rules

SIZES = (3, 4, 5)
BEST_SIZE = 4


def sizes_for(rules: Rules) -> tuple[int, ...]:
    """The sizes of tables at which these rules can be played. If there is none, the refusal is that of the best."""
    fitting = tuple(size for size in SIZES if fits(rules, size))
    if not fitting:
        check_players(rules, BEST_SIZE)
    return fitting


def fits(rules: Rules, players: int) -> bool:
    try:
        check_players(rules, players)
    except SetupError:
        return False
    return True


def table_sizes(people: int, sizes: Collection[int] = SIZES) -> list[int]:
    """The size of each table, the largest first. Sizes differ by one at most. Who finds no seat has a bye.

    >>> table_sizes(6), table_sizes(14), table_sizes(17), table_sizes(7, {4})
    ([3, 3], [4, 4, 3, 3], [5, 4, 4, 4], [4])
    """
    for seated in range(people, 0, -1):
        splits = [split for split in even_splits(seated) if set(split) <= set(sizes)]
        if splits:
            return min(splits, key=lambda split: (sum(abs(size - BEST_SIZE) for size in split), -len(split)))
    return []


def even_splits(people: int) -> Iterator[list[int]]:
    for tables in range(1, people // min(SIZES) + 1):
        size, larger = divmod(people, tables)
        yield [size + 1] * larger + [size] * (tables - larger)
