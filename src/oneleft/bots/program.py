"""A bot that is a program, in any language: JSON lines on its standard input and output.

One process plays one seat of one game at a time, and many games one after the other, each with a ``hello`` of its own.
A program that misbehaves is stopped: after a few faults in a row until the next round is dealt, and for good if that
happens again and again. So the time that it can cost is limited.
"""

from __future__ import annotations

import os
import re
import select
import shlex
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import monotonic

from oneleft.errors import BotError, BotFault, DocumentError
from oneleft.table.documents import read_json, with_place
from oneleft.table.events import Dealt, Event
from oneleft.table.views import View

from .process import Ended, Late, LineTooLong, Process
from .program_messages import PROTOCOL, Ask, Bye, Events, FromBot, Hello, Ready, read_answer, to_line

SECONDS = 2.0  # for an answer
START_SECONDS = 10.0  # for the answer to a hello: some programs start slowly
MAX_FAULTS = 3  # in a row, before the process is stopped
MAX_SILENT_LOSSES = 3  # processes lost in a row without a single answer, before the program is dismissed
MAX_LOSSES = 10  # processes lost in a row without a complete round or game


def read_time(name: str, seconds: float) -> tuple[str, float]:
    """The name of a program, and how long it may think: ``./assistant.py@60s`` says so itself.

    >>> read_time("./assistant.py@60s", 2.0), read_time("./bot.py", 2.0)
    (('./assistant.py', 60.0), ('./bot.py', 2.0))
    """
    match = re.fullmatch(r"(.+)@([1-9][0-9]{0,4})s", name)
    return (match[1], float(match[2])) if match else (name, seconds)


def is_program(name: str) -> bool:
    """Whether this is the name of a file rather than of a built-in bot."""
    name, _ = read_time(name, SECONDS)
    return "/" in name or os.sep in name or name.endswith(".py")


def read_command(name: str) -> list[str]:
    """Read a file name, perhaps with arguments. Python files need not be executable."""
    try:
        file, *rest = [name] if Path(name).exists() else shlex.split(name, posix=os.name == "posix")
    except ValueError:
        file, rest = name, []
    found = None if Path(file).is_file() else shutil.which(file)  # "python my.py"
    path = Path(found or file).absolute()
    if not path.is_file():
        raise BotError("bot-missing", given=file)
    is_executable = os.access(path, os.X_OK) and (os.name == "posix" or path.suffix != ".py")  # Windows runs no script
    if is_executable:
        return [str(path), *rest]
    if path.suffix == ".py":
        return [sys.executable, str(path), *rest]
    raise BotError("bot-not-executable", given=file)


def new_process(command: list[str]) -> Process:
    """Start a program: with polled pipes where the system has them, else with a thread for each pipe."""
    if hasattr(select, "poll"):
        return Process(command)
    from .threaded_process import ThreadedProcess

    return ThreadedProcess(command)


