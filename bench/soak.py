"""Everything at once, under play, for a time: ``python -m bench.soak [SECONDS]``.

Kills, hangs, partitions, clock jumps, a full disk, a locked file, floods and hostile messages. A third of the time
goes to SQLite, a third to PostgreSQL with two nodes and a third to PostgreSQL with three. Fails if anything that a
player was promised is not in the log exactly once, if anyone was shown anything but what their seat sees, if a table
cannot be finished, or if a record does not verify.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from tests.support.soak import soak_postgres, soak_sqlite


def main(seconds: float) -> None:
    for name, soak in (
        ("SQLite", soak_sqlite),
        ("PostgreSQL, two nodes", soak_postgres),
        ("PostgreSQL, three nodes", partial(soak_postgres, nodes=3)),
    ):
        end = time.monotonic() + seconds / 3
        seed = random.SystemRandom().randrange(10**6)
        print(f"{name}: for {seconds / 3:.0f} s, seed {seed} ...", flush=True)
        with tempfile.TemporaryDirectory(prefix="oneleft-soak-") as directory:
            done = soak(Path(directory), lambda _, end=end: time.monotonic() > end, seed, everything=True)
        print(f"{name}: {done}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 600)
