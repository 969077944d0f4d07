"""`make image-check`: what the Dockerfile does, by its own lines, without Docker. It needs root, and a Python 3.13.

Each stage runs in a mount namespace of its own on this machine's system, so the base images themselves are not tried.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
BASE_MEGABYTES = 125  # of python:3.13-slim, unpacked
MOST_MEGABYTES = 200
BUILD = """set -e
mkdir -p /source /wheels
mount --bind "$PLACE/source" /source; mount --bind "$PLACE/wheels" /wheels; mount --bind "$PLACE/opt" /opt
cd /source
"""
# Everything is read-only but the volume and /tmp, and the server runs as nobody.
RUN = """set -e
mount --bind "$PLACE/opt" /opt; mount -t tmpfs tmpfs /tmp
case "$PREFIX" in /root/*) # a Python that only root can reach
    mount --bind "$PREFIX" "$PLACE/bin"; mount -t tmpfs -o mode=755 tmpfs /root
    mkdir -p "$PREFIX"; mount --bind "$PLACE/bin" "$PREFIX";;
esac
mkdir -p "$DATA"; chown 10001:10001 "$DATA"; mount --bind "$DATA" "$DATA"
mount -o remount,bind,ro /
exec setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all -- "$@"
"""


def lines_of(stage: int) -> list[str]:
    """The RUN lines of a stage."""
    text = re.split(r"^FROM ", DOCKERFILE, flags=re.MULTILINE)[stage + 1].replace("\\\n", " ")
    return re.findall(r"^RUN (.*)$", text, re.MULTILINE)


def settings() -> dict[str, str]:
    return dict(re.findall(r"^\s+((?:ONELEFT|PYTHON)\w+)=(\S+)", DOCKERFILE.replace(" \\", ""), re.MULTILINE))


def copy_context(place: Path) -> None:
    """What .dockerignore lets in."""
    for line in (ROOT / ".dockerignore").read_text("utf-8").split():
        if line.startswith("!"):
            source, target = ROOT / line[1:], place / line[1:]
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
            else:
                shutil.copy(source, target)
    shutil.rmtree(place / "src" / "oneleft" / "server" / "page", ignore_errors=True)


def inside(script: str, *words: str, **variables: str) -> list[str]:
    return [
        "unshare",
        "--mount",
        "--pid",
        "--fork",
        "env",
        *(f"{k}={v}" for k, v in variables.items()),
        "sh",
        "-c",
        script,
        "sh",
        *words,
    ]


def check_server(place: Path, python: Path, path: str) -> None:
    """Start it as the image would, ask it as the image would, and stop it."""
    data = place / "data"
    environment = settings() | {"PLACE": str(place), "DATA": str(data), "PATH": f"/opt/oneleft/bin:{path}"}
    environment |= {
        "PREFIX": str(python.parents[1]),
        "ONELEFT_PORT": "18765",
        "ONELEFT_HOST": "127.0.0.1",
        "ONELEFT_DATABASE": f"sqlite:///{data}/tables.sqlite",
    }
    (words,) = re.findall(r"^\s+CMD (\[.*\])$", DOCKERFILE, re.MULTILINE)
    asking = inside(RUN, *json.loads(words), **environment)
    with subprocess.Popen(inside(RUN, "oneleft", "serve", **environment)) as server:
        end = time.monotonic() + 60
        while subprocess.run(asking, check=False, capture_output=True).returncode:
            if time.monotonic() > end or server.poll() is not None:
                raise RuntimeError("the health check fails")
        for process in psutil.Process(server.pid).children(recursive=True):
            process.terminate()
    assert (data / "tables.sqlite").exists()


def main() -> None:
    python = Path(shutil.which("python3.13") or sys.executable).resolve()
    path = f"{python.parent}:{os.environ['PATH']}"
    with tempfile.TemporaryDirectory(dir="/var/tmp") as name:
        place = Path(name)
        place.chmod(0o755)
        for part in ("source", "wheels", "opt", "bin"):
            (place / part).mkdir()
        copy_context(place / "source")
        for line in lines_of(0):
            subprocess.run(inside(BUILD + line, PLACE=name, PATH=path, EXTRAS="postgres"), check=True)
        size = sum(file.lstat().st_size for file in (place / "opt").rglob("*")) / 10**6
        print(f"/opt/oneleft: {size:.0f} MB; with the base about {size + BASE_MEGABYTES:.0f} MB of {MOST_MEGABYTES}")
        assert size + BASE_MEGABYTES < MOST_MEGABYTES
        check_server(place, python, path)
    print("The lines of the first stage work, and the server answers on a read-only system.")


if __name__ == "__main__":
    main()
