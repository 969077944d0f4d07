"""Snapshots: a table is opened from one, and they agree with the log, or are not used."""

import asyncio
import pickle
import re
import sqlite3
from random import Random

import pytest

from oneleft.protocol.tables import Settings
from oneleft.room import commands, snapshots
from oneleft.room import entries as n
from oneleft.room.snapshots import agree, code_digest, facts_of, read_snapshot, write_snapshot
from oneleft.room.state import Room
from oneleft.room.take_back import take_back
from oneleft.server import stored_logs, stored_rooms
from oneleft.server.check import Checked, Fault, check_tables
from oneleft.server.packed_logs import pack_log
from oneleft.server.store import Store
from oneleft.server.stored_rooms import SNAPSHOT_ENTRIES, read_room
from tests.support.in_process_nodes import open_table, saying, seeded_node
from tests.support.random_games import random_move

KEY = "5" * 64


def play(settings: Settings, seats: int, bots: int, moves: int) -> list[n.AnyEntry]:
    """The log of a table at which this many random moves were made."""
    room, log, chance = Room("table"), [], Random(3)

    def write(entry: n.AnyEntry) -> None:
        room.apply(entry)
        log.append(entry)

    write(commands.open_table(settings, KEY, 1.0))
    for seat in range(seats):
        if seat < seats - bots:
            write(commands.sit(room, f"Ana {seat}", f"token {seat}", 1.0))
            write(n.Here(at=1.0, seat=seat, connection_id=f"node:{seat}"))
        else:
            write(commands.add_bot(room, "adaptive", 1.0))
    write(commands.begin(room, 0, 2.0))
    while (game := room.game) is not None and not game.over and len(log) < moves:
        write(n.Moved(at=2.0 + len(log), move=str(random_move(game, chance)), id=f"{len(log)}"))
        if room.checkpoints and len(log) % 17 == 0:
            write(take_back(room, 0, len(game.log), "", room.at))
        if len(log) % 23 == 0:
            write(commands.say(room, 0, "hello", "", f"say {len(log)}", room.at))
    return log


PLAYED = [
    (Settings(rules="classic+target=200", players=4), 4, 0),
    (Settings(rules="jam+seven_zero+jump_in", players=3), 3, 0),
    (Settings(rules="classic+eight", players=8), 8, 0),
    (Settings(rules="classic", players=2), 2, 1),
    (Settings(rules="international+progressive+seven_zero+jump_in", players=5), 5, 2),
]


@pytest.mark.parametrize(("settings", "seats", "bots"), PLAYED)
def test_a_room_of_a_snapshot_is_the_fold_of_its_log_and_goes_on_like_it(settings, seats, bots):
    log = play(settings, seats, bots, 160)
    room, kept = Room("table"), Room("table")
    for number, entry in enumerate(log, 1):
        room.apply(entry)
        kept.apply(entry)
        if number % 20 == 0:
            kept = read_snapshot(write_snapshot(kept))
            assert facts_of(kept) == facts_of(room)
    assert facts_of(kept) == facts_of(Room.fold("table", log))


def test_facts_differ_wherever_a_room_does():
    log = play(PLAYED[0][0], 4, 0, 60)
    room, facts = Room.fold("table", log), facts_of(Room.fold("table", log))
    assert facts_of(room) == facts
    room.seats[1].connections.add("another")
    assert facts_of(room) != facts
    room = Room.fold("table", log)
    room.shift_times(-0.5)
    assert facts_of(room) != facts
    assert agree(facts_of(room), facts), "the clocks of two nodes"
    room.shift_times(-1)
    assert not agree(facts_of(room), facts)
    room = Room.fold("table", log)
    room.game.tables[0].round.hands[0] ^= 1
    assert facts_of(room) != facts
    room = Room.fold("table", log)
    room.tally.scores[2].points += 1
    assert facts_of(room) != facts


class Harmful:
    def __reduce__(self):
        return exec, ("raise SystemExit",)


def test_nothing_but_a_room_is_built_from_a_snapshot():
    with pytest.raises(pickle.UnpicklingError, match="no part of a room"):
        snapshots.Reader(snapshots.BytesIO(pickle.dumps(Harmful()))).load()


def test_the_digest_covers_whatever_a_room_imports():
    imported = {
        package
        for _, text in snapshots.sources("room")
        for package in re.findall(r"^ *from oneleft\.(\w+)", text.decode(), re.MULTILINE)
    }
    assert imported - set(snapshots.FOLDING) == {"errors", "lang"}, "these say things, and decide nothing"


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def long_table(url: str) -> str:
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            for number in range(SNAPSHOT_ENTRIES + 5):
                await node.execute(room_id, saying(0, f"{number}"))
            return room_id

    return asyncio.run(main())


