"""Who may connect and do what: everything else is refused with its code, and the table stays playable."""

import asyncio
import json
import socket as plain_sockets

import pytest

from oneleft.client import Lobby
from oneleft.errors import ServerRefused
from oneleft.protocol.messages import MAX_MESSAGE_BYTES
from tests.support.raw_socket import (
    SHORT,
    handshake_refusal,
    open_socket,
    open_table_for_two,
    play_to_end,
    serve,
    short_settings,
    sit,
)

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from serve(tmp_path_factory.mktemp("refused"), "--rate", "0", "--origin", "https://friends.example/")


def visit_table(server, visit, settings=SHORT, begun=True, alive=True, pause=0):
    """Visit a table for two; afterwards it can still be played to its end."""

    async def run():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, settings, begun)
            await visit(lobby, table, tokens)
            if alive:
                if not begun:
                    await lobby.start(table, tokens[0])
                await play_to_end(server.address, table, tokens, pause)

    asyncio.run(run())


# The handshake and the first message


def test_a_socket_from_another_origin_is_refused(server):
    async def visit(lobby, table, tokens):
        path = f"/api/tables/{table}/socket"
        host = server.address.removeprefix("http://")
        foreign = (
            "https://evil.example",
            "null",
            "http://[",
            f"http://{host}.evil.example",
            f"http://evil.example/{host}",
            f"http://user@{host}",
            f"ftp://{host}",
            "https://friends.example.evil",
            "http://friends.example",
        )
        for origin in foreign:
            assert await handshake_refusal(server.address, path, origin) == (403, "bad-origin"), origin
        for origin in (None, server.address, f"https://{host}", "https://friends.example"):
            async with open_socket(server.address, table, origin) as guest:
                await guest.say({"type": "enter"})
                assert (await guest.hear())["type"] == "hello"

    visit_table(server, visit)


