"""Every order of events on the way into the log: what is acknowledged is there once, and nobody saw anything else."""

from dataclasses import fields

import pytest

from tests.support.write_path_model import Faults, search


def test_no_order_of_two_nodes_and_a_failure_loses_or_doubles_or_shows_too_much():
    worlds, problem = search(Faults())
    assert not problem
    assert worlds > 500


@pytest.mark.parametrize("precaution", [field.name for field in fields(Faults)])
def test_every_precaution_is_needed(precaution):
    """Without any one of them the search finds an order in which something goes wrong."""
    _, problem = search(Faults(**{precaution: True}))
    assert problem
