"""Run every test again and again, each time in another order and with another hash seed: `make test-repeat`.

Each run gets a line with its result, its time and its CPU time. The first run that fails ends it with its output.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import time


def cpu_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def run_once(number: int) -> subprocess.CompletedProcess[str]:
    variables = {"PYTHONHASHSEED": str(number), "PYTEST_ADDOPTS": f"--random-order-seed={number}"}
    return subprocess.run(
        ["make", "--no-print-directory", "test-all"],
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def main(count: int) -> None:
    for number in range(1, count + 1):
        begun, used = time.monotonic(), cpu_seconds()
        done = run_once(number)
        result = "failed" if done.returncode else "passed"
        passed = minutes(time.monotonic() - begun)
        print(f"Run {number} of {count}: {result} in {passed}, CPU {minutes(cpu_seconds() - used)}", flush=True)
        if done.returncode:
            sys.exit(done.stdout)


if __name__ == "__main__":
    main(int(sys.argv[1]))
