"""What is imported is declared: the tools of the developers hide what a player's machine would lack."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "oneleft"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NEEDS = {  # what each extra is for
    "arena": (SOURCES / "arena", SOURCES / "terminal" / "simulation.py"),
    "envs": (SOURCES / "envs",),
}


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
    extras = PROJECT["optional-dependencies"]
    assert "oneleft[arena]" in extras["envs"]
    for source in SOURCES.rglob("*.py"):
        needed = {extra for extra, places in NEEDS.items() if any(source.is_relative_to(place) for place in places)}
        granted = needed | ({"arena"} if needed else set())
        assert imported(source) <= usual.union(*(names(extras[extra]) for extra in granted)), source.name
    assert {"typer", "msgspec", "fluent", "rich"} == usual


@pytest.mark.parametrize(("name", "other"), [("TableEnv", "oneleft.envs.steps"), ("SeatVectorEnv", "pettingzoo")])
def test_an_environment_does_not_import_the_other_and_names_the_extra_that_it_needs(name, other):
    code = f"from oneleft.envs import {name}; import sys; print({other!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    code = f"import importlib.util as u; u.find_spec = lambda *_: None; from oneleft.envs import {name}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("pip install 'oneleft[envs]'")
