"""``oneleft daily``: the deal of the day at a server, and its results."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated

import typer

from oneleft.errors import ServerRefused
from oneleft.lang import say
from oneleft.protocol.tables import DailyDeal

from .command_io import Language, fail, print_text, usage_errors
from .play_command import default_name
from .remote_game import play_on_server
from .shared_options import Plain

SHOWN_RANKS = 10


def daily(
    language: Language,
    name: Annotated[str, typer.Option(default_factory=default_name, show_default="your login", help="Your name.")],
    server: Annotated[str, typer.Argument(help="The server's address.", metavar="URL")],
    plain: Plain = False,
) -> None:
    """Play the deal of the day at a server.

    Once a day, with the same cards for everyone.
    """
    from oneleft import client

    address = (server if "://" in server else f"http://{server}").rstrip("/")

    async def begin() -> str:
        async with client.Lobby(address, language) as lobby:
            seated = await lobby.play_daily(name, client.device_secret())
            if not seated.table.ranked:
                print_text(say("page-daily-unranked", language))
            return f"{address}/t/{seated.table.id}#{seated.token}"

    async def results() -> DailyDeal:
        async with client.Lobby(address, language) as lobby:
            return (await lobby.daily()).today

    with usage_errors(language):
        try:
            play_on_server(asyncio.run(begin()), language, name, plain=plain)
        except ServerRefused as refused:
            if refused.code != "daily-played":
                fail(refused.message)
            print_text(refused.message)
        for line in result_lines(asyncio.run(results()), language):
            print_text(line)


def result_lines(deal: DailyDeal, language: str) -> Iterator[str]:
    yield f"{say('page-daily', language)} {deal.day}: {say('page-daily-players', language, count=deal.players)}"
    if deal.players:
        yield say("page-daily-average", language, points=deal.average)
    if deal.expert is not None:
        yield say("page-daily-expert", language, points=deal.expert)
    for place, rank in enumerate(deal.ranks[:SHOWN_RANKS], 1):
        yield f"{place:>3}  {rank.points:>5}  {rank.name} {'#' + rank.tag if rank.tag else ''}".rstrip()
