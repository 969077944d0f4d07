"""The speed of the law: CPU time of one core, uniformly random play by the full rules, shuffles and deals included."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

from oneleft import Rules
from oneleft.policies.basic import any_legal_move
from oneleft.rules.apply import apply
from oneleft.rules.deal import start_round
from oneleft.rules.round import OVER

from .measure import REPEATS, Figure, scaled, table, take_turns

INTERPRETED_MOVES = 60_000
COMPILED_MOVES = 6_000_000
TABLES = {
    "classic, 2 players": (Rules(), 2),
    "classic, 4 players": (Rules(), 4),
    "classic, the sheets' three house rules, 4 players": (Rules(progressive=True, seven_zero=True, jump_in=True), 4),
}

IMPORT = "import time; t = time.perf_counter(); import oneleft; print(time.perf_counter() - t)"
COMPILE = """
import time
from oneleft.arena.compiler import to_records
from oneleft.rules.config import Rules
t = time.perf_counter()
from bench.playouts import play_uniformly
play_uniformly(to_records(Rules().new_round(2)), 1, 1)
print(time.perf_counter() - t)
"""


def play_interpreted(rules: Rules, players: int) -> int:
    random = Random(1)
    r = rules.new_round(players)
    made = 0
    while made < INTERPRETED_MOVES:
        start_round(r)
        while r.phase != OVER:
            seat, move = any_legal_move(r, random.getrandbits(32))
            apply(r, seat, move)
            made += 1
    return made


def play_compiled(rules: Rules, players: int) -> int:
    # imported late, so that the interpreted figures are those of a process without numba
    from oneleft.arena.compiler import to_records

    from .playouts import play_uniformly

    made: int = play_uniformly(to_records(rules.new_round(players)), 1, COMPILED_MOVES)[0]
    return made


def rate(play: Callable[[Rules, int], int], rules: Rules, players: int) -> float:
    """Moves per second of CPU time."""
    start = process_time()
    made = play(rules, players)
    return made / (process_time() - start)


def seconds(code: str, cache: str | None) -> float:
    environment = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def report() -> str:
    with tempfile.TemporaryDirectory() as cache:
        times = [
            f"`import oneleft`: {Figure(tuple(1e3 * seconds(IMPORT, cache) for _ in range(REPEATS))).text(0)} ms.",
            f"Compiling the rules for the first time: {seconds(COMPILE, cache):.0f} s;",
            f"from the cache: {Figure(tuple(seconds(COMPILE, cache) for _ in range(3))).text(1)} s.",
        ]
    slow = take_turns({name: partial(rate, play_interpreted, *which) for name, which in TABLES.items()})
    seconds(COMPILE, None)  # code from the cache, as in every start but the first
    play_compiled(Rules(), 2)
    fast = take_turns({name: partial(rate, play_compiled, *which) for name, which in TABLES.items()})
    rows = [(name, scaled(slow[name], 1e3), scaled(fast[name], 1e6)) for name in TABLES]
    heading = ("any legal move of any seat", "interpreted, thousand moves/s", "compiled, million moves/s")
    return table(heading, rows) + "\n\n" + " ".join(times)