class Program:
    """A command, its idle processes, and how many processes were lost in a row."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.idle: list[Process] = []  # they have played before and wait for the next game
        self.losses = 0  # since the last complete round or game
        self.silent_losses = 0  # since the last answer

    @property
    def dismissed(self) -> bool:
        """Whether the program gets no more chances."""
        return self.losses >= MAX_LOSSES or self.silent_losses >= MAX_SILENT_LOSSES

    def take_idle(self) -> Process | None:
        """A process that has played before. One that exited after its game is not at fault."""
        with suppress(IndexError):  # another thread may take the last one
            while True:
                process = self.idle.pop()
                if process.alive:
                    return process
                process.stop()
        return None


program_of = cache(Program)  # one object for all games of a command


class ProgramBot:
    """A program in one seat of one game. It receives what the seat sees, and nothing else."""

    def __init__(self, name: str, seed: str, seconds: float = SECONDS, start_seconds: float = START_SECONDS) -> None:
        name, self.seconds = read_time(name, seconds)
        self.program = program_of(tuple(read_command(name)))
        # a hash: the seed may be made from a secret, which the program must not learn
        self.seed = int.from_bytes(sha256(seed.encode()).digest()[:4], "big")
        self.start_seconds = max(start_seconds, self.seconds)
        self.process: Process | None = None
        self.unsent: list[Event] = []
        self.absent = False  # whether its process was lost in this round

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Keep the events until the program is asked, so that nothing is written while it is busy."""
        if any(isinstance(event, Dealt) for event in events):
            self.absent = False
            if self.process is not None and self.process.faults == 0:
                self.program.losses = 0
        if not self.absent:
            self.unsent += events

    def answer(self, view: View) -> str | None:
        if self.program.dismissed:
            raise BotFault("bot-fault-dismissed", times=self.program.losses)
        if self.absent:
            raise BotFault("bot-fault-absent")
        if self.process is None:
            self.process = self._begin(view)
        return self._ask(self.process, view)

    def close(self) -> None:
        """Keep the process for the next game, unless it still owes an answer."""
        process, self.process = self.process, None
        if process is None or process.stopped:
            return
        if process.faults:
            self._lose(process)
            return
        self.program.losses = 0
        process.send(self._take_unsent() + to_line(Bye()))
        self.program.idle.append(process)

    def abandon(self) -> None:
        """Kill the process while it thinks, from another thread: `answer` then returns with a fault."""
        process = self.process
        if process is not None:
            process.kill()

    def __del__(self) -> None:
        if "process" in self.__dict__:  # else __init__ failed
            self.close()

    # Talking to the process

    def _begin(self, view: View) -> Process:
        """A process that is ready for this game."""
        old = self.program.take_idle()
        if old is not None:
            try:
                return self._greet(old, view)
            except Ended:  # it was just exiting
                old.stop()
        try:
            process = new_process(list(self.program.command))
        except (OSError, ValueError) as error:
            self._lose()
            raise BotFault("bot-fault-start", reason=getattr(error, "strerror", "") or str(error)) from None
        try:
            return self._greet(process, view)
        except Ended:
            raise self._crash(process) from None

    def _greet(self, process: Process, view: View) -> Process:
        """Say hello and wait for ``ready``. Late answers of its last game come before that and are skipped."""
        self.process = process
        hello = Hello(protocol=PROTOCOL, seat=view.seat or 0, rules=view.rules, names=view.names, seed=self.seed)
        process.send(to_line(hello))
        deadline = monotonic() + self.start_seconds
        try:
            while not isinstance(_receive(process, deadline), Ready):
                pass
        except Late:
            self._lose(process)
            raise BotFault("bot-fault-timeout", seconds=f"{self.start_seconds:g}") from None
        except BotFault:
            self._lose(process)
            raise
        return process

    def _ask(self, process: Process, view: View) -> str | None:
        may_pass = view.turn != view.seat
        process.send(self._take_unsent() + to_line(Ask(number=view.number, view=view, may_pass=may_pass)))
        deadline = monotonic() + self.seconds
        try:
            while True:
                answer = _receive(process, deadline)
                if isinstance(answer, Ready) or answer.number > view.number:
                    raise BotFault("bot-fault-nonsense-number", given=_excerpt(to_line(answer)))
                if answer.number == view.number:  # else it is a late answer, to a turn that was lost already
                    break
        except Late:
            self._count_fault(process)
            raise BotFault("bot-fault-timeout", seconds=f"{self.seconds:g}") from None
        except Ended:
            raise self._crash(process) from None
        except BotFault:
            self._count_fault(process)
            raise
        process.faults = self.program.silent_losses = 0
        if answer.move in view.legal or (answer.move is None and may_pass):
            return answer.move
        raise BotFault("bot-fault-illegal", given=answer.move or "null")

    def _take_unsent(self) -> bytes:
        events, self.unsent = self.unsent, []
        return to_line(Events(events=events)) if events else b""

    # Losing a process

    def _count_fault(self, process: Process) -> None:
        process.faults += 1
        if process.faults >= MAX_FAULTS:
            self._lose(process)

    def _crash(self, process: Process) -> BotFault:
        status = self._lose(process)
        return BotFault("bot-fault-crash", status=str(status), said=process.last_error_line() or "none")

    def _lose(self, process: Process | None = None) -> int:
        """Stop the process; the bot is absent until the next round is dealt. Returns the exit status."""
        self.program.losses += 1
        self.program.silent_losses += 1
        self.absent = True
        self.process = None
        self.unsent.clear()
        return 0 if process is None else process.stop()


def _receive(process: Process, deadline: float) -> FromBot:
    try:
        line = process.next_line(deadline)
    except LineTooLong:
        process.faults += MAX_FAULTS  # its next line cannot be found
        raise BotFault("bot-fault-nonsense-endless", given=_excerpt(process.incoming)) from None
    try:
        answer: FromBot = read_json(line, read_answer)
    except DocumentError as error:
        raise BotFault("bot-fault-nonsense", given=_excerpt(line), reason=with_place(error)) from None
    return answer


def _excerpt(line: bytes | bytearray) -> str:
    """The beginning of what it wrote."""
    return line[:60].decode(errors="replace").strip()
