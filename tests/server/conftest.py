"""A real server for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{home / 'tables.sqlite'}", home / "log") as made:
        yield made
        made.stop()
