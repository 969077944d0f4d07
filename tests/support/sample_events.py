"""Events of every kind, with made-up values."""

from itertools import product
from typing import Any

import msgspec

from oneleft.table import events as e

VALUES: dict[str, list[Any]] = {
    "seat": [0],
    "by": [1],
    "accused": [1],
    "other": [1],
    "giver": [1],
    "dealer": [1],
    "count": [1, 2],
    "card": ["R7", "W+4"],
    "cards": [["B3", "GS"]],
    "color": ["blue"],
    "jump": [True, False],
    "guilty": [True, False],
    "direction": ["left", "right"],
    "side": ["slam", "back"],
    "last": [True, False],
    "refills": [True, False],
    "unscored": [True, False],
    "left": [[(1, ["B3"]), (2, ["GS", "W"])]],
    "points": [[0, 10, 25]],
    "totals": [[0, 310, 1025]],
    "seats": [[0], [0, 2]],
}


def samples(kind: type[e.Event]) -> list[e.Event]:
    """Events of a kind with every choice of values; a field that may be absent is so too."""
    choices = []
    for field in msgspec.structs.fields(kind):
        values = [[(0, "R7"), (1, "B3")]] if (kind, field.name) == (e.Cut, "cards") else VALUES[field.name]
        choices.append([(field.name, value) for value in ([*values, None] if field.default is None else values)])
    return [kind(**dict(chosen)) for chosen in product(*choices)]
