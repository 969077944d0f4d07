"""The programs behind the heavier make targets: a renamed function must not break them unnoticed."""

from importlib import import_module
from pathlib import Path

import pytest

import bench
from bench.capacity import find_most, is_good
from bench.load import Figures

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", sorted(file.stem for file in Path(bench.__file__).parent.glob("[!_]*.py")))
def test_bench_module_can_be_imported(name):
    assert import_module(f"bench.{name}").__doc__


@pytest.mark.parametrize(("holds", "found"), [(100, 0), (700, 500), (3100, 3000), (10**6, 4875)])
def test_the_largest_number_of_tables_is_found_within_what_the_machine_allows(holds, found):
    tried = []

    def measure(tables):
        tried.append(tables)
        return Figures(tables, delays=[0.01 if tables <= holds else 1.0] * 200)

    runs = find_most(measure, 4875)
    assert [run.tables for run in runs] == sorted(tried)
    assert max(tried) <= 4875
    assert max((run.tables for run in runs if is_good(run)), default=0) == found


def test_a_refused_move_is_no_quick_one():
    figures = Figures(1, delays=[0.01] * 100)
    assert is_good(figures)
    figures.refused = 3
    assert not is_good(figures)
    assert figures.delay(0.5) == 10
