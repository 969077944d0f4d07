"""Functions that only compiled code calls: they are linked into the kernels, and get no machine code of their own.

Numba makes machine code of every function that it compiles, and compiles a function anew for callers with other flags.
A kernel calls some 250 functions of the law and the policies, so most of the time it took went into code that never
runs. Here a function is translated once, and optimized where it is used. Only the kernel calls its copies, and most
cannot fail, so the optimizer drops what a caller outside or an exception would need.

This relies on the insides of numba's compiler. With a version of numba that was not tested, everything works as well,
but takes twice the time to compile, and is a little slower.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, TypeVar

from numba import _dynfunc, version_info  # type: ignore[attr-defined]  # written in C
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering
from numba.extending import register_jitable

Function = TypeVar("Function", bound=Callable[..., Any])

IS_TESTED = version_info.short == (0, 68)
# the same for kernels and what they call: nothing divides by zero, so nothing tests for it
FLAGS: dict[str, Any] = {"nogil": True, "no_cfunc_wrapper": True, "forceinline": False, "error_model": "numpy"}
# Arrays belong to the caller of the kernel. So nothing counts references to them, which would take a quarter of the
# time; and nothing in a kernel may make an array or return one.
BORROWING: dict[str, Any] = FLAGS | {"_nrt": False}


class LinkedLibrary(JITCodeLibrary):
    """The code of one function, with that of the functions it calls, not optimized yet."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._finalized = True


class KernelLibrary(JITCodeLibrary):
    """The code of a kernel, with that of all functions that it calls. Nothing else calls those copies of them."""

    def _optimize_final_module(self) -> None:
        linked = {function.name for one in self._linking_libraries for function in one.get_defined_functions()}
        for function in list(self._final_module.functions):
            if function.name in linked and not function.is_declaration:
                function.linkage = "internal"
                # The linker finds internal functions by name too, and other code would call them in the usual way.
                function.name = f"own.{function.name}"
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerKernel(NativeLowering):
    """Lowers a kernel into a library in which what it calls is its own."""

    _name = "lower_kernel"

    def run_pass(self, state: Any) -> bool:
        state.library = KernelLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        lowered: bool = super().run_pass(state)
        return lowered


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerForLinking(NativeLowering):
    """Lowers a function into a library of its own, for other functions to link with."""

    _name = "lower_for_linking"

    def run_pass(self, state: Any) -> bool:
        state.library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        flags = state.flags.copy()
        changed = state.flags
        changed.forceinline = state.pipeline.inlined
        changed.no_cpython_wrapper = changed.no_compile = True
        try:
            super().run_pass(state)
        finally:
            state.flags = flags
        lowered = state["cr"]
        function = without_code(state.func_id.func_name, lowered.env, state.library)
        state.targetctx.insert_user_function(function, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=function, env=lowered.env)
        return True


def without_code(name: str, env: Any, library: LinkedLibrary) -> Any:
    """What numba takes for the function in Python. Nothing may call it there."""
    return _dynfunc.make_function(sys.modules[__name__], name, "linked only", 0, env, (library,))


class KernelCompiler(CompilerBase):
    """Numba's usual passes, but for the last."""

    lowering: type[NativeLowering] = LowerKernel

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(self.lowering if one is NativeLowering else one, text) for one, text in passes.passes]
        passes._finalized = False
        passes.finalize()
        return [passes]


class LinkedCompiler(KernelCompiler):
    """For functions that only compiled code calls."""

    lowering = LowerForLinking
    inlined = False


class InlinedCompiler(LinkedCompiler):
    """For functions that are inlined into their callers."""

    inlined = True


KERNEL: dict[str, Any] = {"pipeline_class": KernelCompiler} if IS_TESTED else {}
LINKED: dict[str, Any] = BORROWING | ({"pipeline_class": LinkedCompiler} if IS_TESTED else {})
INLINED: dict[str, Any] = BORROWING | ({"pipeline_class": InlinedCompiler} if IS_TESTED else {"forceinline": True})


def linked(function: Function) -> Function:
    """Let compiled code call a function. Interpreted code calls it as before."""
    return register_jitable(**LINKED)(function)


def inlined(function: Function) -> Function:
    """As `linked`, and the function is inlined into its callers."""
    return register_jitable(**INLINED)(function)
