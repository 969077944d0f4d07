"""Names that are one's own: claimed, opened with their keys on other devices, refused to everybody else."""

import asyncio
import json
from random import Random

import pytest
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import select

from oneleft.protocol.claimed_names import MadePasskey
from oneleft.protocol.recovery_codes import new_code
from oneleft.protocol.tournaments import JoinTournament, OpenTournament
from oneleft.room.commands import digest
from oneleft.room.error_codes import Refused
from oneleft.server import passkeys
from oneleft.server.limits import TEST_LIMITS, Allowance, Limits
from oneleft.server.orders import NAME
from oneleft.server.passkeys import to_base64
from oneleft.server.schema import ANSWERED, DEVICES, NAMES, PASSKEYS
from tests.support.in_process_app import in_process_app
from tests.support.soft_passkey import SoftPasskey
from tests.support.tournament_app import code_of, give

SECONDS = 60
NAMED = "games.localhost"


def run(story, tmp_path, **options):
    """Let a story happen at a server in this process."""

    async def main():
        async with asyncio.timeout(SECONDS), in_process_app(tmp_path, TEST_LIMITS, **options) as app:
            await story(app)

    asyncio.run(main())


def secret_of(device):
    return f"{device:_>32}"


class Device:
    """Someone's device."""

    def __init__(self, app, name, device, **headers):
        self.app, self.who, self.headers = app, {"nickname": name, "person": secret_of(device)}, headers

    async def ask(self, path, **document):
        """The answer. As every client does, this one repeats a request for which the database was busy."""
        while True:
            answer = await self.app.http.post(f"/api/names{path}", json=self.who | document, headers=self.headers)
            if answer.status_code != HTTP_503_SERVICE_UNAVAILABLE:
                return answer

    async def do(self, path, **document):
        answer = await self.ask(path, **document)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def refused(self, path, **document):
        answer = await self.ask(path, **document)
        assert not answer.is_success
        assert answer.json()["message"]
        return answer.json()["code"]

    async def claim(self):
        """Claim the name with a recovery code, which is returned with what the owner is shown."""
        code = (await self.do("/codes"))["recovery"]
        return code, await self.do("", recovery=code)

    async def challenge(self):
        return (await self.do("/challenges"))["challenge"]

    async def sit(self):
        """Open a table; the seat, or the code of the refusal."""
        answer = (await self.app.http.post("/api/tables", json=self.who)).json()
        return answer["table"]["seats"][0] if "table" in answer else answer["code"]


LOOK_ALIKES = {
    "the same": "Ana",
    "case": "aNA",
    "a face": "Ana 🐼",
    "spaces": " Ana ",
    "cyrillic": "\u0410na",
    "full width": "An\uff41",
    "cyrillic with a face": "🐼 \u0410n\u0430",
}


TWINS = ("Ana", "\u0410na", "ANA")


def test_a_claimed_name_is_refused_to_strangers_and_so_is_what_looks_like_it(tmp_path):
    async def story(app):
        ana = Device(app, "Ana", "laptop")
        assert (await ana.sit())["tag"][-1] != "✓"
        assert await ana.do("/look") == {"claimed": False, "own": None, "can_passkeys": True}
        _, own = await ana.claim()
        assert (own["name"], own["devices"], own["recovery"], own["passkeys"]) == ("Ana", 1, True, [])
        assert (await ana.sit())["tag"] == own["tag"]
        assert own["tag"].endswith("✓")
        assert (await Device(app, "ana 🐼", "laptop").sit())["tag"] == own["tag"]
        for kind, name in LOOK_ALIKES.items():
            stranger = Device(app, name, "stranger")
            assert await stranger.sit() == "name-owned", kind
            assert await stranger.do("/look") == {"claimed": True, "own": None, "can_passkeys": True}
            assert await stranger.refused("", recovery=new_code()) == "name-owned", kind
        assert (await app.http.post("/api/tables", json={"nickname": "Ana"})).json()["code"] == "name-owned"
        for name in ("Anna", "Ána"):
            assert (await Device(app, name, "stranger").sit())["name"] == name

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("path", "document"),
    [
        ("/api/quick", {}),
        ("/api/daily", {}),
        ("/api/tournaments", {"name": "Cup"}),
    ],
)
def test_a_stranger_gets_in_under_a_claimed_name_nowhere(tmp_path, path, document):
    async def story(app):
        ana, stranger = Device(app, "Ana", "laptop"), Device(app, "Ana", "stranger")
        await ana.claim()
        refused = await app.http.post(path, json=stranger.who | document)
        assert (refused.status_code, refused.json()["code"]) == (409, "name-owned")
        assert (await app.http.post(path, json=ana.who | document)).is_success

    run(story, tmp_path)


