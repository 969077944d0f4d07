"""Single numbers in records, kept in fewer than 64 bits. Compiled code reads them as 64 bits, in which it computes.

Otherwise every function that is given such a number would be compiled for its width too. Arrays stay as they are.
"""

from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.typing.templates import AttributeTemplate
from numba.extending import infer_getattr, lower_getattr_generic
from numba.np.arrayobj import record_getattr

lower: Any = lower_getattr_generic  # numba ships no types


def widened(field: Any) -> Any:
    return types.int64 if isinstance(field, types.Integer) else field


def read_wide(dtype: np.dtype[Any]) -> None:
    """Let compiled code read the numbers of these records as 64 bits. It writes them as they are kept."""
    kept: Any = numba.from_dtype(dtype)

    @infer_getattr
    class WideFields(AttributeTemplate):
        key = kept

        def generic_resolve(self, value: Any, attr: str) -> Any:  # type: ignore[override]  # there it is no function
            return widened(value.typeof(attr))

    @lower(kept)  # type: ignore[untyped-decorator]  # as above
    def read(context: Any, builder: Any, record: Any, value: Any, name: str) -> Any:
        field = record.typeof(name)
        found = record_getattr(context, builder, record, value, name)
        return context.cast(builder, found, field, widened(field))
