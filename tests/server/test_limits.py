"""The limits of connections, seats, addresses and tables, one by one."""

import asyncio
import resource
import socket as plain_sockets
import struct
import time
from contextlib import suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from oneleft.client import Lobby
from oneleft.errors import ServerRefused, SetupError
from oneleft.protocol.tables import Settings
from oneleft.room.error_codes import Refused
from oneleft.server import rate_limits, run
from oneleft.server.addresses import Proxies, block_of
from oneleft.server.admission import Admission
from oneleft.server.limits import DAY, TEST_LIMITS, Allowance, Limits
from oneleft.server.rate_limits import RateLimiter
from oneleft.server.sites import HEALTH, Sites
from tests.support.in_process_app import in_process_app
from tests.support.in_process_nodes import until
from tests.support.raw_socket import answer, open_table_for_two, problem_of, sit
from tests.support.servers import Server

pytestmark = pytest.mark.slow


SETTINGS = Settings(players=2, turn_seconds=0, pause_seconds=600)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """With the usual limits for connections, seats and tables, and none for addresses."""
    home = tmp_path_factory.mktemp("limits")
    words = ("--rate", "0", "--origin", "https://friends.example", "--host-name", "games.example")
    with Server(f"sqlite:///{home / 'tables.sqlite'}", home / "log", words, seed=None) as running:
        yield running


# Addresses


def test_ipv6_addresses_are_counted_by_network():
    limiter = RateLimiter(1, 2)
    admitted = [limiter.admits(block_of(f"2001:db8::{last}")) for last in range(4)]
    assert admitted == [True, True, False, False]
    assert limiter.admits(block_of("2001:db8:0:1::1"))


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["198.51.100.1"], "192.0.2.1"),  # anyone may send the header
        ("10.0.0.2", ["198.51.100.1"], "198.51.100.1"),
        ("10.0.0.2", ["203.0.113.9, 198.51.100.1"], "198.51.100.1"),  # the first one was made up
        ("10.0.0.2", ["203.0.113.9", "198.51.100.1, 10.0.0.3"], "198.51.100.1"),  # two proxies of ours
        ("10.0.0.2", [], "10.0.0.2"),
        ("10.0.0.2", ["10.0.0.9"], "10.0.0.9"),
        ("10.0.0.2", ["198.51.100.1:4711"], "198.51.100.1"),  # as some proxies write it, with the port
        ("10.0.0.2", ["198.51.100.1, 10.0.0.3:80"], "198.51.100.1"),
        ("10.0.0.2", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("10.0.0.2", ["2001:db8::1"], "2001:db8::1"),
        ("::ffff:10.0.0.2", ["198.51.100.1"], "198.51.100.1"),  # the server listens on both at once
    ],
)
def test_only_a_named_proxy_says_for_whom_it_asks(peer, forwarded, client):
    headers = [(b"x-forwarded-for", value.encode()) for value in forwarded]
    for network in ("10.0.0.0/28", "::ffff:10.0.0.0/124"):
        assert Proxies([network]).client_of(peer, headers) == client


@pytest.mark.parametrize(
    ("plain", "standard", "client"),
    [
        ("", 'for=203.0.113.9, for="198.51.100.1:4711";proto=https, for=10.0.0.3', "198.51.100.1"),
        ("", 'By=10.0.0.2;For="[2001:db8::1]:80"', "2001:db8::1"),
        ("198.51.100.1", "for=198.51.100.1", "198.51.100.1"),
        ("198.51.100.1", "for=203.0.113.9", "198.51.100.1"),  # a client may have written the other
        ("", "proto=https", "10.0.0.2"),
    ],
)
def test_a_proxy_may_use_the_standard_header(plain, standard, client):
    headers = [(b"x-forwarded-for", plain.encode()), (b"forwarded", standard.encode())]
    assert Proxies(["10.0.0.0/28"]).client_of("10.0.0.2", headers) == client
    assert Proxies(["10.0.0.0/28"]).client_of("192.0.2.1", headers) == "192.0.2.1"


def test_a_proxy_that_is_no_address_is_refused():
    with pytest.raises(SetupError):
        Proxies(["nginx"])


def test_sockets_through_a_proxy_are_counted_for_whom_they_are():
    admission = Admission(50, Limits(connections=1), proxies=Proxies(["10.0.0.2"]))
    scope = {"client": ("10.0.0.2", 1), "headers": [(b"x-forwarded-for", b"192.0.2.1")]}
    other = {"client": ("10.0.0.2", 1), "headers": [(b"x-forwarded-for", b"192.0.2.2")]}
    assert [admission.connect("10.0.0.2") for _ in range(3)] == [True] * 3
    with admission.holding(scope), admission.holding(other), pytest.raises(Refused), admission.holding(scope):
        pass
    with admission.holding(scope):
        pass


