"""Functions that only compiled code calls: they are linked into the kernels, and get no machine code of their own.

Numba makes machine code of every function that it compiles, and compiles a function anew for callers with other flags.
A kernel calls some 250 functions of the law and the policies, so most of the time it took went into code that never
runs. Here a function is translated once, and optimized where it is used. Only the kernel calls its copies, and most
cannot fail, so the optimizer drops what a caller outside or an exception would need.

This relies on the insides of numba's compiler. With a version of numba that was not tested, everything works as well,
but takes twice the time to compile, and is a little slower.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from llvmlite.binding import Linkage  # type: ignore[import-untyped]  # it ships no types
from numba import _dynfunc, version_info  # type: ignore[attr-defined]  # written in C
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, _LowerResult
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import (
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import (
    FixupArgs,
    GenericRewrites,
    IRProcessing,
    ReconstructSSA,
    RewriteDynamicRaises,
    TranslateByteCode,
)
from numba.extending import register_jitable

Function = TypeVar("Function", bound=Callable[..., Any])

IS_TESTED = version_info.short == (0, 68)
# the same for kernels and what they call: nothing divides by zero, so nothing tests for it
FLAGS: dict[str, Any] = {"nogil": True, "no_cfunc_wrapper": True, "forceinline": False, "error_model": "numpy"}
# Arrays belong to the caller of the kernel. So nothing counts references to them, which would take a quarter of the
# time; and nothing in a kernel may make an array or return one.
BORROWING: dict[str, Any] = FLAGS | {"_nrt": False}

PASSES = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    GenericRewrites,
    RewriteDynamicRaises,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    IRLegalization,
)


class LinkedLibrary(JITCodeLibrary):
    """The code of one function, not linked with what it calls and not optimized yet."""

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """With what it calls, for code that numba compiles as usual."""
        if self._shared_module is None:
            module = self._final_module.clone()
            link_callees(self, module)
            for function in module.functions:
                if not function.is_declaration and function.linkage is Linkage.external:
                    function.linkage = "linkonce_odr"  # others may bring it along too
            self._shared_module = module
        return self._shared_module


class KernelLibrary(JITCodeLibrary):
    """The code of a kernel, with that of all functions that it calls. Nothing else calls those copies of them."""

    def finalize(self) -> None:
        own = {function.name for function in self.get_defined_functions()}
        link_callees(self, self._final_module)
        self._linking_libraries = []  # they are all in it
        for function in list(self.get_defined_functions()):
            if function.name not in own:
                function.linkage = "internal"
                # The linker finds internal functions by name too, and other code would call them in the usual way.
                function.name = f"own.{function.name}"
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once. Numba does it twice, to find references that nobody needs to count."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


def link_callees(caller: JITCodeLibrary, module: Any) -> None:
    """Link with everything that the caller calls, directly or not, each function once."""
    found: dict[JITCodeLibrary, None] = {}

    def visit(library: JITCodeLibrary) -> None:
        for callee in library._linking_libraries:
            if callee not in found:
                if isinstance(callee, LinkedLibrary):
                    visit(callee)
                found[callee] = None

    visit(caller)
    for library in reversed(found):  # callers first: the linker leaves out what nothing has called yet
        caller._reload_init.update(library._reload_init)
        alone = isinstance(library, LinkedLibrary)
        module.link_in(library._final_module if alone else library._get_module_for_linking(), preserve=True)


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
    """Those of numba's passes that our functions need. The others look for what they do not have.

    These are closures, contexts, generators, expressions with whole arrays, and branches that types decide.
    """

    lowering: type[NativeLowering] = LowerKernel

    def compile_extra(self, function: Any) -> Any:
        with without_collecting():
            return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        passes = PassManager("kernel")
        for one in (*PASSES, self.lowering, NoPythonBackend):
            passes.add_pass(one, one.__name__)
        passes.finalize()
        return [passes]


@contextmanager
def without_collecting() -> Iterator[None]:
    """Let Python not look for garbage: it would do so a thousand times during a compilation, and find nothing much."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


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
