"""What a club with one address may do in an evening, and what an attacker with one may not."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from oneleft.protocol.tournaments import JoinTournament
from oneleft.room.commands import digest
from oneleft.server import rate_limits
from oneleft.server import tournaments as server_tournaments
from oneleft.server.admission import Admission
from oneleft.server.app import Options
from oneleft.server.tournaments import Tournaments
from oneleft.tournament.table_sizes import table_sizes
from tests.server.test_limits import admitted, asks
from tests.support.in_process_app import InProcessApp, in_process_app
from tests.support.tournament_app import code_of, in_app, open_with_people
from tests.support.tournament_people import EVENING, secret_of

pytestmark = pytest.mark.slow

RATE = Options("sqlite:///").rate
ASK_SECONDS = 2.5  # between two questions of a page, as in `tournamentWatch.svelte.ts`


@pytest.fixture
def still(monkeypatch):
    """No allowance fills up again."""
    monkeypatch.setattr(rate_limits, "monotonic", lambda: 1000.0)


PHONE = [
    "/e/x",
    "/sw.js",
    "/",
    "/api/addresses",
    "/api/tournaments/x",
    "/api/tournaments/x/people",
    "/api/tournaments/x",
]


def test_a_club_of_sixty_four_scans_a_code_behind_one_address(still):
    """All in one moment, by the usual limits: the page with its files, the tournament, and a seat in it."""
    admission = Admission(RATE)
    phone = [*PHONE, *(f"/assets/{number}.js" for number in range(45))]  # a phone without a cache asks for 43
    for _ in range(64):
        for path in phone:
            admission.check(asks(path))
        admission.check_joining(asks())
        assert admission.connect("192.0.2.1")
    assert admission.limits.drawn.burst >= 4 * len(table_sizes(64)), "four rounds"
    assert RATE > 64 / ASK_SECONDS, "everyone waits and looks at the standings"
    assert admission.limits.address_frames.rate >= 64 * 2, "each moves every other second"


def test_a_flood_of_files_is_limited_too(still):
    """Also for an address that is in debt already; and files do not use up what others need for their requests."""
    admission = Admission(RATE)
    flood = [asks("/assets/x.js")] * 6000
    assert admitted(admission.check, *flood) == admission.limits.files.burst
    assert admitted(admission.check, *flood[:20]) == 0
    assert not admission.connect("192.0.2.1"), "who goes on is not answered"


def test_an_address_joins_tournaments_only_so_often(still):
    admission = Admission(RATE)
    assert admitted(admission.check_joining, *[asks()] * 300) == admission.limits.joinings.burst < 300
    assert admitted(admission.check_seating, asks()) == 1
    assert admitted(Admission(0).check_joining, *[asks()] * 300) == 300


def test_sixty_four_people_join_from_one_address(tmp_path, still):
    """At a server with the usual limits, one after the other but in one moment, and the first round is drawn."""

    async def check() -> None:
        async with in_process_app(tmp_path, rate=RATE) as app:
            opened = (await app.http.post("/api/tournaments", json={"name": "Club", "rounds": 4})).json()
            path = f"/api/tournaments/{opened['tournament']['id']}"
            for number in range(64):
                assert (await app.http.get(path)).status_code == 200
                joined = await app.http.post(f"{path}/people", json={"nickname": f"Guest {number}"})
                assert joined.status_code == 201, joined.text
            host = {"authorization": f"Bearer {opened['token']}"}
            drawn = await app.http.post(f"{path}/rounds", json={"round": 1}, headers=host)
            assert len(drawn.json()["rounds"][0]["tables"]) == 16

    asyncio.run(asyncio.wait_for(check(), 100))


def test_who_opens_tournaments_pays_for_the_tables_that_they_draw(tmp_path, still):
    """One opening brings many tables, again and again: they have an allowance, also when they are drawn by themselves.

    A refused round leaves the tables of the last one alone.
    """

    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        tournaments.drawn = rate_limits.RateLimiter(0.1, 5)
        opened = [await opened_by(tournaments, name) for name in ("mine", "mine", "other")]
        for tournament_id, host in opened[:2]:
            await tournaments.draw(tournament_id, host, 1)
        (first, host), _, (other, other_host) = opened
        assert await code_of(tournaments.draw(first, host, 2)) == "too-many-tables"
        shown = await tournaments.show(first)
        assert (shown.status, [table.points for table in shown.rounds[0].tables]) == ("playing", [None] * 2)
        await tournaments.draw(other, other_host, 1)
        await tournaments.count_tables(await tournaments.get(first), call=True)
        assert await code_of(tournaments.go_on(first)) == "too-many-tables"
        assert len(app.node.live_tables) == 6

    in_app(tmp_path, check)


async def opened_by(tournaments: Tournaments, opener: str) -> tuple[str, str]:
    """A tournament of six people, opened from this address; its id and its host."""
    opened = await tournaments.open(msgspec.structs.replace(EVENING, person="h" * 32), "", opener)
    for number in range(6):
        await tournaments.join(
            opened.tournament.id, JoinTournament(nickname=f"Guest {number}", person=secret_of(number)), ""
        )
    return opened.tournament.id, digest(opened.token)


def test_the_tournament_that_was_used_last_stays_in_memory(tmp_path, monkeypatch):
    async def check(app: InProcessApp, tournaments: Tournaments) -> None:
        monkeypatch.setattr(server_tournaments, "MOST_KNOWN", 2)
        first, _ = await open_with_people(tournaments, EVENING, 0)
        await open_with_people(tournaments, EVENING, 0)
        await tournaments.get(first)
        third, _ = await open_with_people(tournaments, EVENING, 0)
        await tournaments.get(third)
        assert list(tournaments.known) == [first, third]

    in_app(tmp_path, check)
