"""The last public matches, and what players made of theirs: in both databases, and over HTTP at a real server."""

import asyncio
from contextlib import contextmanager

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, select

from oneleft.client import Lobby
from oneleft.errors import ServerRefused
from oneleft.protocol.players import Opponent
from oneleft.room import commands, rematches
from oneleft.room.error_codes import Refused
from oneleft.server.migrations import migrate
from oneleft.server.players import Players
from oneleft.server.room_row import room_row
from oneleft.server.schema import METADATA, RATINGS, RESULTS, ROOMS
from oneleft.server.store import Store
from oneleft.server.stored_ratings import count_results
from tests.support.offline_table import NEXT_KEY, playing
from tests.support.prepared_tables import prepare_table, store_log
from tests.support.servers import Server, postgres

COUNTED = ("points", "rounds", "rounds_won", "uno_missed", "challenges", "challenges_won")


@pytest.fixture(scope="module")
def postgres_url():
    with postgres(synced=False) as database:
        yield database.url


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request, tmp_path):
    sqlite = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    made = Store(sqlite if request.param == "sqlite" else request.getfixturevalue("postgres_url"))
    made.open()
    yield made
    with made.begin() as connection:
        for table in (RESULTS, ROOMS, RATINGS):
            connection.execute(table.delete())
    made.close()


def person_of(name):
    return f"{name.casefold():a<6}" + 26 * "z"


def tag_of(name):
    return person_of(name)[:6]


def add_match(store, number, winners, losers, *, public=True, rated=False, rules="classic", room="", opener=""):
    """A finished match. `easy` is a bot."""
    room = room or f"t{number}"
    rows = [
        dict.fromkeys(COUNTED, number)
        | {"room": room, "match": number, "seat": seat, "ended": float(number), "rules": rules, "public": public}
        | {"name": name, "player": name.casefold(), "bot": name == "easy", "won": name in winners}
        | {"person": person_of(name), "rating": ("won" if name in winners else "lost") if rated else ""}
        for seat, name in enumerate([*winners, *losers])
    ]
    with store.begin() as connection:
        if not connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == room)).all():
            row = {"id": room, "listed": False, "opened": 0.0, "shown": b"", "public": public, "opener": opener}
            connection.execute(ROOMS.insert(), row)
        count_results(connection, rows)


def test_a_career_is_counted_from_the_results(store):
    add_match(store, 1, ["Ana"], ["Bo", "easy"], rules="classic+jump_in")
    add_match(store, 2, ["Ana"], ["Bo"], rules="classic+jump_in+progressive")
    add_match(store, 3, ["Bo"], ["Ana"], rules="classic")
    add_match(store, 4, ["Ana", "Cy"], ["Bo", "Di"], rules="classic+partners")
    career = Players(store).career("ANA")
    assert (career.name, career.tag, career.streak, career.ratings) == ("Ana", "", 2, [])
    assert career.house_rules == [("jump_in", 2), ("progressive", 1)]
    assert career.opponents == [
        Opponent(name="Bo", tag="", matches=4, won=3, lost=1),
        Opponent(name="Cy", tag="", matches=1, won=0, lost=0),  # a partner
        Opponent(name="Di", tag="", matches=1, won=1, lost=0),
    ]
    assert [(one.table, one.match) for one in career.matches] == [("t4", 4), ("t3", 3), ("t2", 2), ("t1", 1)]
    first = career.matches[-1]
    assert (first.ended, first.rules) == (1.0, "classic+jump_in")
    assert [(seat.name, seat.bot, seat.won, seat.points) for seat in first.seats] == [
        ("Ana", False, True, 1),
        ("Bo", False, False, 1),
        ("easy", True, False, 1),
    ]
    for nobody in ("Nobody", "\x00", "easy"):
        with pytest.raises(Refused) as refused:
            Players(store).career(nobody)
        assert refused.value.code == "no-player"


