"""Two people play on during each attack: their moves are all acknowledged, and what the attacker held is let go.

How long their moves take is measured by `python -m bench.attacks`, because time on a shared machine proves nothing.
"""

import asyncio
import re
import sys
import time

import httpx
import pytest

from tests.support.long_games import write_long_match, write_long_table
from tests.support.pair import play_beside
from tests.support.servers import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the attacker needs an address of its own on loopback"),
]
SECONDS = 1.0  # at least; each attack lasts until the pair has made its moves
MEASURED = 2.0  # where an allowance would be exceeded in that time, if there were none
MOST_GROWTH = 80  # megabytes
LEAST_MOVES = 8


@pytest.fixture
def server(tmp_path):
    """With the usual limits: a server without a seed is no test server."""
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", (), seed=None) as running:
        yield running
        log = running.log.read_text("utf-8")
        assert "Traceback" not in log
        assert "failed" not in log


def beside(server, attack, *awaited, seconds=SECONDS, **environment):
    """What the pair felt during an attack, which goes on until each of the awaited counts is above zero."""
    felt = asyncio.run(play_beside(server, attack, seconds, environment, LEAST_MOVES, awaited))
    assert all(felt.counts.get(name) for name in awaited), felt.counts
    assert len(felt.moves) >= LEAST_MOVES, f"they made {len(felt.moves)} moves during {felt.counts}"
    assert len(felt.visits) > 0, "a newcomer saw nothing"
    assert felt.growth < MOST_GROWTH
    return felt


def wait_until_counted(server, reason):
    """Wait until the metrics, which are kept for a second, say that something was turned away for this reason."""
    wanted = re.compile(rf'turned_away_total{{reason="{reason}"}} [1-9]')
    end = time.monotonic() + 60
    while not wanted.search(httpx.get(server.address + "/metrics").text):
        assert time.monotonic() < end, f"nothing was turned away for {reason}"
        time.sleep(0.2)


@pytest.mark.parametrize("attack", ["ping_flood", "deaf_ping_flood", "message_flood"])
def test_a_flood_of_frames_is_cut_off(server, attack):
    beside(server, attack, "cut", "no socket")  # its address is held back
    wait_until_counted(server, "frames")


def test_many_sockets_of_an_address_share_one_allowance(server):
    felt = beside(server, "spectators", "cut", "answers", seconds=MEASURED)
    assert felt.counts["answers"] <= 1000 + 200 * (felt.counts["seconds"] + 1)


def test_health_has_an_allowance_too(server):
    felt = beside(server, "health", "status 200", seconds=MEASURED)
    assert felt.counts["status 200"] <= 100 + 10 * (felt.counts["seconds"] + 1)


def test_the_connections_of_an_address_are_limited(server):
    felt = beside(server, "idle")
    assert felt.counts["held"] <= 256
    wait_until_counted(server, "connection")


def test_a_request_must_arrive_in_time(server):
    felt = beside(server, "half_sent")
    assert felt.counts["held"] == 0
    wait_until_counted(server, "request-time")


def test_all_sockets_of_a_seat_share_one_allowance(server):
    felt = beside(server, "chat", "heard", seconds=MEASURED)
    most = 5 + 0.5 * (felt.counts["seconds"] + 1)
    assert felt.counts["heard"] <= most, "five at once, and then one every other second"


def test_replays_of_a_long_match_delay_only_replays(server):
    felt = beside(server, "replays", LONG_MATCH=write_long_match(server.database, target=1500))
    assert set(felt.counts) <= {"status 200", "status 503", "seconds"}, felt.counts


def test_a_long_table_of_experts_is_loaded_beside_the_others(server):
    beside(server, "long_table", LONG_TABLE=write_long_table(server.database))


def test_experts_at_many_tables_leave_the_others_alone(server):
    felt = beside(server, "expert_tables", "open 429")
    assert felt.counts["open 400"] == 3, "bots without a pause were seated"
