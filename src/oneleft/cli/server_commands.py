"""`oneleft serve` and `oneleft join`."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from dataclasses import replace
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
    host_name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name by which browsers reach this server, like games.example.org; * for any.", metavar="NAME"
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="A proxy in front of this server, whose X-Forwarded-For is believed.", metavar="ADDRESS"),
    ] = None,
    rate: Annotated[
        float,
        typer.Option(help="Requests a second from one address; 0: no limits for addresses.", min=0),
    ] = 50.0,
    keep_days: Annotated[
        float,
        typer.Option(help="Delete tables without a finished match so long after their last move; 0: never.", min=0),
    ] = 1.0,
    quota: Annotated[
        float, typer.Option(help="Gigabytes that the database may have before new tables are refused; 0: any.", min=0)
    ] = 10.0,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables in the browser, for friends and bots. Ctrl-C stops the server."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.app import Options
        from oneleft.server.limits import DAY, GIGABYTE
        from oneleft.server.network import LOOPBACK, local_address, network_addresses

        url = run.database_url(database)
        entropy = run.choose_entropy(host, os.environ)
        options = Options(
            url,
            origins=frozenset(site.rstrip("/") for site in origin or ()),
            host_names=(host, *(host_name or ())),
            proxies=tuple(proxy or ()),
            rate=rate,
            limits=run.choose_limits(host, os.environ),
            keep_seconds=keep_days * DAY,
            quota=quota * GIGABYTE,
            entropy=entropy,
            clock=run.choose_clock(host, os.environ),
        )
        options.new_gate()  # a proxy that is no address is reported at once
        bound = listen(host, port, language)
        options = replace(options, addresses=network_addresses(bound))
        with run.locked_database(url):
            here = local_address(bound)
            typer.echo(say("serve-running", language, address=here, database=run.without_password(url)))
            for address in options.addresses:
                typer.echo(say("serve-network", language, address=address))
            if host in LOOPBACK:
                typer.echo(say("serve-local", language))
            if open_page:
                webbrowser.open(here)
            run.serve(options, bound)
    typer.echo(say("serve-stopped", language))


def listen(host: str, port: int, language: str) -> socket.socket:
    from oneleft.server import run

    try:
        return run.listen(host, port)
    except OSError as error:
        fail(say("serve-port", language, host=host, port=str(port), reason=error.strerror or str(error)), 2)


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

        server, asked, token = client.read_link(link)
        new_bot(bot, "", wait_until_ready=False).close()  # an unknown bot is reported at once

        personal_links: list[str] = []  # empty until the bot is seated

        async def run() -> int:
            async with client.Lobby(server, language) as lobby:
                table = (await lobby.table(asked)).id
                nickname = name or bot.rpartition("/")[2][:24]
                seat_token = token or (await lobby.take_seat(table, nickname, person=client.device_secret())).token
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
