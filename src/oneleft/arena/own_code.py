"""Policies with machine code of their own: kernels call them by their address, so few kernels have to bring them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from oneleft.policies.net import NET_ARRAYS, choose_by_net
from oneleft.policies.weighted import choose_by_weights

from .addresses import address_of, caller_of
from .compiler import BOUNDS, compiled, tell_about_compiling
from .linking import BORROWING

FLOATS = ("weights", "sums")
NET = np.dtype(
    [(name, np.float32 if name in FLOATS else np.int64, (length,)) for name, length in NET_ARRAYS.items()], align=True
)
BOUNDS_TYPE, NET_TYPE = numba.from_dtype(BOUNDS), numba.from_dtype(NET)


def net_signature(record: Any) -> Any:
    return numba.int64(record, BOUNDS_TYPE, numba.int64, NET_TYPE)


def weights_signature(record: Any) -> Any:
    return numba.int64(record, numba.int64, numba.int64, numba.int64[::1], numba.int64)


call_net: Any = caller_of(net_signature)
call_weights: Any = caller_of(weights_signature)


def by_net(r: Any, b: Any, seat: int, net: Any) -> int:
    return choose_by_net(r, b, seat, net)


def by_weights(r: Any, seat: int, word: int, weights: Any, table: int) -> int:
    return choose_by_weights(r, seat, word, weights, table)


compiled_by_net = compiled(by_net, BORROWING)
compiled_by_weights = compiled(by_weights, BORROWING)


@cache
def policy_code(kernel: Callable[..., Any], signature: Any, name: str) -> int:
    """The address of the machine code by which this policy plays."""
    tell_about_compiling(kernel, key="policy-compiling", name=name)
    return address_of(kernel, signature)
