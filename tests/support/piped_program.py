"""The command between two pipes, and someone who types as the lines come."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from queue import Empty, Queue
from random import Random
from threading import Thread

from oneleft.lang import say
from oneleft.terminal.typed_moves import as_typed
from tests.support.command import environment
from tests.support.forked_cli import ForkedCommand


class Piped:
    """``lines`` is all that was told, on either stream."""

    def __init__(self, home: Path, *words: str) -> None:
        stdin, typed = os.pipe()
        told, stdout = os.pipe()
        variables = environment(XDG_DATA_HOME=str(home))
        self.process = ForkedCommand(["play", *words], (stdin, stdout, stdout), variables)
        os.close(stdin)
        os.close(stdout)
        self.stdin = os.fdopen(typed, "w", 1, "utf-8")
        self.stdout = os.fdopen(told, encoding="utf-8")
        self.came: Queue[str | None] = Queue()
        self.lines: list[str] = []
        self.reading = Thread(target=self.read)
        self.reading.start()

    def read(self) -> None:
        for line in self.stdout:
            self.came.put(line.rstrip("\n"))
        self.came.put(None)

    def next(self) -> str | None:
        """None at the end."""
        try:
            line = self.came.get(timeout=60)
        except Empty:
            raise TimeoutError("\n".join(self.lines[-40:])) from None
        if line is not None:
            self.lines.append(line)
        return line

    def until(self, words: str) -> str:
        """The first new line with these words."""
        while (line := self.next()) is not None:
            if words in line:
                return line
        raise EOFError(f"no {words!r} in:\n" + "\n".join(self.lines[-40:]))

    def type(self, *lines: str) -> None:
        self.stdin.write("".join(f"{line}\n" for line in lines))
        self.stdin.flush()

    def end(self) -> int:
        """Nothing more is typed."""
        self.stdin.close()
        while self.next() is not None:
            pass
        assert not any("Traceback" in line for line in self.lines)
        return self.process.wait(60)

    def __enter__(self) -> Piped:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        self.reading.join()
        self.stdin.close()
        self.stdout.close()


def before(key: str, language: str, **args: object) -> str:
    """What a message begins with, whatever it is about."""
    return say(key, language, **args).partition("|")[0]


def play_until(piped: Piped, language: str, random: Random, over: Callable[[str], bool]) -> None:
    """By what the program offers: when the hand is shown an empty line lists the moves, and one of them is typed.

    Nobody may have won after a round, for the others may have held nothing but zeros: then the next one is dealt.
    """
    hand, offered = before("play-hand", language, hand="|"), before("play-legal", language, moves="|")
    catch, uno, play, discard = (as_typed(verb, language) for verb in ("catch", "uno", "play", "discard"))
    stale = f"  {say('server-stale', language)}"  # a bot was quicker to say something
    while (line := piped.next()) is not None and not over(line):
        if line.startswith((hand, stale)) or line == say("play-next-round", language):
            piped.type("")
        elif line.startswith(offered):
            moves = [move for move in line.removeprefix(offered).split(", ") if not move.startswith((catch, uno))]
            cards = [move for move in moves if move.startswith((play, discard))]
            piped.type(random.choice(cards or moves))
