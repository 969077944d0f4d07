"""How the law is compiled: the very same function objects, over a numpy record of the same fields."""

from __future__ import annotations

import hashlib
import inspect
import operator
import os
import shutil
from collections.abc import Callable, Container, Iterable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic, lower_builtin, overload_method, register_jitable
from numba.np.arrayobj import getitem_arraynd_intp, setitem_array

from oneleft.match import standing
from oneleft.match.standing import STANDING_ARRAYS, STANDING_SCALARS, Standing
from oneleft.policies import basic, turn_order, weighted
from oneleft.rules import (
    apply,
    cards,
    deal,
    effects,
    hands,
    legal,
    matching,
    moves,
    reactions,
    refusal,
    rng,
    round,  # noqa: A004  # the record's module, named after what it holds
    scoring,
    turn,
)
from oneleft.rules.round import ARRAYS, SCALARS, Round

from . import policy_rng

LAW = (
    apply,
    cards,
    rng,
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


def functions_of(module: ModuleType) -> list[Callable[..., Any]]:
    members = vars(module).values()
    return [member for member in members if inspect.isfunction(member) and member.__module__ == module.__name__]


# What is long or rare stays a call; for the rest, a call would cost as much as the function.
CALLED = {
    rng.block,
    rng.shuffle,
    deal.deal,
    hands.draw_many,
    hands.turn_discards_over,
    hands.pass_hands_on,
    hands.trade_hands,
    effects.go_out,
    effects.everyone_else_draws,
    effects.drop_card,
    effects.end_jam,
    turn.pass_with_nothing,
    turn.take,
    turn.challenge,
    turn.swap,
    turn.discard,
    reactions.jump,
    reactions.catch,
    legal.legal_count,
    legal.legal_move,
    legal.reaction,
    scoring.out_points,
    turn_order.find_reaction,
    basic.uniform,
    basic.first,
    basic.random_reaction,
    weighted.choose_by_weights,
    weighted.choose_discard,
    weighted.choose_reaction,
    weighted.choose_penalty_answer,
    weighted.choose_turn,
    weighted.best_card,
    weighted.best_swap,
    *functions_of(refusal),
    *functions_of(standing),
}
HOMES = ("rules", "match", "policies", "arena", "search", "envs")  # where code that is compiled lives
KEPT_CACHES = 3
COMPILING = Lock()  # the place of the cache is a setting of the whole process
Function = TypeVar("Function", bound=Callable[..., Any])
BYTES = ("draw", "discard", "seating", "chairs")  # a card fits in a byte, and so does a seat


def record_type(scalars: Iterable[str], arrays: Mapping[str, int], small: Container[str] = BYTES) -> np.dtype[Any]:
    """A numpy record with the fields of an interpreted one; the small ones fit in a byte."""
    width = {True: np.int8, False: np.int64}
    lists = [(name, width[name in small], (length,)) for name, length in arrays.items()]
    return np.dtype([*((name, width[name in small]) for name in scalars), *lists], align=True)


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


# Python lets an index count from the end of a list. Our own code never does so in a record, and to be spared the
# question is worth a tenth of the speed. Code of others, users' policies included, is compiled as ever.

OURS = "_ZN7oneleft"  # how compiled functions of this package are named
lower: Any = lower_builtin


def as_it_is(builder: Any, signature: Any) -> Any:
    """Within our own functions, with an index that has no sign."""
    if not builder.function.name.startswith(OURS):
        return signature
    array, _, *value = signature.args
    return signature.replace(args=(array, types.uintp, *value))


@lower(operator.getitem, types.NestedArray, types.Integer)  # type: ignore[untyped-decorator]  # it ships no types
def read_from_record(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return getitem_arraynd_intp(context, builder, as_it_is(builder, signature), args)


@lower(operator.setitem, types.NestedArray, types.Integer, types.Number)  # type: ignore[untyped-decorator]  # it ships no types
def write_to_record(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return setitem_array(context, builder, as_it_is(builder, signature), args)


def let_numba_call(module: ModuleType, called: Container[Any]) -> None:
    """Compiled code may use every function of this module; interpreted code calls it as before.

    All are compiled into their callers, but those that stay called.
    """
    for function in functions_of(module):
        register_jitable(forceinline=function not in called)(function)


config: Any = numba.config  # made at run time, so no checker knows its fields

for module in (*LAW, policy_rng, turn_order, basic, weighted):
    let_numba_call(module, CALLED)


@cache
def source_digest(endings: tuple[str, ...] = (".py", ".json")) -> str:
    """Which law, which arena and which weights these are: the same digest plays the same games."""
    package = Path(__file__).parents[1]
    files = [file for home in HOMES for file in sorted((package / home).rglob("*.*"))]
    sources = [file for file in files if file.suffix in endings]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def cache_directory() -> Path:
    """Named after the sources: numba does not notice a change in a function registered from another file."""
    digest = hashlib.sha256(f"{source_digest(('.py',))} {numba.__version__} {config.BOUNDSCHECK}".encode())
    home = config.CACHE_DIR or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "oneleft" / "compiled" / digest.hexdigest()[:16]


def forget_old_caches(kept: Path) -> None:
    """Every change of the sources makes a new directory; a few are kept."""
    with suppress(OSError):  # somebody else may be tidying up
        others = [other for other in kept.parent.glob("*") if other != kept]
        for other in sorted(others, key=lambda path: path.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(other, ignore_errors=True)


def compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """Compile a loop over the law once, and keep the machine code for the next start."""
    with COMPILING:
        usual, own = config.CACHE_DIR, cache_directory()
        config.CACHE_DIR = str(own)
        try:
            made: Callable[..., Any] = numba.njit(cache=True, nogil=True)(function)
        finally:
            config.CACHE_DIR = usual
        forget_old_caches(own)
    return made


def part_of(kernel: str, inline: bool = False) -> Callable[[Function], Function]:
    """Name a function after the kernel it is made for, and let compiled code call it.

    Machine code of different runs is linked by name: two kernels must not call different functions the same.
    """

    def name(function: Function) -> Function:
        function.__qualname__ = f"{function.__name__}_{kernel}"
        register_jitable(forceinline=inline)(function)
        return function

    return name


def to_records(r: Round | Standing, count: int = 1) -> np.ndarray[Any, Any]:
    """So many compiled copies of a record."""
    records = np.zeros(count, RECORD if isinstance(r, Round) else STANDING)
    for name in records.dtype.names or ():
        records[name] = getattr(r, name)
    return records


def to_round(record: Any) -> Round:
    """An interpreted copy of one compiled record."""
    r = Round()
    for name in record.dtype.names:
        setattr(r, name, record[name].tolist())
    return r
