"""The layers of the net for compiled code: all units of a layer are one vector, which stays in registers.

Everything is a whole number below 2^24 in 32-bit floats, so the results are those of `policies.net_layers`, exactly,
in whatever order the sums are made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numba
from llvmlite import ir  # type: ignore[import-untyped]  # it ships no types
from numba.core import cgutils as untyped_cgutils
from numba.core import types
from numba.extending import intrinsic, overload

from oneleft.policies import net_layers
from oneleft.policies.net_layers import FIRST, SECOND, SECOND_BIAS, SECOND_LAYER, STEP, THIRD_LAYER, TOP
from oneleft.rules.cards import NONE

cgutils: Any = untyped_cgutils
config: Any = numba.config  # made at run time, so no checker knows its fields

IS_CHECKED = bool(config.BOUNDSCHECK)
FLOAT = ir.FloatType()
UNITS = ir.VectorType(FLOAT, FIRST)
HIDDEN = ir.VectorType(FLOAT, SECOND)
FLOAT_BYTES = 4
FLAGS = ("contract", "reassoc", "nnan", "nsz")  # exact sums have no order, and there is nothing but numbers


class Vectors:
    """Writes the vector code of one function. Indices count floats from the beginning of an array."""

    def __init__(self, context: Any, builder: Any, signature: Any, args: Any) -> None:
        self.builder = builder
        self.args = [
            context.make_array(kind)(context, builder, value).data if isinstance(kind, types.Array) else value
            for kind, value in zip(signature.args, args, strict=True)
        ]

    def pointer(self, array: Any, index: Any, kind: Any) -> Any:
        return self.builder.bitcast(self.builder.gep(array, [index]), kind.as_pointer())

    def read(self, array: Any, index: Any, kind: Any) -> Any:
        return self.builder.load(self.pointer(array, index, kind), align=FLOAT_BYTES)

    def write(self, array: Any, index: Any, value: Any) -> None:
        self.builder.store(value, self.pointer(array, index, value.type), align=FLOAT_BYTES)

    def row(self, weights: Any, number: Any) -> Any:
        return self.read(weights, self.builder.mul(number, index_of(FIRST)), UNITS)

    def activate(self, total: Any) -> Any:
        """As `net_layers.activate`, of all units."""
        builder, kind = self.builder, total.type
        scaled = builder.fmul(total, all_equal(kind, 1 / STEP))
        unit = self.call("llvm.floor", kind, scaled)
        zero, top = all_equal(kind, 0), all_equal(kind, TOP)
        unit = builder.select(builder.fcmp_ordered(">", unit, zero), unit, zero)
        return builder.select(builder.fcmp_ordered("<", unit, top), unit, top)

    def spread(self, value: Any, kind: Any) -> Any:
        """A vector that has this value everywhere."""
        single = self.builder.insert_element(ir.Constant(kind, ir.Undefined), value, ir.Constant(ir.IntType(32), 0))
        zeros = ir.Constant(ir.VectorType(ir.IntType(32), kind.count), None)
        return self.builder.shuffle_vector(single, ir.Constant(kind, ir.Undefined), zeros)

    @contextmanager
    def each_one(self, word: Any) -> Iterator[Any]:
        """A loop over the places of the ones in a word of 64 bits."""
        builder = self.builder
        left = cgutils.alloca_once_value(builder, word)
        head, body, end = (builder.append_basic_block(f"ones.{name}") for name in ("head", "body", "end"))
        builder.branch(head)
        builder.position_at_end(head)
        word = builder.load(left)
        builder.cbranch(builder.icmp_signed("!=", word, index_of(0)), body, end)
        builder.position_at_end(body)
        yield builder.cttz(word, cgutils.true_bit)
        builder.store(builder.and_(word, builder.sub(word, index_of(1))), left)
        builder.branch(head)
        builder.position_at_end(end)

    def sum_of(self, vector: Any) -> Any:
        return self.call("llvm.vector.reduce.fadd", FLOAT, ir.Constant(FLOAT, 0.0), vector)

    def call(self, name: str, returned: Any, *args: Any) -> Any:
        """Call a function that LLVM has for vectors of every length."""
        kind = ir.FunctionType(returned, [arg.type for arg in args])
        full_name = f"{name}.v{args[-1].type.count}f32"
        function = cgutils.get_or_insert_function(self.builder.module, kind, full_name)
        return self.builder.call(function, args, fastmath=FLAGS)


def index_of(number: int) -> Any:
    return ir.Constant(ir.IntType(64), number)


def all_equal(kind: Any, value: float) -> Any:
    return ir.Constant(kind, [ir.Constant(FLOAT, float(value))] * kind.count)


class Places(NamedTuple):
    """Where `net_layers.sum_rows` reads and writes, as its arguments of these names say."""

    to: Any
    at: Any
    taken: Any
    first: Any
    last: Any


@intrinsic
def sum_rows_in_vectors(context: Any, sums: Any, base: Any, weights: Any, numbers: Any, places: Any) -> Any:
    """As `net_layers.sum_rows`."""
    signature = types.void(sums, base, weights, numbers, places)

    def write_code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        v = Vectors(context, builder, signature, args)
        sums, base, weights, numbers, places = v.args
        to, at, taken, first, last = cgutils.unpack_tuple(builder, places)
        total = cgutils.alloca_once_value(builder, v.read(base, at, UNITS))
        with builder.if_then(builder.icmp_signed("!=", taken, index_of(NONE))):
            builder.store(builder.fsub(builder.load(total), v.row(weights, taken)), total)
        with cgutils.for_range_slice(builder, first, last, index_of(1)) as (k, _):
            number = builder.load(builder.gep(numbers, [k]))
            builder.store(builder.fadd(builder.load(total), v.row(weights, number)), total)
        v.write(sums, to, builder.load(total))
        return context.get_dummy_value()

    return signature, write_code


@intrinsic
def output_in_vectors(context: Any, sums: Any, at: Any, weights: Any) -> Any:
    """As `net_layers.output`."""
    signature = types.float32(sums, types.int64, weights)

    def write_code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        v = Vectors(context, builder, signature, args)
        sums, at, weights = v.args
        values = v.activate(v.read(sums, at, UNITS))
        units = cgutils.alloca_once(builder, UNITS)
        builder.store(values, units)
        units = builder.bitcast(units, FLOAT.as_pointer())
        is_on = builder.fcmp_ordered(">", values, all_equal(UNITS, 0))
        total = cgutils.alloca_once_value(builder, v.read(weights, index_of(SECOND_BIAS), HIDDEN))
        with v.each_one(builder.bitcast(is_on, ir.IntType(FIRST))) as unit:
            value = v.spread(builder.load(builder.gep(units, [unit])), HIDDEN)
            row = builder.add(builder.mul(unit, index_of(SECOND)), index_of(SECOND_LAYER))
            product = builder.fmul(value, v.read(weights, row, HIDDEN), flags=FLAGS)
            builder.store(builder.fadd(builder.load(total), product, flags=FLAGS), total)
        hidden = builder.load(total)
        third = v.read(weights, index_of(THIRD_LAYER), HIDDEN)
        return v.sum_of(builder.fmul(v.activate(hidden), third, flags=FLAGS))

    return signature, write_code


@overload(net_layers.sum_rows)
def sum_rows(net: Any, to: Any, base: Any, at: Any, taken: Any, first: Any, last: Any) -> Any:
    def compiled_sum_rows(net: Any, to: Any, base: Any, at: Any, taken: Any, first: Any, last: Any) -> None:
        if IS_CHECKED:  # vectors are not
            for k in range(first, last):
                net.sums[to] = net.weights[FIRST * net.numbers[k] + FIRST - 1]
        places = Places(to, at, taken, first, last)
        sum_rows_in_vectors(net.sums, base, net.weights, net.numbers, places)  # type: ignore[call-arg]  # numba adds the context

    return compiled_sum_rows


@overload(net_layers.output)
def output(net: Any, at: Any) -> Any:
    def compiled_output(net: Any, at: Any) -> Any:
        return output_in_vectors(net.sums, at, net.weights)  # type: ignore[call-arg]  # as above

    return compiled_output