def test_an_offender_pays_with_requests():
    admission = Admission(10)
    for _ in range(30):
        admission.cut_off("192.0.2.1", "frames")
    assert not admission.connect("192.0.2.1")
    assert admission.connect("192.0.2.2")


def asks(path="/", address="192.0.2.1"):
    return {"path": path, "client": (address, 1), "headers": [(b"host", b"localhost")], "type": "http", "method": "GET"}


def admitted(check, *scopes):
    """How many of these requests are let in."""
    count = 0
    for scope in scopes:
        with suppress(Refused):
            check(scope)
            count += 1
    return count


ONE_ADDRESS = Limits(
    address_frames=Allowance(0.001, 5), monitoring=Allowance(0.001, 5), seatings=Allowance(0.001, 5)
)  # fmt: skip


def test_monitoring_is_counted_apart_from_other_requests():
    admission = Admission(50, ONE_ADDRESS)
    paths = ["/health", "/health/live", "/health/ready", "/ready", "/metrics"] * 3
    assert admitted(admission.check, *(asks(path) for path in paths)) == 5
    assert admitted(admission.check, asks("/health", "192.0.2.2"), asks("/")) == 2
    assert admitted(Admission(0, ONE_ADDRESS).check, *(asks(path) for path in paths)) == len(paths)


@pytest.mark.parametrize("path", HEALTH)
def test_health_is_asked_under_any_name_and_nothing_else_is(path):
    """A proxy or a cluster asks by names of its own, like that of a container."""
    admission = Admission(50)
    named = {"headers": [(b"host", b"node1:8000")]}
    admission.check(asks(path) | named)
    for other in ("/", "/metrics", f"{path}/tables", "/api/tables"):
        with pytest.raises(Refused) as refused:
            admission.check(asks(other) | named)
        assert refused.value.code == "bad-host"
    with pytest.raises(Refused) as refused:
        admission.check(asks(path) | {"headers": [*named["headers"], (b"origin", b"https://elsewhere.example")]})
    assert refused.value.code == "bad-origin"


def test_an_address_takes_only_so_many_seats():
    seated = [asks("/api/tables/x/seats")] * 9
    assert admitted(Admission(50, ONE_ADDRESS).check_seating, *seated) == 5
    assert admitted(Admission(0, ONE_ADDRESS).check_seating, *seated) == 9


def test_an_address_opens_only_so_many_tables_a_day(monkeypatch):
    """However long it waits between them: without this the rate alone would let it open 8,640."""
    now = 0.0
    monkeypatch.setattr(rate_limits, "monotonic", lambda: now)
    admission, opened = Admission(50), 0
    while now < DAY:
        opened += admitted(admission.check_opening, asks("/api/tables"))
        now += 10
    allowed = Limits().openings_of_day
    assert allowed < opened <= 2 * allowed
    assert admitted(admission.check_opening, asks("/api/tables", "192.0.2.2")) == 1


def test_all_sockets_of_an_address_share_one_allowance():
    admission = Admission(50, ONE_ADDRESS)
    assert [admission.admits_frames("192.0.2.1", 3) for _ in range(2)] == [True, False]
    assert admission.admits_frames("192.0.2.2", 3)
    assert all(admission.admits_frames("", 1) for _ in range(9)), "handshakes of strangers keep others out"
    assert all(Admission(0, ONE_ADDRESS).admits_frames("192.0.2.1", 3) for _ in range(9))


def test_a_class_of_forty_plays_behind_one_address():
    """Each moves every other second, and all of them come at once."""
    limits = Limits()
    assert limits.address_frames.burst >= 40 * 6  # to enter, commit, reveal, and answer pings
    assert limits.address_frames.rate >= 40 * 2
    assert limits.seatings.burst >= 40


