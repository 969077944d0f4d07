"""Every order of events on the way into the log: what is acknowledged is there once, and nobody saw anything else."""

from dataclasses import fields

import pytest

from tests.support import home_model, write_path_model
from tests.support.sampling import EXHAUSTIVE


def test_no_order_of_two_nodes_and_a_failure_loses_or_doubles_or_shows_too_much():
    worlds, problem = write_path_model.search(write_path_model.Faults())
    assert not problem
    assert worlds > 500


def test_with_homes_no_order_of_leases_and_failures_does_either():
    """Nor is anyone shown less than before."""
    worlds, problem = home_model.search(home_model.Faults(), failures=2 if EXHAUSTIVE else 1)
    assert not problem
    assert worlds > 15_000


@pytest.mark.parametrize("model", [write_path_model, home_model])
def test_every_precaution_is_needed(model):
    """Without any one of them the search finds an order in which something goes wrong."""
    precautions = [field.name for field in fields(model.Faults)]
    assert precautions
    for precaution in precautions:
        _, problem = model.search(model.Faults(**{precaution: True}))
        assert problem, precaution
