"""People of a tournament at a real server: they join, go to their tables and play, whatever happens to the server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from oneleft.client import Lobby, TableConnection
from oneleft.errors import ServerRefused, Unreachable
from oneleft.protocol.tables import Settings
from oneleft.protocol.tournaments import OpenTournament, OwnPlace, TournamentShown
from oneleft.table.views import View

from .remote_players import PATIENCE, Player

Answer = TypeVar("Answer")
QUICK = Settings(rules="classic+target=1", bot_pace=0, uno_grace=0, pause_seconds=0, turn_seconds=20)
EVENING = OpenTournament(name="Evening", settings=QUICK, rounds=3, pause=0)
LOOK_SECONDS = 0.1  # between two questions


def secret_of(person: int) -> str:
    """The secret of a device."""
    return f"{person:032d}"


async def insist(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Ask until the server answers: it may be down for a while."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await ask()
            except Unreachable:
                pass
            except ServerRefused as refused:
                if refused.code != "busy":
                    raise
            await asyncio.sleep(LOOK_SECONDS)


class Guest:
    """Someone who joined, and plays in every round until the tournament is over."""

    def __init__(self, lobby: Lobby, tournament: str, number: int, on_move: Callable[[], None] = lambda: None) -> None:
        self.lobby, self.tournament, self.number, self.on_move = lobby, tournament, number, on_move
        self.token = ""
        self.tables: list[str] = []  # that were played

    async def join(self) -> None:
        joined = await insist(
            lambda: self.lobby.join_tournament(self.tournament, f"Guest {self.number}", secret_of(self.number))
        )
        self.token = joined.token

    async def look(self) -> TournamentShown:
        return await insist(lambda: self.lobby.tournament(self.tournament, self.token))

    async def play(self) -> None:
        while (shown := await self.look()).status != "over":
            place = shown.you
            if place is not None and place.table and place.table not in self.tables:
                await self.play_table(place)
            await asyncio.sleep(LOOK_SECONDS)

    async def play_table(self, place: OwnPlace) -> None:
        async def is_over(_: View) -> bool:
            return True

        servers = self.lobby.servers
        link = await insist(
            lambda: TableConnection(servers, place.table, place.token, retry_seconds=PATIENCE).__aenter__()
        )
        try:
            chance = Random(f"{self.number} {len(self.tables)}")
            await Player(link, QUICK, host=False, chance=chance, pace=0, on_promise=self.on_move).play(is_over)
        finally:
            await link.__aexit__(None, None, None)
        self.tables.append(place.table)
