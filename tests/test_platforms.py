"""Without what only some systems have, be it modules, functions or signals, people can play and host all the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request

import pytest

from oneleft import directories

pytestmark = pytest.mark.slow

# As on Windows, and for uvloop as on any system without it. The libraries below may need them, so they come first.
WITHOUT = """
import os, signal, sys
import asyncio, httpx, litestar, sqlalchemy, textual.app, typer.main, uvicorn
for name in ("fcntl", "resource", "readline", "pwd", "grp", "uvloop"):
    sys.modules[name] = None
for name in ("sched_getaffinity", "sched_setaffinity", "nice", "killpg", "fork", "getuid", "geteuid"):
    if hasattr(os, name):
        delattr(os, name)
os.process_cpu_count = os.cpu_count  # it is no more than that where there is no affinity
for name in ("SIGHUP", "SIGKILL", "SIGTSTP"):
    if hasattr(signal, name):
        delattr(signal, name)
"""
IMPORTS = """
import importlib, pkgutil, oneleft
for package in ("bots", "cli", "client", "room", "server", "terminal"):
    found = importlib.import_module(f"oneleft.{package}")
    for module in pkgutil.iter_modules(found.__path__, f"oneleft.{package}."):
        if not module.name.endswith(("listener", "postgres", "analyst", "migrations", "_output")):  # they need extras
            importlib.import_module(module.name)
"""
COMMAND = "from oneleft.cli import main; main()"


def environment(home) -> dict[str, str]:
    """In which every system keeps data below ``home``."""
    homes = dict.fromkeys(("XDG_DATA_HOME", "HOME", "LOCALAPPDATA", "USERPROFILE"), str(home))
    return os.environ | homes | {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}


@pytest.mark.parametrize(
    ("platform", "variables", "place"),
    [
        ("linux", {}, ".local/share/oneleft"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/oneleft"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "Library/Application Support/oneleft"),
        ("win32", {}, "AppData/Local/oneleft"),
        ("win32", {"LOCALAPPDATA": "/data"}, "/data/oneleft"),
    ],
)
def test_data_are_where_each_system_keeps_them(platform, variables, place, tmp_path, monkeypatch):
    monkeypatch.setattr(directories.sys, "platform", platform)
    monkeypatch.setattr(directories.Path, "home", lambda: tmp_path)
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert directories.data_directory() == tmp_path / place


def test_every_module_is_imported_and_a_game_played_and_saved(tmp_path):
    words = [sys.executable, "-c", WITHOUT + IMPORTS + COMMAND, "play", "--plain", "--lang", "en", "--key", "00" * 32]
    done = subprocess.run(
        words, input="draw\nquit\n", capture_output=True, text=True, env=environment(tmp_path), check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "oneleft play --resume" in done.stdout
    assert len(list(tmp_path.rglob("oneleft/games/*"))) == 1


def test_a_server_serves_without_limits_of_the_system_and_uvloop(tmp_path):
    words = [sys.executable, "-c", WITHOUT + COMMAND, "serve", "--port", "0", "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment(tmp_path)) as server:
        assert server.stdout is not None
        (address,) = re.findall(r"http:\S+", server.stdout.readline())
        with urllib.request.urlopen(f"{address}/health/live", timeout=60) as answer:
            assert answer.status == 200
        server.terminate()
        server.wait(60)
    assert list(tmp_path.rglob("oneleft/tables.sqlite"))
