"""The process that analyses matches for a server, one at a time: ``python -m oneleft.server.analyst NICENESS``.

Its server gives it the lowest priority, so that it takes only what the tables leave. It reads jobs from its standard
input and ends with it: when its server dies, so does this process.
"""

from __future__ import annotations

import gzip
import os
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

import msgspec

from oneleft.analysis.analysis_status import AnalysisShown, RoughCurve
from oneleft.table.record import verify_record

from .analysis_messages import Done, Failed, Job, Message, Progress, Rough, frame, read_frame, read_job

PROGRESS_STEP = 0.05  # each step is a write to the database


def main() -> None:
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints is no message
    give_way(int(sys.argv[1]))
    jobs: SimpleQueue[Job] = SimpleQueue()
    Thread(target=read_jobs, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        Analyst(answers).run(jobs.get())


def give_way(niceness: int) -> None:
    """Leave the processors to other processes: 19 is the lowest priority."""
    if hasattr(os, "nice"):  # Windows has none
        os.nice(niceness)
    with suppress(OSError):  # Linux may share time among sessions, whatever the priorities within them
        Path("/proc/self/autogroup").write_text(str(niceness), "ascii")


def read_jobs(file: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """In a thread, so that the end of the input ends the process in the middle of a job."""
    while body := read_frame(file):
        jobs.put(read_job(body))
    os._exit(0)


class Analyst:
    """Analyses one match, and tells how far it is."""

    def __init__(self, answers: BinaryIO) -> None:
        self.answers = answers
        self.rough: RoughCurve | None = None
        self.told = 0.0

    def tell(self, message: Message) -> None:
        self.answers.write(frame(message))
        self.answers.flush()

    def run(self, job: Job) -> None:
        try:
            self.tell(self.analyse(job))
        except BrokenPipeError:
            os._exit(0)
        except Exception as error:
            places = "".join(traceback.format_tb(error.__traceback__))
            self.tell(Failed(f"{type(error).__name__}\n{places}"))

    def analyse(self, job: Job) -> Done:
        game = verify_record(job.record)
        from oneleft.analysis.analyse import Listener, Options, analyse
        from oneleft.analysis.coach import Budget

        options = Options(Budget(None, job.playouts), worlds=job.worlds)
        report = analyse(game, options, Listener(self.on_rough, self.on_progress))
        shown = AnalysisShown("done", 1.0, self.rough, report)
        return Done(gzip.compress(msgspec.json.encode(shown)), report.players)

    def on_rough(self, curve: Any) -> None:  # a `Curve`, whose module needs numpy
        start, *chances = curve.chances
        self.rough = RoughCurve(start, chances)
        self.tell(Rough(self.rough))

    def on_progress(self, done: int, total: int) -> None:
        if done / total >= self.told + PROGRESS_STEP:
            self.told = done / total
            self.tell(Progress(self.told))


if __name__ == "__main__":
    main()