@pytest.mark.parametrize(
    ("claimed", "given"), [("bill", "\u0412ILL"), ("BILL", "\u0432ill"), ("Ana", "Ana \u221a"), ("vera", "\u03bdera")]
)
def test_what_looks_like_a_claimed_name_in_capitals_belongs_to_it_too(tmp_path, claimed, given):
    async def story(app):
        await Device(app, claimed, "laptop").claim()
        assert await Device(app, given, "stranger").sit() == "name-owned"
        assert (await Device(app, "Berta", "stranger").sit())["name"] == "Berta"

    run(story, tmp_path)


def test_nobody_comes_back_to_a_tournament_under_a_name_that_is_another_s_meanwhile(tmp_path):
    async def story(app):
        tournaments = app.front.http_app.state.tournaments
        opened = await tournaments.open(OpenTournament(name="Cup", person="h" * 32), "")
        cup = opened.tournament.id

        async def code_of_joining(device, nickname):
            return await code_of(tournaments.join(cup, JoinTournament(nickname=nickname, person=secret_of(device)), ""))

        for number, name in enumerate(("Ana", "Bo")):
            assert await code_of_joining(name, name) == ""
            await tournaments.leave(cup, digest(opened.token), number)
        await Device(app, "Ana", "laptop").claim()
        await Device(app, "Bo", "Bo").claim()
        assert await code_of_joining("Ana", "Cy") == await code_of_joining("Ana", "Ana") == "name-owned"
        assert await code_of_joining("Bo", "Bo") == ""
        shown = await tournaments.show(cup, "")
        assert {row.name: row.left for row in shown.standings} == {"Ana": True, "Bo": False}

    run(story, tmp_path)


def test_the_recovery_code_opens_the_name_on_another_device(tmp_path):
    async def story(app):
        ana, phone = Device(app, "Ana", "laptop"), Device(app, "Ana", "phone")
        code, own = await ana.claim()
        assert await phone.refused("/sign-in", recovery=new_code()) == "wrong-recovery"
        assert (
            await phone.refused("/sign-in", recovery=code[:-1] + ("0" if code[-1] != "0" else "1")) == "recovery-slip"
        )
        assert await Device(app, "Bo", "phone").refused("/sign-in", recovery=code) == "name-free"
        signed_in = await phone.do("/sign-in", recovery=code.lower().replace("-", " "))
        assert (signed_in["tag"], signed_in["devices"]) == (own["tag"], 2)
        assert (await phone.sit())["tag"] == own["tag"]
        await phone.do("/sign-out")
        assert await phone.sit() == "name-owned"
        assert (await ana.sit())["tag"] == own["tag"]
        signed_in = await phone.do("/sign-in", recovery=code)
        assert (await phone.do("/sign-out-others", proof=signed_in["proof"]))["devices"] == 1
        assert await ana.sit() == "name-owned"

    run(story, tmp_path)


def test_a_new_recovery_code_replaces_the_old_one(tmp_path):
    async def story(app):
        ana, phone = Device(app, "Ana", "laptop"), Device(app, "Ana", "phone")
        old, own = await ana.claim()
        new = new_code()
        assert await ana.refused("/keys", recovery=new, proof="") == "no-proof"
        assert await phone.refused("/keys", recovery=new, proof=own["proof"]) == "no-proof"
        await ana.do("/keys", recovery=new, proof=own["proof"])
        assert await phone.refused("/sign-in", recovery=old) == "wrong-recovery"
        await phone.do("/sign-in", recovery=new)

    run(story, tmp_path)


def test_a_proof_is_fresh_and_of_one_device(tmp_path):
    async def story(app):
        ana = Device(app, "Ana", "laptop")
        code, own = await ana.claim()
        proof = (await Device(app, "Ana", "phone").do("/sign-in", recovery=code))["proof"]
        clock, now = app.node.clock, app.node.clock.now()
        for action in ("/export", "/release", "/delete", "/sign-out-others"):
            for wrong in ("", "x", proof, own["proof"][:-1] + "?", "9" * 12 + own["proof"][10:]):
                assert await ana.refused(action, proof=wrong) == "no-proof"
        clock.now = lambda: now + 301
        assert await ana.refused("/export", proof=own["proof"]) == "no-proof"
        clock.now = lambda: now
        await ana.do("/export", proof=own["proof"])

    run(story, tmp_path)


