"""Samples of long lists of cases, the same in every run. `make test-exhaustive` takes all of them."""

import os
from collections.abc import Sequence
from itertools import cycle, product
from typing import Any, TypeVar

EXHAUSTIVE = bool(os.environ.get("ONELEFT_EXHAUSTIVE"))
Case = TypeVar("Case")


def every(step: int, cases: Sequence[Case]) -> Sequence[Case]:
    """Every n-th of them, beginning with the first."""
    return cases if EXHAUSTIVE else cases[::step]


def by_turns(cases: Sequence[Case], others: Sequence[Any]) -> list[tuple[Case, Any]]:
    """Every case with one of the others, by turns, instead of with each of them."""
    return list(product(cases, others) if EXHAUSTIVE else zip(cases, cycle(others), strict=False))
