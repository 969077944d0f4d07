"""A commit whose answer was lost is made again: it changes nothing any more, whatever others wrote since."""

import pytest
from sqlalchemy import select

from oneleft.server.schema import RESULTS, ROOMS
from oneleft.server.store import Store
from oneleft.server.writes import StoredSnapshot, Write
from tests.support.servers import postgres

NO_ROW = {"listed": True, "opened": 0.0, "shown": b"", "changed": 0.0, "finished": 0, "opener": "", "code": "abcd"}


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store(request, tmp_path):
    if request.param == "sqlite":
        made = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        made.open()
        yield made
        made.close()
        return
    with postgres(synced=False) as database:
        made = Store(database.url)
        made.open()
        yield made
        made.close()


def written(stamp: str, number: int, after: str = "", due: float = 0.0, **row) -> Write:
    """A write with everything that may follow from one."""
    snapshot = StoredSnapshot("table", number + 1, stamp, "code", stamp.encode())
    return Write("table", number, stamp, [b"{}"], due, NO_ROW | row, after=after, snapshot=snapshot)


def derived(store: Store) -> tuple[object, ...]:
    with store.begin() as connection:
        row = connection.execute(select(ROOMS.c.due, ROOMS.c.listed, ROOMS.c.shown, ROOMS.c.finished)).one()
    snapshot = store.read_snapshot("table")
    assert snapshot is not None
    return (*row, snapshot.number, snapshot.stamp)


def test_a_repeated_write_leaves_what_followed_from_later_entries(store):
    first = written("here:1", 0, due=10.0, shown=b"first")
    later = written("there:1", 1, after="here:1", due=20.0, shown=b"later", listed=False, finished=1)
    assert store.append([first]) == [True]
    assert store.append([later]) == [True]
    before = derived(store)
    other = Write("other", 0, "here:2", [b"{}"], row=NO_ROW | {"code": "efgh"})
    assert store.append([first, other]) == [True, True], "the whole batch is made again, and a new write joins it"
    assert store.append([Write("table", 1, "here:3", [b"{}"], 5.0, after="here:1")]) == [False]
    assert [one.stamp for one in store.read_log("table")] == ["here:1", "there:1"]
    with store.begin() as connection:
        connection.execute(ROOMS.delete().where(ROOMS.c.id == "other"))
    assert derived(store) == before == (20.0, False, b"later", 1, 2, "there:1")


def test_results_of_a_repeated_write_are_counted_once(store):
    result = {column.name: 0 for column in RESULTS.c if column.name not in ("new_rating", "new_deviation")}
    result |= {
        "room": "table",
        "match": 1,
        "name": "Ana",
        "player": "ana",
        "rules": "classic",
        "person": "",
        "rating": "",
    }
    result |= {"bot": False, "won": True, "public": True, "luck": None}
    write = written("here:1", 0)
    write.results = [result]
    for _ in range(3):
        assert store.append([write]) == [True]
    with store.begin() as connection:
        assert connection.execute(select(RESULTS.c.name, RESULTS.c.won)).all() == [("Ana", True)]


def test_a_table_that_two_nodes_open_is_that_of_one(store):
    """The other's has more entries than the first: none of them is added to it."""
    assert store.append([Write("table", 0, "here:1", [b"1"], row=NO_ROW)]) == [True]
    assert store.append([Write("table", 0, "there:1", [b"2", b"3", b"4"], row=NO_ROW)]) == [False]
    assert store.read("table") == [b"1"]
    assert store.append([Write("next", 0, "there:2", [b"2", b"3", b"4"], row=NO_ROW)]) == [True]
    assert [(one.number, one.body) for one in store.read_log("next")] == [(0, b"2"), (1, b"3"), (2, b"4")]
