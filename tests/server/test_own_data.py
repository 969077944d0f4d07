"""What a claimed name takes over, what its owner exports and deletes, and several nodes on one database."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import event, select, text

from oneleft.bots.levels import LEVELS
from oneleft.protocol import claimed_names as p
from oneleft.protocol.recovery_codes import new_code
from oneleft.room.error_codes import Refused
from oneleft.room.rated import is_of_house
from oneleft.server import stored_names
from oneleft.server.claimed_names import Names
from oneleft.server.identities import Identities
from oneleft.server.migrations import migrate, scripts
from oneleft.server.passkeys import host_of
from oneleft.server.players import Players
from oneleft.server.ratings import rating_of_bot
from oneleft.server.schema import DEVICES, NAMES, PASSKEYS, RATINGS, RESULTS, ROOMS
from oneleft.server.store import Store
from oneleft.server.stored_ratings import count_results
from tests.support.in_process_nodes import seeded_node
from tests.support.servers import postgres
from tests.support.soft_passkey import SoftPasskey

HOST = host_of("localhost")
LAPTOP, PHONE = "l" * 32, "p" * 32
BEFORE = next(one.down_revision for one in scripts().walk_revisions() if one.doc.startswith("Names"))
COUNTED = ("points", "rounds", "rounds_won", "uno_missed", "challenges", "challenges_won")


@pytest.fixture(scope="module")
def postgres_url():
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request, tmp_path):
    return (
        f"sqlite:///{tmp_path / 'tables.sqlite'}"
        if request.param == "sqlite"
        else request.getfixturevalue("postgres_url")
    )


def row_of(room, seat, name, person, rating="", bot=False):
    return dict.fromkeys(COUNTED, 1) | {
        "room": room,
        "match": 1,
        "seat": seat,
        "ended": 1000.0,
        "name": name,
        "player": name.casefold(),
        "bot": bot,
        "rules": "classic",
        "public": True,
        "won": rating == "won",
        "person": person,
        "rating": rating,
    }


def old_rating(person, name):
    row = {"person": person, "player": name.casefold(), "name": name, "matches": 7, "rating": 1650.0}
    return row | {"deviation": 60.0, "volatility": 0.06, "bound": 1530.0}


def prepare(url):
    """A database of the version before names, in which Ana has played with Bo and is rated. Her player is returned."""
    store = Store(url)
    with store.begin(patience=60) as connection:
        migrate(connection, BEFORE)
    identities = Identities(store.people_key())
    ana, bo = identities.player_id("Ana", LAPTOP), identities.player_id("Bo", "b" * 32)
    results = [row_of("old", 0, "Ana", ana, "won"), row_of("old", 1, "Bo", bo, "lost")]
    room = {"id": "old", "listed": False, "opened": 0.0, "shown": b"{}", "public": True, "finished": 1}
    with store.begin() as connection:
        connection.execute(RESULTS.insert(), [row | {"new_rating": 1650.0, "new_deviation": 60.0} for row in results])
        connection.execute(RATINGS.insert(), [old_rating(ana, "Ana"), old_rating(bo, "Bo")])
        connection.execute(ROOMS.insert(), room)
    store.close()
    return ana


@asynccontextmanager
async def two_nodes(url):
    """The names of two nodes, or twice those of the only one that SQLite can have."""
    async with seeded_node(url, "here") as here:
        names = Names(here, Identities(here.store.people_key()))
        if not here.store.shared:
            yield names, names
            return
        async with seeded_node(url, "there") as there:
            yield names, Names(there, Identities(there.store.people_key()))


def device(secret, **more):
    return {"nickname": "Ana", "person": secret} | more


async def refusal(asked):
    with pytest.raises(Refused) as refused:
        await asked
    return refused.value.code


def test_a_name_keeps_what_was_played_and_its_owner_has_it_exported_and_deleted(url):
    before = prepare(url)

    async def main():
        async with two_nodes(url) as (here, there):
            players, store = Players(here.node.store), here.node.store
            [old] = players.statistics("Ana").rated
            assert (old.tag, old.rating) == (before[:6], 1650.0)

            # claimed here, known there
            code = new_code()
            own = await here.claim(p.ClaimName(**device(LAPTOP, recovery=code)), HOST)
            assert (own.tag, own.matches) == (old.tag + "✓", 1)
            assert await refusal(there.who("Ana", PHONE, "")) == "name-owned"
            assert await refusal(there.claim(p.ClaimName(**device(PHONE, recovery=code)), HOST)) == "name-owned"
            assert (await there.who("Ana", LAPTOP, "")).id == before[:-1] + "+"
            [claimed] = players.statistics("Ana").rated
            assert (claimed.tag, claimed.rating, claimed.matches) == (own.tag, 1650.0, 7)
            assert players.career("Ana", own.tag).tag == own.tag
            assert players.career("Bo").opponents[0].tag == own.tag

            # a challenge of one node, answered at the other, and nowhere again
            passkey = SoftPasskey(b"key of Ana")
            challenge = (await here.challenge(p.AskChallenge(**device(LAPTOP)), HOST)).challenge
            made = p.MadePasskey(**passkey.make(challenge))
            await there.change_keys(p.ChangeKeys(**device(LAPTOP, proof=own.proof, passkey=made)), HOST)
            used = p.UsedPasskey(**passkey.use((await there.challenge(p.AskChallenge(person=PHONE), HOST)).challenge))
            signed_in = await here.sign_in(p.SignIn(person=PHONE, passkey=used), HOST)
            assert await refusal(there.sign_in(p.SignIn(person=PHONE, passkey=used), HOST)) == "bad-passkey"

            data = await there.export(p.OwnerAsks(**device(PHONE, proof=signed_in.proof)))
            assert (data.rating.rating, len(data.signed_in), data.name.passkeys[0].added > 0) == (1650.0, 2, True)
            assert [(row.room, row.name, row.won) for row in data.results] == [("old", "Ana", True)]

            # released and claimed again
            asked = p.OwnerAsks(**device(LAPTOP, proof=own.proof))
            await there.release(asked)
            assert await refusal(here.export(asked)) == "no-proof"
            assert players.statistics("Ana").rated == []
            assert (await here.who("Ana", PHONE, "")).id != (await here.who("Ana", LAPTOP, "")).id == before
            own = await there.claim(p.ClaimName(**device(LAPTOP, recovery=new_code())), HOST)
            assert (own.passkeys, own.matches, players.statistics("Ana").rated) == ([], 1, [])
            assert await refusal(here.sign_in(p.SignIn(**device(PHONE, recovery=code)), HOST)) == "wrong-recovery"

            # deleted, and others keep what they made of it
            await here.delete(p.OwnerAsks(**device(LAPTOP, proof=own.proof)))
            assert (await there.look(p.OnDevice(**device(LAPTOP)))).claimed is False
            with store.begin() as connection:
                rows = connection.execute(select(RESULTS).order_by(RESULTS.c.seat)).all()
                assert connection.execute(select(NAMES)).all() == []
                assert [row.person for row in connection.execute(select(RATINGS))] == [rows[1].person]
            assert (rows[0].name, rows[0].player, rows[0].person) == ("", "", "")
            assert await refusal(asyncio.to_thread(players.statistics, "Ana")) == "no-player"
            career = players.career("Bo")
            assert career.opponents == []
            assert [(seat.name, seat.won) for seat in career.matches[0].seats] == [("", True), ("Bo", False)]

    asyncio.run(main())


def test_the_host_frees_a_name_with_its_rating(tmp_path):
    """For owners who have lost their keys: they claim the name again on the device with which they claimed it."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    prepare(url)

    async def main():
        async with two_nodes(url) as (names, _):
            claim = p.ClaimName(**device(LAPTOP, recovery=new_code()))
            await names.claim(claim, HOST)
            assert stored_names.release_for_host(names.node.store, "ana")
            await names.claim(claim, HOST)
            assert [row.rating for row in Players(names.node.store).statistics("Ana").rated] == [1650.0]

    asyncio.run(main())


