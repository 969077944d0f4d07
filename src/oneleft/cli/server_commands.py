"""`oneleft serve` and `oneleft join`."""

from __future__ import annotations

import asyncio
import os
import webbrowser
from typing import Annotated

import typer

from oneleft.bots.factory import new_bot
from oneleft.bots.levels import LEVELS
from oneleft.lang import on_one_line, say

from .common import Language, fail, usage_errors
from .completion import completion


def serve(
    language: Language,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data directory.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may connect.", metavar="URL")
    ] = None,
    rate: Annotated[
        float,
        typer.Option(
            help="Requests a second from one address; 0 switches off this limit and the limit on messages.", min=0
        ),
    ] = 50.0,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables in the browser, for friends and bots. Ctrl-C stops the server."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.app import Options

        url = run.database_url(database)
        entropy = run.choose_entropy(host, os.environ)
        options = Options(url, frozenset(site.rstrip("/") for site in origin or ()), rate, entropy)
        try:
            bound = run.listen(host, port)
        except OSError as error:
            fail(say("serve-port", language, host=host, port=str(port), reason=error.strerror or str(error)), 2)
        with run.locked_database(url):
            address, network = run.addresses(bound)
            typer.echo(say("serve-running", language, address=address, database=run.without_password(url)))
            if network is not None:
                typer.echo(say("serve-network", language, address=network))
            if open_page:
                webbrowser.open(network or address)  # the links that it shows must work for friends
            run.serve(options, bound)
    typer.echo(say("serve-stopped", language))


def join(
    link: Annotated[str, typer.Argument(help="The table's link, or a personal one.", metavar="URL")],
    language: Language,
    bot: Annotated[str, typer.Option(help=f"{', '.join(LEVELS)} or ./program.", autocompletion=completion(LEVELS))],
    name: Annotated[str | None, typer.Option(help="The nickname; by default the bot's name.")] = None,
    matches: Annotated[int, typer.Option(help="Leave after so many matches; 0: stay.", min=0)] = 1,
) -> None:
    """Seat a bot of this machine at a server's table."""
    with usage_errors(language):
        from oneleft import client
        from oneleft.client.remote_bot import play

        server, table, token = client.read_link(link)
        new_bot(bot, "", wait_until_ready=False).close()  # an unknown bot is reported at once

        personal_links: list[str] = []  # empty until the bot is seated

        async def run() -> int:
            async with client.Lobby(server, language) as lobby:
                seat_token = token or (await lobby.take_seat(table, name or bot.rpartition("/")[2][:24])).token
                async with lobby.connect(table, seat_token) as seat:
                    await seat.wait_until_entered()
                    personal_links.append(f"{server}/t/{table}#{seat_token}")
                    typer.echo(say("join-seated", language, table=personal_links[0]))
                    return int(await play(seat, lambda seed: new_bot(bot, seed), matches))

        try:
            over = asyncio.run(run())
        except client.ServerRefused as refused:
            fail(on_one_line(str(refused)))
        except KeyboardInterrupt:
            typer.echo(say("join-gone", language, table=personal_links[0] if personal_links else link))
            return
    typer.echo(say("join-left", language, matches=over))
