"""Hypothesis profiles. Tests choose the same examples in every run; ``make fuzz`` looks for new ones."""

from hypothesis import HealthCheck, settings

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

collect_ignore = ["support/ray_two_nodes.py"]  # a program of its own, run by test_ray.py
