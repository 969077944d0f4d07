"""Two people play during each attack by a stranger: ``python -m bench.attacks [NAME ...]`` prints what they feel.

The server, the pair and the attacker are processes of their own; the attacker has another address. A move's delay is
the time until it is acknowledged and heard. Of the bot the longest turn is shown (0.07 to 0.24 s of it on purpose), and
of a newcomer with a third address the longest time for the page, the lobby, a table and the server's health.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.support.attacks import ATTACKS
from tests.support.long_games import write_long_match, write_long_table, write_results
from tests.support.pair import Felt, play_beside
from tests.support.servers import Server

from .measure import table

SECONDS = 8.0
HEADING = ("attack", "moves", "p50, ms", "p99, ms", "longest, ms", "bot, s", "newcomer, s", "RSS, MB", "attacker")


def row(name: str, felt: Felt) -> tuple[str, ...]:
    return (
        name.replace("_", " "),
        str(len(felt.moves)),
        f"{felt.moves_at(0.5) * 1000:.0f}",
        f"{felt.moves_at(0.99) * 1000:.0f}",
        f"{felt.moves_at(1) * 1000:.0f}",
        f"{max(felt.bots, default=0):.2f}",
        f"{max(felt.visits, default=0):.2f}",
        f"{felt.memory:.0f}",
        ", ".join(f"{what} {count:,}" for what, count in felt.counts.items()),
    )


def measure(name: str) -> Felt:
    with tempfile.TemporaryDirectory() as directory:
        place = Path(directory)
        url = f"sqlite:///{place / 'tables.sqlite'}"
        with Server(url, place / "log", (), seed=None) as server:
            environment = {}
            if name == "replays":
                environment["LONG_MATCH"] = write_long_match(url)
            if name == "long_table":
                environment["LONG_TABLE"] = write_long_table(url)
            if name == "leaderboards":
                write_results(url)
            return asyncio.run(play_beside(server, name, SECONDS, environment))


def main(names: list[str]) -> None:
    rows = []
    for name in names or ATTACKS:
        rows.append(row(name, measure(name)))
        print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    print(table(HEADING, rows))


if __name__ == "__main__":
    main(sys.argv[1:])
