"""Quick match at real servers and nodes, on SQLite and PostgreSQL: strangers meet, and nobody sits twice or alone."""

import asyncio
from contextlib import AsyncExitStack
from time import time

import httpx
import msgspec
import pytest
from sqlalchemy import text

from oneleft.client import Lobby, Settings
from oneleft.errors import ServerRefused
from oneleft.protocol.tables import QuickMatch
from oneleft.room import entries as n
from oneleft.room import quick
from oneleft.server.claimed_names import Names
from oneleft.server.identities import Identities
from oneleft.server.quick_match import QuickMatches
from oneleft.server.store import Store
from tests.support.in_process_nodes import Race, read_log, seeded_node
from tests.support.servers import Server, postgres

pytestmark = pytest.mark.slow
SECONDS = 30.0
NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Fe", "Gil", "Hu")


def secret_of(name):
    return f"{name:-<32}"


@pytest.fixture(scope="module")
def postgres_url():
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def running(request, tmp_path_factory):
    home = tmp_path_factory.mktemp("quick")
    is_shared = request.param == "postgresql"
    url = request.getfixturevalue("postgres_url") if is_shared else f"sqlite:///{home / 'tables.sqlite'}"
    with Server(url, home / "log") as server:
        yield server
        server.stop()


def close_all(url):
    """Nobody finds the tables of an earlier test any more."""
    store = Store(url)
    store.open()
    with store.begin() as connection:
        connection.execute(text("UPDATE rooms SET listed = false, due = NULL"))
    store.close()


@pytest.fixture
def server(running):
    """Restarted: it would list the earlier tables again as soon as it noticed that somebody there is gone."""
    running.kill()
    close_all(running.database)
    running.start()
    return running


@pytest.fixture
def shared_url(postgres_url, patient_tables):
    close_all(postgres_url)
    return postgres_url


@pytest.fixture
def patient_tables(monkeypatch):
    """Nobody here connects, and nobody loses the seat for it, however busy the machine is."""
    monkeypatch.setattr(quick, "SETTINGS", msgspec.structs.replace(quick.SETTINGS, away_seconds=3600))


def run(visit):
    async def limited():
        async with asyncio.timeout(100):
            await visit()

    asyncio.run(limited())


def test_people_who_come_one_after_another_share_tables(server):
    """Also before anyone is connected: the second one finds the first one's table."""

    async def visit():
        async with Lobby(server.address, "de") as lobby:
            seated = [await lobby.quick_match(name, secret_of(name)) for name in NAMES]
            assert [one.seat for one in seated] == [0, 1, 2, 3] * 2
            tables = [one.table.id for one in seated]
            assert tables == [tables[0]] * 4 + [tables[4]] * 4
            settings = seated[0].table.settings
            assert (settings.quick, settings.listed, settings.players, settings.language) == (True, True, 4, "de")
            assert seated[0].table.host is None

    run(visit)


def test_a_match_begins_by_itself_when_all_are_there(server):
    async def visit():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            seats = []
            for name in NAMES[:4]:
                seated = await lobby.quick_match(name, secret_of(name))
                seats.append(await stack.enter_async_context(lobby.connect(seated.table.id, seated.token)))
            for seat in seats:
                await seat.wait_until(lambda here: here.view is not None, SECONDS)
            assert seats[0].view.names == NAMES[:4]
            assert not any(seat.left_out for seat in seats[0].table.seats), "everyone has a part in the shuffle"
            back = await lobby.quick_match("Ana", secret_of("Ana"))
            assert (back.seat, back.table.id, back.table.status) == (0, seated.table.id, "playing")

    run(visit)


def test_who_asks_twice_gets_the_same_seat(server):
    async def visit():
        async with Lobby(server.address) as lobby:
            twice = await asyncio.gather(*(lobby.quick_match("Ana", secret_of("Ana")) for _ in range(2)))
            assert twice[0].token == twice[1].token
            assert len((await lobby.table(twice[0].table.id)).seats) == 4
            assert sum(seat.name is not None for seat in (await lobby.table(twice[0].table.id)).seats) == 1
            other = await lobby.quick_match("Bo", secret_of("Bo"))
            assert (other.seat, other.token != twice[0].token) == (1, True)
            nameless = [await lobby.quick_match(name) for name in ("Cy", "Di")]
            assert [one.seat for one in nameless] == [2, 3]

    run(visit)


def test_the_same_name_plays_at_another_table(server):
    async def visit():
        async with Lobby(server.address) as lobby:
            here = await lobby.quick_match("Ana", secret_of("Ana"))
            there = await lobby.quick_match("ana", secret_of("another-Ana"))
            assert here.table.id != there.table.id

    run(visit)


