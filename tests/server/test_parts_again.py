"""A part of the shuffle that the server did not take is sent again."""

from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from oneleft.client import TableConnection
from oneleft.protocol import messages as m
from oneleft.protocol.tables import SeatShown, Settings, TableShown

TABLE = TableShown(
    id="abc",
    settings=Settings(players=2),
    status="waiting",
    host=0,
    seats=[SeatShown(seat=0, name="Ana"), SeatShown(seat=1, name="Bo")],
    match=0,
    commitment="0c" * 32,
    winners=[],
    number=1,
)


@pytest.mark.parametrize(("code", "has_id"), [("too-fast", True), ("too-fast", False), ("busy", True)])
def test_a_part_is_sent_again(code, has_id):
    """A server that refuses twice gets the same message a third time."""
    heard: list[m.Commit] = []
    done = asyncio.Event()

    async def table(socket: ServerConnection) -> None:
        await socket.recv()
        await socket.send(m.encode(m.Hello(protocol=1, seat=0, number=1, table=TABLE, view=None, phrases=[])).decode())
        async for text in socket:
            commit = m.read_guest(str(text))
            heard.append(commit)
            if len(heard) < 3:
                answer: m.Message = m.Refused(id=commit.id if has_id else "", code=code, message="No.")
            else:
                answer = m.Done(id=commit.id, number=2)
                done.set()
            await socket.send(m.encode(answer).decode())

    async def main() -> None:
        async with serve(table, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with TableConnection(f"http://127.0.0.1:{port}", "abc", "token"), asyncio.timeout(20):
                await done.wait()

    asyncio.run(main())
    assert isinstance(heard[0], m.Commit)
    assert heard == [heard[0]] * 3
