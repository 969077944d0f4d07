"""A table of a real server on the same screen: kept through a kill, refused with a sentence."""

from __future__ import annotations

import asyncio
import re

import pytest
import typer

from oneleft.cli import play_commands
from oneleft.client import Lobby, Settings, Unreachable
from oneleft.lang import say
from oneleft.terminal import remote_table
from oneleft.terminal.connection import Refusal
from oneleft.terminal.remote_table import RemoteTable
from tests.support.servers import Server
from tests.support.terminal_driver import at, run

RULES = Settings(rules="classic", players=3, turn_seconds=3000, pause_seconds=600, bot_pace=0)


async def open_with_bots(server: Server) -> tuple[str, str]:
    async with Lobby(server.address) as lobby:
        seated = await lobby.open_table("Mia", RULES, ["steady", "steady"])
        await lobby.start(seated.table.id, seated.token)
        return seated.table.id, seated.token


def test_a_server_that_dies_and_comes_back_loses_nothing(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with at(RemoteTable(server.address, table, token, "en")) as desk:
            await desk.until(lambda: desk.state.is_own_turn)
            await desk.press_on()
            await desk.until(lambda: desk.state.view.number > 0 and desk.state.is_own_turn)
            before = desk.state.view
            assert re.search(r"(3,000|2,9\d\d) seconds left", desk.text())
            server.kill()
            await desk.until(lambda: desk.state.is_lost)
            assert say("page-lost", "en") in desk.text()
            await desk.press_on()  # is not done later
            assert desk.state.refusal.message == say("page-lost", "en")
            await asyncio.to_thread(server.start)
            await desk.until(lambda: not desk.state.is_lost)
            assert desk.state.view == before
            await desk.press_on()
            await desk.until(lambda: desk.state.view.number > before.number and desk.state.is_own_turn)
            await desk.type("catch 1")
            await desk.until(lambda: desk.state.refusal is not None)
            assert desk.state.refusal.rule == "UNO-4"

    run(scene())


def test_a_host_waits_for_guests_seats_bots_and_begins(server):
    async def scene() -> None:
        table, token = await remote_table.open_table(server.address, "Mia", "es", "jam", 4, [])
        async with at(RemoteTable(server.address, table, token, "es"), language="es") as desk:
            assert say("page-waiting", "es") in desk.text()
            await remote_table.take_seat(server.address, table, "Bo", "es")
            await desk.until(lambda: "Bo" in desk.text())
            await desk.type("bot genial")
            await desk.until(lambda: desk.state.refusal is not None)
            assert "genial" in desk.state.refusal.message
            await desk.press("b")
            await desk.type("bot sharp")
            await desk.until(lambda: say("page-start", "es") in desk.text())
            for level in ("steady", "sharp"):
                assert say("page-bot", "es", level=say(f"page-level-{level}", "es")) in desk.text()
            assert say("page-invite", "es") not in desk.text()  # there is no link to show
            await desk.press("enter")
            await desk.until(lambda: desk.state.view is not None)
            assert desk.state.view.rules == "jam"

    run(scene())


def test_phrases_are_said_from_a_sheet_or_typed(server):
    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with at(RemoteTable(server.address, table, token, "es"), language="es") as desk:
            await desk.until(lambda: desk.state.is_own_turn)  # and nobody else does anything
            await desk.press("p")
            assert say("phrase-wow", "es") in desk.text()
            await desk.press("0")
            await desk.until(lambda: f"Mia: {say('phrase-again', 'es')}" in desk.state.log)
            await desk.type("decir buena")
            await desk.until(lambda: f"Mia: {say('phrase-nice', 'es')}" in desk.state.log)
            await desk.type("decir nada")
            assert say("play-no-phrase", "es", given="nada") in desk.text()
            await desk.type("empezar")
            await desk.until(lambda: say("server-begun", "es") in desk.text())
            await desk.type("decir")
            assert say("page-say", "es") in desk.text()

    run(scene())


def test_a_live_table_is_looked_at_without_a_hand(server):
    async def scene() -> None:
        table, _ = await open_with_bots(server)
        async with at(RemoteTable(server.address, table, None, "en")) as desk:
            assert desk.state.view.hand is None
            await desk.press("space", "v", "d", "enter")
            assert say("page-watching", "en") in desk.text()

    run(scene())


def test_what_cannot_be_is_refused_with_a_sentence(server):
    async def scene() -> None:
        table, _ = await open_with_bots(server)
        for asked in (
            remote_table.take_seat(server.address, table, "Bo", "en"),  # it has begun
            remote_table.take_seat(server.address, "no-such-table", "Bo", "en"),
            remote_table.check_table(server.address, "no-such-table", "en"),
            remote_table.open_table(server.address, "Mia", "en", "classic", 4, ["genius"]),
        ):
            with pytest.raises(Refusal) as refused:
                await asked
            assert refused.value.message.endswith(".")
        with pytest.raises(Unreachable):
            await remote_table.check_table("http://127.0.0.1:9", "table", "en")

    run(scene())


def test_a_server_that_stays_away_ends_the_game_with_a_word(server, monkeypatch):
    monkeypatch.setattr("oneleft.client.connection.RETRY_SECONDS", 0.2)

    async def scene() -> None:
        table, token = await open_with_bots(server)
        async with at(RemoteTable(server.address, table, token, "en")) as desk:
            server.kill()
            await desk.until(lambda: desk.pilot.app.return_code == 1)
            assert server.address.removeprefix("http") in desk.pilot.app.return_value

    try:
        run(scene())
    finally:
        server.start()


def test_a_table_that_goes_while_it_is_watched_in_a_pipe_is_told(server, monkeypatch, capsys):
    async def still_there(*_: str) -> None:
        """It goes just after it was looked up."""

    monkeypatch.setattr(remote_table, "check_table", still_there)
    with pytest.raises(typer.Exit):
        play_commands.watch("en", f"{server.address}/t/no-such-table", plain=True)
    assert capsys.readouterr().err.strip().endswith(".")
