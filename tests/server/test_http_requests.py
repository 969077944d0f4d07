"""Invalid HTTP requests: each is refused with its code, and every answer has the security headers."""

import asyncio

import pytest

from oneleft.protocol.codes import CODES
from oneleft.protocol.json_schema import schema
from tests.support.raw_socket import answer, handshake_refusal, problem_of, serve
from tests.support.servers import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from serve(tmp_path_factory.mktemp("documents"), "--rate", "0")


BAD_NAMES = (
    "Ana\n",
    "A\tna",
    "Ana\0",
    "\x1b[31mAna",
    "Ana\u202e",  # right-to-left override
    "\u2066Ana",
    "A\u200bna",  # zero-width space
    "A\u00a0na",
    "A\u2028na",
    "\ue000",
    "\u3164",  # a letter that shows nothing
    "\u2800",
    "\u0301",  # a combining mark without a letter
    " ",
    "   ",
)


@pytest.mark.parametrize("name", BAD_NAMES, ids=ascii)
def test_nicknames_must_be_visible_characters(server, name):
    for path in ("/api/tables", "/api/tables/AAAA/seats"):
        told = answer(server, "POST", path, json={"nickname": name})
        assert problem_of(told) == "bad-name"


def test_nicknames_are_compared_without_case(server):
    opened = answer(server, "POST", "/api/tables", json={"nickname": "José  Pérez", "bots": ["easy"]}).json()
    assert opened["table"]["seats"][0]["name"] == "José Pérez"
    path = f"/api/tables/{opened['table']['id']}/seats"
    for same in ("JOSÉ PÉREZ", "Jose\u0301 Pe\u0301rez", " José Pérez", "bruno"):
        assert problem_of(answer(server, "POST", path, json={"nickname": same})) == "name-taken"


BAD_BOTS = (
    "./x.py",
    "/bin/sh",
    "x.py",
    "expert@999999ms",
    "expert@1",
    "expert@",
    "adaptive@501",
    "Steady",
    "",
    "steady ",
    "x" * 1000,
)


@pytest.mark.parametrize("level", BAD_BOTS, ids=ascii)
def test_only_built_in_bots_can_be_seated(server, level):
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
def test_invalid_table_settings_are_refused(server, settings):
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
def test_malformed_documents_are_refused(server, body):
    told = answer(server, "POST", "/api/tables", content=body, headers={"content-type": "application/json"})
    assert (told.status_code, problem_of(told)) == (400, "bad-document")


def test_unknown_paths_and_methods_are_refused(server):
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


def test_a_long_document_is_refused(server):
    told = answer(server, "POST", "/api/tables", content=b" " * 20_000, headers={"content-type": "application/json"})
    assert (told.status_code, problem_of(told)) == (413, "too-big")

    def piece_by_piece():
        for _ in range(20):
            yield b" " * 1000

    told = answer(server, "POST", "/api/tables", content=piece_by_piece())
    assert (told.status_code, problem_of(told)) == (411, "no-length")


def test_every_answer_has_the_security_headers(server):
    for method, path in (
        ("GET", "/"),
        ("GET", "/t/whatever"),
        ("GET", "/icon.svg"),
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


def test_every_refusal_code_is_documented():
    """Statuses and close codes are in their ranges."""
    assert CODES["failure"] == (500, 1011)
    for code, (status, close) in CODES.items():
        assert 400 <= status < 600 or (status, code) == (200, "notice")  # which refuses nothing
        assert close == 0 or close in (1009, 1011, 1013) or 4400 <= close < 4500


def test_too_many_requests_from_one_address(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log", ("--rate", "0.5")) as server:
        codes = [answer(server, "GET", "/api/tables") for _ in range(8)]
        assert {told.status_code for told in codes} == {200, 429}
        assert problem_of(codes[-1]) == "too-fast"
        assert asyncio.run(handshake_refusal(server.address, "/api/tables/AAAA/socket")) == (429, "too-fast")


def test_the_schema_is_served(server):
    served = answer(server, "GET", "/api/schema")
    assert served.status_code == 200
    assert served.json() == schema()