def test_the_fewest_people_are_missing_at_the_chosen_table(server):
    """Also at a table that has a host. One that has begun, or is not public, is not for strangers."""

    async def visit():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            quick = await lobby.quick_match("Ana", secret_of("Ana"))
            hosted = await lobby.open_table("Bo", Settings(players=2, listed=True), person=secret_of("Bo"))
            await lobby.open_table("Cy", Settings(players=2))
            begun = await lobby.open_table("Di", Settings(players=3, listed=True), ["easy"])
            for seated in (hosted, begun):
                seat = await stack.enter_async_context(lobby.connect(seated.table.id, seated.token))
                await seat.wait_until_entered()
            await lobby.start(begun.table.id, begun.token)
            found = [(await lobby.quick_match(name, secret_of(name))).table.id for name in ("Eva", "Fe")]
            assert found == [hosted.table.id, quick.table.id]

    run(visit)


def test_of_two_tables_alike_the_one_in_your_language_is_chosen(server):
    async def visit():
        async with Lobby(server.address, "de") as german, Lobby(server.address, "fr") as french:
            tables = {}
            for lobby, language in ((german, "de"), (french, "fr")):
                settings = Settings(listed=True, quick=True, language=language)
                tables[language] = (await lobby.open_table("Ana", settings)).table.id
            assert (await french.quick_match("Bo")).table.id == tables["fr"]
            async with Lobby(server.address, "de") as lobby:
                assert (await lobby.quick_match("Cy")).table.id == tables["fr"], "rather more people than the language"

    run(visit)


def test_bots_are_called_later_and_not_by_guests(server):
    async def visit():
        async with Lobby(server.address) as lobby:
            ana = await lobby.quick_match("Ana", secret_of("Ana"))
            for asked in (lobby.start(ana.table.id, ana.token), lobby.add_bot(ana.table.id, "easy", ana.token)):
                with pytest.raises(ServerRefused) as refused:
                    await asked
                assert refused.value.code in ("too-soon", "not-host")

    run(visit)


def test_the_list_is_sent_only_when_it_has_changed(server):
    async def visit():
        async with Lobby(server.address, "es") as lobby, httpx.AsyncClient(base_url=server.address) as http:
            await lobby.quick_match("Ana")
            first = await http.get("/api/tables")
            again = await http.get("/api/tables", headers={"if-none-match": first.headers["etag"]})
            assert (first.json()[0]["settings"]["language"], again.status_code, again.content) == ("es", 304, b"")
            await lobby.quick_match("Bo")
            changed = await http.get("/api/tables", headers={"if-none-match": first.headers["etag"]})
            assert (changed.status_code, len(changed.json())) == (200, 1)

    run(visit)


@pytest.mark.parametrize(
    ("path", "document", "word"),
    [
        ("/api/quick", {}, "nickname"),
        ("/api/quick", {"nickname": "Ana", "person": "short"}, "person"),
        ("/api/tables", {"nickname": "Ana", "settings": {"language": "klingon"}}, "language"),
    ],
)
def test_bad_requests_are_explained(server, path, document, word):
    answer = httpx.post(server.address + path, json=document)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-document")
    assert word in answer.json()["message"]


# Races of two nodes


LATER = time() + 3600  # the same minute for both nodes, and before it nothing is due that another node would do


def asking(node, name):
    names = Names(node, Identities(node.store.people_key()))
    node.clock.now = lambda: LATER
    return QuickMatches(node, names).seat(QuickMatch(nickname=name, person=secret_of(name)), "en", "")


def sat(node, table):
    return [entry.name for entry in read_log(node.store, table) if isinstance(entry, n.Sat)]


@pytest.mark.parametrize("winner", ["here", "there"])
def test_two_nodes_want_the_last_seat_and_the_second_decides_again(shared_url, winner):
    async def main():
        async with seeded_node(shared_url, "here") as here, seeded_node(shared_url, "there") as there:
            tables = {(await asking(here, name)).table.id for name in NAMES[:3]}
            [table] = tables
            await there.get_table(table)
            race = Race()
            race.enter("here", here.store)
            race.enter("there", there.store)
            race.begin(winner)
            found = await asyncio.gather(asking(here, "here"), asking(there, "there"))
            first, second = found if winner == "here" else found[::-1]
            assert (first.table.id, first.seat) == (table, 3)
            assert (second.table.id != table, second.seat) == (True, 0)
            assert sat(here, table) == [*NAMES[:3], winner]

    run(main)


def test_two_nodes_that_see_no_table_open_one_together(shared_url):
    async def main():
        async with seeded_node(shared_url, "here") as here, seeded_node(shared_url, "there") as there:
            race = Race()
            race.enter("here", here.store)
            race.enter("there", there.store)
            race.begin("there")
            second, first = await asyncio.gather(asking(here, "Ana"), asking(there, "Bo"))
            assert first.table.id == second.table.id
            assert (first.seat, second.seat) == (0, 1)
            assert sat(here, first.table.id) == ["Bo", "Ana"]

    run(main)


def test_a_double_click_at_two_nodes_is_one_seat(shared_url):
    async def main():
        async with seeded_node(shared_url, "here") as here, seeded_node(shared_url, "there") as there:
            race = Race()
            race.enter("here", here.store)
            race.enter("there", there.store)
            race.begin("here")
            first, second = await asyncio.gather(asking(here, "Ana"), asking(there, "Ana"))
            assert (first.table.id, first.seat, first.token) == (second.table.id, second.seat, second.token)
            assert sat(here, first.table.id) == ["Ana"]

    run(main)
