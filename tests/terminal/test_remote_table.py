"""A real server's table on the screen: it survives a kill of the server, and refusals are sentences."""

from __future__ import annotations

import asyncio
import re
from time import time

import pytest
import typer

from oneleft.cli.remote_game import play_on_server
from oneleft.cli.watch_command import watch
from oneleft.client import Lobby, Settings
from oneleft.errors import Unreachable
from oneleft.lang import say
from oneleft.server.orders import obey
from oneleft.server.store import Store
from oneleft.terminal import remote_table
from oneleft.terminal.connection import Refusal
from oneleft.terminal.remote_table import RemoteTable
from oneleft.terminal.saved_games import LINK_SUFFIX, SaveFile, latest_save
from tests.support.servers import Server
from tests.support.terminal_driver import open_screen, run

pytestmark = pytest.mark.slow

RULES = Settings(rules="classic", players=3, turn_seconds=3000, pause_seconds=600, bot_pace=0)


async def open_with_bots(server: Server) -> tuple[str, str]:
    async with Lobby(server.address) as lobby:
        seated = await lobby.open_table("Mia", RULES, ["steady", "steady"])
        await lobby.start(seated.table.id, seated.token)
        return seated.table.id, seated.token


def test_killed_server_comes_back_with_the_same_table(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with open_screen(RemoteTable(server.address, table, token, "en")) as driver:
            await driver.wait_until(lambda: driver.state.is_own_turn)
            first = driver.state.view.number
            await driver.end_turn()
            await driver.wait_until(lambda: driver.state.view.number > first and driver.state.is_own_turn)
            await driver.settle()
            assert re.search(r"(3,000|2,\d\d\d) seconds left", driver.text())
            server.kill()
            await driver.wait_until(lambda: driver.state.is_lost)
            await driver.settle()
            before = driver.state.view
            assert say("page-lost", "en") in driver.text()
            await driver.end_turn()  # refused, not sent later
            assert driver.state.refusal.message == say("page-lost", "en")
            await asyncio.to_thread(server.start)
            await driver.wait_until(lambda: not driver.state.is_lost)
            assert driver.state.view == before
            await driver.end_turn()
            await driver.wait_until(lambda: driver.state.view.number > before.number and driver.state.is_own_turn)
            await driver.type("catch 1")
            await driver.wait_until(lambda: driver.state.refusal is not None)
            assert driver.state.refusal.rule == "UNO-4"

    run(scene())


def test_host_waits_seats_bots_and_starts(server):
    async def scene() -> None:
        table, token = await remote_table.open_table(server.address, "Mia", "es", "jam", 4, [])
        async with open_screen(RemoteTable(server.address, table, token, "es"), language="es") as driver:
            assert say("page-waiting", "es") in driver.text()
            await remote_table.take_seat(server.address, table, "Bo", "es")
            await driver.wait_until(lambda: "Bo" in driver.text())
            await driver.type("bot genial")
            await driver.wait_until(lambda: driver.state.refusal is not None)
            assert "genial" in driver.state.refusal.message
            await driver.press("b")
            await driver.type("bot sharp")
            await driver.wait_until(lambda: say("page-start", "es") in driver.text())
            for level in ("steady", "sharp"):
                assert say("page-bot", "es", level=say(f"page-level-{level}", "es")) in driver.text()
            assert say("page-invite", "es") not in driver.text()  # there is no link to show
            await driver.press("enter")
            await driver.wait_until(lambda: driver.state.view is not None)
            assert driver.state.view.rules == "jam"

    run(scene())


def test_what_the_operator_says_is_in_the_log(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with open_screen(RemoteTable(server.address, table, token, "es"), language="es") as driver:
            store = Store(server.database)
            obey(store, "message", "Back at nine", time())
            store.close()
            await driver.wait_until(lambda: say("server-notice", "es", text="Back at nine") in driver.state.log)

    run(scene())


def test_phrases_are_picked_or_typed(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with open_screen(RemoteTable(server.address, table, token, "es"), language="es") as driver:
            await driver.wait_until(lambda: driver.state.is_own_turn)  # and no bot moves
            await driver.press("p")
            assert say("phrase-wow", "es") in driver.text()
            await driver.press("0")
            await driver.wait_until(lambda: f"Mia: {say('phrase-again', 'es')}" in driver.state.log)
            await driver.type("decir buena")
            await driver.wait_until(lambda: f"Mia: {say('phrase-nice', 'es')}" in driver.state.log)
            await driver.type("decir nada")
            assert say("play-no-phrase", "es", given="nada") in driver.text()
            await driver.type("empezar")
            await driver.wait_until(lambda: say("server-begun", "es") in driver.text())
            await driver.type("decir")
            assert say("page-say", "es") in driver.text()

    run(scene())


def test_spectator_of_a_live_table_sees_no_hand(server):
    async def scene() -> None:
        table, _ = await open_with_bots(server)
        async with open_screen(RemoteTable(server.address, table, None, "en")) as driver:
            assert driver.state.view.hand is None
            await driver.press("space", "v", "d", "enter")
            assert say("page-watching", "en") in driver.text()

    run(scene())


def test_log_begins_with_the_last_moves(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with open_screen(RemoteTable(server.address, table, token, "en")) as driver:
            await driver.wait_until(lambda: driver.state.is_own_turn)  # and no bot moves
            log = driver.state.log
        assert log
        async with open_screen(RemoteTable(server.address, table, token, "en")) as driver:
            assert driver.state.log == log
            assert log[-1][:20] in driver.text()
        async with open_screen(RemoteTable(server.address, table, None, "en")) as driver:
            assert driver.state.log[-1] == log[-1]

    run(scene())


def test_impossible_requests_are_refused_with_a_sentence(server):
    async def scene() -> None:
        table, _ = await open_with_bots(server)
        for asked in (
            remote_table.take_seat(server.address, table, "Bo", "en"),  # it has begun
            remote_table.take_seat(server.address, "no-such-table", "Bo", "en"),
            remote_table.find_table(server.address, "no-such-table", "en"),
            remote_table.open_table(server.address, "Mia", "en", "classic", 4, ["genius"]),
        ):
            with pytest.raises(Refusal) as refused:
                await asked
            assert refused.value.message.endswith(".")
        with pytest.raises(Unreachable):
            await remote_table.find_table("http://127.0.0.1:9", "table", "en")

    run(scene())


def test_server_that_stays_away_ends_the_program_with_a_message(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        remote = RemoteTable(server.address, table, token, "en")
        remote._connection.retry_seconds = 0.2
        async with open_screen(remote) as driver:
            server.kill()
            await driver.wait_until(lambda: driver.app.return_code == 1)
            assert server.address.removeprefix("http") in driver.app.return_value

    try:
        run(scene())
    finally:
        server.start()


def test_table_that_disappears_is_reported_in_a_pipe(server, monkeypatch, capsys):
    async def still_there(_server: str, table: str, _language: str) -> str:
        """The table disappears just after it was found."""
        return table

    monkeypatch.setattr(remote_table, "find_table", still_there)
    with pytest.raises(typer.Exit):
        watch("en", f"{server.address}/t/no-such-table", plain=True)
    assert capsys.readouterr().err.strip().endswith(".")


async def sit_with_host(server: Server) -> tuple[str, str, str]:
    """A table that waits, the host's token and the guest's."""
    async with Lobby(server.address) as lobby:
        host = await lobby.open_table("Ana", RULES)
        guest = await lobby.take_seat(host.table.id, "Mia")
        return host.table.id, host.token, guest.token


async def send_away(server: Server, table: str, host: str) -> None:
    async with Lobby(server.address) as lobby:
        await lobby.leave(table, 1, host)


def test_seat_from_which_the_host_sent_somebody_away_is_forgotten(server, capsys):
    table, host, token = asyncio.run(sit_with_host(server))
    save_file = SaveFile()
    link = f"{server.address}/t/{table}#{token}"
    save_file.save_link(link)
    asyncio.run(send_away(server, table, host))
    with pytest.raises(typer.Exit):
        play_on_server(link, "en", "Mia", plain=True, save_file=save_file)
    assert latest_save(LINK_SUFFIX) is None
    assert say("join-gone", "en", table=link) not in capsys.readouterr().out


def test_person_who_is_sent_away_has_lost_the_seat(server):
    async def scene() -> None:
        table, host, token = await sit_with_host(server)
        async with RemoteTable(server.address, table, token, "en") as guest:
            messages = aiter(guest)
            await anext(messages)
            assert not guest.is_seat_lost
            await send_away(server, table, host)
            with pytest.raises(Refusal):
                _ = [message async for message in messages]
            assert guest.is_seat_lost

    run(scene())