def test_a_tag_leads_to_one_rated_player_with_their_ratings(store):
    add_match(store, 1, ["Ana"], ["Bo"], rated=True)
    add_match(store, 2, ["Bo"], ["Ana"])
    add_match(store, 3, ["Bo"], ["Ana"], rated=True)
    add_match(store, 4, ["Cy"], ["Ana"], rated=True, public=False)
    with store.begin() as connection:  # someone else of the same name
        other = {"person": "other2" + 26 * "z", "ended": 5.0, "room": "t5", "match": 5}
        rows = connection.execute(select(RESULTS).where(RESULTS.c.room == "t2")).all()
        connection.execute(RESULTS.insert(), [row._asdict() | other for row in rows])
    players = Players(store)
    career = players.career("ana", tag_of("Ana"))
    (rank,) = players.statistics("ana", tag_of("Ana")).rated
    assert (rank.tag, rank.matches) == (career.tag, 3) == (tag_of("Ana"), 3)
    assert [point.ended for point in career.ratings] == [1.0, 3.0, 4.0]
    assert career.ratings[0].rating > 1500 > career.ratings[1].rating > career.ratings[2].rating == rank.rating
    assert career.ratings[0].deviation > career.ratings[2].deviation == rank.deviation
    assert players.statistics("ana", tag_of("Ana")).matches == 4
    assert players.statistics("ana").matches == 5
    assert [(one.name, one.tag, one.matches) for one in career.opponents] == [("Bo", tag_of("Bo"), 3)]
    assert [[seat.tag for seat in one.seats] for one in career.matches] == [
        [tag_of("Bo"), tag_of("Ana")],
        ["", ""],
        [tag_of("Ana"), tag_of("Bo")],
    ]
    for name, tag in (("Bo", tag_of("Ana")), ("Ana", "other2"), ("Ana", "zzzzzz")):
        for ask in (players.career, players.statistics, players.luck):
            with pytest.raises(Refused) as refused:
                ask(name, tag)
            assert refused.value.code == "no-player"


def test_luck_is_told_match_by_match(store):
    for number in (1, 2, 3):
        add_match(store, number, ["Ana"], ["Bo"])
    with store.begin() as connection:
        for number, luck in ((3, -50_000), (1, 200_000)):
            seat = (RESULTS.c.match == number) & (RESULTS.c.player == "ana")
            changed = {"luck": luck, "luck_error": 10_000, "own": 0, "decisions": 5, "faults": 1}
            connection.execute(RESULTS.update().where(seat).values(changed))
    luck = Players(store).luck("Ana")
    assert (luck.matches, luck.luck) == (2, 150_000)
    assert [(one.luck, one.luck_error) for one in luck.each] == [(200_000, 10_000), (-50_000, 10_000)]


def shown(store, most=20, of_each=100):
    return [(one.table, one.match) for one in Players(store).matches(most, of_each)]


def test_only_public_matches_of_tables_that_still_are_public_are_shown(store):
    add_match(store, 1, ["Ana"], ["Bo"], room="open")
    add_match(store, 2, ["Ana"], ["Bo"], room="secret", public=False)
    add_match(store, 3, ["Ana"], ["Bo"], room="open")
    assert shown(store) == [("open", 3), ("open", 1)]
    assert shown(store, most=1) == [("open", 3)]
    add_match(store, 4, ["Ana"], ["Bo"], room="secret")  # public later: the first match there is not
    with store.begin() as connection:
        connection.execute(ROOMS.update().where(ROOMS.c.id == "secret").values(public=True))
    assert shown(store) == [("secret", 4), ("open", 3), ("open", 1)]
    with store.begin() as connection:
        connection.execute(ROOMS.update().where(ROOMS.c.id == "open").values(public=False))
    assert shown(store) == [("secret", 4)]
    career = Players(store).career("Ana")
    assert [(one.table, one.match) for one in career.matches] == [("secret", 4)]
    assert [(one.name, one.matches) for one in career.opponents] == [("Bo", 1)]
    assert Players(store).statistics("Ana").matches == 4


def test_nobody_fills_the_list_of_matches(store):
    for number in range(1, 9):
        add_match(store, number, ["Ana"], ["Bo"], opener="one" if number > 2 else "two")
    assert shown(store, of_each=3) == [("t8", 8), ("t7", 7), ("t6", 6), ("t2", 2), ("t1", 1)]


