"""How the rules are compiled: the same function objects, over a numpy record of the same fields."""

from __future__ import annotations

import hashlib
import inspect
import operator
import os
import shutil
import sys
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.extending import lower_builtin
from numba.np.arrayobj import getitem_arraynd_intp, setitem_array

from oneleft.lang import DEFAULT_LANGUAGE, say
from oneleft.match import standing
from oneleft.match.standing import STANDING_ARRAYS, STANDING_SCALARS, Standing
from oneleft.policies import basic, hand_bounds, net, net_inputs, weighted
from oneleft.policies.hand_bounds import BOUNDS_ARRAYS, BOUNDS_SCALARS, HandBounds
from oneleft.rules import (
    apply,
    cards,
    deal,
    effects,
    ending,
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
    turn_order,
)
from oneleft.rules.round import ARRAYS, SCALARS, Round

from . import (
    bits,
    net_vectors,  # noqa: F401  # numba finds the layers of the net in it
    policy_rng,
)
from .linking import FLAGS, KERNEL, inlined, linked
from .narrow_fields import read_wide

LAW = (
    apply,
    cards,
    rng,
    deal,
    effects,
    ending,
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


# These are long or rare and stay calls. All others are inlined: a call would cost as much as the function.
NOT_INLINED = {
    rng.block,
    rng.shuffle,
    deal.deal,
    ending.draw_many,
    ending.leave_with_too_many,
    round.seat_still_in,
    hands.turn_discards_over,
    hands.put_under_draw_pile,
    hands.pass_hands_on,
    hands.trade_hands,
    effects.go_out,
    effects.deflect,
    effects.leave_turn,
    effects.everyone_else_draws,
    effects.drop_card,
    effects.end_jam,
    turn.pass_with_nothing,
    turn.go_on_drawing,
    turn.end_series,
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
    hand_bounds.observe,
    hand_bounds.reset_bounds,
    hand_bounds.count_discards,
    hand_bounds.pass_bounds_on,
    hand_bounds.trade_bounds,
    net.choose_by_net,
    net.score_move,
    net.list_moves,
    net.list_cards,
    net_inputs.write_places,
    net_inputs.write_shared_rows,
    net_inputs.write_move_rows,
    *functions_of(refusal),
    *functions_of(standing),
}
COMPILED_PACKAGES = ("rules", "match", "policies", "arena", "search", "envs", "training")
KEPT_CACHES = 3
COMPILE_LOCK = Lock()  # the cache directory is a setting of the whole process
# Not 64 bits wide: a card fits in a byte, and so do a seat and some small numbers.
NARROW = (
    dict.fromkeys(("draw", "discard", "seating", "chairs"), np.int8)
    | dict.fromkeys(("special", "mercy", "teams", "slam", "drop", "no_more_refills", "used"), np.int8)
    | dict.fromkeys(("key", "nonce", "pool"), np.uint32)  # words
)
# Where there are thousands of rounds, most other numbers too. That costs a few hundredths of the arena's speed, and
# more if it were done to the phase, the colour and the size of the draw pile.
NARROWER = (
    NARROW
    | dict.fromkeys(("players", "cards", "catch", "dealer", "turn", "direction", "penalty_rank", "exposed"), np.int8)
    | dict.fromkeys(("drawn", "reverse_pending", "passes", "color_before", "out", "n_discard"), np.int8)
    | dict.fromkeys(("pending", "out_of_round", "returned"), np.int16)
    | dict.fromkeys(("switches", "most_refills", "shuffles", "counter"), np.int32)
)


def record_type(
    scalars: Iterable[str], arrays: Mapping[str, int], narrow: Mapping[str, type] = NARROW
) -> np.dtype[Any]:
    """A numpy record type with these fields, 64 bits wide but for the narrow ones. Wide fields come first."""
    lengths = dict.fromkeys(scalars, ()) | {name: (length,) for name, length in arrays.items()}
    fields = [(name, np.dtype(narrow.get(name, np.int64)), length) for name, length in lengths.items()]
    dtype = np.dtype(sorted(fields, key=lambda field: -field[1].itemsize), align=True)
    read_wide(dtype)
    return dtype


RECORD = record_type(SCALARS, ARRAYS)
SMALL_RECORD = record_type(SCALARS, ARRAYS, NARROWER)
STANDING = record_type(STANDING_SCALARS, STANDING_ARRAYS)
BOUNDS = record_type(BOUNDS_SCALARS, BOUNDS_ARRAYS, dict.fromkeys((*BOUNDS_SCALARS, *BOUNDS_ARRAYS), np.int8))
RECORD_TYPES: dict[type, np.dtype[Any]] = {Round: RECORD, Standing: STANDING, HandBounds: BOUNDS}


# Python lets an index count from the end. This package never does so in an array or a record that it compiles for, and
# leaving out the check makes it a tenth faster. Other code, users' policies included, is compiled as usual.

MANGLED_PREFIX = "_ZN7oneleft"  # of the names of this package's functions in machine code
lower: Any = lower_builtin


def access(builder: Any, context: Any, signature: Any, args: Any, to_array: Callable[..., Any]) -> Any:
    """Read from an array or write to it, with an unsigned index in this package's functions."""
    if builder.function.name.startswith(MANGLED_PREFIX):
        (array, index, *value), (mine, at, *given) = signature.args, args
        signature = signature.replace(args=(array, types.uintp, *value))
        args = (mine, context.cast(builder, at, index, types.uintp), *given)
    return to_array(context, builder, signature, args)


@lower(operator.getitem, types.Array, types.Integer)  # type: ignore[untyped-decorator]  # it ships no types
def read_from_array(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return access(builder, context, signature, args, getitem_arraynd_intp)


@lower(operator.setitem, types.Array, types.Integer, types.Number)  # type: ignore[untyped-decorator]  # it ships no types
def write_to_array(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    return access(builder, context, signature, args, setitem_array)


def let_numba_call(module: ModuleType, not_inlined: Container[Any]) -> None:
    """Let compiled code call every function of this module. Interpreted code calls them as before.

    They are inlined into their callers, except for these.
    """
    for function in functions_of(module):
        if function not in bits.REPLACED:
            (linked if function in not_inlined else inlined)(function)


config: Any = numba.config  # made at run time, so no checker knows its fields

for module in (*LAW, policy_rng, turn_order, basic, weighted, hand_bounds, net_inputs, net):
    let_numba_call(module, NOT_INLINED)


@cache
def source_digest(endings: tuple[str, ...] = (".py", ".json", ".toml", ".net")) -> str:
    """A digest of the rules, the arena and the weights: the same digest plays the same games."""
    package = Path(__file__).parents[1]
    files = [file for name in COMPILED_PACKAGES for file in sorted((package / name).rglob("*.*"))]
    sources = [file for file in files if file.suffix in endings]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()


def cache_directory() -> Path:
    """Where machine code is kept.

    It is named after the sources, since numba does not notice a change in a function registered from another file.
    """
    digest = hashlib.sha256(f"{source_digest(('.py',))} {numba.__version__} {config.BOUNDSCHECK}".encode())
    base = config.CACHE_DIR or os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "oneleft" / "compiled" / digest.hexdigest()[:16]


def is_kept(kernel: Callable[..., Any]) -> bool:
    """Whether the machine code of this kernel has been kept by an earlier start."""
    return any(cache_directory().rglob(f"*.{getattr(kernel, '__name__', '')}-*.nbi"))


_told: set[str] = set()


def tell_about_compiling(
    kernel: Callable[..., Any], language: str = DEFAULT_LANGUAGE, key: str = "games-compiling", name: str = ""
) -> None:
    """Say on the error stream why nothing happens for a while, once for each kernel, also into a pipe."""
    own_name = getattr(kernel, "__name__", "")
    if own_name not in _told:
        _told.add(own_name)
        if not is_kept(kernel):
            sys.stderr.write(say(key, language, name=name or own_name) + "\n")
            sys.stderr.flush()


def delete_old_caches(current: Path) -> None:
    """Keep only the latest directories: every change of the sources makes a new one."""
    with suppress(OSError):  # another process may be doing the same
        others = [other for other in current.parent.glob("*") if other != current]
        for other in sorted(others, key=lambda path: path.stat().st_mtime)[:-KEPT_CACHES]:
            shutil.rmtree(other, ignore_errors=True)


def compiled(function: Callable[..., Any], flags: dict[str, Any] = FLAGS) -> Callable[..., Any]:
    """Compile a kernel when it is first called, and keep its machine code for the next start."""
    directory = cache_directory()
    with cache_in(directory):
        kernel: Callable[..., Any] = numba.njit(cache=True, **KERNEL, **flags)(function)
        delete_old_caches(directory)
    return kernel


@contextmanager
def cache_in(directory: Path) -> Iterator[None]:
    """Let numba keep what it is given now in this directory."""
    with COMPILE_LOCK:
        previous, config.CACHE_DIR = config.CACHE_DIR, str(directory)
        try:
            yield
        finally:
            config.CACHE_DIR = previous


def to_records(
    r: Round | Standing | HandBounds, count: int = 1, dtype: np.dtype[Any] | None = None
) -> np.ndarray[Any, Any]:
    """Copies of a record as a numpy array."""
    records = np.zeros(count, dtype or RECORD_TYPES[type(r)])
    for name in records.dtype.names or ():
        records[name] = getattr(r, name)
    return records


def to_round(record: Any) -> Round:
    """A `Round` with the values of one numpy record."""
    r = Round()
    for name in record.dtype.names:
        setattr(r, name, record[name].tolist())
    return r