def test_a_room_whose_clock_was_set_is_not_taken_for_the_fold_of_its_log(url):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            node.live_tables[room_id].room.follow_clock(-5)
            for number in range(SNAPSHOT_ENTRIES):
                await node.execute(room_id, saying(0, f"{number}"))
            assert node.store.read_snapshot(room_id) is None

    asyncio.run(main())


def change(url: str, statement: str) -> None:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute(statement)
    connection.close()


def fold_of(store: Store, room_id: str) -> object:
    return facts_of(Room.fold(room_id, [n.read_entry(body) for body in store.read(room_id)]))


def test_a_long_table_is_opened_from_its_snapshot(url, monkeypatch):
    room_id = long_table(url)
    store = Store(url)
    monkeypatch.setattr(stored_rooms, "fold_log", None)  # the whole log is not needed
    room, stamp = read_room(store, room_id)
    assert facts_of(room) == fold_of(store, room_id)
    assert stamp == store.read_log(room_id)[-1].stamp
    store.close()


def test_opening_folds_and_reads_as_little_whatever_the_length_and_whether_packed(url, monkeypatch):
    """One snapshot and at most 47 entries after it."""
    folded, read = [], []
    apply = stored_logs.apply_stored

    def count_and_apply(room, one):
        folded.append(one)
        return apply(room, one)

    monkeypatch.setattr(stored_logs, "apply_stored", count_and_apply)
    monkeypatch.setattr(stored_rooms, "apply_stored", count_and_apply)

    def check(store, room_id, length):
        folded.clear()
        room, _ = read_room(store, room_id)
        assert (room.number, len(folded)) == (length, length % SNAPSHOT_ENTRIES)
        assert len(folded) < SNAPSHOT_ENTRIES

    async def main():
        async with seeded_node(url) as node:
            room_id, store = await open_table(node), Store(url)
            read_log = store.read_log

            def count_and_read(*words):
                rows = read_log(*words)
                read.append(len(rows))
                return rows

            store.read_log = count_and_read
            for number in range(3 * SNAPSHOT_ENTRIES):
                length = (await node.execute(room_id, saying(0, f"{number}")))[1]
                check(store, room_id, length)
            assert len(read) == 3 * SNAPSHOT_ENTRIES, "from the snapshot on, and not again as a whole"
            assert max(read) == SNAPSHOT_ENTRIES, "the entries after the snapshot, and the one that it was made after"
            assert pack_log(store, room_id, before=node.clock.now() + 60)
            check(store, room_id, length)
            store.close()

    asyncio.run(main())


def test_the_snapshots_of_another_release_are_replaced(url):
    """Its log is folded once, and the next snapshot is of this release."""
    room_id = long_table(url)
    change(url, "UPDATE snapshots SET code = 'another', body = x'00'")

    async def main():
        async with seeded_node(url) as node:
            assert node.store.read_snapshot(room_id, code_digest()) is None
            for number in range(SNAPSHOT_ENTRIES):
                await node.execute(room_id, saying(1, f"{number}"))
            assert node.store.read_snapshot(room_id, code_digest()) is not None
            assert check_tables(node.store) == Checked(tables=1, snapshots=1)

    asyncio.run(main())


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET code = 'another'",
        "UPDATE snapshots SET stamp = 'another'",
        "UPDATE snapshots SET number = number - 1",
        "UPDATE snapshots SET body = x'00'",
        "DELETE FROM entries WHERE number >= (SELECT number - 1 FROM snapshots)",
    ],
)
def test_a_snapshot_that_may_not_fit_its_log_is_not_used(url, statement):
    room_id = long_table(url)
    change(url, statement)
    store = Store(url)
    room, _ = read_room(store, room_id)
    assert facts_of(room) == fold_of(store, room_id)
    store.close()


def test_admin_check_compares_snapshots_with_their_logs(url):
    room_id = long_table(url)
    store = Store(url)
    assert check_tables(store) == Checked(1, 0, 1, [])
    log = store.read_log(room_id)
    wrong = Room.fold(room_id, [n.read_entry(one.body) for one in log[:SNAPSHOT_ENTRIES]])
    wrong.seats[0].missed_turns += 1
    change(url, f"UPDATE snapshots SET body = x'{write_snapshot(wrong).hex()}'")
    assert check_tables(store) == Checked(1, 0, 1, [Fault(room_id, SNAPSHOT_ENTRIES, "", "admin-snapshot")])
    store.close()
