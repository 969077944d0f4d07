"""The points of a table: each player gets the share of the others whom they beat, of twelve points.

At every table the best gets 12 and the last 0, and the average is 6, so tables of three, four and five count the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from oneleft.room.state import Room
from oneleft.rules.scoring import hand_points

MOST = 12.0
BYE = MOST / 2  # as the average at a table


def share_points(ranks: Sequence[Any]) -> tuple[float, ...]:
    """The points of everyone at a table; a higher rank is better. A tie counts as half a win over the other.

    >>> share_points([3, 1, 2]), share_points([9, 0, 0, 0]), share_points([5, 4, 3, 3, 1])
    ((12.0, 0.0, 6.0), (12.0, 4.0, 4.0, 4.0), (12.0, 9.0, 4.5, 4.5, 0.0))
    """
    others = len(ranks) - 1
    return tuple(
        MOST * (sum(rank < own for rank in ranks) + (sum(rank == own for rank in ranks) - 1) / 2) / others
        for own in ranks
    )


def points_at(room: Room) -> tuple[float, ...]:
    """The points of each seat as the table stands: at the end of its match, or when time is called.

    The winner is ahead, then the totals count, then the cards that are left. Those for whom a bot finished come last.
    """
    game = room.game
    if game is None:
        return share_points([0] * len(room.seats))
    sign = -1 if game.rules.format.charged else 1
    cards = {seat: hand_points(table.round, chair) for table in game.tables for chair, seat in enumerate(table.seating)}
    return share_points(
        [
            (room.seats[seat].bot_level is None, seat in game.winners, sign * total, -cards.get(seat, 0))
            for seat, total in enumerate(game.scores)
        ]
    )
