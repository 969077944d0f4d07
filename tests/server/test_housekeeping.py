"""The database stays small: abandoned tables are deleted, a quota refuses new ones, and nobody fills the lobby."""

import asyncio
from time import time

import pytest

from oneleft.client import Lobby
from oneleft.errors import ServerRefused
from oneleft.lang import LANGUAGES, say
from oneleft.protocol.tables import Settings
from oneleft.room import entries as n
from oneleft.room.error_codes import Refused
from oneleft.server.disk_space import delete_abandoned, mark_used
from oneleft.server.housekeeping import Housekeeper
from oneleft.server.limits import DAY, Limits
from oneleft.server.store import Store
from oneleft.server.writes import Write
from tests.support.in_process_nodes import (
    QUIET,
    RecordingConnection,
    moving,
    open_table,
    saying,
    seeded_node,
    until,
)
from tests.support.long_games import write_long_match
from tests.support.offline_table import plain_move
from tests.support.servers import Server

NOTHING_IS_KEPT = -60.0  # seconds: an entry of this very moment is old enough, whatever the clock's resolution


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def write_table(store, room, at, **row):
    """A table whose only entry was written at that time."""
    body = n.write_entry(n.Opened(at=at, settings=Settings(), secret=""))
    row = {"listed": False, "opened": at, "shown": room.encode(), "changed": at, "finished": 0, "opener": ""} | row
    assert store.append([Write(room, 0, room, [body], row=row)]) == [True]


def test_tables_at_which_nothing_came_about_are_deleted(url):
    store, now = Store(url), time()
    store.open()
    write_table(store, "old", now - 2 * DAY)
    write_table(store, "new", now - 3600)
    write_table(store, "finished", now - 2 * DAY, finished=1)
    write_table(store, "used", now - 2 * DAY)
    write_table(store, "played", now - 60, changed=now - 2 * DAY)  # a long match without anyone coming or going
    mark_used(store, now - DAY, ["used", "new"])
    assert delete_abandoned(store, now - DAY) == 1
    assert [room for room in ("old", "new", "finished", "used", "played") if not store.read(room)] == ["old"]
    assert delete_abandoned(store, now - DAY) == 0, "those that are used are not looked at again at once"
    assert delete_abandoned(store, now + DAY) == 3, "later they are"
    store.close()


def test_a_finished_match_is_kept_with_its_table(url):
    store = Store(url)
    store.open()
    finished = write_long_match(url, target=1)
    write_table(store, "abandoned", time())
    store.close()

    async def main():
        async with seeded_node(url) as node:
            await Housekeeper(node, NOTHING_IS_KEPT, 0).tidy_up()
            assert node.deleted_tables == 1
            with pytest.raises(Refused) as refused:
                await node.get_table("abandoned")
            assert refused.value.code == "no-table"
            assert (await node.get_table(finished)).room.game.over

    asyncio.run(main())


def test_a_table_at_which_somebody_sits_is_not_deleted(url):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            await Housekeeper(node, NOTHING_IS_KEPT, 0).tidy_up()
            assert node.deleted_tables == 0
            await node.execute(room_id, saying(0, "1"))

    asyncio.run(main())


def test_without_space_new_tables_are_refused_and_others_go_on(url):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node)
            keeper = Housekeeper(node, 0, 1)
            await keeper.tidy_up()
            with pytest.raises(Refused) as refused:
                await open_table(node)
            assert refused.value.code == "no-space"
            assert refused.value.status < 500
            assert len({refused.value.explain(language) for language in LANGUAGES}) == len(LANGUAGES)
            await node.execute(room_id, saying(0, "1"))
            keeper.quota = 10**9
            await keeper.tidy_up()
            await open_table(node)

    asyncio.run(main())


def test_a_table_has_only_so_many_entries(url):
    async def main():
        async with seeded_node(url) as node:
            room_id = await open_table(node, QUIET)
            live = node.live_tables[room_id]
            node.limits = Limits(other_entries=live.room.number + 2)
            for number in range(2):
                await node.execute(room_id, saying(0, str(number)))
            with pytest.raises(Refused) as refused:
                await node.execute(room_id, saying(0, "one more"))
            assert refused.value.code == "table-full"
            assert say("server-table-full", "en") in refused.value.explain("en")
            while live.room.number < 2 * node.limits.other_entries:  # people may still come
                await node.enter(room_id, RecordingConnection(node, seat=0).connection, None)
            with pytest.raises(Refused):
                await node.enter(room_id, RecordingConnection(node, seat=1).connection, None)
            await move_for_turn(node, live)
            await until(lambda: live.timer is not None)
            node.limits = Limits(moves=live.room.moves)
            with pytest.raises(Refused) as refused:
                await move_for_turn(node, live)
            assert refused.value.code == "table-full"
            node.schedule(live)
            assert live.timer is None, "it continues automatically"

    asyncio.run(main())


async def move_for_turn(node, live):
    game = live.room.game
    text = plain_move(game.view(game.turn))
    await node.execute(live.room.id, moving(game.turn, len(game.log), text, ""))


def test_one_opener_cannot_fill_the_lobby(url):
    store, now = Store(url), time()
    store.open()
    for number in range(120):
        write_table(store, f"flood{number}", now + number, listed=True, opener="beef")
    for number in range(7):
        write_table(store, f"other{number}", now - number - 1, listed=True)
    write_table(store, "friend", now, listed=True, opener="cafe")
    shown = [name.decode() for name in store.listed(100, 5)]
    assert shown[:5] == [f"flood{number}" for number in range(119, 114, -1)]
    assert shown[5:] == ["friend", *(f"other{number}" for number in range(7))]
    store.close()


@pytest.mark.slow
def test_the_quota_of_a_running_server(tmp_path, url):
    words = ("--quota", "0.00001", "--keep-days", "0.5")

    async def ask(address):
        async with Lobby(address, "de") as lobby:
            await lobby.open_table("Ana")

    with Server(url, tmp_path / "log", words) as server, pytest.raises(ServerRefused) as refused:
        asyncio.run(ask(server.address))
    assert refused.value.code == "no-space"
    assert say("server-no-space", "de") in str(refused.value)
