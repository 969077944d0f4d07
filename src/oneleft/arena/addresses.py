"""Functions that kernels call by their address: they are compiled by themselves, and only when someone needs them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.core import cgutils as untyped_cgutils
from numba.extending import intrinsic

cgutils: Any = untyped_cgutils


def caller_of(signature_for: Callable[[Any], Any]) -> Any:
    """What calls a function in compiled code: it takes the address and a tuple of arguments.

    The function has a signature for each type of round records, and the first argument is one.
    """

    def call_at(context: Any, address: Any, given: Any) -> Any:
        signature = signature_for(given[0])

        def lower(context: Any, builder: Any, called: Any, args: Any) -> Any:
            convention, returned, wanted = context.call_conv, signature.return_type, signature.args
            unpacked = cgutils.unpack_tuple(builder, args[1])
            values = [context.cast(builder, *one) for one in zip(unpacked, given, wanted, strict=True)]
            kind: Any = convention.get_function_type(returned, wanted)
            function = builder.inttoptr(args[0], kind.as_pointer())
            status, result = convention.call_function(builder, function, returned, wanted, values)
            with cgutils.if_unlikely(builder, status.is_error):
                convention.return_status_propagate(builder, status)
            return result

        return signature.return_type(address, given), lower

    return intrinsic(call_at)  # numba adds the context


def address_of(kernel: Any, signature: Any) -> int:
    """Where the machine code of a kernel is. Others take this number, so none is compiled anew for it."""
    kernel.compile(signature.args)
    return address_in(kernel, signature)


def address_in(dispatcher: Any, signature: Any) -> int:
    """The address of what was compiled."""
    result = dispatcher.get_compile_result(signature)
    address: int = result.library.get_pointer_to_function(result.fndesc.llvm_func_name)
    return address
