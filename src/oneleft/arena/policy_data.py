"""What the policies need in compiled code: weights and nets as arrays, and room to compute in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numba
import numpy as np

from oneleft.policies.net_file import net_for
from oneleft.policies.registry import NETS, POLICIES, WEIGHTED, all_weight_tables
from oneleft.rules.config import Rules

from .compiler import RECORD
from .game_kernel import Policies
from .own_code import NET, compiled_by_net, compiled_by_weights, net_signature, policy_code, weights_signature
from .user_policy import Policy, check_address, load_policy, policy_address

Lineup = tuple[str | Policy, ...]

Array = np.ndarray[Any, Any]

CACHE_LINE = 64  # bytes


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


def keen_net(rules: Rules, matches: bool) -> Array:
    """The net of `keen` under these rules, for one thread."""
    return compiled_net(_net_weights(rules, matches))


def users_of(plays: Lineup) -> Lineup:
    """The policies that the user brings along, each once."""
    return tuple(dict.fromkeys(policy for policy in plays if policy not in POLICIES))


def new_policies(rules: Rules, matches: bool, plays: Lineup, dtype: np.dtype[Any] = RECORD) -> Policies:
    """What these policies need under these rules, for one thread. What none of them needs is left empty.

    ``dtype`` is the type of the records that they play from.
    """
    record = numba.from_dtype(dtype)
    users = [load_policy(policy) if isinstance(policy, str) else policy for policy in users_of(plays)]
    weighted = [policy for policy in plays if policy in WEIGHTED]
    policies = Policies(
        weights=_weight_tables(rules, matches),
        net=compiled_net(),
        remembers=False,
        by_net=0,
        by_weights=policy_code(compiled_by_weights, weights_signature(record), str(weighted[0])) if weighted else 0,
        check=check_address(record) if users else 0,
        users=np.array([policy_address(policy, record) for policy in users], np.int64),
    )
    return policies if set(NETS).isdisjoint(plays) else with_net(policies, keen_net(rules, matches), dtype)


def with_net(policies: Policies, net: Array, dtype: np.dtype[Any] = RECORD) -> Policies:
    """The same policies, and someone plays by this net."""
    signature = net_signature(numba.from_dtype(dtype))
    return policies._replace(net=net, remembers=True, by_net=policy_code(compiled_by_net, signature, "keen"))