def test_an_address_may_open_some_tables_at_once(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", (), seed=None) as limited:
        told = []
        while len(told) < 200 and (not told or told[-1].status_code == 201):  # on a slow machine some more come in
            told.append(answer(limited, "POST", "/api/tables", json={"nickname": "Ana"}))
    assert len(told) > 30
    assert problem_of(told[-1]) == "too-many-tables"


# Connections


def test_descriptors_are_raised():
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        assert run.raise_descriptors() == before[1]
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_limits_of_sockets_hold_without_limits_for_addresses(server):
    """--rate 0 is for servers behind a proxy: it must not switch off what a single socket may do."""

    async def visit():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SETTINGS)
            async with sit(server.address, table, tokens[0]) as flooding:
                said = [await flooding.ask({"type": "say", "id": str(i), "phrase": "hello"}) for i in range(7)]
                assert [one["type"] for one in said[:5]] == ["done"] * 5
                assert said[-1]["code"] == "too-fast"  # phrases have a lower limit
                for number in range(150):
                    await flooding.say({"type": "back", "id": f"b{number}"})
                assert await flooding.end() == (4429, "too-fast")
            async with sit(server.address, table, tokens[0]) as pinging:
                with suppress(ConnectionClosed):
                    for _ in range(1000):
                        await pinging.socket.ping()
                assert (await pinging.end())[0] == 1006, "cut off without a word"

    asyncio.run(visit())


def test_the_ninth_connection_of_a_seat_closes_the_first(server):
    async def visit():
        async with Lobby(server.address) as lobby:
            table, tokens = await open_table_for_two(lobby, SETTINGS)
            links = [sit(server.address, table, tokens[0]) for _ in range(9)]
            seated = [await link.__aenter__() for link in links]
            assert await seated[0].end() == (4429, "too-many")
            assert (await seated[-1].ask({"type": "say", "id": "1", "phrase": "hello"}))["type"] == "done"
            for link in links:
                await link.__aexit__(None, None, None)

    asyncio.run(visit())


@pytest.mark.parametrize(
    "sent",
    [
        b"GET / HTTP/1.1\r\nhost: localhost\r\n" + b"x-more: " + b"y" * 100_000,
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 10_000,
    ],
    ids=["a long head", "many chunks"],
)
def test_a_request_without_end_is_cut_off(server, sent):
    with plain_sockets.create_connection(("127.0.0.1", server.port.number), timeout=20) as line:
        told = b""
        try:
            for _ in range(20):
                line.sendall(sent)
            while more := line.recv(65536):
                told += more
        except OSError:
            pass
        assert not told or told.startswith(b"HTTP/1.1 4")


# Seats


def test_a_spectator_who_wants_to_act_is_closed(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, _ = await app.open("Ana", "Bo")
            spectator = app.socket(table)
            for message in [{"type": "enter"}] + [{"type": "say", "id": "1", "phrase": "hello"}] * 21:
                spectator.say(message)
            assert await spectator.end() == (4403, "not-seated")

    asyncio.run(main())


def test_talk_leaves_room_for_the_shuffle(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, tokens = await app.open("Ana", "Bo")
            ana = app.socket(table)
            ana.say({"type": "enter", "token": tokens[0]})
            for number in range(9):
                ana.say({"type": "say", "id": f"say {number}", "phrase": "hello"})
            assert (await ana.hear("refused"))["code"] == "too-fast"
            commitment = (await ana.hear("hello"))["table"]["commitment"]
            ana.say({"type": "commit", "id": "commit", "commitment": commitment, "hash": "0" * 64})
            await until(lambda: any(one.get("id") == "commit" for one in ana.sent))
            assert next(one["type"] for one in ana.sent if one.get("id") == "commit") == "done"

    asyncio.run(main())


def test_a_seat_has_an_allowance_for_requests_and_for_entering(tmp_path):
    async def main():
        async with in_process_app(tmp_path) as app:
            table, tokens = await app.open("Ana", "Bo")
            path, headers = f"/api/tables/{table}/host", {"authorization": f"Bearer {tokens[0]}"}
            number = app.node.live_tables[table].room.number
            statuses = [(await app.http.post(path, json={"seat": 0}, headers=headers)).status_code for _ in range(40)]
            assert set(statuses[:30]) == {200}
            assert statuses[-1] == 429
            assert app.node.live_tables[table].room.number == number, "handing over to oneself was written"
            closed = None
            for _ in range(40):
                ana = app.socket(table)
                ana.say({"type": "enter", "token": tokens[0]})
                await ana.first_answer()
                ana.leave()
                closed = await ana.end()
            assert closed == (4429, "too-fast")
            bo = app.socket(table)
            bo.say({"type": "enter", "token": tokens[1]})
            assert await bo.hear("hello")

    asyncio.run(main())


# Tables


@pytest.mark.parametrize(
    ("settings", "code", "said"),
    [
        ({"bot_pace": 0}, "too-quick", "Bots on this server cannot play faster than pace 0.1."),
        ({"turn_seconds": 0.001}, "too-quick", "Turns on this server must last at least 5 seconds."),
        ({"rules": "classic+target=5001"}, "too-long", "A match on this server can go to at most 5,000 points."),
    ],
)
def test_a_table_may_not_be_too_quick_or_too_long(server, settings, code, said):
    async def ask():
        async with Lobby(server.address) as lobby:
            await lobby.open_table("Ana", Settings(**settings))

    with pytest.raises(ServerRefused) as refused:
        asyncio.run(ask())
    assert (refused.value.code, refused.value.explain()) == (code, said)


def test_quick_tables_are_for_tests_on_this_machine():
    assert run.choose_limits("127.0.0.1", {"ONELEFT_TESTING": "1"}) is TEST_LIMITS
    assert run.choose_limits("0.0.0.0", {"ONELEFT_TESTING": "1"}) == Limits()
    assert run.choose_limits("127.0.0.1", {}) == Limits()


# Sites

OPEN = {"json": {"nickname": "Ana"}}


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "x"])
def test_a_name_that_is_not_ours_is_refused(server, host):
    """DNS rebinding: the attacker's page has the attacker's name, whatever address it points to."""
    for method, path, more in (("GET", "/", {}), ("GET", "/api/tables", {}), ("POST", "/api/tables", OPEN)):
        told = answer(server, method, path, headers={"host": host}, **more)
        assert (told.status_code, problem_of(told)) == (421, "bad-host")


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:8000", "127.0.0.1", "192.168.1.7:8000", "[::1]:8000", "games.example", "a.localhost"],
)
def test_our_own_names_and_addresses_are_served(server, host):
    """A phone reaches a server in the living room by its address."""
    assert answer(server, "GET", "/api/tables", headers={"host": host}).status_code == 200


