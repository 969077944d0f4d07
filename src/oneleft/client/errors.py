"""Errors between a client and its server."""

from __future__ import annotations

from oneleft.lang import Explained, say

# The codes of moves that came too late, because somebody else was first.
LATE = frozenset({"stale", "settling", "illegal", "not-begun"})


class ServerRefused(Exception):
    """The server refused a request: a code for programs, a sentence in the player's language, and the rule."""

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.rule = code, message, rule

    def __str__(self) -> str:
        return f"{self.message} [{self.rule or self.code}]"


def closed_for(reason: str, language: str) -> ServerRefused:
    """The refusal for which a connection was closed. A close frame has only the code; the sentence is known here."""
    try:
        return ServerRefused(reason, say(f"server-{reason}", language))
    except LookupError:
        return ServerRefused(reason, reason)


class Unreachable(Explained, OSError):
    """There is no such server, or it does not respond."""
