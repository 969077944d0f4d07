"""What is imported is declared: the tools of the developers hide what a player's machine would lack."""

import ast
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "oneleft"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEEDS_ARENA = (SOURCES / "arena", SOURCES / "terminal" / "simulation.py")


def names(requirements: list[str]) -> set[str]:
    """The top-level modules of these distributions, which are all named after them."""
    return {re.split(r"[^\w.]", requirement)[0].partition(".")[0] for requirement in requirements}


def imported(source: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"oneleft"}


def test_every_import_is_a_declared_dependency():
    usual = names(PROJECT["dependencies"])
    arena = usual | names(PROJECT["optional-dependencies"]["arena"])
    for source in SOURCES.rglob("*.py"):
        allowed = arena if any(source.is_relative_to(place) for place in NEEDS_ARENA) else usual
        assert imported(source) <= allowed, source.name
    assert {"typer", "msgspec", "fluent", "rich"} == usual
