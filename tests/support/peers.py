"""What others do: RLCard and OpenSpiel, in an environment of their own that `make bench` sets up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# ONELEFT_PEERS names another environment: tests/envs/test_libraries.py finds the learning libraries there
PYTHON = Path(os.environ.get("ONELEFT_PEERS", ROOT / ".venv-bench")) / "bin" / "python"
SCRIPTS = ROOT / "bench" / "others"
RLCARD = ("rlcard_uno.py", 200)  # games
OPENSPIEL = ("openspiel_crazy_eights.py", 5_000)  # rollouts


def moves_per_second(script: str, amount: int) -> float:
    done = subprocess.run([PYTHON, SCRIPTS / script, str(amount)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    return float(found["moves"] / found["seconds"])


def python_with(*modules: str) -> Path | None:
    """An environment in which these modules are installed beside this package: the tests' own, or that of the peers."""
    code = (
        f"import importlib.util as u, sys; sys.exit(not all(u.find_spec(name) for name in {('oneleft', *modules)!r}))"
    )
    for python in (Path(sys.executable), PYTHON):
        if python.exists() and subprocess.run([python, "-c", code], check=False).returncode == 0:
            return python
    return None
