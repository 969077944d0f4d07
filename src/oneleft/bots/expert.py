"""The strongest bot: it thinks ahead. Until it is ready to, which takes half a minute once, it plays like `sharp`."""

from __future__ import annotations

import atexit
import hashlib
import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from subprocess import DEVNULL, PIPE, Popen
from threading import Event as Signal
from threading import Lock, Thread
from typing import TYPE_CHECKING

from oneleft.lang import on_one_line
from oneleft.search.beliefs import Beliefs
from oneleft.table.events import Event
from oneleft.table.views import View

from .bot import BotError
from .policy import PolicyBot

if TYPE_CHECKING:
    from oneleft.search.searcher import Searcher, SearchResult

MILLISECONDS = 50


def read_budget(name: str) -> tuple[float | None, int | None]:
    """``expert``, ``expert@200ms`` or ``expert@5000``: seconds of one core, or a number of playouts.

    >>> read_budget("expert"), read_budget("expert@200ms"), read_budget("expert@5000")
    ((0.05, None), (0.2, None), (None, 5000))
    """
    found = re.fullmatch(r"expert(?:@([1-9][0-9]{0,6})(ms)?)?", name)
    if found is None:
        raise BotError("bot-budget", given=name)
    number, unit = found.groups()
    if number is None:
        return MILLISECONDS / 1000, None
    return (int(number) / 1000, None) if unit else (None, int(number))


class WarmUp:
    """Getting ready in the background, once for all experts of this process.

    Another process compiles, for that would hold up everything else in this one; here it is only loaded.
    """

    def __init__(self) -> None:
        self.done = Signal()
        self.failed = ""  # why nobody will ever be ready
        self.compiling: Popen[str] | None = None
        atexit.register(self.stop)
        Thread(target=self.run, daemon=True, name="warm-up").start()

    @property
    def ready(self) -> bool:
        return self.done.is_set() and not self.failed

    def run(self) -> None:
        words = [sys.executable, "-P", "-m", "oneleft.search.warm_up"]  # -P: not what lies in the current directory
        try:
            # a session of its own: Ctrl-C is meant for the game
            self.compiling = Popen(words, stdin=DEVNULL, stderr=PIPE, text=True, start_new_session=True)
            said = self.compiling.communicate()[1].strip().rpartition("\n")[2]
            if self.compiling.returncode == 0:
                import_module("oneleft.search.warm_up").get_ready()
            else:
                self.failed = on_one_line(said) or str(self.compiling.returncode)
        except Exception as error:  # whatever it is, nobody may wait for ever
            self.failed = on_one_line(str(error))
        self.done.set()

    def stop(self) -> None:
        """Nothing goes on when the game is left."""
        if self.compiling is not None and self.compiling.poll() is None:
            self.compiling.kill()


LOCK = Lock()


@cache
def the_only_one() -> WarmUp:
    return WarmUp()


def warm_up() -> WarmUp:
    with LOCK:
        return the_only_one()


class Expert:
    """``thought`` is what it thought of every move at its last decision."""

    def __init__(self, name: str, seed: str, patient: bool = False) -> None:
        self.seconds, self.playouts = read_budget(name)
        if find_spec("numba") is None:
            raise BotError("bot-extra", given=name)
        self.warm_up = warm_up()
        if patient:
            self.warm_up.done.wait()
            if self.warm_up.failed:
                raise BotError("bot-unready", given=name, reason=self.warm_up.failed)
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little")
        self.meanwhile = PolicyBot("sharp", seed)
        self.notes = Beliefs()
        self.thinker: Searcher | None = None
        self.thought: SearchResult | None = None

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.notes.hear(events, view)

    def answer(self, view: View) -> str | None:
        if not self.warm_up.ready:
            return self.meanwhile.answer(view)
        if self.thinker is None:
            from oneleft.search.searcher import Searcher

            self.thinker = Searcher(self.seed, self.notes)
        self.thought = self.thinker.think(view, self.seconds, self.playouts)
        return self.thought.move

    def close(self) -> None:
        pass
