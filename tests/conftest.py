"""Tests run the same everywhere: no deadline, for machines are shared, and no example data base."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "oneleft", deadline=None, database=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("oneleft")

collect_ignore = ["support/ray_two_nodes.py"]  # a program of its own, run by test_ray.py
