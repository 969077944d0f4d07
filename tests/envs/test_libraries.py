"""The adaptors and examples for other libraries, where these are installed: here, or where ONELEFT_PEERS says.

`make bench` installs RLCard and OpenSpiel; nothing of this project installs the others, which need PyTorch.
"""

import subprocess
from pathlib import Path

import pytest

from tests.support import peers

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"


def run(modules: tuple[str, ...], program: Path, *args: str) -> str:
    python = peers.python_with(*modules)
    if python is None:
        pytest.skip(f"{' and '.join(modules)} not installed")
    done = subprocess.run([python, program, *args], capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize(
    ("name", "module"), [("openspiel", "pyspiel"), ("rlcard", "rlcard"), ("rlcard-rules", "rlcard")]
)
def test_adaptor(name, module):
    run((module,), HERE / "adaptor_checks.py", name)


@pytest.mark.parametrize(
    ("library", "modules"),
    [("rllib", ("ray.rllib", "torch")), ("torchrl", ("torchrl",)), ("tianshou", ("tianshou",))],
)
def test_example_runs_for_an_iteration(library, modules):
    assert "rounds won" in run(modules, EXAMPLES / f"with_{library}.py", "1")
