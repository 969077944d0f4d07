"""A seat line by line at a server that does what the test says: what comes when is for the test to choose."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count

from websockets.asyncio.server import ServerConnection, serve

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.table.game import Game
from oneleft.terminal.connection import ConnectionLost
from oneleft.terminal.local_table import describe_table
from oneleft.terminal.plain_remote import PlainRemoteSeat
from oneleft.terminal.remote_table import RemoteTable
from tests.support.game_positions import moment, own, reach
from tests.support.terminal_driver import run

BUSY = 1013
Visit = Callable[[ServerConnection, int], Awaitable[None]]


def hello(game: Game) -> m.Hello:
    number = len(game.log)
    return m.Hello(
        protocol=m.PROTOCOL, seat=0, number=number, table=describe_table(game, {}), view=game.view(0), phrases=["nice"]
    )


async def tell(socket: ServerConnection, *messages: m.Message) -> None:
    for message in messages:
        await socket.send(m.encode(message).decode())


async def heard(socket: ServerConnection) -> m.FromGuest:
    return m.read_guest(await socket.recv())


def with_server(visit: Visit, scene: Callable[[RemoteTable], Awaitable[None]]) -> None:
    """Each connection is a visit, numbered from 0; whoever has entered is let in or not."""
    visits = count()

    async def enter(socket: ServerConnection) -> None:
        assert isinstance(await heard(socket), m.Enter)
        await visit(socket, next(visits))
        await socket.wait_closed()

    async def served() -> None:
        async with asyncio.timeout(60), serve(enter, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            await scene(RemoteTable(f"http://127.0.0.1:{port}", "table", "token", "en"))

    run(served())


async def typed(*lines: str) -> AsyncIterator[str]:
    for line in lines:
        yield line


def test_a_loss_is_told_after_all_that_came_and_never_before_the_greeting():
    game = moment("turn")

    async def visit(socket: ServerConnection, number: int) -> None:
        if number > 0:
            await tell(socket, hello(game), m.Said(number=99, seat=1, phrase="nice"))
        if number < 2:
            await socket.close(BUSY)

    async def scene(place: RemoteTable) -> None:
        kinds: list[type] = []
        async with place:
            async for message in place:
                kinds.append(type(message))
                if len(kinds) == 4:
                    break
        assert kinds == [m.Hello, m.Said, ConnectionLost, m.Hello]

    with_server(visit, scene)


def test_two_lines_at_once_are_two_moves():
    """Even where a move is answered before it is told."""
    game = reach("classic", 3, lambda view: own("drew")(view) and view.number > 0 and view.drawn is not None)
    game = game.undo(1)
    assert own("turn")(game.view(0))

    async def visit(socket: ServerConnection, number: int) -> None:
        await tell(socket, hello(game))
        while game.turn == 0:
            move = await heard(socket)
            assert isinstance(move, m.Move)
            assert move.number == len(game.log)
            game.push(move.move)
            done = len(game.log)
            await tell(socket, m.Done(id=move.id, number=done))
            await asyncio.sleep(0.1)  # whoever does not wait for what comes of it is wrong by now
            await tell(socket, m.Events(number=done, events=game.events_for(0), view=game.view(0)))

    async def scene(place: RemoteTable) -> None:
        told: list[str] = []
        await PlainRemoteSeat(place, "en", typed("draw", "keep"), told.append).run()
        assert list(map(str, game.log[-2:])) == ["0 draw", "0 keep"]
        assert told[-1] == f"  {say('event-kept', 'en', seat='Mia')}"

    with_server(visit, scene)


def test_whoever_waits_for_an_answer_when_the_connection_breaks_may_leave():
    game = moment("turn")

    async def visit(socket: ServerConnection, number: int) -> None:
        if number == 0:
            await tell(socket, hello(game))
            assert isinstance(await heard(socket), m.Move)
            await socket.close(BUSY)

    async def scene(place: RemoteTable) -> None:
        told: list[str] = []
        await PlainRemoteSeat(place, "en", typed("draw", "say nice", "back", "quit", "help"), told.append).run()
        lost = say("page-lost", "en")
        assert told[-3:] == [lost, f"  {lost}", f"  {lost}"]

    with_server(visit, scene)
