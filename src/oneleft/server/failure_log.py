"""The log of bugs, without anything that players may not see."""

from __future__ import annotations

import logging
import traceback

log = logging.getLogger("oneleft.server")


def log_failure(what: str, fault: BaseException) -> None:
    """Log a bug: its type and traceback, but not its message, which may contain hidden cards."""
    places = "".join(traceback.format_tb(fault.__traceback__))
    log.error("%s failed: %s\n%s", what, type(fault).__name__, places)
