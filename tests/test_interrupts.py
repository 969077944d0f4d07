"""Ctrl-C while a command starts: it ends with status 130, and without a traceback."""

import os
import subprocess
import sys

import pytest

# Ctrl-C when a module is looked for.
PROGRAM = """
import os, signal, sys

class Interrupt:
    def find_spec(self, name, *_):
        if name == os.environ["AT"]:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupt())
from oneleft.__main__ import main
main()
"""


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="no signals")
@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("typer", "play"),
        ("oneleft.cli.play_command", "play"),
        ("oneleft.cli.watch_command", "serve"),
        ("oneleft.cli.local_game", "play"),  # when the command has begun
        ("oneleft.server.app", "serve"),
    ],
)
def test_ctrl_c_while_a_command_starts(module, command, tmp_path):
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "AT": module}
    words = [sys.executable, "-c", PROGRAM, command]
    done = subprocess.run(
        words, env=environment, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, timeout=120
    )
    assert (done.returncode, b"Traceback" in done.stderr) == (130, False), done.stderr.decode()
