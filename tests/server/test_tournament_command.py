"""`oneleft tournament`: a tournament from the terminal, at a real server."""

import asyncio
import json
import re

import msgspec
import pytest

from oneleft.client import Lobby
from tests.support.command import environment, run_text
from tests.support.tournament_people import EVENING, QUICK, secret_of

pytestmark = pytest.mark.slow


@pytest.fixture
def oneleft_tournament(tmp_path):
    def run(*words, given=""):
        return run_text("tournament", *words, given=given, env=environment(XDG_DATA_HOME=str(tmp_path)))

    return run


def test_open_join_start_and_standings(server, oneleft_tournament):
    opened = oneleft_tournament(server.address, "--open", "Evening", "--rules", "classic+target=1", "--rounds", "1")
    everyone, host = re.findall(r"http\S+", opened.stdout)
    assert host.startswith(f"{everyone}#")
    assert "A round needs at least 3 people." in oneleft_tournament(host, "--start").stderr

    async def fill():
        async with Lobby(server.address) as lobby:
            for number in range(3):
                await lobby.join_tournament(everyone.rpartition("/")[2], f"Guest {number}", secret_of(number))

    asyncio.run(fill())
    assert oneleft_tournament(everyone, "--start").stderr == "Only the host can do that.\n"
    started = oneleft_tournament(host, "--start").stdout.splitlines()
    assert started[0] == "Evening · 3 people · Round 1 of 1"
    assert re.fullmatch(r"Table 1: Guest \d, Guest \d, Guest \d \(about to begin\)", started[1])
    assert started[3:] == [f"  1      0      0  Guest {number}" for number in range(3)]
    shown = json.loads(oneleft_tournament(everyone, "--json").stdout)
    assert (shown["status"], shown["you"]) == ("playing", None)
    assert "is over" in oneleft_tournament(everyone, "--verify").stderr, "the key is secret until then"
    german = oneleft_tournament(everyone, "--lang", "de").stdout
    assert german.startswith("Evening · 3 Personen · Runde 1 von 1\nTisch 1: ")
    bad = oneleft_tournament(f"{server.address}/t/abc")
    assert (bad.returncode, "is not a link to a tournament" in bad.stderr) == (2, True)
    assert "no such tournament" in oneleft_tournament(f"{server.address}/e/nowhere").stderr


def test_somebody_at_a_terminal_plays_a_tournament_to_its_end(server, oneleft_tournament):
    """Who joins goes to the table of the round. Bots play for those who stay away, and for this person in the end."""

    async def open_tournament():
        async with Lobby(server.address) as lobby:
            settings = msgspec.structs.replace(QUICK, away_seconds=0.5)
            asked = msgspec.structs.replace(EVENING, settings=settings, rounds=1, nickname="Ana", person="a" * 32)
            opened = await lobby.open_tournament(asked)
            await lobby.join_tournament(opened.tournament.id, "Bo", "b" * 32)
            return opened.tournament.id, opened.token

    tournament_id, token = asyncio.run(open_tournament())
    link = f"{server.address}/e/{tournament_id}"

    async def play():
        async with Lobby(server.address) as lobby:
            joined = asyncio.create_task(
                asyncio.to_thread(oneleft_tournament, link, "--join", "--name", "Zoe", "--plain", given="quit\n")
            )
            while len((await lobby.tournament(tournament_id)).standings) < 3:
                await asyncio.sleep(0.05)
            await lobby.draw_round(tournament_id, 1, token)
            return await joined

    joined = asyncio.run(asyncio.wait_for(play(), 120))
    assert joined.stdout.startswith("Evening · 3 people")
    assert f"{server.address}/t/" in joined.stdout, "the personal link of the table"
    followed = oneleft_tournament(link, "--follow", "--verify").stdout
    assert followed.endswith("The key reproduces the draw.\n")
    points = re.findall(r"^ +\d  +([\d.]+)  +[\d.]+  \w+$", followed, re.MULTILINE)[-3:]
    assert sum(map(float, points)) == 18
