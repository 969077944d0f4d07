"""Everything, as a page: ``python -m bench`` prints it and keeps it in the documentation."""

import tempfile
from pathlib import Path

from . import game, law
from .measure import REPEATS, machine, one_core

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

Output of the last `make bench`, on {machine}.
Every figure is the median of {repeats} measurements, with the minimum and maximum. Programs that are compared took
turns in one run, and ratios are of measurements taken side by side. Figures are for one core and its CPU time unless
noted. The machine is shared, so the spread is wide.
"""


def main() -> None:
    parts = [HEAD.format(machine=machine(), repeats=REPEATS)]
    with one_core(), tempfile.TemporaryDirectory() as directory:
        parts += ["## The library", game.report()]
        parts += ["## The rules", law.report()]  # before anything has imported numba
        from . import arena, environments

        parts += ["## The arena", arena.ABOUT, arena.speed(Path(directory))]
        parts += ["## The vectorised environment", environments.report()]
    parts += ["## Growth", arena.cores(), arena.growth()]
    page = "\n\n".join(part.strip() for part in parts) + "\n"
    PAGE.write_text(page, "utf-8")
    print(page)


main()
