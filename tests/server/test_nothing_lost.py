"""Many tables, and what they run on is killed again and again: what was promised to a player is in the log, once."""

from __future__ import annotations

from bench.soak import soak_postgres, soak_sqlite

KILLS = 20  # `make soak` goes on for longer


def test_a_server_that_is_killed_loses_nothing(tmp_path):
    """At random moments, without a word, and started again on its file."""
    done = soak_sqlite(tmp_path, lambda done: sum(done.kills.values()) >= KILLS, seed=5)
    print(done)
    assert done.kills == {"killed the server": KILLS}
    assert done.promises > 20 * KILLS
    assert done.reconnects > KILLS
    assert done.matches >= 10
    assert "Traceback" not in (tmp_path / "server.log").read_text("utf-8")


def test_nodes_and_their_database_in_turn(tmp_path):
    """The people of a node that is killed play on at the other; a database that comes back finds everything right."""
    done = soak_postgres(tmp_path, lambda done: sum(done.kills.values()) >= 4, seed=5)
    print(done)
    assert done.kills == {"killed a node": 2, "restarted the database": 1, "crashed the database": 1}
    assert done.promises > 200
    assert done.reconnects > 5
    for log in tmp_path.glob("*.log"):
        assert "Traceback" not in log.read_text("utf-8")