def test_passkeys_claim_open_and_are_added_and_removed(tmp_path):
    async def story(app):
        ana, phone = Device(app, "Ana", "laptop"), Device(app, "Bo", "phone")
        first, second = SoftPasskey(b"1"), SoftPasskey(b"2")
        own = await ana.do("", passkey=first.make(await ana.challenge()))
        assert (own["recovery"], len(own["passkeys"])) == (False, 1)
        shown = await ana.do("/challenges")
        assert len(shown["exclude"]) == 1
        assert (await phone.do("/challenges"))["exclude"] == []
        # a passkey tells whose it is
        found = await phone.do("/sign-in", nickname="", passkey=first.use(await phone.challenge()))
        assert (found["name"], found["tag"]) == ("Ana", own["tag"])
        assert (await Device(app, "Ana", "phone").sit())["tag"] == own["tag"]
        only = own["passkeys"][0]["id"]
        assert await ana.refused("/keys", remove=only, proof=own["proof"]) == "last-key"
        both = await ana.do("/keys", passkey=second.make(await ana.challenge()), proof=own["proof"])
        assert len(both["passkeys"]) == 2
        again = second.make(await ana.challenge())
        assert await ana.refused("/keys", passkey=again, proof=own["proof"]) == "many-passkeys"
        assert len((await ana.do("/keys", remove=only, proof=own["proof"]))["passkeys"]) == 1
        assert await phone.refused("/sign-in", passkey=first.use(await phone.challenge())) == "unknown-passkey"
        await phone.do("/sign-in", passkey=second.use(await phone.challenge()))

    run(story, tmp_path)


def test_replayed_and_forged_passkeys_are_refused(tmp_path):
    async def story(app):
        ana, thief, passkey = Device(app, "Ana", "laptop"), Device(app, "Ana", "thief"), SoftPasskey(b"1")
        challenge = await ana.challenge()
        made = passkey.make(challenge)
        for wrong in (
            SoftPasskey(b"1", origin="https://evil.example").make(challenge),
            SoftPasskey(b"1", origin="http://localhost:81").make(challenge),
            SoftPasskey(b"1", host="evil.example").make(challenge),
            made | {"attestation": "AAAA"},
            made | {"client_data": "AAAA"},
            made | {"id": "AA"},
        ):
            assert await ana.refused("", passkey=wrong) == "bad-passkey"
        own = await ana.do("", passkey=made)
        assert own["name"] == "Ana"
        used = passkey.use(await ana.challenge())
        assert await thief.refused("/sign-in", passkey=used) == "bad-challenge"  # overheard
        await ana.do("/sign-in", passkey=used)
        assert await ana.refused("/sign-in", passkey=used) in ("bad-passkey", "bad-challenge")
        challenge = await thief.challenge()
        forger = SoftPasskey(b"2")
        forger.credential, forger.counter = b"1", 50
        honest = passkey.use(challenge)
        for wrong in (
            forger.use(challenge),
            honest | {"signature": forger.use(challenge)["signature"]},
            honest | {"authenticator": "AAAA"},
            SoftPasskey(b"1", origin="https://evil.example").use(challenge),
        ):
            assert await thief.refused("/sign-in", passkey=wrong) == "bad-passkey"
        assert await thief.refused("/sign-in", passkey=SoftPasskey(b"3").use(challenge)) == "unknown-passkey"
        assert await thief.sit() == "name-owned"
        now = app.node.clock.now()
        used = passkey.use(await ana.challenge())
        app.node.clock.now = lambda: now + 301
        assert await ana.refused("/sign-in", passkey=used) == "bad-challenge"

    run(story, tmp_path)


def test_a_garbled_passkey_is_refused_whatever_is_wrong_with_it():
    challenge, host, random = to_base64(b"1.2.3"), passkeys.host_of("localhost"), Random(7)
    refused = 0
    for _ in range(400):
        made = SoftPasskey(b"1").make(challenge)
        attestation = bytearray(passkeys.from_base64(made["attestation"]))
        attestation[random.randrange(len(attestation) - 80, len(attestation))] = random.randrange(256)  # of the key
        try:
            passkeys.check_made(MadePasskey(**made | {"attestation": to_base64(bytes(attestation))}), "1.2.3", host)
        except Refused as error:
            assert error.code == "bad-passkey"
            refused += 1
    assert refused > 50


def test_a_passkey_without_a_counter_is_not_used_twice_for_one_challenge(tmp_path):
    async def story(app):
        ana, passkey = Device(app, "Ana", "laptop"), SoftPasskey(b"1")
        passkey.counter = -1
        own = await ana.do("", passkey=passkey.make(await ana.challenge()))
        passkey.counter = -1
        used = passkey.use(await ana.challenge())
        await ana.do("/sign-in", passkey=used)
        assert await ana.refused("/sign-in", passkey=used) == "bad-challenge"
        assert own["name"] == "Ana"

    run(story, tmp_path)


