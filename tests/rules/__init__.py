"""A test per rule of the rulebook, and more."""

import pytest

pytest.register_assert_rewrite("rules.tables")
