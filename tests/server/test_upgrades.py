"""Upgrades: a server plays on what earlier versions left, and nodes of two versions share a database meanwhile."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Awaitable, Iterable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from oneleft.client import Lobby, TableConnection
from oneleft.room import commands
from oneleft.room import entries as n
from oneleft.room.state import Room
from oneleft.server.database_errors import DamagedLog
from oneleft.server.store import Store
from oneleft.server.stored_logs import fold_log
from oneleft.server.writes import Stored
from oneleft.table.views import View
from tests.support.remote_players import PLANS, PlayedTable, Player, audit
from tests.support.servers import Server, postgres

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "tests" / "samples").glob("*/tables.sqlite"))
MOVES = 2  # that people make at each table


def with_tokens(file: Path) -> dict[str, list[str]]:
    """Tokens of the people at each table. The first samples came without: people get other ones, as digests."""
    given = file.with_name("tokens.json")
    store = Store(f"sqlite:///{file}")
    store.open()
    tokens: dict[str, list[str]] = json.loads(given.read_text("utf-8")) if given.exists() else {}
    with store.begin() as connection:
        rows = connection.exec_driver_sql("SELECT room, number, body FROM entries ORDER BY room, number").all()
        for room, number, body in [] if tokens else rows:
            entry = n.read_entry(body)
            if isinstance(entry, n.Sat):
                token = f"{room} {entry.seat}"
                changed = n.write_entry(msgspec.structs.replace(entry, token_digest=commands.digest(token)))
                connection.exec_driver_sql(
                    "UPDATE entries SET body = ? WHERE room = ? AND number = ?", (changed, room, number)
                )
                tokens.setdefault(room, []).append(token)
    store.close()
    for room, log in ({} if given.exists() else logs_of(file)).items():  # of those who sit there yet
        seated = {seat.token_digest for seat in fold(room, log).seats}
        tokens[room] = [token for token in tokens[room] if commands.digest(token) in seated]
    return tokens


def logs_of(file: Path) -> dict[str, list[bytes]]:
    store = Store(f"sqlite:///{file}")
    with store.begin() as connection:
        rooms = [row[0] for row in connection.exec_driver_sql("SELECT DISTINCT room FROM entries")]
    found = {room: store.read(room) for room in rooms}
    store.close()
    return found


async def play_on(address: str, table: str, tokens: list[str]) -> None:
    """The people come back, start the match if it has not begun, and make a few moves, or end the match."""
    enough, promised = asyncio.Event(), 0

    def count() -> None:
        nonlocal promised
        promised += 1
        if promised >= MOVES:
            enough.set()

    async def over(_: View) -> bool:
        enough.set()
        return True

    async with AsyncExitStack() as stack:
        lobby = await stack.enter_async_context(Lobby(address))
        settings = (await lobby.table(table)).settings
        links = [
            await stack.enter_async_context(TableConnection(address, table, token, retry_seconds=5)) for token in tokens
        ]
        if (await lobby.table(table)).status == "waiting":
            for link in links:
                await link.wait_until_ready()
            await lobby.start(table, tokens[0])
        players = [
            Player(link, settings, number == 0, random.Random(number), 0, count) for number, link in enumerate(links)
        ]
        playing = [asyncio.create_task(player.play(over)) for player in players]
        ended = asyncio.create_task(enough.wait())
        done, _ = await asyncio.wait([ended, *playing], timeout=60, return_when=asyncio.FIRST_COMPLETED)
        for task in (ended, *playing):
            task.cancel()
        assert done, f"nothing happens at {table}"
        for task in done:
            task.result()
        assert enough.is_set()


async def play_all(tables: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*tables)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda file: file.parent.name)
def test_a_server_plays_on_what_an_earlier_version_left(sample, tmp_path):
    """Every table that is not over: what was there is kept, and what people do is added."""
    file = tmp_path / "tables.sqlite"
    for part in sample.parent.iterdir():
        shutil.copy(part, tmp_path)
    tokens = with_tokens(file)
    before = logs_of(file)
    running = {room: log for room, log in before.items() if fold(room, log).status != "over"}
    assert running
    with Server(f"sqlite:///{file}", tmp_path / "log", ("--rate", "0", "--keep-days", "0")) as server:
        asyncio.run(play_all([play_on(server.address, room, tokens[room]) for room in running]))
        server.stop()
    after = logs_of(file)
    for room, log in before.items():
        assert after[room][: len(log)] == log
    for room, log in running.items():
        added = [n.read_entry(body) for body in after[room][len(log) :]]
        assert any(isinstance(entry, n.Moved) and entry.made_by == "player" for entry in added), room
        fold(room, after[room])
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


def fold(room: str, log: list[bytes]) -> Room:
    return Room.fold(room, [n.read_entry(body) for body in log])


class OldServer(Server):
    """`oneleft serve` of other sources."""

    def __init__(self, sources: Path, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.sources = sources

    def start(self) -> None:
        program = f"import sys; sys.path.insert(0, {str(self.sources)!r}); from oneleft.cli import main; main()"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(  # type: ignore[assignment]
                [sys.executable, "-c", program, *self.words],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=os.environ | self.environment(),
            )
        self.wait()


@pytest.fixture
def previous(tmp_path) -> Path:
    """The sources of the previous commit, with the page of the present one, which is not in the repository."""
    packed = subprocess.run(
        ["git", "archive", "--format=tar", "HEAD~1", "src"], cwd=ROOT, capture_output=True, check=False
    )
    if packed.returncode:
        pytest.skip("no earlier commit is here: a rolling upgrade IS NOT TESTED")
    with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
        archive.extractall(tmp_path / "previous", filter="data")
    sources = tmp_path / "previous" / "src"
    page = ROOT / "src" / "oneleft" / "server" / "page"
    if page.exists():
        shutil.copytree(page, sources / "oneleft" / "server" / "page")
    return sources


def test_a_rolling_upgrade_of_two_nodes_loses_nothing(previous, tmp_path):
    """Matches through a node of the previous commit and one of the present; then one after the other is replaced."""

    async def main(nodes: list[Server]) -> None:
        old, new, replacement = nodes
        promises = 0
        reached = {count: asyncio.Event() for count in (30, 60, 90)}

        def count() -> None:
            nonlocal promises
            promises += 1
            if promises in reached:
                reached[promises].set()

        async with AsyncExitStack() as stack:
            lobby = await stack.enter_async_context(Lobby([old.address, new.address, replacement.address]))
            tables = [PlayedTable(lobby, plan, seed, on_promise=count) for seed, plan in enumerate(PLANS[:2])]
            for table in tables:
                await table.open(stack)
            playing = asyncio.gather(*(table.play() for table in tables))
            await reached[30].wait()
            await asyncio.to_thread(old.stop)
            await asyncio.to_thread(replacement.start)
            await reached[60].wait()
            await asyncio.to_thread(new.stop)
            await reached[90].wait()
            for table in tables:
                table.stop()
            await playing
            store = Store(database.url)
            for table in tables:
                audit(store, table)
            store.close()

    with postgres(synced=False) as database:
        words = (database.url, tmp_path / "log")
        with (
            OldServer(previous, *words, seed="old") as old,
            Server(*words, seed="new") as new,
        ):
            replacement = Server(*words, seed="replacement")
            try:
                asyncio.run(main([old, new, replacement]))
            finally:
                replacement.__exit__()
    assert "Traceback" not in (tmp_path / "log").read_text("utf-8")


@pytest.mark.parametrize(
    "body",
    [b'{"entry": "dreamt", "at": 1, "seat": 0}', b'{"entry": "said", "at": 1, "seat": 0, "phrase": "hi", "pace": 2}'],
)
def test_what_a_newer_node_writes_is_refused_and_not_folded_differently(body):
    """A kind of entry, or a field of one, that this version does not know: the table is left to the newer nodes."""
    bodies = (SAMPLES[0].parents[1] / "version3" / "words.log").read_bytes().splitlines()
    log = [Stored(number, "stamp", body) for number, body in enumerate(bodies)]
    fold_log("table", log)
    with pytest.raises(DamagedLog):
        fold_log("table", [*log, Stored(len(log), "stamp", body)])
