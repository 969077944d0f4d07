"""Every import is a declared dependency, and a missing library is reported with the extra that brings it."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from oneleft.lang import LANGUAGES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "oneleft"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = {  # the modules that need more than the game, and the extra that brings it
    SOURCES / "analysis" / "chart.py": "charts",
    SOURCES / "analysis": "arena",
    SOURCES / "arena" / "charts.py": "charts",
    SOURCES / "arena" / "parquet.py": "charts",
    SOURCES / "arena" / "ray_executor.py": "ray",
    SOURCES / "arena": "arena",
    SOURCES / "ladder" / "chart.py": "charts",
    SOURCES / "ladder": "arena",
    SOURCES / "search": "arena",
    SOURCES / "cli" / "analysis_output.py": "arena",
    SOURCES / "cli" / "simulation_output.py": "arena",
    SOURCES / "cli" / "ladder_output.py": "arena",
    SOURCES / "envs": "envs",
    SOURCES / "training" / "training_curve.py": "charts",
    SOURCES / "training": "arena",
    SOURCES / "server" / "listener.py": "postgres",
    SOURCES / "server" / "postgres.py": "postgres",
    SOURCES / "server": "server",
    SOURCES / "client": "client",
}


def module_names(requirements: list[str]) -> set[str]:
    """The top-level modules of these distributions: the same names with an underscore for a hyphen."""
    return {re.split(r"[^\w.-]", requirement)[0].partition(".")[0].replace("-", "_") for requirement in requirements}


def imported_modules(source: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add((node.module or "").partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"oneleft"}


def modules_of_extra(extra: str) -> set[str]:
    """The modules that an extra brings, including those of the extras it builds on."""
    listed = PROJECT["optional-dependencies"][extra]
    deeper = [name for line in listed for name in re.findall(r"^oneleft\[([\w,]+)\]", line)]
    return module_names(listed).union(*(modules_of_extra(name) for name in ",".join(deeper).split(",") if name))


def test_every_import_is_a_declared_dependency():
    assert all(path.exists() for path in EXTRAS)
    core = module_names(PROJECT["dependencies"])
    for source in SOURCES.rglob("*.py"):
        extra = next((extra for path, extra in EXTRAS.items() if source.is_relative_to(path)), "")
        assert imported_modules(source) <= (core | modules_of_extra(extra) if extra else core), source.name
    assert {"typer", "msgspec", "fluent", "rich", "textual"} == core


@pytest.mark.parametrize(
    ("library", "extra", "args"),
    [
        ("numba", "arena", ["simulate"]),
        ("numba", "arena", ["compare", "random", "first"]),
        ("numba", "arena", ["ladder", "random", "first"]),
        ("numba", "arena", ["train", "--out", "a.net"]),
        ("numba", "arena", ["analyse", "a.txt"]),
        ("numba", "arena", ["puzzles", "make", "--out", "a.json"]),
        ("matplotlib", "charts", ["analyse", "a.txt", "--plot", "a.png"]),
        ("matplotlib", "charts", ["train", "--out", "a.net", "--plot", "a.png"]),
        ("matplotlib", "charts", ["ladder", "random", "first", "--plot", "a.png"]),
        ("matplotlib", "charts", ["simulate", "--plot", "a.png"]),
        ("polars", "charts", ["simulate", "--parquet", "a.parquet"]),
        ("ray", "ray", ["simulate", "--ray", "local"]),
        ("litestar", "server", ["serve"]),
        ("psycopg", "postgres", ["serve", "--database", "postgresql://localhost/games"]),
        ("websockets", "client", ["join", "--bot", "steady", "localhost/t/abc"]),
    ],
)
def test_missing_library_is_reported_with_its_extra(tmp_path, library, extra, args):
    """The import system is patched so that it does not find the library."""
    code = (
        "import sys, importlib.util as u; find = u.find_spec\n"
        f"u.find_spec = lambda name, *rest: None if name == {library!r} else find(name, *rest)\n"
        "from oneleft.cli import main; main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *args], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert f"pip install 'oneleft[{extra}]'" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "other"), [("TableEnv", "oneleft.envs.vector_kernel"), ("SeatVectorEnv", "pettingzoo")]
)
def test_environments_import_little_and_name_their_extra(name, other):
    code = f"from oneleft.envs import {name}; import sys; print({other!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
    code = f"import importlib.util as u; u.find_spec = lambda *_: None; from oneleft.envs import {name}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("pip install 'oneleft[envs]'")


def test_wheel_contains_the_page_on_a_machine_without_node(tmp_path):
    """From the sources alone, with nothing built and no Node on the path: the build brings its own, in a minute."""
    sources, wheels = tmp_path / "sources", tmp_path / "wheels"
    for name in ("src", "page"):
        shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.rmtree(sources / "src" / "oneleft" / "server" / "page")
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, sources)
    words = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--quiet", "--wheel-dir", wheels, sources]
    bare = {**os.environ, "PATH": str(tmp_path / "no programs")}
    assert shutil.which("node", path=bare["PATH"]) is None
    done = subprocess.run(words, env=bare, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    with zipfile.ZipFile(next(wheels.glob("oneleft-*.whl"))) as wheel:
        names = set(wheel.namelist())
        page = wheel.read("oneleft/server/page/index.html").decode()
    linked = re.findall(r'"/(assets/[\w.-]+)"', page)
    assert {Path(name).suffix for name in linked} == {".js", ".css"}
    assert {f"oneleft/server/page/{name}" for name in linked} <= names
    assert {f"oneleft/lang/{language}.ftl" for language in LANGUAGES} <= names
