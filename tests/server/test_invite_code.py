"""A server for those who know its invite code, or whom its proxy has signed in."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import httpx
import pytest
from typer.testing import CliRunner

from oneleft.cli import app
from oneleft.client import Lobby, TableConnection
from oneleft.errors import ServerRefused, SetupError
from oneleft.lang import say
from oneleft.protocol.invites import INVITE, INVITE_VARIABLE
from oneleft.room.error_codes import Refused
from oneleft.server.access import Access, invite_of, read_invite_code, read_sign_in_header
from oneleft.server.addresses import Proxies
from oneleft.server.app import Application, Options
from tests.support.raw_socket import serve

CODE = "club-night"
ANA = {"nickname": "Ana"}


def scope(path="/api/tables", peer="192.0.2.7", **headers):
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "path": path, "headers": named, "client": (peer, 1)}


def refusal(access, given, proxies=()):
    try:
        access.check(given, Proxies(proxies))
    except Refused as refused:
        return refused.code
    return None


def test_without_a_door_everybody_is_let_in():
    assert refusal(Access(), scope()) is None


def test_an_invite_code_is_asked_for_by_the_api_alone():
    access = Access(CODE)
    assert refusal(access, scope()) == "no-invite"
    assert refusal(access, scope(oneleft_invite="club-nigh")) == "wrong-invite"
    assert refusal(access, scope(oneleft_invite=CODE)) is None
    assert refusal(access, scope(cookie=f"other=1; {INVITE}={CODE}")) is None
    assert refusal(access, scope(cookie=f"{INVITE}=wrong-code")) == "wrong-invite"
    assert refusal(access, scope("/api/tables/abcdefgh12345678/socket")) == "no-invite"
    for open_to_all in ("/", "/t/abcdefgh12345678", "/assets/index.js", "/health/ready", "/metrics"):
        assert refusal(access, scope(open_to_all)) is None


@pytest.mark.parametrize("other", ['a={"x":1}', "flag", "x[y]=1", "foo bar=1", "\xe9=1", "version=3", "=;;"])
def test_malformed_cookies_of_others_do_not_matter(other):
    assert invite_of([(b"cookie", f"{other}; {INVITE}={CODE}; last=1".encode("latin-1"))]) == CODE
    assert invite_of([(b"cookie", other.encode("latin-1"))]) == ""


def test_a_preflight_passes_because_it_can_carry_no_code():
    assert refusal(Access(CODE), {**scope(), "method": "OPTIONS"}) is None


def test_a_header_lets_in_only_if_a_known_proxy_gives_it():
    access, proxies = Access(sign_in_header="remote-user"), ["10.0.0.2"]
    assert refusal(access, scope(peer="10.0.0.2", remote_user="ana"), proxies) is None
    assert refusal(access, scope(peer="10.0.0.2", remote_user=" "), proxies) == "no-sign-in"
    assert refusal(access, scope(peer="10.0.0.2"), proxies) == "no-sign-in"
    assert refusal(access, scope(remote_user="ana"), proxies) == "no-sign-in"
    both = replace(access, invite_code=CODE)
    assert refusal(both, scope(peer="10.0.0.2", remote_user="ana"), proxies) is None
    assert refusal(both, scope(oneleft_invite=CODE), proxies) is None
    assert refusal(both, scope(remote_user="ana"), proxies) == "no-invite"


@pytest.mark.parametrize("given", ["short", "with space", "semi;colon", "ünicode-code", "x" * 65])
def test_an_invite_code_fits_a_cookie_and_is_long(given):
    with pytest.raises(SetupError):
        read_invite_code(given)


def test_a_sign_in_header_needs_a_proxy_and_a_name():
    assert read_sign_in_header("Remote-User", ["10.0.0.2"]) == "remote-user"
    for given, proxies in (("Remote-User", []), ("Remote User", ["10.0.0.2"])):
        with pytest.raises(SetupError):
            read_sign_in_header(given, proxies)


def test_wrong_codes_cost_requests():
    admission = Options("sqlite://", rate=5, access=Access(CODE)).new_admission()
    given = scope(oneleft_invite="wrong-code", host="localhost")
    codes = []
    for _ in range(7):
        with pytest.raises(Refused) as refused:
            admission.check(given)
        codes.append(refused.value.code)
    assert codes[0] == "wrong-invite"
    assert codes[-1] == "too-fast"


def test_settings_are_checked_and_the_code_is_not_printed(tmp_path):
    shown = CliRunner().invoke(app, ["serve", "--print-config"], env={INVITE_VARIABLE: CODE})
    assert shown.exit_code == 0
    assert CODE not in shown.output
    assert f'invite_code = "(hidden)"  # {INVITE_VARIABLE}' in shown.output
    refused = CliRunner().invoke(app, ["serve", "--lang", "en", "--invite-code", "short"])
    assert refused.exit_code == 2
    assert "6 to 64" in refused.output
    refused = CliRunner().invoke(app, ["serve", "--lang", "en", "--sign-in-header", "Remote-User"])
    assert refused.exit_code == 2
    assert "--proxy" in refused.output


SPELLINGS = (lambda path: f"/{path}", lambda path: path.replace("/api/", "/api//"), lambda path: f"{path}/")


def test_the_door_is_before_everything_else_of_the_api(tmp_path):
    async def run():
        front = Application(Options(f"sqlite:///{tmp_path / 'tables.sqlite'}", rate=0, access=Access(CODE)))
        async with front.http_app.lifespan():
            transport = httpx.ASGITransport(app=front)
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
                paths = [route.path for route in front.http_app.routes if route.path.startswith("/api/")]
                for path in paths:
                    assert (await http.get(path)).json()["code"] == "no-invite", path
                # spellings that the framework takes for the same, and which neither `Access` nor a proxy does
                for spelling in [f(path) for path in paths for f in SPELLINGS] + ["/metrics/", "//metrics"]:
                    url = httpx.URL("http://localhost").copy_with(raw_path=spelling.encode())
                    assert (await http.get(url)).json()["code"] == "no-page", spelling
                assert len(paths) > 30
                assert (await http.get("/health/live")).status_code == 200
                opened = await http.post("/api/tables", json=ANA, headers={INVITE: CODE})
                assert opened.status_code == 201

    asyncio.run(run())


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    yield from serve(tmp_path_factory.mktemp("invite"), "--rate", "0", "--invite-code", CODE)


@pytest.mark.slow
def test_a_client_shows_its_code_to_http_and_sockets(server, monkeypatch):
    async def play(invite):
        async with Lobby(server.address, invite=invite) as lobby:
            seated = await lobby.open_table("Ana")
            async with lobby.connect(seated.table.id, seated.token) as seat:
                await seat.wait_until_entered()
                assert seat.table is not None
                return seat.table.id == seated.table.id

    assert asyncio.run(play(CODE))
    monkeypatch.setenv(INVITE_VARIABLE, CODE)
    assert asyncio.run(play(None))
    monkeypatch.delenv(INVITE_VARIABLE)
    for invite, code in ((None, "no-invite"), ("wrong-code", "wrong-invite")):
        with pytest.raises(ServerRefused) as refused:
            asyncio.run(play(invite))
        assert refused.value.code == code


@pytest.mark.slow
def test_a_refused_handshake_says_why_and_how_to_give_a_code(server):
    """In the language of the person, also where the handshake is the first thing that is asked."""

    async def watch():
        async with TableConnection(server.address, "abcdefgh12345678", language="es"):
            pass

    with pytest.raises(ServerRefused) as refused:
        asyncio.run(watch())
    assert refused.value.code == "no-invite"
    told = say("server-no-invite", "es"), say("client-invite", "es", variable=INVITE_VARIABLE)
    assert refused.value.message == " ".join(told)
    shown = CliRunner().invoke(app, ["watch", f"{server.address}/t/abcdefgh12345678", "--plain", "--lang", "en"])
    assert shown.exit_code == 1
    way = f"Give it in the variable {INVITE_VARIABLE} of the environment."
    assert shown.stderr == f"This server needs an invite code. Ask the person who runs it. {way}\n"
