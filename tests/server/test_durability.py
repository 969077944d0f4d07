"""Servers and databases are killed under many tables: every acknowledged message is in the log exactly once."""

from __future__ import annotations

import pytest

from tests.support.soak import soak_postgres, soak_sqlite

pytestmark = pytest.mark.slow

KILLS = 50


def test_a_server_that_is_killed_loses_nothing(tmp_path):
    """SIGKILL at random moments, and a restart on the same file."""
    done = soak_sqlite(tmp_path, lambda done: sum(done.kills.values()) >= KILLS, seed=5)
    print(done)
    assert done.kills == {"killed the server": KILLS}
    assert done.promises >= done.awaited > 20 * KILLS
    assert done.reconnects > KILLS
    assert done.matches >= 10
    assert "Traceback" not in (tmp_path / "server.log").read_text("utf-8")


def test_nodes_and_databases_that_are_killed_lose_nothing(tmp_path):
    """Players of a killed node go on at the other; a restarted database has everything. Strangers send garbage."""
    done = soak_postgres(tmp_path, lambda done: sum(done.kills.values()) >= 8, seed=5)
    print(done)
    assert done.kills == {"killed a node": 4, "restarted the database": 2, "crashed the database": 2}
    assert done.promises >= done.awaited > 400
    assert done.reconnects > 10
    assert done.strangers["hostile messages"] > 100
    assert done.strangers["answers to strangers"] > 10
    assert (done.lost, done.leaked, done.dead) == (0, 0, 0)
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text("utf-8")
