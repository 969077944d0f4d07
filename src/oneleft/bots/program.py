"""A bot that is a program, in any language: JSON lines on its standard input and output.

One process plays one seat of one game at a time, and many games one after the other, each with a ``hello`` of its own.
A program that does harm is stopped: after a few faults in a row until the next round is dealt, and for good when that
happens again and again. So it can cost anybody only so much time.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import monotonic

import msgspec

from oneleft.table.events import Dealt, Event
from oneleft.table.views import View

from .bot import BotError, BotFault
from .process import Ended, Endless, Late, Process
from .program_messages import PROTOCOL, Ask, Bye, Events, FromBot, Hello, Ready, read_answer, to_line

SECONDS = 2.0  # for an answer
START = 10.0  # for the answer to a hello, for some programs start slowly
MOST_FAULTS = 3  # in a row
MOST_MUTE = 3  # how often in a row its process may be lost without a single answer
MOST_LOST = 10  # and without a round or a game played through


def is_program(name: str) -> bool:
    """Whether this names a file rather than one of ours."""
    return os.sep in name or name.endswith(".py")


def read_command(name: str) -> list[str]:
    """A file, or a file and its arguments. Python files need not be executable."""
    try:
        file, *rest = [name] if Path(name).exists() else shlex.split(name)
    except ValueError:
        file, rest = name, []
    path = Path(file).absolute()
    if not path.is_file():
        raise BotError("bot-missing", given=file)
    if os.access(path, os.X_OK):
        return [str(path), *rest]
    if path.suffix == ".py":
        return [sys.executable, str(path), *rest]
    raise BotError("bot-not-executable", given=file)


class Program:
    """A command, the processes of it that wait for their next game, and how many others were lost in a row."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.waiting: list[Process] = []
        self.lost = 0
        self.mute = 0

    @property
    def dismissed(self) -> bool:
        return self.lost >= MOST_LOST or self.mute >= MOST_MUTE

    def waiting_process(self) -> Process | None:
        """One that has played before. Those that left after their game did no wrong."""
        with suppress(IndexError):  # another thread may take the last one
            while True:
                process = self.waiting.pop()
                if process.alive:
                    return process
                process.stop()
        return None


program_of = cache(Program)  # the same for all the games of it


class ProgramBot:
    """A program in one seat of one game. It is told what the seat sees, and nothing else."""

    def __init__(self, name: str, seed: str, seconds: float = SECONDS, start: float = START) -> None:
        self.program = program_of(tuple(read_command(name)))
        # the seed's fingerprint: whatever it was made from, nothing of that is handed out
        self.seed = int.from_bytes(sha256(seed.encode()).digest()[:4], "big")
        self.seconds = seconds
        self.start = start
        self.process: Process | None = None
        self.unheard: list[Event] = []
        self.absent = False  # its process was lost in this round

    def hear(self, events: Sequence[Event], view: View) -> None:
        """Kept until it is asked, so that it is never written to while it does something else."""
        if any(isinstance(event, Dealt) for event in events):
            self.absent = False
            if self.process is not None and self.process.faults == 0:
                self.program.lost = 0
        if not self.absent:
            self.unheard += events

    def answer(self, view: View) -> str | None:
        if self.program.dismissed:
            raise BotFault("bot-fault-dismissed", times=self.program.lost)
        if self.absent:
            raise BotFault("bot-fault-absent")
        if self.process is None:
            self.process = self.begin(view)
        return self.ask(self.process, view)

    def close(self) -> None:
        """The process stays for the next game, unless it still owes an answer."""
        process, self.process = self.process, None
        if process is None or process.stopped:
            return
        if process.faults:
            self.lose(process)
            return
        self.program.lost = 0
        process.send(self.news() + to_line(Bye()))
        self.program.waiting.append(process)

    def abandon(self) -> None:
        """While it thinks, from another thread: without its process it has nothing more to wait for."""
        process = self.process
        if process is not None:
            process.kill()

    def __del__(self) -> None:
        if "process" in self.__dict__:  # it may never have been one
            self.close()

    # Talking

    def begin(self, view: View) -> Process:
        """A process that is ready for this game."""
        old = self.program.waiting_process()
        if old is not None:
            try:
                return self.greet(old, view)
            except Ended:  # it was just leaving
                old.stop()
        try:
            process = Process(list(self.program.command))
        except (OSError, ValueError) as error:
            self.lose()
            raise BotFault("bot-fault-start", reason=getattr(error, "strerror", "") or str(error)) from None
        try:
            return self.greet(process, view)
        except Ended:
            raise self.crash(process) from None

    def greet(self, process: Process, view: View) -> Process:
        """All that it still says of its last game comes before it is ready."""
        self.process = process
        hello = Hello(protocol=PROTOCOL, seat=view.seat or 0, rules=view.rules, names=view.names, seed=self.seed)
        process.send(to_line(hello))
        deadline = monotonic() + self.start
        try:
            while not isinstance(receive(process, deadline), Ready):
                pass
        except Late:
            self.lose(process)
            raise BotFault("bot-fault-timeout", seconds=f"{self.start:g}") from None
        except BotFault:
            self.lose(process)
            raise
        return process

    def ask(self, process: Process, view: View) -> str | None:
        may_pass = view.turn != view.seat
        process.send(self.news() + to_line(Ask(number=view.number, view=view, may_pass=may_pass)))
        deadline = monotonic() + self.seconds
        try:
            while True:
                answer = receive(process, deadline)
                if isinstance(answer, Ready) or answer.number > view.number:
                    raise BotFault("bot-fault-nonsense-number", given=shown(to_line(answer)))
                if answer.number == view.number:  # else it is late, and its turn was lost already
                    break
        except Late:
            self.count_fault(process)
            raise BotFault("bot-fault-timeout", seconds=f"{self.seconds:g}") from None
        except Ended:
            raise self.crash(process) from None
        except BotFault:
            self.count_fault(process)
            raise
        process.faults = self.program.mute = 0
        if answer.move in view.legal or (answer.move is None and may_pass):
            return answer.move
        raise BotFault("bot-fault-illegal", given=answer.move or "null")

    def news(self) -> bytes:
        unheard, self.unheard = self.unheard, []
        return to_line(Events(events=unheard)) if unheard else b""

    # Losing a process

    def count_fault(self, process: Process) -> None:
        process.faults += 1
        if process.faults >= MOST_FAULTS:
            self.lose(process)

    def crash(self, process: Process) -> BotFault:
        status = self.lose(process)
        return BotFault("bot-fault-crash", status=str(status), said=process.last_words() or "none")

    def lose(self, process: Process | None = None) -> int:
        """Until the next round is dealt; its exit status."""
        self.program.lost += 1
        self.program.mute += 1
        self.absent = True
        self.process = None
        self.unheard.clear()
        return 0 if process is None else process.stop()


def receive(process: Process, deadline: float) -> FromBot:
    try:
        line = process.next_line(deadline)
    except Endless:
        process.faults += MOST_FAULTS  # nobody knows where its next line begins
        raise BotFault("bot-fault-nonsense-endless", given=shown(process.incoming)) from None
    try:
        answer: FromBot = read_answer(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BotFault("bot-fault-nonsense", given=shown(line), reason=str(error)) from None
    return answer


def shown(line: bytes | bytearray) -> str:
    """The beginning of what it wrote."""
    return line[:60].decode(errors="replace").strip()
