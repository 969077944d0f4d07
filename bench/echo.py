"""A bare server on the same stack: what one guest of a table says, all of them hear. It knows and keeps nothing."""

from __future__ import annotations

import sys

import uvicorn
from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send

from oneleft.server.run import listen

TABLES: dict[str, list[Send]] = {}


@asgi("/{table:str}")
async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    table = TABLES.setdefault(scope["path_params"]["table"], [])
    table.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        said = event["text"]
        answer = said * 8 if said is not None and said.startswith("move") else said
        for guest in table:
            await guest({"type": "websocket.send", "text": answer, "bytes": None})
    table.remove(send)


def main() -> None:
    config = uvicorn.Config(
        Litestar([echo], openapi_config=None, logging_config=None),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        backlog=4096,
    )
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", int(sys.argv[1]))])


if __name__ == "__main__":
    main()
