"""Nobody where they do not belong: each is refused with its own code, and the table plays on."""

import asyncio
import json
import socket as plain_sockets

import httpx
import pytest
from bench.hosts import Server
from websockets.exceptions import ConnectionClosed

from oneleft.client import Lobby, ServerRefused
from oneleft.protocol.messages import LONGEST
from oneleft.protocol.tables import Settings
from oneleft.server import refusals
from server.rough import CALM, knock, play_to_the_end, problem_of, sit, turned_away, two_people

SHORT = Settings(**{name: getattr(CALM, name) for name in CALM.__struct_fields__} | {"rules": "classic+target=60"})


def but(**changed):
    return Settings(**{name: getattr(SHORT, name) for name in SHORT.__struct_fields__} | changed)


def serve(directory, *words):
    with Server(f"sqlite:///{directory / 'tables.sqlite'}", directory / "log", words) as running:
        yield running
        assert running.process is not None
        assert running.process.poll() is None
    assert "Traceback" not in running.log.read_text("utf-8")
    assert "failed" not in running.log.read_text("utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from serve(tmp_path_factory.mktemp("doors"), "--rate", "0", "--origin", "https://friends.example/")


def at_a_table(server, visit, settings=SHORT, begun=True, alive=True, pause=0):
    """Visit a table of two people; after that it can still be played to its end."""

    async def run():
        async with Lobby(server.address) as lobby:
            table, tokens = await two_people(lobby, settings, begun)
            await visit(lobby, table, tokens)
            if alive:
                if not begun:
                    await lobby.start(table, tokens[0])
                await play_to_the_end(server.address, table, tokens, pause)

    asyncio.run(run())


def answer(server, method, path, **more):
    return httpx.request(method, server.address + path, timeout=30, **more)


# At the socket's door


def test_a_page_of_another_site_is_not_let_in(server):
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
            assert await turned_away(server.address, path, origin) == (403, "bad-origin"), origin
        for origin in (None, server.address, f"https://{host}", "https://friends.example"):
            async with knock(server.address, table, origin) as guest:
                await guest.say({"type": "enter"})
                assert (await guest.hear())["type"] == "hello"

    at_a_table(server, visit)


def test_two_origins_are_one_too_many(server):
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
    with plain_sockets.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        assert line.recv(4096).startswith(b"HTTP/1.1 4")


def test_a_guessed_table_is_no_table(server):
    async def visit(lobby, table, tokens):
        for guess in ("AAAAAAAAAAAAAAAA", table[:-1], table.swapcase()):
            async with knock(server.address, guess) as guest:
                await guest.say({"type": "enter", "token": tokens[0]})
                assert await guest.end() == (4404, "no-table")
        for path in ("/api/tables/x%00y/socket", "/api/tables//socket", f"/api/tables/{'x' * 25}/socket", "/socket"):
            assert await turned_away(server.address, path) == (404, "no-table")

    at_a_table(server, visit)


def test_a_token_opens_one_seat_of_one_table(server):
    async def visit(lobby, table, tokens):
        other, _ = await two_people(lobby, SHORT)
        for where, token in ((other, tokens[0]), (table, "x"), (table, ""), (table, tokens[0] + "x")):
            async with knock(server.address, where) as guest:
                await guest.say({"type": "enter", "token": token})
                assert await guest.end() == (4401, "bad-token")

    at_a_table(server, visit)


def test_the_first_message_says_who_enters(server):
    async def visit(lobby, table, tokens):
        move = {"type": "move", "id": "1", "number": 0, "move": "0 draw"}
        for first in (move, "{", b"\x00", "[]", "null", "", {"type": "enter", "token": "x" * 101}, {"type": "hello"}):
            async with knock(server.address, table) as guest:
                await guest.say(first)
                assert await guest.end() == (4400, "bad-message"), first

    at_a_table(server, visit)


def test_who_looks_on_may_be_unwanted(server):
    async def visit(lobby, table, tokens):
        async with knock(server.address, table) as guest:
            await guest.say({"type": "enter"})
            assert await guest.end() == (4403, "no-spectators")
        async with sit(server.address, table, tokens[1]):
            pass

    at_a_table(server, visit, but(spectators=False))


# At the table


def test_moves_of_others_are_refused(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[1]) as guest, sit(server.address, table) as spectator:
            for number in (0, 1, 10**9):
                for move in ("0 draw", "0 uno", "0 play R1", "9 draw"):
                    asked = {"type": "move", "id": f"{number} {move}", "number": number, "move": move}
                    assert await guest.refused(asked) == "other-seat"
                    assert await spectator.refused(asked) == "not-seated"
            for other in ({"type": "back", "id": "b"}, {"type": "say", "id": "s", "phrase": "hello"}):
                assert await spectator.refused(other) == "not-seated"

    at_a_table(server, visit)


def test_moves_that_are_none_now_are_refused(server):
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
            for sign in ("²", "٣", "", "-1", "99999"):  # two of them are digits, in a way
                assert await try_out(turn, 0, f"{turn} catch {sign}".strip()) in ("stale", "notation")

    at_a_table(server, visit)


def test_before_the_deal_there_are_no_moves(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            for move in ("0 draw", "deal", "rubbish"):
                asked = {"type": "move", "id": move, "number": 0, "move": move}
                assert await host.refused(asked) == "not-begun"

    at_a_table(server, visit, begun=False)


def test_only_phrases_are_said_unless_the_host_allows_more(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused({"type": "say", "id": "1", "text": "hi"}) == "no-chat"
            assert await host.refused({"type": "say", "id": "2", "phrase": "hello", "text": "hi"}) == "no-chat"
            assert await host.refused({"type": "say", "id": "3", "phrase": "<b>"}) == "bad-phrase"

    at_a_table(server, visit, alive=False)


def test_free_words_are_plain_words_too(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused({"type": "say", "id": "1", "text": "<b>hi"}) == "bad-words"
            assert await host.refused({"type": "say", "id": "2", "text": "hi\u202e"}) == "bad-words"
            assert await host.refused({"type": "say", "id": "3", "text": " "}) == "bad-phrase"
            assert (await host.ask({"type": "say", "id": "4", "text": "hi"}))["type"] == "done"

    at_a_table(server, visit, but(chat=True), alive=False)


def test_messages_that_cannot_be_read(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[0]) as host:
            assert await host.refused(b'{"type": "back", "id": "1"}') == "bad-message"
            assert await host.refused("{") == "bad-message"
            assert await host.refused({"type": "enter", "token": tokens[1]}) == "bad-message"
            assert await host.refused({"type": "back", "id": ""}) == "bad-message"
            assert await host.refused({"type": "move", "id": "1", "number": -1, "move": "0 draw"}) == "bad-message"
            assert await host.refused({"type": "back", "id": "1", "x": "x" * LONGEST}) == "too-big"
            assert (await host.ask({"type": "back", "id": "1"}))["type"] == "done"
            for _ in range(30):
                await host.say("{")
            assert await host.end() == (4400, "bad-message")
        async with sit(server.address, table, tokens[0]) as host:
            await host.say("x" * (4 * LONGEST + 1))
            assert (await host.end())[0] == 1009

    at_a_table(server, visit)


@pytest.fixture
def limited(tmp_path):
    yield from serve(tmp_path, "--rate", "1000")


def test_who_floods_the_table_is_shown_out(limited):
    async def visit(lobby, table, tokens):
        async with sit(limited.address, table, tokens[0]) as host:
            said = [(await host.ask({"type": "say", "id": str(i), "phrase": "hello"})) for i in range(7)]
            assert [one["type"] for one in said[:5]] == ["done"] * 5
            assert said[-1]["code"] == "too-fast"  # talk has a slower pace
            for i in range(500):
                try:
                    await host.say({"type": "back", "id": f"b{i}"})
                except ConnectionClosed:
                    break
            assert await host.end() == (4429, "too-fast")

    at_a_table(limited, visit, but(rules="classic+target=1"), pause=0.06)


# The host's part


def test_what_is_the_hosts_to_do(server):
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
            (lobby.add_bot(table, "steady", host), "begun"),
            (lobby.record(table, 1), "secret-yet"),
            (lobby.ask(dict, "GET", f"/api/tables/{table}/matches/1/replay"), "secret-yet"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await question
            assert refused.value.code == code
        await play_to_the_end(server.address, table, tokens)
        assert "deal" in await lobby.record(table, 1)

    at_a_table(server, visit, begun=False, alive=False)


def test_who_was_sent_away_is_away(server):
    async def visit(lobby, table, tokens):
        async with sit(server.address, table, tokens[1]) as guest:
            await lobby.leave(table, 1, tokens[0])
            assert await guest.end() == (4401, "bad-token")
        async with knock(server.address, table) as guest:
            await guest.say({"type": "enter", "token": tokens[1]})
            assert await guest.end() == (4401, "bad-token")
        with pytest.raises(ServerRefused) as refused:
            await lobby.leave(table, 1, tokens[1])
        assert refused.value.code == "bad-token"
        tokens[1] = (await lobby.take_seat(table, "Another")).token

    at_a_table(server, visit, begun=False)


BAD_NAMES = (
    "<b>Ana</b>",
    "Ana & Bo",
    "`Ana`",
    "Ana\n",
    "A\tna",
    "Ana\0",
    "\x1b[31mAna",
    "Ana\u202e",  # from right to left
    "\u2066Ana",
    "A\u200bna",  # no width
    "A\u00a0na",
    "A\u2028na",
    "\ue000",
    "\u3164",  # a letter that shows nothing
    "\u2800",
    "\u0301",  # a mark with no letter
    " ",
    "   ",
)


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_names_are_made_of_visible_signs(server, name):
    for path in ("/api/tables", "/api/tables/AAAA/seats"):
        told = answer(server, "POST", path, json={"nickname": name})
        assert problem_of(told) == ("no-table" if "seats" in path else "bad-name")
    words = answer(server, "POST", "/api/tables", json={"nickname": "Ana", "words": f"x{name}x"})
    visible = not name.strip() or name == "\u0301"  # spaces may stand between, a mark on a letter
    assert (words.status_code == 201) if visible else (problem_of(words) == "bad-words")


def test_names_are_told_apart_as_people_do(server):
    opened = answer(server, "POST", "/api/tables", json={"nickname": "José  Pérez", "bots": ["easy"]}).json()
    assert opened["table"]["seats"][0]["name"] == "José Pérez"
    path = f"/api/tables/{opened['table']['id']}/seats"
    for same in ("JOSÉ PÉREZ", "Jose\u0301 Pe\u0301rez", " José Pérez", "bruno"):
        assert problem_of(answer(server, "POST", path, json={"nickname": same})) == "name-taken"


BAD_BOTS = ("./x.py", "/bin/sh", "x.py", "expert@999999ms", "expert@1", "expert@", "Steady", "", "steady ", "x" * 1000)


@pytest.mark.parametrize("level", BAD_BOTS, ids=ascii)
def test_only_the_houses_own_bots_sit_down(server, level):
    told = answer(server, "POST", "/api/tables", json={"nickname": "Ana", "bots": [level]})
    assert (told.status_code, problem_of(told)) == (400, "bad-bot")
    opened = answer(server, "POST", "/api/tables", json={"nickname": "Ana"}).json()
    path, token = f"/api/tables/{opened['table']['id']}/bots", {"authorization": f"Bearer {opened['token']}"}
    told = answer(server, "POST", path, json={"level": level}, headers=token)
    assert (told.status_code, problem_of(told)) == (400, "bad-bot")


BAD_SETTINGS = (
    {"rules": "klassic"},
    {"rules": "classic+target=99999999999999999999"},
    {"rules": "classic+eight", "players": 4},
    {"rules": ""},
)


@pytest.mark.parametrize("settings", BAD_SETTINGS, ids=str)
def test_tables_that_cannot_be(server, settings):
    told = answer(server, "POST", "/api/tables", json={"nickname": "Ana", "settings": settings})
    assert (told.status_code, problem_of(told)) == (400, "bad-setting")


BAD_DOCUMENTS = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"nickname": 1}',
    b'{"nickname": "Ana", "extra": 1}',
    b'{"nickname": "Ana", "settings": {"players": 11}}',
    b'{"nickname": "Ana", "settings": {"turn_seconds": -1}}',
    b'{"nickname": "Ana", "settings": {"turn_seconds": 1e999}}',
    b'{"nickname": "\\ud800"}',
    b'{"nickname": "\xff"}',
    b'{"nickname": "' + b"A" * 25 + b'"}',
    b"[" * 10_000,
)


@pytest.mark.parametrize("body", BAD_DOCUMENTS, ids=lambda body: ascii(body[:60]))
def test_documents_that_cannot_be_read(server, body):
    told = answer(server, "POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (told.status_code, problem_of(told)) == (400, "bad-document")


def test_pages_and_methods_that_there_are_not(server):
    for method, path, status, code in (
        ("GET", "/nothing", 404, "no-page"),
        ("GET", "/api/tables/AAAA/secret", 404, "no-page"),
        ("GET", "/api/tables/AAAA/matches/x/record", 404, "no-page"),
        ("GET", f"/api/tables/AAAA/matches/{'9' * 5000}/record", 404, "no-page"),
        ("GET", "/api/tables/AAAA/matches/0/record", 400, "bad-document"),
        ("GET", f"/api/tables/{'A' * 25}", 400, "bad-document"),
        ("GET", "/../../etc/passwd", 404, "no-page"),
        ("GET", "/t/..%2f..%2fetc%2fpasswd", 404, "no-page"),
        ("PUT", "/api/tables", 405, "no-method"),
        ("DELETE", "/health", 405, "no-method"),
        ("POST", "/", 405, "no-method"),
        ("TRACE", "/", 405, "no-method"),
    ):
        told = answer(server, method, path)
        assert (told.status_code, problem_of(told)) == (status, code), (method, path)


def test_a_document_may_not_be_long(server):
    told = answer(server, "POST", "/api/tables", content=b" " * 20_000, headers={"content-type": "application/json"})
    assert (told.status_code, problem_of(told)) == (413, "too-big")

    def piece_by_piece():
        for _ in range(20):
            yield b" " * 1000

    told = answer(server, "POST", "/api/tables", content=piece_by_piece())
    assert (told.status_code, problem_of(told)) == (413, "too-big")


def test_every_answer_carries_the_headers_that_guard_a_page(server):
    for method, path in (
        ("GET", "/"),
        ("GET", "/t/whatever"),
        ("GET", "/page.css"),
        ("GET", "/health"),
        ("GET", "/metrics"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/tables"),
        ("GET", "/nothing"),
        ("PUT", "/api/tables"),
        ("POST", "/api/tables"),
    ):
        headers = answer(server, method, path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert not {"server", "x-powered-by"} & set(headers)
        assert "access-control-allow-origin" not in headers


def test_every_code_is_one_of_the_list():
    """What the tests here name is what the server knows."""
    assert refusals.CODES["failure"] == (500, 1011)
    for status, close in refusals.CODES.values():
        assert 400 <= status < 600
        assert close == 0 or close in (1009, 1011, 1013) or 4400 <= close < 4500


def test_too_many_requests_from_one_address(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", ("--rate", "0.5")) as server:
        codes = [answer(server, "GET", "/api/tables") for _ in range(8)]
        assert {told.status_code for told in codes} == {200, 429}
        assert problem_of(codes[-1]) == "too-fast"
        assert asyncio.run(turned_away(server.address, "/api/tables/AAAA/socket")) == (429, "too-fast")
