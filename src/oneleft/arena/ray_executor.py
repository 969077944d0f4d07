"""An executor of Ray workers: processes of this machine, or of a cluster.

Ray repeats the part of a lost worker or machine. Parts are numbered and come back in order, so the totals are those of
any other executor.
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

from oneleft.errors import ClusterError

from .compiler import source_digest
from .executors import AHEAD, Job, Part, start_in_order
from .extras import require

require("ray", "ray")

CHUNK = 10_000  # games in a task, which has an overhead of a millisecond or two
RETRIES = 20  # of a part whose worker is lost
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is reported to anyone
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # the future default, of which Ray warns otherwise
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # messages about lost workers go to its log, not to the terminal
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # workers run as installed, whatever started the driver
}
SHORT_TIMEOUTS = {  # an address that does not answer fails in seconds, not minutes
    "RAY_gcs_rpc_server_connect_timeout_s": "1",
    "RAY_py_gcs_connect_timeout_s": "4",
    "RAY_NUM_REDIS_GET_RETRIES": "1",
}


def _play_pickled(digest: str, pickled: bytes, first: int, games: int) -> Any:
    """Play a part on a worker. Returns None if the worker's sources differ: they would play other games."""
    if digest != source_digest():
        return None
    return _unpickle(pickled)(first, games)


@lru_cache(1)
def _unpickle(pickled: bytes) -> Job[Any]:
    """The job, unpickled once for all parts: a new copy of a user's policy would be compiled again."""
    job: Job[Any] = pickle.loads(pickled)
    return job


@contextmanager
def _silent_stderr() -> Iterator[None]:
    """Discard what Ray's programs write to the error stream: a failure is reported as an exception as well."""
    saved = os.dup(2)
    with Path(os.devnull).open("w") as devnull:
        os.dup2(devnull.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(saved, 2)
        os.close(saved)


class RayExecutor:
    """Plays on the Ray cluster at an address; ``local`` starts one on this machine."""

    def __init__(self, address: str = "local", chunk: int = CHUNK) -> None:
        self.address = address
        self.chunk = chunk

    def __enter__(self) -> Self:
        for name, value in (QUIET if self.address == "local" else QUIET | SHORT_TIMEOUTS).items():
            os.environ.setdefault(name, value)
        import ray  # only now: it reads the environment when it is imported

        self.ray: Any = ray
        try:
            with _silent_stderr():
                ray.init(address=self.address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError) as error:
            raise ClusterError("cluster-silent", address=self.address, reason=str(error)) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ray.shutdown()

    def parts(self, job: Job[Part], games: int) -> Generator[Part, None, None]:
        task = self.ray.remote(_play_pickled).options(num_cpus=1, max_retries=RETRIES)
        pickled = self.ray.cloudpickle.dumps(job)  # includes a user's policy
        ahead = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))

        def start(first: int, games: int) -> Any:
            return task.remote(source_digest(), pickled, first, games)

        for started in start_in_order(start, games, self.chunk, ahead):
            yield self._fetch(started)

    def _fetch(self, started: Any) -> Any:
        try:
            part = self.ray.get(started)
        except self.ray.exceptions.RayError as error:
            reason = getattr(error, "cause", None) or error
            raise ClusterError("cluster-failed", reason=str(reason).strip().partition("\n")[0]) from error
        if part is None:
            raise ClusterError("cluster-version")
        return part
