"""The speed of the arena compared with a C program and with its peers, and how it grows."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import simulate
from tests.support import peers
from tests.support.c_reference import compile_reference, run_reference

from .measure import Figure, scaled, table, take_turns

KEY = "07" * 32
ALL_HOUSE_RULES = "classic+progressive+seven_zero+jump_in"
GAMES = 50_000
SCALES = (100_000, 1_000_000)

GROW = """
import json, resource, sys
from time import process_time
from oneleft import Rules
from oneleft.arena.batch import Batch
from oneleft.arena.simulate import simulate
batch = Batch(Rules(), 4, "07" * 32)
simulate(batch, 1000, 1)
start = process_time()
simulate(batch, int(sys.argv[1]), 1)
print(json.dumps([process_time() - start, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024]))
"""


ABOUT = """The same policy in every seat, whole rounds, shuffle and deal included. A move is one
decision: a card played, a draw, a keep, an answer or a reaction. Forced moves count; the third column shows how many
were real choices. C is `tests/support/c_reference.c`, plain UNO without house rules, challenges or formats, written
for speed alone (`gcc -O3 -march=native`); a test compares its mean length, wins and points with the arena's over a
million games. RLCard is its UNO through `env.run` (two players, different rules). OpenSpiel is its crazy eights with
four players, rollouts inside its C++."""


def batch(rules: str, players: int, **more: object) -> Batch:
    return Batch(Rules.parse(rules), players, KEY, **more)  # type: ignore[arg-type]  # passed on as they are


def arena_rate(played: Batch) -> float:
    """Moves per second of CPU time, shuffles and deals included."""
    start = process_time()
    rows = played.play(0, GAMES)
    return float(rows["moves"].sum() / (process_time() - start))


def reference_rate(program: Path, players: int) -> float:
    found = run_reference(program, players, GAMES, 1)
    return float(found["moves"] / found["seconds"])


def choices(played: Batch) -> float:
    """The share of the moves that were not the only legal one."""
    rows = played.play(0, 20_000)
    return float(rows["choices"].sum() / rows["moves"].sum())


SHARP = "`sharp`, "
TABLES = {
    "classic, 2 players": ("classic", 2),
    "classic, 4 players": ("classic", 4),
    "classic, the sheets' three house rules, 4 players": (ALL_HOUSE_RULES, 4),
}


def speed(directory: Path) -> str:
    """One core, everything in turn."""
    contestants: dict[str, Callable[[], float]] = {
        name: partial(arena_rate, batch(*which)) for name, which in TABLES.items()
    }
    contestants |= {
        SHARP + name: partial(arena_rate, batch(*TABLES[name], policies=("sharp",)))
        for name in ("classic, 2 players", "classic, 4 players")
    }
    for measure in contestants.values():
        measure()  # the machine code is loaded
    program = compile_reference(directory)
    if program is not None:
        contestants["C, 2 players"] = partial(reference_rate, program, 2)
        contestants["C, 4 players"] = partial(reference_rate, program, 4)
    if peers.PYTHON.exists():
        contestants["RLCard"] = partial(peers.moves_per_second, *peers.RLCARD)
        contestants["OpenSpiel"] = partial(peers.moves_per_second, *peers.OPENSPIEL)
    found = take_turns(contestants)
    rows = [
        (
            f"`random`, {name}",
            scaled(found[name], 1e6),
            f"{choices(batch(*which, details=True)):.0%}",
            against(name, found),
        )
        for name, which in TABLES.items()
    ]
    rows += [
        (name, scaled(found[name], 1e6), "", f"{(found[name] / found[name.removeprefix(SHARP)]).text(2)} of `random`")
        for name in found
        if name.startswith(SHARP)
    ]
    rivals = [name for name in found if name not in TABLES and not name.startswith(SHARP)]
    rows += [(name, scaled(found[name], 1e6, 3), "", "") for name in rivals]
    return table(("whole rounds, shuffle and deal included", "million moves/s", "real choices", "ratio"), rows)


def against(name: str, found: dict[str, Figure]) -> str:
    """The ratios to what was measured in the same run."""
    players = name[-len("2 players") :]
    rivals = {"C": f"C, {players}", "RLCard": "RLCard", "OpenSpiel": "OpenSpiel"}
    if name not in ("classic, 2 players", "classic, 4 players"):
        return ""
    ratios = {rival: found[name] / found[theirs] for rival, theirs in rivals.items() if theirs in found}
    return "; ".join(f"{ratio.text(2 if rival == 'C' else 0)} of {rival}" for rival, ratio in ratios.items())


def cores() -> str:
    """Two threads against one, by the clock."""
    played = batch("classic", 4)

    def wall(threads: int) -> float:
        start = perf_counter()
        simulate(played, 8 * GAMES, threads)
        return perf_counter() - start

    found = take_turns({"one": partial(wall, 1), "two": partial(wall, 2)})
    return f"Two cores against one, wall-clock time: {(found['one'] / found['two']).text(2)} times."


def growth() -> str:
    """Ten times the games."""

    def grow(games: int) -> tuple[float, float]:
        done = subprocess.run([sys.executable, "-c", GROW, str(games)], capture_output=True, text=True, check=True)
        seconds, megabytes = json.loads(done.stdout)
        return seconds, megabytes

    small, large = ([grow(games) for _ in range(3)] for games in SCALES)
    time = Figure(tuple(many[0] / few[0] for few, many in zip(small, large, strict=True)))
    memory = Figure(tuple(many[1] - few[1] for few, many in zip(small, large, strict=True)))
    return (
        f"{SCALES[1]:,} games against {SCALES[0]:,}: {time.text(1)} times the CPU time, "
        f"{memory.text(1)} MB more at the peak."
    )