def test_what_ends_after_the_name_was_claimed_is_its_owners_too(tmp_path):
    """The seat was taken before, so it is that of the player without a mark."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    before = prepare(url)

    async def main():
        async with two_nodes(url) as (names, _):
            own = await names.claim(p.ClaimName(**device(LAPTOP, recovery=new_code())), HOST)
            count(names.node.store, row_of("late", 0, "Ana", before), row_of("late", 1, "Bo", ""))
            asked = p.OwnerAsks(**device(LAPTOP, proof=own.proof))
            data = await names.export(asked)
            assert (data.name.matches, [row.room for row in data.results]) == (2, ["late", "old"])
            await names.delete(asked)
            with names.node.store.begin() as connection:
                assert {row.name for row in connection.execute(select(RESULTS))} == {"", "Bo"}

    asyncio.run(main())


@pytest.fixture
def store(tmp_path):
    made = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    made.open()
    yield made
    made.close()


def claim_directly(store, *persons):
    with store.begin() as connection:
        for person in persons:
            name = {
                "person": person,
                "before": person,
                "player": person,
                "look": person,
                "capitals": person,
                "name": person,
            }
            connection.execute(NAMES.insert(), name | {"claimed": 0.0, "recovery": ""})


def test_a_key_for_a_name_that_is_gone_is_not_kept(tmp_path):
    """The name was released between the look at the key and the entry of what it opens."""

    async def main():
        async with two_nodes(f"sqlite:///{tmp_path / 'tables.sqlite'}") as (names, _):
            store = names.node.store
            key = {"id": "k", "person": "ana+", "credential": b"", "public_key": b"", "counter": 0, "added": 0.0}
            for is_there in (True, False):
                if is_there:
                    claim_directly(store, "ana+")
                stored_names.sign_in(store, "laptop", "ana+", 0.0)
                assert stored_names.add_passkey(store, key) == is_there
                with store.begin() as connection:
                    kept = [connection.execute(select(table)).all() for table in (DEVICES, PASSKEYS)]
                assert [len(rows) for rows in kept] == [is_there] * 2
                stored_names.release(store, "ana+")
            assert await refusal(names.show("ana+")) == "no-proof"

    asyncio.run(main())


def test_two_passkeys_that_are_removed_at_once_leave_one(store):
    claim_directly(store, "ana+")
    for passkey in ("first", "second"):
        key = {"id": passkey, "person": "ana+", "credential": b"", "public_key": b"", "counter": 0, "added": 0.0}
        assert stored_names.add_passkey(store, key)

    waiting = ["second"]

    def remove_the_other(connection, cursor, statement, *_):
        if statement.startswith("DELETE") and waiting:
            waiting.clear()
            with ThreadPoolExecutor() as pool:
                assert pool.submit(stored_names.remove_passkey, store, "ana+", "second").result()

    event.listen(store.engine, "before_cursor_execute", remove_the_other)
    assert not stored_names.remove_passkey(store, "ana+", "first")
    assert [row.id for row in stored_names.read_owned(store, "ana+").passkeys] == ["first"]
    stored_names.set_recovery(store, "ana+", "a digest")
    assert not stored_names.remove_passkey(store, "ana+", "second")
    assert stored_names.remove_passkey(store, "ana+", "first")


@pytest.mark.slow
def test_a_name_that_goes_while_a_match_ends_leaves_no_rating(postgres_url):
    store = Store(postgres_url)
    store.open()
    claim_directly(store, "di+", "ed+")

    def is_waiting():
        with store.begin() as connection:
            waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
            return connection.execute(waiting).scalar_one() > 0

    with ThreadPoolExecutor() as pool:
        with store.begin() as connection:
            count_results(connection, [row_of("r", 0, "Di", "di+", "won"), row_of("r", 1, "Ed", "ed+", "lost")])
            going = pool.submit(stored_names.release, store, "di+")
            while not going.done() and not is_waiting():
                pass
        going.result()
    try:
        assert {"di+", "ed+"} & ratings_in(store).keys() == {"ed+"}
    finally:
        with store.begin() as connection:
            for table in (NAMES, RATINGS, RESULTS):
                connection.execute(table.delete())
        store.close()


def ratings_in(store):
    with store.begin() as connection:
        return {row.person: row for row in connection.execute(select(RATINGS))}


def count(store, *rows):
    with store.begin() as connection:
        count_results(connection, list(rows))


def test_bots_are_opponents_whose_ratings_never_change(store):
    """Else one could lift a bot with puppets, and then beat it."""
    claim_directly(store, *(f"puppet {number}+" for number in range(20)), "ana+", "bo+")
    count(store, row_of("first", 0, "Bo", "bo+", "won"), row_of("first", 1, "sharp", "bot sharp", "lost", bot=True))
    for number in range(20):
        puppet = row_of(f"t{number}", 0, "P", f"puppet {number}+", "lost")
        count(store, puppet, row_of(f"t{number}", 1, "sharp", "bot sharp", "won", bot=True))
    count(store, row_of("last", 0, "Ana", "ana+", "won"), row_of("last", 1, "sharp", "bot sharp", "lost", bot=True))
    ratings = ratings_in(store)
    assert ratings["ana+"].rating == ratings["bo+"].rating > 1500
    assert "bot sharp" not in ratings
    assert {rank.name for rank in Players(store).leaderboard(10)} == {"Ana", "Bo", "P"}


def test_every_bot_that_is_rated_has_a_rating():
    levels = [level for level in LEVELS if is_of_house(level)]
    assert {"easy", "expert", "hunter"} <= set(levels)
    by_strength = sorted(levels, key=lambda level: rating_of_bot(level).rating)
    assert (by_strength[0], by_strength[-1]) == ("random", "expert")
    assert rating_of_bot("hunter") == rating_of_bot("sharp") > rating_of_bot("steady") == (1500, 50)


def test_a_better_bot_is_worth_more_and_each_seat_counts(store):
    people = ("ana+", "bo+", "cy+")
    claim_directly(store, *people)
    for person, bots in zip(people, (["easy"], ["keen"], ["easy", "easy"]), strict=True):
        beaten = [row_of(person, seat, bot, f"bot {bot}", "lost", bot=True) for seat, bot in enumerate(bots, 1)]
        count(store, row_of(person, 0, person, person, "won"), *beaten)
    ana, bo, cy = (ratings_in(store)[person].rating for person in people)
    assert 1500 < ana < bo
    assert ana < cy


def test_a_name_that_is_deleted_during_a_match_against_bots(store):
    count(store, row_of("t", 0, "Ana", "ana+", "won"), row_of("t", 1, "easy", "bot easy", "lost", bot=True))
    assert ratings_in(store) == {}
    with store.begin() as connection:
        assert [row.person for row in connection.execute(select(RESULTS).order_by(RESULTS.c.seat))] == ["", "bot easy"]


def test_a_name_that_is_deleted_during_a_match_leaves_the_others_their_ratings(store):
    claim_directly(store, "bo+", "cy+")
    rows = [
        row_of("t", 0, "Ana", "ana+", "won"),
        row_of("t", 1, "Bo", "bo+", "lost"),
        row_of("t", 2, "Cy", "cy+", "won"),
    ]
    with store.begin() as connection:
        count_results(connection, rows)
    ratings = ratings_in(store)
    assert ratings.keys() == {"bo+", "cy+"}
    assert ratings["cy+"].rating > 1500 > ratings["bo+"].rating
