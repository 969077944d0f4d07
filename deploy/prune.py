"""Removes from an installed server what it never loads, so that the image stays small: run by the Dockerfile."""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path

from oneleft.lang import LANGUAGES

# Examples in the description of the API, databases that are not supported, and what tests the library itself.
UNUSED = (
    "faker",
    "polyfactory",
    "sqlalchemy/testing",
    *(f"sqlalchemy/dialects/{name}" for name in ("mssql", "mysql", "oracle")),
)
SOURCES = {".c", ".pxd", ".pyi", ".pyx"}  # of compiled modules


def prune(packages: Path) -> None:
    for name in UNUSED:
        shutil.rmtree(packages / name, ignore_errors=True)
    for file in (packages / "babel" / "locale-data").glob("*.dat"):
        if file.stem.partition("_")[0] not in {"root", *LANGUAGES}:
            file.unlink()
    for cache in list(packages.rglob("__pycache__")):
        shutil.rmtree(cache)
    for file in list(packages.rglob("*")):
        if file.suffix in SOURCES:
            file.unlink()


if __name__ == "__main__":
    prune(Path(sysconfig.get_path("purelib")))
