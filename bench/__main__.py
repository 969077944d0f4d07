"""The figures of docs/benchmarks.md: ``python -m bench`` measures all, ``python -m bench library`` a section."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from .measure import REPEATS, machine, one_core

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
HEAD = """# Benchmarks

Output of the last `make bench`, on {machine}.
Every figure is the median of {repeats} measurements, with the minimum and maximum. Programs that are compared took
turns in one run, and ratios are of measurements taken side by side. Figures are for one core and its CPU time unless
noted. The machine is shared, so the spread is wide.
"""

# Each imports what it measures: the first two run before anything has imported numba.


def library() -> str:
    from . import game

    with one_core():
        return game.report()


def rules() -> str:
    from . import law

    with one_core():
        return law.report()


def arena() -> str:
    from . import arena

    with one_core(), tempfile.TemporaryDirectory() as directory:
        return arena.ABOUT.strip() + "\n\n" + arena.speed(Path(directory))


def environment() -> str:
    from . import environments

    with one_core():
        found = environments.report()
        first = environments.first_use()
    return "\n\n".join((found, environments.cores(), first))


def growth() -> str:
    from . import arena

    return arena.cores() + "\n\n" + arena.growth()


SECTIONS: dict[str, tuple[str, Callable[[], str]]] = {
    "library": ("The library", library),
    "rules": ("The rules", rules),
    "arena": ("The arena", arena),
    "environment": ("The vectorised environment", environment),
    "growth": ("Growth", growth),
}


def write_page(page: str, measured: Mapping[str, str]) -> str:
    """The page with these sections as they were measured, and the others as they are."""
    kept = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", page, re.DOTALL | re.MULTILINE))
    titles = [title for title, _ in SECTIONS.values() if title in measured or title in kept]
    sections = [f"## {title}\n\n{measured.get(title, kept.get(title, '')).strip()}" for title in titles]
    return "\n\n".join([HEAD.format(machine=machine(), repeats=REPEATS).strip(), *sections]) + "\n"


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in SECTIONS]
    if unknown:
        sys.exit(f"no section {unknown[0]}: choose from {', '.join(SECTIONS)}")
    for name in names or SECTIONS:
        title, measure = SECTIONS[name]
        text = measure()
        print(f"## {title}\n\n{text}\n")
        PAGE.write_text(write_page(PAGE.read_text("utf-8"), {title: text}), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