def test_two_origin_headers_are_refused(server):
    host = server.address.removeprefix("http://")
    lines = [
        "GET /api/tables/whatever/socket HTTP/1.1",
        f"Host: {host}",
        "Origin: https://evil.example",
        f"Origin: {server.address}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]
    with plain_sockets.create_connection(("127.0.0.1", server.port.number), timeout=20) as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 4")


def test_an_unknown_table_id_is_refused(server):
    async def visit(lobby, table, tokens):
        for guess in ("AAAAAAAAAAAAAAAA", table[:-1], table.swapcase()):
            async with open_socket(server.address, guess) as guest:
                await guest.say({"type": "enter", "token": tokens[0]})
                assert await guest.end() == (4404, "no-table")
        for path in ("/api/tables/x%00y/socket", f"/api/tables/{'x' * 25}/socket", "/socket"):
            assert await handshake_refusal(server.address, path) == (404, "no-table")
        assert await handshake_refusal(server.address, "/api/tables//socket") == (404, "no-page")

    visit_table(server, visit)


def test_a_token_opens_one_seat_of_one_table(server):
    async def visit(lobby, table, tokens):
        other, _ = await open_table_for_two(lobby, SHORT)
        for where, token in ((other, tokens[0]), (table, "x"), (table, ""), (table, tokens[0] + "x")):
            async with open_socket(server.address, where) as guest:
                await guest.say({"type": "enter", "token": token})
                assert await guest.end() == (4401, "bad-token")

    visit_table(server, visit)


def test_the_first_message_must_be_enter(server):
    async def visit(lobby, table, tokens):
        move = {"type": "move", "id": "1", "number": 0, "move": "0 draw"}
        for first in (move, "{", b"\x00", "[]", "null", "", {"type": "enter", "token": "x" * 101}, {"type": "hello"}):
            async with open_socket(server.address, table) as guest:
                await guest.say(first)
                assert await guest.end() == (4400, "bad-message"), first

    visit_table(server, visit)


def test_spectators_are_refused_where_the_host_says_so(server):
    async def visit(lobby, table, tokens):
        async with open_socket(server.address, table) as guest:
            await guest.say({"type": "enter"})
            assert await guest.end() == (4403, "no-spectators")
        async with sit(server.address, table, tokens[1]):
            pass

    visit_table(server, visit, short_settings(spectators=False))


# At the table


def test_moves_for_another_seat_are_refused(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[1]) as guest, sit(server.address, table) as spectator:
            for number in (0, 1, 10**9):
                for move in ("0 draw", "0 uno", "0 play R1", "9 draw"):
                    asked = {"type": "move", "id": f"{number} {move}", "number": number, "move": move}
                    assert await guest.refused(asked) == "other-seat"
                    assert await spectator.refused(asked) == "not-seated"
            for other in ({"type": "back", "id": "b"}, {"type": "say", "id": "s", "phrase": "hello"}):
                assert await spectator.refused(other) == "not-seated"

    visit_table(server, visit)


def test_stale_illegal_and_malformed_moves_are_refused(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host, sit(server.address, table, tokens[1]) as guest:
            people = [host, guest]
            turn = json.loads(host.heard[0])["view"]["turn"]
            waiting = 1 - turn

            async def try_out(seat, number, words):
                return await people[seat].refused({"type": "move", "id": words, "number": number, "move": words})

            assert await try_out(turn, 7, f"{turn} draw") == "stale"
            assert await try_out(waiting, 0, f"{waiting} draw") == "illegal"
            assert await try_out(turn, 0, f"{turn} fold") == "notation"
            assert await try_out(turn, 0, "draw") == "notation"
            assert await try_out(1, 0, "deal") == "not-host"
            assert await try_out(0, 0, "deal") == "illegal"
            legal = json.loads(people[turn].heard[0])["view"]["legal"]
            done = await people[turn].ask({"type": "move", "id": "a", "number": 0, "move": legal[0]})
            assert done["type"] == "done"
            for sign in ("²", "٣", "", "-1", "99999"):  # two of them count as digits in Unicode
                assert await try_out(turn, 0, f"{turn} catch {sign}".strip()) in ("stale", "notation")

    visit_table(server, visit)


def test_moves_before_the_deal_are_refused(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            for move in ("0 draw", "deal", "rubbish"):
                asked = {"type": "move", "id": move, "number": 0, "move": move}
                assert await host.refused(asked) == "not-begun"

    visit_table(server, visit, begun=False)


def test_texts_are_refused_without_chat(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused({"type": "say", "id": "1", "text": "hi"}) == "no-chat"
            assert await host.refused({"type": "say", "id": "2", "phrase": "hello", "text": "hi"}) == "no-chat"
            assert await host.refused({"type": "say", "id": "3", "phrase": "<b>"}) == "bad-phrase"

    visit_table(server, visit, alive=False)


def test_a_hint_is_for_whoever_asks_and_changes_nothing(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host, sit(server.address, table, tokens[1]) as guest:
            turn = json.loads(host.heard[0])["view"]["turn"]
            asker, other = (host, guest) if turn == 0 else (guest, host)
            shown = json.loads(asker.heard[0])
            number = shown["view"]["number"]
            assert shown["table"]["hints"]
            before = (await lobby.table(table)).number
            hint = await asker.ask({"type": "hint", "id": "7", "number": number})
            assert hint["type"] == "hinted"
            assert hint["move"] in shown["view"]["legal"]
            assert await other.refused({"type": "hint", "id": "8", "number": number}) == "stale"
            assert await asker.refused({"type": "hint", "id": "9", "number": number + 1}) == "stale"
            assert (await lobby.table(table)).number == before
            assert not any("hinted" in message for message in other.heard)

    visit_table(server, visit, short_settings(hints=True))


def test_hints_are_refused_where_people_play_without_them(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused({"type": "hint", "id": "1", "number": 0}) == "no-hints"
        async with sit(server.address, table, None) as spectator:
            assert await spectator.refused({"type": "hint", "id": "2", "number": 0}) == "not-seated"

    visit_table(server, visit)


def test_chat_texts_must_be_plain(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused({"type": "say", "id": "1", "text": "h\ni"}) == "bad-words"
            assert await host.refused({"type": "say", "id": "2", "text": "hi\u202e"}) == "bad-words"
            assert await host.refused({"type": "say", "id": "3", "text": " "}) == "bad-phrase"
            assert (await host.ask({"type": "say", "id": "4", "text": "hi"}))["type"] == "done"

    visit_table(server, visit, short_settings(chat=True), alive=False)


def test_malformed_messages_are_refused_and_end_the_connection(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused(b'{"type": "back", "id": "1"}') == "bad-message"
            assert await host.refused("{") == "bad-message"
            assert await host.refused({"type": "enter", "token": tokens[1]}) == "bad-message"
            assert await host.refused({"type": "back", "id": ""}) == "bad-message"
            assert await host.refused({"type": "move", "id": "1", "number": -1, "move": "0 draw"}) == "bad-message"
            assert await host.refused({"type": "back", "id": "1", "x": "x" * MAX_MESSAGE_BYTES}) == "too-big"
            assert (await host.ask({"type": "back", "id": "1"}))["type"] == "done"
            for _ in range(30):
                await host.say("{")
            assert await host.end() == (4400, "bad-message")
        async with sit(server.address, table, tokens[0]) as host:
            await host.say("x" * (4 * MAX_MESSAGE_BYTES + 1))
            assert (await host.end())[0] == 1009

    visit_table(server, visit)


# The host


def test_requests_that_only_the_host_may_make(server):
    async def visit(lobby, table, tokens):
        host, guest = tokens
        asked = {
            "not-host": [
                lobby.add_bot(table, "steady", guest),
                lobby.start(table, guest),
                lobby.rematch(table, guest),
                lobby.hand_over(table, 1, guest),
                lobby.leave(table, 0, guest),
            ],
            "bad-token": [
                lobby.start(table, "x"),
                lobby.add_bot(table, "steady", host[::-1]),
                lobby.leave(table, 1, tokens[1] + "x"),
            ],
            "no-token": [lobby.ask(dict, "POST", f"/api/tables/{table}/start")],
            "no-seat": [lobby.leave(table, 7, host), lobby.hand_over(table, 9, host)],
            "full": [lobby.add_bot(table, "steady", host), lobby.take_seat(table, "Third")],
            "not-over": [lobby.rematch(table, host)],
            "no-table": [lobby.start(table[::-1], host), lobby.table("AAAAAAAAAAAAAAAA"), lobby.table("a\0b")],
            "no-match": [lobby.record(table, 1)],
            "no-player": [lobby.ask(dict, "GET", "/api/players/nobody"), lobby.ask(dict, "GET", "/api/players/%00")],
        }
        for code, questions in asked.items():
            for question in questions:
                with pytest.raises(ServerRefused) as refused:
                    await question
                assert refused.value.code == code
        await lobby.start(table, host)
        for question, code in (
            (lobby.start(table, host), "begun"),
            (lobby.add_bot(table, "steady", host), "full"),
            (lobby.record(table, 1), "secret-yet"),
            (lobby.ask(dict, "GET", f"/api/tables/{table}/matches/1/replay"), "secret-yet"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await question
            assert refused.value.code == code
        await play_to_end(server.address, table, tokens)
        assert "deal" in await lobby.record(table, 1)

    visit_table(server, visit, begun=False, alive=False)


def test_a_removed_player_loses_connection_and_token(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[1]) as guest:
            await lobby.leave(table, 1, tokens[0])
            assert await guest.end() == (4401, "bad-token")
        async with open_socket(server.address, table) as guest:
            await guest.say({"type": "enter", "token": tokens[1]})
            assert await guest.end() == (4401, "bad-token")
        with pytest.raises(ServerRefused) as refused:
            await lobby.leave(table, 1, tokens[1])
        assert refused.value.code == "bad-token"
        tokens[1] = (await lobby.take_seat(table, "Another")).token

    visit_table(server, visit, begun=False)