def test_a_page_of_another_site_opens_nothing(server):
    for origin in ("https://evil.example", "null", "http://friends.example"):
        told = answer(server, "POST", "/api/tables", headers={"origin": origin}, **OPEN)
        assert (told.status_code, problem_of(told)) == (403, "bad-origin")
    told = answer(server, "POST", "/api/tables", headers={"content-type": "text/plain"}, content='{"nickname": "Ana"}')
    assert (told.status_code, problem_of(told)) == (415, "bad-type")
    told = answer(server, "POST", "/api/tables", data={"nickname": "Ana"})
    assert problem_of(told) == "bad-type"


def test_pages_of_allowed_sites_may_read_the_answers(server):
    friends = {"origin": "https://friends.example"}
    asked = friends | {"access-control-request-method": "POST", "access-control-request-headers": "authorization"}
    for told in (
        answer(server, "OPTIONS", "/api/tables", headers=asked),
        answer(server, "POST", "/api/tables", headers=friends, **OPEN),
    ):
        assert told.is_success
        assert told.headers["access-control-allow-origin"] == "https://friends.example"
    assert "authorization" in answer(server, "OPTIONS", "/api/tables", headers=asked).headers[
        "access-control-allow-headers"
    ].lower()  # fmt: skip
    own = answer(server, "POST", "/api/tables", headers={"origin": server.address}, **OPEN)
    assert own.status_code == 201
    assert "access-control-allow-origin" not in own.headers


def test_any_name_is_served_if_the_operator_says_so():
    assert Sites(host_names=["*"]).knows("anything.example")
    assert Sites(["https://friends.example"]).knows("friends.example:443")


def test_a_frame_is_a_frame_whatever_is_in_it(server):
    """Empty continuation frames and unasked pongs are counted too."""
    before = cut_off(server)  # by this test alone
    for number, opcode in enumerate((0xA, 0x0), before + 1):
        with plain_sockets.create_connection(("127.0.0.1", server.port.number), timeout=20) as line:
            lines = ["GET /api/tables/AAAA/socket HTTP/1.1", "Host: localhost", "Upgrade: websocket"]
            lines += ["Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
            line.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            assert b"101" in line.recv(4096)
            try:
                line.sendall(struct.pack("!BB", 0x01, 0x80) + bytes(4))  # a text message that goes on
                line.sendall((struct.pack("!BB", opcode | (0x80 if opcode else 0), 0x80) + bytes(4)) * 500)
                while line.recv(65536):
                    pass
            except OSError:
                pass
        wait_for_cut(server, number)


def wait_for_cut(server, number):
    """Wait until the metrics, which are kept for a second, count so many."""
    end = time.monotonic() + 60
    while (found := cut_off(server)) < number:
        assert time.monotonic() < end, "nothing was cut off"
        time.sleep(0.1)
    assert found == number


def cut_off(server):
    lines = httpx.get(server.address + "/metrics").text.splitlines()
    return sum(int(float(line.split()[-1])) for line in lines if 'turned_away_total{reason="frames"' in line)