def test_passkeys_need_a_host_with_a_name(tmp_path):
    async def story(app):
        ana = Device(app, "Ana", "laptop", host="127.0.0.1:8000")
        assert await ana.refused("/challenges") == "passkey-address"
        named = Device(app, "Ana", "laptop", host=NAMED)
        passkey = SoftPasskey(b"1", host=NAMED, origin=f"https://{NAMED}")
        challenge = await named.challenge()
        assert await ana.refused("", passkey=passkey.make(challenge)) == "passkey-address"
        await named.do("", passkey=passkey.make(challenge))

    run(story, tmp_path)


def test_a_server_without_the_library_has_recovery_codes_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(passkeys, "is_installed", lambda: False)

    async def story(app):
        ana = Device(app, "Ana", "laptop")
        refused = await ana.ask("/challenges")
        assert (refused.status_code, refused.json()["code"]) == (501, "no-passkeys")
        assert "pip install 'oneleft[passkeys]'" in refused.json()["message"]
        await ana.claim()

    run(story, tmp_path)


def test_nobody_else_sees_keys_and_the_database_has_only_digests(tmp_path):
    async def story(app):
        ana, passkey = Device(app, "Ana", "laptop"), SoftPasskey(b"credential of Ana")
        code, own = await ana.claim()
        await ana.do("/keys", passkey=passkey.make(await ana.challenge()), proof=own["proof"])
        opened = (await app.http.post("/api/tables", json=ana.who | {"settings": {"listed": True}})).json()
        stranger = Device(app, "Ana", "stranger")
        seen = [
            await stranger.ask("/look"),
            await stranger.ask("/challenges"),
            await stranger.ask("/sign-in", recovery=new_code()),
            await app.http.get("/api/tables"),
            await app.http.get(f"/api/tables/{opened['table']['id']}"),
            await app.http.get("/api/leaderboard"),
        ]
        with app.node.store.begin() as connection:
            rows = {table: connection.execute(select(table)).all() for table in (NAMES, DEVICES, PASSKEYS, ANSWERED)}
        digests = (
            [row.person for row in rows[NAMES]]
            + [row.device for row in rows[DEVICES]]
            + [row.recovery for row in rows[NAMES]]
        )
        words = [code, code.replace("-", ""), secret_of("laptop"), to_base64(passkey.credential), *digests]
        for answer in seen:
            assert not [word for word in words if word in answer.text]
        stored = json.dumps([[str(column) for column in row] for found in rows.values() for row in found])
        assert not [word for word in words[:3] if word in stored]

    run(story, tmp_path)


def test_guesses_are_limited_by_address_and_by_name(tmp_path):
    async def main():
        limits = Limits(names=Allowance(0.001, 10))
        async with asyncio.timeout(SECONDS), in_process_app(tmp_path, limits, rate=500) as app:
            ana = Device(app, "Ana", "laptop")
            code, _ = await ana.claim()
            codes = [await ana.refused("/sign-in", recovery=new_code()) for _ in range(11)]
            assert codes == ["wrong-recovery"] * 8 + ["too-fast"] * 3  # claiming took two requests
            assert (await ana.sit())["name"] == "Ana"  # playing goes on
            keys = app.front.http_app.state.names.keys
            bucket = keys.guesses.bucket(next(iter(keys.guesses.buckets)))
            bucket.filled = 0.0  # others guess from many addresses
            app.front.admission.names.buckets.clear()
            assert await ana.refused("/sign-in", recovery=new_code()) == "too-fast"
            await Device(app, "Ana", "phone").do("/sign-in", recovery=code)  # nobody locks the owner out

    asyncio.run(main())


def test_an_address_claims_a_class_of_names_and_no_more(tmp_path):
    async def main():
        limits = Limits(names=TEST_LIMITS.names)
        async with asyncio.timeout(SECONDS), in_process_app(tmp_path, limits, rate=500) as app:
            people = [Device(app, f"Pupil {number}", f"device-{number}") for number in range(41)]
            answers = [await one.ask("", recovery=new_code()) for one in people]
            assert [answer.is_success for answer in answers] == [True] * 40 + [False]

    asyncio.run(main())


def test_a_name_that_is_banned_cannot_be_claimed(tmp_path):
    async def story(app):
        await give(app, NAME, "ana")
        assert await Device(app, "Ana", "laptop").refused("", recovery=new_code()) == "banned"

    run(story, tmp_path)


def test_two_devices_that_claim_a_name_at_once(tmp_path):
    async def story(app):
        codes = [
            answer.json().get("code", "claimed")
            for answer in await asyncio.gather(
                *(Device(app, name, f"device-{i}").ask("", recovery=new_code()) for i, name in enumerate(TWINS))
            )
        ]
        assert sorted(codes) == ["claimed", "name-owned", "name-owned"]

    run(story, tmp_path)
