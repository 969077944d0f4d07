"""The strongest bot: it searches. Until its search is compiled, up to half a minute once, it plays like `keen`."""

from __future__ import annotations

import atexit
import hashlib
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from subprocess import DEVNULL, PIPE, Popen
from threading import Event as Signal
from threading import Lock, Thread
from typing import TYPE_CHECKING

from oneleft.errors import BotError
from oneleft.lang import on_one_line
from oneleft.search.beliefs import Beliefs
from oneleft.table.bot import TimeLeft
from oneleft.table.events import Event
from oneleft.table.views import View

from .net_bot import NetBot

if TYPE_CHECKING:
    from oneleft.search.searcher import Searcher, SearchResult

MILLISECONDS = 50


def read_budget(name: str) -> tuple[float | None, int | None]:
    """Read ``expert``, ``expert@200ms`` or ``expert@5000``: seconds of one core, or a number of playouts.

    >>> read_budget("expert"), read_budget("expert@200ms"), read_budget("expert@5000")
    ((0.05, None), (0.2, None), (None, 5000))
    """
    match = re.fullmatch(r"expert(?:@([1-9][0-9]{0,6})(ms)?)?", name)
    if match is None:
        raise BotError("bot-budget", given=name)
    number, unit = match.groups()
    if number is None:
        return MILLISECONDS / 1000, None
    return (int(number) / 1000, None) if unit else (None, int(number))


def compiled_mark() -> Path:
    """A file that is there once the search was compiled from these sources for this processor, as numba sees it."""
    binding, compiler = import_module("llvmlite.binding"), import_module("oneleft.arena.compiler")
    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    search = Path(str(import_module("oneleft.search").__file__)).parent
    sources = [(str(file), file.stat().st_mtime_ns) for file in sorted(search.glob("*.py"))]
    digest = hashlib.sha256(repr((processor, sources)).encode()).hexdigest()
    return Path(compiler.cache_directory(), f"search-{digest[:16]}")


class WarmUp:
    """Compiles the search in the background, once for all experts of this process.

    Another process compiles, since that would block everything else in this one. Then this one loads the machine code.
    What was compiled before is loaded at once.
    """

    def __init__(self) -> None:
        self.done = Signal()
        self.failed = ""  # the reason, if the search will never be ready
        self.compiling: Popen[str] | None = None
        atexit.register(self.stop)
        Thread(target=self._run, daemon=True, name="warm-up").start()

    @property
    def ready(self) -> bool:
        return self.done.is_set() and not self.failed

    def _run(self) -> None:
        try:
            mark = compiled_mark()
            if not mark.exists():
                self._compile()
            if not self.failed:
                import_module("oneleft.search.warm_up").get_ready()
                with suppress(OSError):  # where nothing can be kept, it is compiled every time
                    mark.touch()
        except Exception as error:  # whatever it is, nobody must wait forever
            self.failed = on_one_line(str(error))
        self.done.set()

    def _compile(self) -> None:
        # -P: import nothing from the current directory
        command = [sys.executable, "-P", "-m", "oneleft.search.warm_up"]
        # in a session of its own, so that Ctrl-C reaches only the game
        self.compiling = Popen(command, stdin=DEVNULL, stderr=PIPE, text=True, start_new_session=True)
        last_line = self.compiling.communicate()[1].strip().rpartition("\n")[2]
        if self.compiling.returncode != 0:
            self.failed = on_one_line(last_line) or str(self.compiling.returncode)

    def stop(self) -> None:
        """Do not go on compiling after this process ends."""
        if self.compiling is not None and self.compiling.poll() is None:
            self.compiling.kill()


_LOCK = Lock()  # `cache` alone could make two in two threads


@cache
def _shared_warm_up() -> WarmUp:
    return WarmUp()


def warm_up() -> WarmUp:
    """The warm-up of this process, started by the first call."""
    with _LOCK:
        return _shared_warm_up()


class Expert:
    """Searches for every move. ``last_result`` has its estimates of the moves at its last decision.

    `hear` and `answer` use the same beliefs, so they must not run at the same time.
    """

    def __init__(self, name: str, seed: str, wait_until_ready: bool = False) -> None:
        self.seconds, self.playouts = read_budget(name)
        if find_spec("numba") is None:
            raise BotError("bot-extra", given=name)
        self.warm_up = warm_up()
        if wait_until_ready:
            self.warm_up.done.wait()
            if self.warm_up.failed:
                raise BotError("bot-unready", given=name, reason=self.warm_up.failed)
        self.seed = int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little")
        self.net = NetBot("keen")
        self.beliefs = Beliefs()
        self.searcher: Searcher | None = None
        self.last_result: SearchResult | None = None

    def hear(self, events: Sequence[Event], view: View) -> None:
        self.beliefs.hear(events, view)
        self.net.hear(events, view)

    def answer(self, view: View, time_left: TimeLeft | None = None) -> str | None:
        """Decide within the budget, and sooner if there is less time left: others wait for the same thread."""
        if not self.warm_up.ready:
            return self.net.answer(view)
        if self.searcher is None:
            from oneleft.search.searcher import Searcher

            self.searcher = Searcher(self.seed, self.beliefs, self.net.choose)
        self.last_result = self.searcher.think(view, self.seconds, self.playouts, time_left)
        return self.last_result.move

    def close(self) -> None:
        pass
