"""Refusals that bypass the framework: of a request that is not admitted, and of a socket's handshake."""

from __future__ import annotations

from typing import Any

from litestar.types import Scope, Send

from oneleft.lang import match_language
from oneleft.protocol.messages import encode
from oneleft.protocol.tables import Problem
from oneleft.room.error_codes import Refused

KIND = (b"content-type", b"application/json")


async def refuse(refused: Refused, scope: Scope, send: Send) -> None:
    """Answer a request, and close the connection: a client refused here may be flooding."""
    body = body_of(refused, scope)
    headers = [KIND, (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def reject_handshake(refused: Refused, scope: Scope, send: Any) -> None:
    """Refuse a handshake with an HTTP response, by an extension of ASGI that the types of the framework lack."""
    await send({"type": "websocket.http.response.start", "status": refused.status, "headers": [KIND]})
    await send({"type": "websocket.http.response.body", "body": body_of(refused, scope)})


def body_of(refused: Refused, scope: Scope) -> bytes:
    """The problem in the language that was asked for."""
    given = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    return encode(Problem(code=refused.code, message=refused.explain(match_language(given))))
