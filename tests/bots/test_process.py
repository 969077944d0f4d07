"""Both kinds of child process: with polled pipes, and with a thread for each pipe."""

import sys
from time import monotonic

import pytest

from oneleft.bots import program
from oneleft.bots.process import RUNNING, Ended, Late, LineTooLong, Process
from oneleft.bots.threaded_process import ThreadedProcess

pytestmark = pytest.mark.slow

ECHO = "import sys\nfor line in sys.stdin: print(line.upper(), end='')"
KINDS = pytest.mark.parametrize("kind", [Process, ThreadedProcess])


def start(kind: type[Process], code: str) -> Process:
    return kind([sys.executable, "-c", code])


def soon() -> float:
    return monotonic() + 30


@KINDS
def test_lines_are_answered_until_the_input_ends(kind):
    process = start(kind, ECHO)
    process.send(b"one\ntwo\n")
    assert [process.next_line(soon()) for _ in range(2)] == [b"ONE", b"TWO"]
    long = b"x" * 50_000
    process.send(long + b"\n")
    assert process.next_line(soon()) == long.upper()
    assert process.alive
    assert process.stop(30) == 0
    assert not process.alive
    assert process not in RUNNING


@KINDS
def test_last_words_of_a_program_that_exits(kind):
    process = start(kind, "import sys; print('bye'); print('my fault', file=sys.stderr); sys.exit(3)")
    assert process.next_line(soon()) == b"bye"
    with pytest.raises(Ended):
        process.next_line(soon())
    assert process.stop(30) == 3
    assert process.last_error_line() == "my fault"


@KINDS
def test_program_that_does_nothing_is_killed(kind):
    process = start(kind, "import time; time.sleep(600)")
    process.send(b"x" * 1_000_000)  # more than a pipe holds
    with pytest.raises(Late):
        process.next_line(monotonic() + 0.05)
    assert process.stop(0) != 0
    assert process.popen.returncode is not None


@KINDS
def test_line_that_never_ends(kind):
    process = start(kind, "while True: print('x' * 9999, end='')")
    with pytest.raises(LineTooLong):
        process.next_line(soon())
    process.stop(0)


def test_threads_where_pipes_cannot_be_polled(monkeypatch):
    monkeypatch.delattr(program.select, "poll")
    process = program.new_process([sys.executable, "-c", ECHO])
    assert isinstance(process, ThreadedProcess)
    process.stop(30)
