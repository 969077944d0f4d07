"""What others do: RLCard and OpenSpiel, in an environment of their own that `make bench` sets up."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"
SCRIPTS = ROOT / "bench" / "others"
RLCARD = ("rlcard_uno.py", 200)  # games
OPENSPIEL = ("openspiel_crazy_eights.py", 5_000)  # rollouts


def moves_per_second(script: str, amount: int) -> float:
    done = subprocess.run([PYTHON, SCRIPTS / script, str(amount)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return float(found["moves"] / found["seconds"])
