"""How the law is compiled: the very same function objects, over a numpy record of the same fields."""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, overload_method, register_jitable

from oneleft.match import standing
from oneleft.match.standing import STANDING_ARRAYS, STANDING_SCALARS, Standing
from oneleft.rules import (
    apply,
    cards,
    chance,
    deal,
    effects,
    hands,
    legal,
    matching,
    moves,
    reactions,
    refusal,
    round,  # noqa: A004  # the record's module, named after what it holds
    scoring,
    turn,
)
from oneleft.rules.round import ARRAYS, SCALARS, Round

LAW = (
    apply,
    cards,
    chance,
    deal,
    effects,
    hands,
    legal,
    matching,
    moves,
    reactions,
    refusal,
    round,
    scoring,
    standing,
    turn,
)
KEPT_CACHES = 3
PILES = ("draw", "discard")  # a card fits in a byte


def record_type(scalars: Iterable[str], arrays: Mapping[str, int]) -> np.dtype[Any]:
    """A numpy record with the fields of an interpreted one."""
    lists = [(name, np.int8 if name in PILES else np.int64, (length,)) for name, length in arrays.items()]
    return np.dtype([*((name, np.int64) for name in scalars), *lists], align=True)


RECORD = record_type(SCALARS, ARRAYS)
STANDING = record_type(STANDING_SCALARS, STANDING_ARRAYS)


# The two methods of Python's integers that the law uses and numba does not know.


@intrinsic
def count_ones(context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def leading_zeros(context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctlz(args[0], cgutils.false_bit)


@overload_method(types.Integer, "bit_count")
def bit_count(word: Any) -> Any:
    def compiled_bit_count(word: Any) -> Any:
        return count_ones(word)  # type: ignore[call-arg]  # numba hands over the context itself

    return compiled_bit_count


@overload_method(types.Integer, "bit_length")
def bit_length(word: Any) -> Any:
    def compiled_bit_length(word: Any) -> Any:
        return 64 - leading_zeros(word)  # type: ignore[call-arg]  # as above

    return compiled_bit_length


def functions_of(module: ModuleType) -> list[Callable[..., Any]]:
    members = vars(module).values()
    return [member for member in members if inspect.isfunction(member) and member.__module__ == module.__name__]


def let_numba_call(module: ModuleType) -> None:
    """Compiled code may call every function of this module; interpreted code calls it as before."""
    for function in functions_of(module):
        register_jitable(function)


config: Any = numba.config  # made at run time, so no checker knows its fields

for law_module in LAW:
    let_numba_call(law_module)


@cache
def source_digest() -> str:
    """Which law, which formats and which arena these are: the same digest plays the same games."""
    homes = (Path(cards.__file__).parent, Path(standing.__file__).parent, Path(__file__).parent)
    sources = [source for home in homes for source in sorted(home.glob("*.py"))]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def cache_directory() -> Path:
    """Named after the sources: numba does not notice a change in a function registered from another file."""
    digest = hashlib.sha256(f"{source_digest()} {numba.__version__} {config.BOUNDSCHECK}".encode())
    home = config.CACHE_DIR or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "oneleft" / digest.hexdigest()[:16]


def forget_old_caches(kept: Path) -> None:
    """Every change of the sources makes a new directory; a few are kept."""
    others = [other for other in kept.parent.glob("*") if other != kept]
    for other in sorted(others, key=lambda path: path.stat().st_mtime)[: -KEPT_CACHES or None]:
        shutil.rmtree(other, ignore_errors=True)


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a loop over the law once, and keep the machine code for the next start."""
    usual = config.CACHE_DIR
    config.CACHE_DIR = str(cache_directory())
    forget_old_caches(cache_directory())
    try:
        made: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
    finally:
        config.CACHE_DIR = usual
    return made


def to_records(r: Round | Standing, count: int = 1) -> np.ndarray[Any, Any]:
    """So many compiled copies of a record."""
    records = np.zeros(count, RECORD if isinstance(r, Round) else STANDING)
    for name in records.dtype.names or ():
        records[name] = getattr(r, name)
    return records
