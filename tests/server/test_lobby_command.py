"""`oneleft lobby`: the open tables of a real server, and a seat at one of them."""

import asyncio
import json
from contextlib import AsyncExitStack

import pytest

from oneleft.client import Lobby, Settings
from tests.support.command import environment, run_text

pytestmark = pytest.mark.slow


def oneleft_lobby(home, *words, given=""):
    return run_text("lobby", *words, given=given, env=environment(XDG_DATA_HOME=str(home)))


def test_a_list_a_seat_at_a_table_and_a_quick_match(server, tmp_path):
    empty = oneleft_lobby(tmp_path, server.address)
    assert (empty.returncode, empty.stdout) == (0, "No table is open. Open one with --quick.\n")
    assert json.loads(oneleft_lobby(tmp_path, server.address, "--json").stdout) == []

    async def visit():
        async with Lobby(server.address) as lobby, AsyncExitStack() as stack:
            cy = await lobby.quick_match("Cy")
            settings = Settings(players=3, listed=True, language="fr", rules="jam+jump_in")
            ana = await lobby.open_table("Ana", settings, ["easy"])
            for seated in (cy, ana):
                await (
                    await stack.enter_async_context(lobby.connect(seated.table.id, seated.token))
                ).wait_until_entered()

            listed = await asyncio.to_thread(oneleft_lobby, tmp_path, server.address)
            jam, quick = (line.split(" · ") for line in listed.stdout.splitlines())
            assert jam[1:] == ["One seat free", "Jam", "Jump-In", "Français"]
            assert quick == ["  2  Cy", "3 seats free", "Classic", "English"]

            sat = await asyncio.to_thread(oneleft_lobby, tmp_path, server.address, "1", "--name", "Zoe", "--plain")
            assert f"{server.address}/t/{ana.table.id}#" in sat.stdout, "the personal link, to come back"
            met = await asyncio.to_thread(
                oneleft_lobby, tmp_path, server.address, "--quick", "--name", "Bo", "--plain", given="start\n"
            )
            assert "2 of 4 seats taken. The match starts automatically when the table is full." in met.stdout
            assert "More people may come." in met.stdout, "it is too soon for bots"
            assert (await lobby.table(cy.table.id)).seats[1].name == "Bo"

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("99",), 2, "There is no table 99 in the list."),
        (("1", "--quick"), 2, "Choose a table by its number, or a quick match, not both."),
        (("--quick", "--name", "x" * 99), 1, "nickname"),
    ],
)
def test_a_wrong_request_is_explained(server, tmp_path, words, status, said):
    done = oneleft_lobby(tmp_path, server.address, *words)
    assert (done.returncode, done.stdout) == (status, "")
    assert said in done.stderr


def test_a_server_that_is_not_there(tmp_path):
    done = oneleft_lobby(tmp_path, "http://127.0.0.1:9")
    assert done.returncode == 2
    assert "http://127.0.0.1:9" in done.stderr
