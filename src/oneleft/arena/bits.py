"""Bits of integers in compiled code: two methods that numba does not know, and what a processor does at once."""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import binding, ir  # type: ignore[import-untyped]  # it ships no types
from numba.core import cgutils as untyped_cgutils
from numba.core import types
from numba.core.codegen import get_host_cpu_features
from numba.extending import intrinsic, overload_method
from numba.extending import overload as typed_overload

from oneleft.rules import legal, rng

from .linking import INLINED

cgutils: Any = untyped_cgutils
config: Any = numba.config  # made at run time, so no checker knows its fields
overload: Any = typed_overload  # its types do not know all options
WORD = ir.IntType(64)
HALF = ir.IntType(32)
FEATURES = get_host_cpu_features() if config.CPU_FEATURES is None else config.CPU_FEATURES  # type: ignore[no-untyped-call]
PROCESSOR = config.CPU_NAME or binding.get_host_cpu_name()
# The first two of AMD's that can spread bits take longer than a loop.
CAN_SPREAD = "+bmi2" in FEATURES.split(",") and PROCESSOR not in ("znver1", "znver2")


@intrinsic
def count_ones(context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def leading_zeros(context: Any, word: Any) -> Any:
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctlz(args[0], cgutils.false_bit)


@intrinsic
def place_of_nth_one(context: Any, word: Any, n: Any) -> Any:
    """Spreading a single bit over the ones of a word puts it on the n-th of them."""

    def write_code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        spread = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(WORD, [WORD, WORD]), "llvm.x86.bmi.pdep.64"
        )
        word, n = args
        return builder.cttz(builder.call(spread, [builder.shl(WORD(1), n), word]), cgutils.false_bit)

    return types.int64(types.int64, types.int64), write_code


@intrinsic
def rotate(context: Any, word: Any, places: Any) -> Any:
    def write_code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(HALF, [HALF] * 3)
        shift = cgutils.get_or_insert_function(builder.module, kind, "llvm.fshl.i32")
        word, places = (builder.trunc(arg, HALF) for arg in args)
        return builder.zext(builder.call(shift, [word, word, places]), WORD)

    return types.int64(types.int64, types.int64), write_code


@overload_method(types.Integer, "bit_count")
def bit_count(word: Any) -> Any:
    def compiled_bit_count(word: Any) -> Any:
        return count_ones(word)  # type: ignore[call-arg]  # numba adds the context

    return compiled_bit_count


@overload_method(types.Integer, "bit_length")
def bit_length(word: Any) -> Any:
    def compiled_bit_length(word: Any) -> Any:
        return 64 - leading_zeros(word)  # type: ignore[call-arg]  # as above

    return compiled_bit_length


@overload(legal.nth_bit, jit_options=INLINED)  # type: ignore[untyped-decorator]  # see `overload`
def nth_bit(word: Any, k: Any) -> Any:
    def compiled_nth_bit(word: Any, k: Any) -> Any:
        return place_of_nth_one(word, k)  # type: ignore[call-arg]  # as above

    return compiled_nth_bit if CAN_SPREAD else legal.nth_bit


@overload(rng.rotated, jit_options=INLINED)  # type: ignore[untyped-decorator]  # see `overload`
def rotated(word: Any, places: Any) -> Any:
    def compiled_rotated(word: Any, places: Any) -> Any:
        return rotate(word, places)  # type: ignore[call-arg]  # as above

    return compiled_rotated


REPLACED = {legal.nth_bit, rng.rotated}  # by the code above
