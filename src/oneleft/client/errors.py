"""Errors between a client and its server."""

from __future__ import annotations

from oneleft.errors import ServerRefused
from oneleft.lang import say

# The codes of moves that came too late, because someone else was first or time was called.
LATE = frozenset({"stale", "settling", "illegal", "not-begun", "time-called"})


def closed_for(reason: str, language: str) -> ServerRefused:
    """The refusal for which a connection was closed. A close frame has only the code; the sentence is known here."""
    try:
        return ServerRefused(reason, say(f"server-{reason}", language))
    except LookupError:
        return ServerRefused(reason, reason)
