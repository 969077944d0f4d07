"""``python -m tests.law_check``: the compiled law against the interpreted one, over thousands of combinations.

Every combination of house rules is played in one edition by 2 to 10 players. A difference is raised.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context

from oneleft.rules.config import Rules
from oneleft.rules.editions import EDITIONS
from tests.properties.test_compiled import compare_moves
from tests.support.all_tables import mixture

COMBINATIONS = 2_000
PLAYERS = range(2, 11)
MOVES_PER_TABLE = 280
REPORT_EVERY = 100


def combinations() -> list[Rules]:
    """As many different combinations as are asked for, the same every time."""
    found: dict[Rules, None] = {}
    for n in count():
        found |= dict.fromkeys(mixture(f"{edition} law {n}") for edition in EDITIONS)
        if len(found) >= COMBINATIONS:
            return list(found)[:COMBINATIONS]
    raise AssertionError


def check(rules: Rules) -> None:
    """Every number of players, with bluffing for half of them."""
    for players in PLAYERS:
        compare_moves(rules, players, players % 2 == 0, MOVES_PER_TABLE)


def main() -> None:
    chosen = combinations()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as processes:
        for done, _ in enumerate(processes.map(check, chosen, chunksize=5), start=1):
            if done % REPORT_EVERY == 0:
                moves = done * len(PLAYERS) * MOVES_PER_TABLE
                print(f"{done:,} combinations of rules, {moves:,} moves: no difference", flush=True)


if __name__ == "__main__":
    main()
