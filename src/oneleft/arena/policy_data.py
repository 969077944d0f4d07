"""What the policies need in compiled code: weights and nets as arrays, and room to compute in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from oneleft.policies.net import NET_ARRAYS
from oneleft.policies.net_file import net_for
from oneleft.policies.registry import all_weight_tables
from oneleft.rules.config import Rules

from .game_kernel import Policies

Array = np.ndarray[Any, Any]

CACHE_LINE = 64  # bytes
FLOATS = ("weights", "sums")
NET = np.dtype(
    [(name, np.float32 if name in FLOATS else np.int64, (length,)) for name, length in NET_ARRAYS.items()], align=True
)


@lru_cache(16)
def _net_weights(rules: Rules, matches: bool) -> Array:
    return np.array(net_for("keen", rules, matches), np.float32)


@lru_cache(64)
def _weight_tables(rules: Rules, matches: bool) -> Array:
    return np.array(all_weight_tables(rules, matches), np.int64)


def compiled_net(weights: Sequence[float] | Array = (0,)) -> Array:
    """A net as the kernels take it: one record, with room of its own to compute in.

    It begins with a line of the processor's cache, so that no vector of weights lies across two.
    """
    room = np.zeros(NET.itemsize + CACHE_LINE, np.uint8)
    start = -room.ctypes.data % CACHE_LINE
    net = room[start : start + NET.itemsize].view(NET)
    net[0]["weights"] = weights
    return net


def new_policies(rules: Rules, matches: bool, remembers: bool, users: Sequence[int] = ()) -> Policies:
    """The policies under these rules, for one thread; ``users`` are the addresses of those that the user brings along.

    With nobody who plays by the net, it is left empty.
    """
    return Policies(
        weights=_weight_tables(rules, matches),
        net=compiled_net(_net_weights(rules, matches)) if remembers else compiled_net(),
        remembers=remembers,
        users=np.array(users, np.int64),
    )
