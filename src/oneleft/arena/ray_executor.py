"""A executor of Ray workers: this machine's processes, or a cluster's.

Ray plays the part of a lost worker or machine again. Parts are numbered and come back in order, so the totals are those
of any other executor.
"""

from __future__ import annotations

import logging
import os
import pickle
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from oneleft.lang import Explained

from .compiler import source_digest
from .executors import AHEAD, Job, Part, in_order
from .extras import need

need("ray", "ray")

CHUNK = 10_000  # games in a task: a task costs a millisecond or two besides
RETRIES = 20  # times that a part is played again when its worker is lost
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # Ray warns that this will be so
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # what it tells of lost workers goes to its log, not among our results
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # workers run as installed, whatever started the driver
}
IMPATIENT = {  # an address that does not answer is given up in seconds, not minutes
    "RAY_gcs_rpc_server_connect_timeout_s": "1",
    "RAY_py_gcs_connect_timeout_s": "4",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
}


class ClusterError(Explained, RuntimeError):
    """A cluster that cannot be reached, or that cannot play these games."""


def play_packed(digest: str, packed: bytes, first: int, games: int) -> Any:
    """On a worker: a part, or nothing where other sources would play other games."""
    if digest != source_digest():
        return None
    return unpacked(packed)(first, games)


@lru_cache(1)
def unpacked(packed: bytes) -> Job[Any]:
    """Once for all parts: a policy of the user's own that is unpacked again would be compiled again."""
    job: Job[Any] = pickle.loads(packed)
    return job


@contextmanager
def hushed() -> Iterator[None]:
    """Ray's own programs write to the error stream below Python, and say in twenty lines what an error says in one."""
    kept = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class RayExecutor:
    """A connection to Ray at an address, or to a Ray of its own on this machine at ``local``."""

    def __init__(self, address: str = "local", chunk: int = CHUNK) -> None:
        self.address = address
        self.chunk = chunk

    def __enter__(self) -> Self:
        for name, value in (QUIET if self.address == "local" else QUIET | IMPATIENT).items():
            os.environ.setdefault(name, value)
        import ray  # late, for it reads its environment when it is imported

        self.ray: Any = ray
        try:
            with hushed():
                ray.init(address=self.address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError) as error:
            raise ClusterError("cluster-silent", address=self.address, reason=str(error)) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ray.shutdown()

    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        task = self.ray.remote(play_packed).options(num_cpus=1, max_retries=RETRIES)
        packed = self.ray.cloudpickle.dumps(job)  # a policy of the user's own travels with it
        at_once = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

        def start(first: int, games: int) -> Any:
            return task.remote(source_digest(), packed, first, games)

        for started in in_order(start, games, self.chunk, at_once):
            yield self.fetch(started)

    def fetch(self, started: Any) -> Any:
        try:
            part = self.ray.get(started)
        except self.ray.exceptions.RayError as error:
            reason = getattr(error, "cause", None) or error
            raise ClusterError("cluster-failed", reason=str(reason).strip().partition("\n")[0]) from error
        if part is None:
            raise ClusterError("cluster-version")
        return part
