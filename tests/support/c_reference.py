"""The C reference: compiled where there is a compiler, and what it found."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("c_reference.c")


def compile_reference(directory: Path) -> Path | None:
    """The program, as fast as the compiler can make it for this machine; None without a compiler."""
    gcc = shutil.which("gcc")
    if gcc is None:
        return None
    program = directory / "reference"
    subprocess.run([gcc, "-O3", "-march=native", "-Wall", "-Wextra", "-o", program, SOURCE], check=True)
    return program


def run_reference(program: Path, players: int, games: int, seed: int) -> dict[str, Any]:
    """The sums over these games, and the CPU seconds they took."""
    command = [str(program), str(players), str(games), str(seed)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return found
