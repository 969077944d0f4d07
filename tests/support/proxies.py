"""Real proxies in front of a server, with the configurations that the docs and `deploy` give."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.support.servers import Port

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "proxies.md"
CADDY_OF_TEST = "{\nadmin off\nauto_https off\n}\n"  # it listens where it is told, and nowhere else
# Runs a program for which names lead where a file says, as they do among containers. It needs root.
NAMED = 'mount --bind "$0" /etc/hosts && exec "$@"'


def documented(language: str) -> str:
    """The block of the page for this proxy."""
    (block,) = re.findall(rf"## {language}\n\n```\w*\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(block)


def nginx_config(place: Path, port: int, upstream: str) -> str:
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{kind}_temp_path {place / kind};\n" for kind in kinds)
    block = documented("nginx").replace("listen 80;", f"listen 127.0.0.1:{port};").replace("127.0.0.1:8000", upstream)
    return (
        f"daemon off; master_process off; pid {place / 'pid'}; error_log {place / 'error.log'};\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{block}\n}}\n"
    )


def caddy_config(place: Path, port: int, upstream: str) -> str:
    block = documented("Caddy").replace("games.example.org", f"http://127.0.0.1:{port}")
    return CADDY_OF_TEST + block.replace("127.0.0.1:8000", upstream)


def haproxy_config(place: Path, port: int, upstream: str) -> str:
    return documented("HAProxy").replace(":80\n", f"127.0.0.1:{port}\n").replace("127.0.0.1:8000", upstream) + "\n"


def deployed_caddy_config(place: Path, port: int, upstream: str) -> str:
    return CADDY_OF_TEST + (ROOT / "deploy" / "Caddyfile").read_text("utf-8")


@dataclass(frozen=True)
class Proxy:
    name: str
    words: Sequence[str]  # then comes its configuration
    config: Callable[[Path, int, str], str]
    path: str = "/uno"  # under which it serves

    @property
    def program(self) -> str | None:
        """Debian has some where a user's path may not lead."""
        return shutil.which(self.name) or shutil.which(self.name, path="/usr/sbin")


NGINX = Proxy("nginx", ["-c"], nginx_config)
CADDY = Proxy("caddy", ["run", "--adapter", "caddyfile", "--config"], caddy_config)
HAPROXY = Proxy("haproxy", ["-db", "-f"], haproxy_config)
DEPLOYED_CADDY = Proxy("caddy", CADDY.words, deployed_caddy_config, "")


@contextmanager
def in_front_of(proxy: Proxy, upstream: str, place: Path, hosts: str = "", **variables: str) -> Iterator[str]:
    """Its address. Everything that it writes is in ``place``. ``hosts`` are the only names that it knows."""
    assert proxy.program is not None
    port = Port()
    config = place / f"{proxy.name}.conf"
    config.write_text(proxy.config(place, port.number, upstream), "utf-8")
    command = [proxy.program, *proxy.words, str(config)]
    if hosts:
        (place / "hosts").write_text(hosts, "utf-8")
        command = ["unshare", "--mount", "sh", "-c", NAMED, str(place / "hosts"), *command]
    address = f"http://127.0.0.1:{port.number}"
    homes = {"HOME": str(place), "XDG_DATA_HOME": str(place), "XDG_CONFIG_HOME": str(place), "SITE": address}
    port.release()  # a proxy takes no port that anyone holds
    with (
        (place / "proxy.log").open("wb") as log,
        subprocess.Popen(command, env=os.environ | homes | variables, cwd=place, stdout=log, stderr=log) as process,
    ):
        try:
            wait_for(address, process, place / "proxy.log")
            yield address
        finally:
            process.terminate()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    while True:
        try:
            httpx.get(address)
        except httpx.ConnectError:
            if process.poll() is not None:
                raise RuntimeError(log.read_text("utf-8")) from None
            time.sleep(0.01)
        else:
            return
