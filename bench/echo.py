"""A bare server on the same stack: when one guest of a table says something, all of them hear something.

It knows and keeps nothing. Its messages are as many and as long as those about a move at a table of four.
"""

from __future__ import annotations

import sys

import uvicorn
from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send

from oneleft.server.run import listen

TABLES: dict[str, list[Send]] = {}
MOVE = "move" + "x" * 54  # on average, over 2,000 moves of classic
VIEW = "x" * 903  # to everyone
DONE = "x" * 40  # to the mover


@asgi("/{table:str}")
async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    table = TABLES.setdefault(scope["path_params"]["table"], [])
    table.append(send)
    while (event := await receive())["type"] == "websocket.receive":
        if event["text"] != MOVE:
            continue
        for guest in table:
            await guest({"type": "websocket.send", "text": VIEW, "bytes": None})
        await send({"type": "websocket.send", "text": DONE, "bytes": None})
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
