"""Ids, tokens and keys of the running test: the same in every run, and different in every test."""

from __future__ import annotations

import os
from functools import cache

from oneleft.server.entropy import SeededEntropy


@cache
def _seeded(test: str, name: str) -> SeededEntropy:
    return SeededEntropy(f"{test} {name}")


def entropy_of_test(name: str = "node") -> SeededEntropy:
    """One source for each name in a test. Two nodes on one database need different names."""
    return _seeded(os.environ.get("PYTEST_CURRENT_TEST", ""), name)
