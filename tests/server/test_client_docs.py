"""The program in docs/client.md runs as it is printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from oneleft.table.record import verify_record
from tests.support.servers import Server

pytestmark = pytest.mark.slow

PAGE = Path(__file__).parents[2] / "docs" / "client.md"


def test_the_documented_program_plays_a_match_and_prints_its_record(tmp_path):
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "program.py").write_text(program, "utf-8")
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "server.log") as server:
        done = subprocess.run(
            [sys.executable, tmp_path / "program.py", server.address],
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )
    won, _, record = done.stdout.partition("\n")
    assert list(map(int, won.removeprefix("won by seat ").split())) == list(
        verify_record(record.strip() + "\n").winners
    )