def test_what_is_read_for_a_request_is_bounded(store, monkeypatch):
    monkeypatch.setattr("oneleft.server.stored_matches.MOST_RESULTS", 3)
    monkeypatch.setattr("oneleft.server.stored_matches.MOST_PUBLIC", 2)
    for number in range(1, 6):
        add_match(store, number, ["Ana"], ["Bo"])
    career = Players(store).career("Ana")
    assert (career.streak, career.opponents[0].matches, len(career.matches)) == (3, 3, 3)
    assert shown(store) == [("t5", 5), ("t4", 4)]


def test_a_table_that_its_host_takes_from_the_list_is_hidden(store):
    """As the log is folded: at the end of a public match, and after the settings were changed for the next one."""
    url = store.url.render_as_string(hide_password=False)
    offline = playing(people=2, rules="classic+target=1", listed=True)
    offline.play_on(lambda offline: offline.game.over)
    store_log(url, offline.room, offline.log)
    assert shown(store) == [(offline.room.id, 1)]
    offline.write(rematches.rematch(offline.room, 0, NEXT_KEY, offline.now))
    private = msgspec.structs.replace(offline.room.settings, listed=False)
    offline.write(commands.change(offline.room, 0, private, offline.now))
    with store.begin() as connection:
        row = {"id": offline.room.id, "due": None} | room_row(offline.room, 0.0, "")
        connection.execute(store.upsert_rooms, [row])
    assert shown(store) == []


@contextmanager
def version_six(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store.engine.begin() as connection:
        migrate(connection, "0006")
    yield store
    store.close()


def test_ratings_of_an_earlier_version_are_computed_once_more(tmp_path):
    with version_six(tmp_path) as old:
        kept = Store(f"sqlite:///{tmp_path / 'new.sqlite'}")
        kept.open()
        for number, winner, loser in ((1, "Ana", "Bo"), (2, "Bo", "Ana"), (3, "Ana", "Cy")):
            add_match(kept, number, [winner], [loser], rated=True)
        with kept.begin() as connection, old.engine.begin() as other:
            columns = [column["name"] for column in columns_of(other, "results")]
            for row in connection.execute(select(*(RESULTS.c[name] for name in columns))):
                marks = ", ".join("?" * len(columns))
                other.exec_driver_sql(f"INSERT INTO results ({', '.join(columns)}) VALUES ({marks})", tuple(row))
        old.open()
        found = select(RESULTS.c.new_rating, RESULTS.c.new_deviation, RESULTS.c.public).order_by(
            RESULTS.c.match, RESULTS.c.seat
        )
        with kept.begin() as connection, old.begin() as other:
            before, after = connection.execute(found).all(), other.execute(found).all()
        assert [tuple(row[:2]) for row in after] == [pytest.approx(tuple(row[:2])) for row in before]
        assert not any(row.public for row in after), "nobody knows"
        kept.close()


def columns_of(connection, table):
    return inspect(connection).get_columns(table)


def test_both_databases_have_the_indexes_of_the_schema(store):
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


@pytest.mark.slow
def test_players_and_matches_over_http(tmp_path):
    with Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log") as server:

        async def ask():
            async with Lobby(server.address) as lobby:
                assert (await lobby.matches(), await lobby.leaderboard()) == ([], [])
                over = {"until": lambda game: game.over, "rules": "classic+target=1"}
                public = prepare_table(server.database, listed=True, **over)
                prepare_table(server.database, **over)
                (match,) = await lobby.matches(most=5)
                assert (match.table, match.match, match.rules) == (public.table, 1, "classic+target=1")
                assert [seat.name for seat in match.seats if seat.won] == [
                    public.game.names[seat] for seat in public.game.winners
                ]
                assert (await lobby.player("ana")).matches == 2
                career = await lobby.career("ana")
                assert (career.name, career.matches) == ("Ana", [match])
                assert (await lobby.luck("ana")).each == []
                for name, tag, code in (
                    ("no one", "", "no-player"),
                    ("Ana", "zzzzzz", "no-player"),
                    ("Ana", "x", "bad-document"),
                ):
                    with pytest.raises(ServerRefused) as refused:
                        await lobby.career(name, tag)
                    assert refused.value.code == code

        asyncio.run(ask())
