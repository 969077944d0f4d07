"""Errors between a client and its server."""

from __future__ import annotations

import msgspec

from oneleft.errors import ServerRefused, Unreachable
from oneleft.lang import say
from oneleft.protocol.invites import INVITE_VARIABLE
from oneleft.protocol.tables import Problem

# The codes of moves that came too late, because someone else was first or time was called.
LATE = frozenset({"stale", "settling", "illegal", "not-begun", "time-called"})


def closed_for(reason: str, language: str) -> ServerRefused:
    """The refusal for which a connection was closed. A close frame has only the code; the sentence is known here."""
    try:
        return ServerRefused(reason, say(f"server-{reason}", language))
    except LookupError:
        return ServerRefused(reason, reason)


def problem_of(status: int, body: bytes, address: str, language: str) -> ServerRefused | Unreachable:
    """What a server answered instead of what it was asked for, and how to give an invite code that it needs."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        return not_our_server(status, address)
    message = problem.message
    if problem.code in ("no-invite", "wrong-invite"):
        message += " " + say("client-invite", language, variable=INVITE_VARIABLE)
    return ServerRefused(problem.code, message, problem.rule)


def not_our_server(status: int, address: str) -> Unreachable:
    """Something responds at this address, but it is not our server."""
    return Unreachable("client-unreachable", given=address, reason=f"HTTP {status}")
