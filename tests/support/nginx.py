"""A real nginx in front of a server, with the configuration that the docs give."""

from __future__ import annotations

import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.support.servers import Port

PAGE = Path(__file__).parents[2] / "docs" / "proxies.md"
# Debian has it where a user's path may not lead.
PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def documented(listen: int, upstream: str) -> str:
    (block,) = re.findall(r"```nginx\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return block.replace("listen 80;", f"listen 127.0.0.1:{listen};").replace("http://127.0.0.1:8000", upstream)


@contextmanager
def in_front_of(upstream: str, place: Path) -> Iterator[str]:
    """Its address. Everything that it writes is in ``place``."""
    assert PROGRAM is not None
    port = Port()
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {place / kind};\n" for kind in kinds)
    config = place / "nginx.conf"
    config.write_text(
        f"daemon off; master_process off; pid {place / 'pid'}; error_log {place / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{documented(port.number, upstream)}\n}}\n"
    )
    port.release()  # nginx takes no port that anyone holds
    address = f"http://127.0.0.1:{port.number}"
    with subprocess.Popen([PROGRAM, "-p", place, "-c", config], stderr=subprocess.PIPE) as nginx:
        try:
            wait_for(address, nginx)
            yield address
        finally:
            nginx.terminate()


def wait_for(address: str, nginx: subprocess.Popen[bytes]) -> None:
    while True:
        try:
            httpx.get(address)
        except httpx.TransportError:
            if nginx.poll() is not None:
                raise RuntimeError(nginx.stderr.read() if nginx.stderr else b"nginx has ended") from None
            time.sleep(0.01)
        else:
            return
