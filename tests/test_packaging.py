"""Every import is a declared dependency, and a missing library is reported with the extra that brings it."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import httpx
import pytest

import oneleft
from oneleft.lang import LANGUAGES
from tests.support.forked_programs import run_programs

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "oneleft"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
MOST_BYTES = 75 * 10**6  # of the image, without PostgreSQL's driver
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
    SOURCES / "server" / "passkeys.py": "passkeys",
    SOURCES / "server" / "traces.py": "otel",
    SOURCES / "training" / "dataset.py": "charts",
    SOURCES / "cli" / "analysis_output.py": "arena",
    SOURCES / "cli" / "simulation_output.py": "arena",
    SOURCES / "cli" / "ladder_output.py": "arena",
    SOURCES / "envs" / "adaptors" / "open_spiel.py": "openspiel",
    SOURCES / "envs" / "adaptors" / "rlcard.py": "rlcard",
    SOURCES / "envs": "envs",
    SOURCES / "mcp": "mcp",
    SOURCES / "training" / "training_curve.py": "charts",
    SOURCES / "training": "arena",
    SOURCES / "server" / "listener.py": "postgres",
    SOURCES / "server" / "postgres.py": "postgres",
}


def module_names(requirements: list[str]) -> set[str]:
    """The top-level modules of these distributions: the same names with an underscore for a hyphen."""
    names = {re.split(r"[^\w.-]", requirement)[0].partition(".")[0].replace("-", "_") for requirement in requirements}
    names |= {"pyspiel"} if "open_spiel" in names else set()
    return names | ({"opentelemetry"} if "opentelemetry_sdk" in names else set())


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
    assert {"typer", "textual", "litestar", "uvicorn", "httpx"} <= core  # it plays, hosts and joins
    assert not core & {"numba", "numpy", "matplotlib", "polars", "ray", "gymnasium", "psycopg"}


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
    ("mcp", "mcp", ["mcp"]),
    ("psycopg", "postgres", ["serve", "--database", "postgresql://localhost/games"]),
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
    others = {"TableEnv": "oneleft.envs.vector_env", "SeatVectorEnv": "pettingzoo", "SeatEnv": "pettingzoo"}
    others |= {"TextEnv": "pettingzoo"}
    others |= {"ParallelTableEnv": "oneleft.envs.vector_env"}
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


def test_importing_the_package_imports_next_to_nothing(tmp_path):
    """`make bench` says how long it takes."""
    named = "import sys, oneleft; assert oneleft.__version__; print(*{name.partition('.')[0] for name in sys.modules})"
    used = "import sys, oneleft; oneleft.Game; print(*sys.modules)"
    light, library = (done.stdout.split() for done in run_programs("", [(named, []), (used, [])], tmp_path))
    outside = set(light) - set(sys.stdlib_module_names) - {"oneleft"}
    assert not outside & {"msgspec", "typer", "rich", "litestar", "numpy"}
    heavy = {"typer", "rich", "textual", "litestar", "sqlalchemy", "httpx", "numpy", "asyncio", "oneleft.bots"}
    assert "oneleft.table.game" in library
    assert not heavy & set(library)


class Tools:
    """uv installs and builds in a moment, from its cache; pip does it where uv is missing or fails."""

    def __init__(self, path: Path) -> None:
        self.pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
        asked = subprocess.run(
            [*self.pip, "config", "get", "global.index-url"], capture_output=True, text=True, check=False
        )
        index = asked.stdout.strip() or os.environ.get("PIP_INDEX_URL", "")
        self.environment = os.environ | {"PATH": str(path), "UV_DEFAULT_INDEX": index}
        self.uv = Path(sys.executable).with_name("uv")

    def run(self, quick: list[str | Path], usual: list[str | Path]) -> None:
        """By uv, or else by pip."""
        for command in ([[self.uv, *quick]] if self.uv.exists() else []) + [[*self.pip, *usual]]:
            done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
            if done.returncode == 0:
                return
        raise AssertionError(done.stderr[-2000:])

    def build(self, sources: Path, output: Path) -> Path:
        """A source archive, and a wheel from it alone. pip makes the wheel from the sources."""
        self.run(
            ["build", "--quiet", "--python", sys.executable, "--out-dir", output, sources],
            ["wheel", "--no-deps", "--quiet", "--wheel-dir", output, sources],
        )
        return next(output.glob("oneleft-*.whl"))

    def install(self, wheel: Path, environment: Path) -> Path:
        """Its Python."""
        venv.create(environment, with_pip=False)
        python = environment / "bin" / "python"
        common = ["--quiet", "--python", python, "--constraint", ROOT / "constraints.txt", wheel]
        self.run(["pip", "install", *common], ["--python", python, "install", *common[:1], *common[3:]])
        return python


def check_wheel(file: Path) -> None:
    with zipfile.ZipFile(file) as wheel:
        names = set(wheel.namelist())
        page = wheel.read("oneleft/server/page/index.html").decode()
    linked = re.findall(r'"\./(assets/[\w.-]+)"', page)
    assert {Path(name).suffix for name in linked} == {".js", ".css"}
    assert {f"oneleft/server/page/{name}" for name in linked} <= names
    assert {f"oneleft/lang/{language}.ftl" for language in LANGUAGES} | {"oneleft/py.typed"} <= names


def check_source_archive(archive: Path) -> None:
    """It brings the built page."""
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"src/oneleft/server/page/index.html", "page/src/main.ts", "LICENSE", "pyproject.toml"} <= names


COMPLAINTS = ("author-email", "'url' field")  # there are no addresses before the first release: RELEASING.md


def check_descriptions(wheel: Path, archive: Path, place: Path) -> None:
    """What the index and those who install it need is there and correct, and nothing lies beside the package."""
    programs = Path(sys.executable).parent
    for words in (["twine", "check", "--strict", wheel, archive], ["check-wheel-contents", wheel]):
        done = subprocess.run([programs / words[0], *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    rated = subprocess.run(
        [programs / "pyroma", "--min=8", archive], cwd=place, capture_output=True, text=True, check=False
    )
    assert rated.returncode == 0, rated.stdout
    complaints = [line for line in rated.stdout.splitlines() if line.startswith("Your package")]
    assert all(any(known in line for known in COMPLAINTS) for line in complaints), complaints


def check_that_it_builds_without_a_network(archive: Path, place: Path) -> None:
    """From the source archive, with its tools installed and no Node."""
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    (sources,) = place.iterdir()
    alone = ["unshare", "--net"] if shutil.which("unshare") and os.geteuid() == 0 else []
    build = [*alone, sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(build, cwd=sources, capture_output=True, check=True)
    check_wheel(next((sources / "dist").glob("*.whl")))


def check_that_it_is_pruned(python: Path) -> None:
    """As in the image: what is left is small, and still serves."""
    (packages,) = python.parents[1].glob("lib/python*/site-packages")
    subprocess.run([python, "-B", ROOT / "deploy" / "prune.py"], check=True)
    size = sum(file.lstat().st_size for file in packages.rglob("*") if file.is_file())
    assert size < MOST_BYTES
    assert not (packages / "faker").exists()


def check_that_it_plays_and_serves(python: Path, home: Path) -> None:
    """In an environment with nothing else: no numba, no extras."""
    bare = {"HOME": str(home), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    match = (
        "import oneleft, importlib.util; assert importlib.util.find_spec('numba') is None;"
        "game = oneleft.Game(players=2, seed=1);"
        "print(oneleft.__version__, game.play([oneleft.bot('sharp', seed=1), oneleft.bot('easy', seed=2)]))"
    )
    played = subprocess.run([python, "-c", match], env=bare, capture_output=True, text=True, timeout=60, check=True)
    assert played.stdout.split() == [oneleft.__version__, "(0,)"]
    command = [python.with_name("oneleft"), "serve", "--lang", "en", "--port", "0"]
    with subprocess.Popen(command, env=bare, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.findall(r"http:\S+", server.stdout.readline())[0]
        page = httpx.get(address, timeout=60).text
        assert httpx.get(address + re.findall(r'"(/assets/[\w.-]+\.js)"', page)[0], timeout=60).status_code == 200
        server.terminate()
        assert server.wait(timeout=60) == 0


def test_packages_play_and_serve_the_page_on_a_machine_without_node(tmp_path):
    """From the sources alone, with nothing built and no Node on the path: the build brings its own, in a minute."""
    sources, output, no_programs = (tmp_path / name for name in ("sources", "built", "no programs"))
    for name in ("src", "page"):
        shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    shutil.rmtree(sources / "src" / "oneleft" / "server" / "page")
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py", ".gitignore"):
        shutil.copy(ROOT / name, sources)
    assert shutil.which("node", path=str(no_programs)) is None
    tools = Tools(no_programs)
    wheel = tools.build(sources, output)
    check_wheel(wheel)
    for archive in output.glob("*.tar.gz"):
        check_source_archive(archive)
        check_descriptions(wheel, archive, tmp_path)
        check_that_it_builds_without_a_network(archive, tmp_path / "unpacked")
    python = tools.install(wheel, tmp_path / "empty")
    check_that_it_plays_and_serves(python, tmp_path)
    check_that_it_is_pruned(python)
    check_that_it_plays_and_serves(python, tmp_path)
