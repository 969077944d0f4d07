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
from tests.support.forked_programs import run_programs

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


MISSING = [
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
]
# The import system does not find the libraries that are hidden. What all commands do is done once: read the options of
# every command, load the messages, import numba. What imports it here looks for it first all the same.
HIDING = f"""
import sys, importlib.util as u; find = u.find_spec
u.find_spec = lambda name, *rest: None if name in hidden else find(name, *rest)
hidden = {sorted({library for library, _, _ in MISSING})}
from oneleft.cli import app, main
hidden = set()
import functools, numba, typer.main as t; from oneleft.lang import say
t.get_command = functools.cache(t.get_command); t.get_command(app); say("serve-stopped", "en")
"""


def test_missing_library_is_reported_with_its_extra(tmp_path):
    programs = [(f"hidden.add({library!r}); main()", args) for library, _, args in MISSING]
    for (library, extra, args), done in zip(MISSING, run_programs(HIDING, programs, tmp_path), strict=True):
        told = f"{args} without {library}: {done.stderr}"
        assert done.returncode == 2, told
        assert f"pip install 'oneleft[{extra}]'" in done.stderr, told
        assert "Traceback" not in done.stderr, told
    assert not list(tmp_path.iterdir())


def test_environments_import_little_and_name_their_extra(tmp_path):
    others = {"TableEnv": "oneleft.envs.vector_kernel", "SeatVectorEnv": "pettingzoo"}
    programs = []
    for name, other in others.items():
        programs.append((f"from oneleft.envs import {name}; import sys; print({other!r} in sys.modules)", []))
        programs.append(
            (f"import importlib.util as u; u.find_spec = lambda *_: None; from oneleft.envs import {name}", [])
        )
    done = run_programs("import oneleft, numba", programs, tmp_path)
    for little, hidden in zip(done[::2], done[1::2], strict=True):
        assert (little.returncode, little.stdout.strip()) == (0, "False")
        assert hidden.returncode == 1
        assert hidden.stderr.strip().endswith("pip install 'oneleft[envs]'")


def build_wheel(sources: Path, wheels: Path, path: Path) -> subprocess.CompletedProcess[str]:
    """In an environment of its own. uv makes one from its cache; pip does it where uv is missing or fails."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    asked = subprocess.run([*pip, "config", "get", "global.index-url"], capture_output=True, text=True, check=False)
    index = asked.stdout.strip() or os.environ.get("PIP_INDEX_URL", "")
    bare = os.environ | {"PATH": str(path), "UV_DEFAULT_INDEX": index}
    commands = [[*pip, "wheel", "--no-deps", "--quiet", "--wheel-dir", wheels, sources]]
    if (uv := Path(sys.executable).with_name("uv")).exists():
        commands.insert(
            0, [uv, "build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", wheels, sources]
        )
    for command in commands:
        done = subprocess.run(command, env=bare, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            break
    return done


def test_wheel_contains_the_page_on_a_machine_without_node(tmp_path):
    """From the sources alone, with nothing built and no Node on the path: the build brings its own, in a minute."""
    sources, wheels, no_programs = (tmp_path / name for name in ("sources", "wheels", "no programs"))
    for name in ("src", "page"):
        shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.rmtree(sources / "src" / "oneleft" / "server" / "page")
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, sources)
    assert shutil.which("node", path=str(no_programs)) is None
    done = build_wheel(sources, wheels, no_programs)
    assert done.returncode == 0, done.stderr[-2000:]
    with zipfile.ZipFile(next(wheels.glob("oneleft-*.whl"))) as wheel:
        names = set(wheel.namelist())
        page = wheel.read("oneleft/server/page/index.html").decode()
    linked = re.findall(r'"/(assets/[\w.-]+)"', page)
    assert {Path(name).suffix for name in linked} == {".js", ".css"}
    assert {f"oneleft/server/page/{name}" for name in linked} <= names
    assert {f"oneleft/lang/{language}.ftl" for language in LANGUAGES} <= names
