"""A server of its own for each module that needs one."""

from collections.abc import Iterator

import pytest

from tests.support.servers import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{home / 'tables.sqlite'}", home / "log.txt") as running:
        yield running
