"""The programs behind the heavier make targets: a renamed function must not break them unnoticed."""

from importlib import import_module
from pathlib import Path

import pytest

import bench

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", sorted(file.stem for file in Path(bench.__file__).parent.glob("[!_]*.py")))
def test_bench_module_can_be_imported(name):
    assert import_module(f"bench.{name}").__doc__
