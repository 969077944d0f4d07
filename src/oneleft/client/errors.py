"""What can go wrong between a client and its server."""

from __future__ import annotations

from oneleft.lang import Explained, say

LATE = frozenset({"stale", "settling", "illegal", "not-begun"})  # no fault: somebody else was first


class ServerRefused(Exception):
    """The server did not do it: a code for programs, a sentence in the player's language, and the rule behind it."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule

    def __str__(self) -> str:
        return f"{self.message} [{self.rule or self.code}]"


def closed_for(reason: str, language: str) -> ServerRefused:
    """A connection is closed with a code alone; the sentence is known here too."""
    try:
        return ServerRefused(reason, say(f"server-{reason}", language))
    except LookupError:
        return ServerRefused(reason, reason)


class Unreachable(Explained, OSError):
    """There is no such server, or it does not answer."""
