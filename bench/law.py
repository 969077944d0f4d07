"""The speed of the law: CPU time of one core, uniformly random play by the full rules, shuffles and deals included."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from random import Random
from time import process_time

from oneleft import Rules
from oneleft.arena.policies import anyone
from oneleft.rules.apply import apply
from oneleft.rules.deal import start_round
from oneleft.rules.round import OVER

REPEATS = 7
INTERPRETED_MOVES = 60_000
COMPILED_MOVES = 6_000_000
TABLES = (("classic", 2), ("classic", 4), ("classic+progressive+seven_zero+jump_in", 4))

IMPORT = "import time; t = time.perf_counter(); import oneleft; print(time.perf_counter() - t)"
COMPILE = """
import time
from oneleft.arena.compiler import to_records
from oneleft.rules.knobs import Rules
t = time.perf_counter()
from oneleft.arena.playouts import play_uniformly
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
            seat, move = anyone(r, random.getrandbits(32))
            apply(r, seat, move)
            made += 1
    return made


def play_compiled(rules: Rules, players: int) -> int:
    # imported late, so that the interpreted figures are those of a process without numba
    from oneleft.arena.compiler import to_records
    from oneleft.arena.playouts import play_uniformly

    made: int = play_uniformly(to_records(rules.new_round(players)), 1, COMPILED_MOVES)[0]
    return made


def rates(play: Callable[[Rules, int], int], rules: Rules, players: int) -> list[float]:
    """Moves per second of CPU time, several times."""
    measured = []
    for _ in range(REPEATS):
        start = process_time()
        made = play(rules, players)
        measured.append(made / (process_time() - start))
    return measured


def seconds(code: str, cache: str | None) -> float:
    environment = os.environ | ({"XDG_CACHE_HOME": cache} if cache else {})
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def line(what: str, values: list[float], unit: str, scale: float = 1.0) -> str:
    low, middle, high = (value * scale for value in (min(values), statistics.median(values), max(values)))
    return f"{what:<62} {middle:9.2f} {unit:<9} ({low:.2f} to {high:.2f})"


def main() -> None:
    if hasattr(os, "sched_setaffinity"):  # one core, where the system can be told
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"median of {REPEATS} (least to most), one core, CPU time\n")
    with tempfile.TemporaryDirectory() as cache:
        print(line("import oneleft", [seconds(IMPORT, cache) for _ in range(REPEATS)], "ms", 1e3))
        print(line("compile the law, cold", [seconds(COMPILE, cache)], "s"))
        print(line("compile the law, cached", [seconds(COMPILE, cache) for _ in range(3)], "s"))
    slow = {table: rates(play_interpreted, Rules.parse(table[0]), table[1]) for table in TABLES}
    seconds(COMPILE, None)  # code from the cache, as in every start but the first: it is the faster one
    play_compiled(Rules(), 2)
    fast = {table: rates(play_compiled, Rules.parse(table[0]), table[1]) for table in TABLES}
    for name, measured, unit, scale in (
        ("interpreted", slow, "k moves/s", 1e-3),
        ("compiled", fast, "M moves/s", 1e-6),
    ):
        for (rules, players), values in measured.items():
            print(line(f"{name}: {rules}, {players} players", values, unit, scale))
    for table in TABLES:
        ratio = statistics.median(fast[table]) / statistics.median(slow[table])
        print(f"{'compiled / interpreted: ' + f'{table[0]}, {table[1]} players':<62} {ratio:9.0f}")
