"""Hypothesis profiles and seeds. Tests choose the same examples in every run; ``make fuzz`` looks for new ones."""

import gc
import os
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import HealthCheck, settings

from oneleft.table import fairness

# Matrices are small here: more threads would only wait for each other, with all the cores that tests need.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# No deadline, because machines are shared, and no database of examples, so that every checkout runs the same tests.
settings.register_profile(
    "repeatable",
    deadline=None,
    database=None,
    derandomize=True,
    max_examples=150,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("explore", settings.get_profile("repeatable"), derandomize=False, max_examples=1_000)
settings.register_profile("quick", settings.get_profile("repeatable"), max_examples=15)
settings.load_profile("repeatable")

collect_ignore = ["support"]  # no tests, but much to import

reveals_made: Counter[str] = Counter()


def bits_of_test() -> str:
    """What clients add to shuffles follows from the test, and so do its deals, also in processes that it forks."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    reveals_made[test] += 1
    return sha256(f"{test} {reveals_made[test]}".encode()).hexdigest()[: 2 * fairness.REVEAL_BYTES]


fairness.random_bits = bits_of_test


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Modules and tests stay to the end: while they are loaded and afterwards, no garbage is looked for among them."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()
