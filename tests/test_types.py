"""The types of what Python programs import are complete, as pyright verifies them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from sysconfig import get_path

import pytest

SOURCE = Path(__file__).parents[1] / "src"


@pytest.mark.slow
@pytest.mark.parametrize("module", ["oneleft.library", "oneleft.client"])
def test_the_public_types_are_complete(module, tmp_path):
    """No annotation is missing, there or in anything that they mention."""
    if find_spec("basedpyright") is None:
        pytest.skip("basedpyright is not installed")
    command = [sys.executable, "-m", "basedpyright", "--ignoreexternal", "--verifytypes", module]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCE), get_path("purelib")])}
    done = subprocess.run(command, cwd=tmp_path, env=paths, capture_output=True, text=True, check=False, timeout=300)
    faults = [line for line in done.stdout.splitlines() if "error:" in line]
    assert (faults, done.returncode) == ([], 0)
    assert "Type completeness score: 100%" in done.stdout
