"""A seat line by line at a scripted server, which decides what arrives when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count

import pytest
from msgspec.structs import replace
from websockets.asyncio.server import ServerConnection, serve

from oneleft.lang import say
from oneleft.protocol import messages as m
from oneleft.table.game import Game
from oneleft.terminal.connection import ConnectionLost
from oneleft.terminal.plain_remote import PlainRemoteSeat
from oneleft.terminal.remote_table import RemoteTable
from tests.support.game_positions import find_game, game_at, in_phase
from tests.support.terminal_driver import describe_table, run

pytestmark = pytest.mark.slow

BUSY = 1013
Visit = Callable[[ServerConnection, int], Awaitable[None]]


def hello(game: Game) -> m.Hello:
    number = len(game.log)
    return m.Hello(
        protocol=m.PROTOCOL, seat=0, number=number, table=describe_table(game, {}), view=game.view(0), phrases=["nice"]
    )


async def send(socket: ServerConnection, *messages: m.Message) -> None:
    for message in messages:
        await socket.send(m.encode(message).decode())


async def receive(socket: ServerConnection) -> m.FromGuest:
    return m.read_guest(await socket.recv())


def with_server(visit: Visit, scene: Callable[[RemoteTable], Awaitable[None]]) -> None:
    """Run a scene against a server that calls ``visit`` for each connection (numbered from 0) after its greeting."""
    visits = count()

    async def enter(socket: ServerConnection) -> None:
        assert isinstance(await receive(socket), m.Enter)
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


def test_loss_is_reported_after_all_messages_and_never_before_a_greeting():
    game = game_at("turn")

    async def visit(socket: ServerConnection, number: int) -> None:
        if number > 0:
            await send(socket, hello(game), m.Said(number=99, seat=1, phrase="nice"))
        if number < 2:
            await socket.close(BUSY)

    async def scene(table: RemoteTable) -> None:
        kinds: list[type] = []
        async with table:
            async for message in table:
                kinds.append(type(message))
                if len(kinds) == 4:
                    break
        assert kinds == [m.Hello, m.Said, ConnectionLost, m.Hello]

    with_server(visit, scene)


def test_a_person_is_told_at_once_why_there_is_no_part_of_theirs():
    """The server shows the commitment of the first match for the second one."""
    greeting = hello(game_at("turn"))
    tables = [replace(greeting.table, status="waiting", match=match) for match in (0, 1)]

    async def visit(socket: ServerConnection, number: int) -> None:
        await send(socket, replace(greeting, table=tables[0], view=None))
        assert isinstance(await receive(socket), m.Commit)
        await send(socket, *(m.Table(number=number, table=tables[1]) for number in (98, 99)))

    async def scene(table: RemoteTable) -> None:
        lines: list[str] = []
        seat = PlainRemoteSeat(table, "en", typed(), lines.append)
        async with table:
            async for message in table:
                seat.handle(message)
                if seat.state.number == 99:
                    break
        assert lines.count(f"  {say('page-seal-repeated', 'en')}") == 1

    with_server(visit, scene)


def test_two_lines_at_once_are_two_moves():
    """Even if a move is answered before it is reported."""
    game = find_game("classic", 3, lambda view: in_phase("drew")(view) and view.number > 0 and view.drawn is not None)
    game.pop()
    assert in_phase("turn")(game.view(0))

    async def visit(socket: ServerConnection, number: int) -> None:
        await send(socket, hello(game))
        while game.turn == 0:
            move = await receive(socket)
            assert isinstance(move, m.Move)
            assert move.number == len(game.log)
            game.push(move.move)
            done = len(game.log)
            await send(socket, m.Done(id=move.id, number=done))
            for _ in range(200):  # a client that does not wait for the report would have sent its next move by now
                await asyncio.sleep(0)
            await send(socket, m.Events(number=done, events=game.events_for(0), view=game.view(0)))

    async def scene(table: RemoteTable) -> None:
        lines: list[str] = []
        await PlainRemoteSeat(table, "en", typed("draw", "keep"), lines.append).run()
        assert list(map(str, game.log[-2:])) == ["0 draw", "0 keep"]
        assert lines[-1] == f"  {say('event-kept', 'en', seat='Mia')}"

    with_server(visit, scene)


def test_person_can_leave_while_a_lost_connection_owes_an_answer():
    game = game_at("turn")

    async def visit(socket: ServerConnection, number: int) -> None:
        if number == 0:
            await send(socket, hello(game))
            assert isinstance(await receive(socket), m.Move)
            await socket.close(BUSY)

    async def scene(table: RemoteTable) -> None:
        lines: list[str] = []
        await PlainRemoteSeat(table, "en", typed("draw", "say nice", "back", "quit", "help"), lines.append).run()
        lost = say("page-lost", "en")
        assert lines[-3:] == [lost, f"  {lost}", f"  {lost}"]

    with_server(visit, scene)
