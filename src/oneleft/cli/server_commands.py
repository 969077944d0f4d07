"""`oneleft serve` and `oneleft join`."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.bots.factory import new_bot
from oneleft.bots.levels import LEVELS
from oneleft.lang import on_one_line, say
from oneleft.system_errors import reason_in_words

from . import serve_options as o
from .command_io import Language, fail, usage_errors
from .completion import completion
from .serve_config import shown_config

if TYPE_CHECKING:
    from oneleft.server.app import Options


def serve(
    context: typer.Context,
    language: Language,
    config: o.Config = None,
    print_config: o.PrintConfig = False,
    host: o.Host = "127.0.0.1",
    port: o.Port = 8000,
    database: o.Database = None,
    origin: o.Origins = None,
    host_name: o.HostNames = None,
    proxy: o.ProxyList = None,
    root_path: o.RootPath = "",
    invite_code: o.InviteCode = "",
    sign_in_header: o.SignInHeader = "",
    admin_token: o.AdminToken = "",
    rate: o.Rate = 50.0,
    keep_days: o.KeepDays = 1.0,
    keep_matches: o.KeepMatches = 0.0,
    quota: o.Quota = 10.0,
    workers: o.Workers = 1,
    node_address: o.NodeAddress = "",
    log_format: o.LogFormat = "text",
    open_page: o.OpenPage = False,
) -> None:
    """Serve tables in the browser, for friends and bots. Ctrl-C stops the server.

    Every option can also be given by the environment, or by a file.
    """
    with usage_errors(language):
        if print_config:
            typer.echo(shown_config(context))
            return
        from oneleft.server import run
        from oneleft.server.access import Access, read_invite_code, read_sign_in_header
        from oneleft.server.app import Options
        from oneleft.server.desk_access import DeskAccess, read_admin_token
        from oneleft.server.limits import DAY, GIGABYTE
        from oneleft.server.node_addresses import Address
        from oneleft.server.root_path import read_root_path
        from oneleft.server.workers import check_workers

        options = Options(
            run.database_url(database),
            origins=frozenset(site.rstrip("/") for site in origin or ()),
            host_names=(host, *(host_name or ())),
            proxies=tuple(proxy or ()),
            root_path=read_root_path(root_path),
            access=Access(read_invite_code(invite_code), read_sign_in_header(sign_in_header, proxy)),
            desk=DeskAccess(read_admin_token(admin_token)),
            rate=rate,
            keep_seconds=keep_days * DAY,
            keep_matches=keep_matches * DAY,
            quota=quota * GIGABYTE,
        )
        options.new_admission()  # a proxy that is no address is reported at once
        options = run.with_test_settings(options, host, os.environ)
        check_workers(workers, options.database)
        Address.read(node_address)
        run_server(options, host, port, open_page, log_format, language, (node_address, workers))
    typer.echo(say("serve-stopped", language))


def run_server(
    options: Options,
    host: str,
    port: int,
    open_page: bool,
    log_format: o.LogFormat,
    language: str,
    nodes: tuple[str, int],
) -> None:
    """Until a signal arrives."""
    from oneleft.server import run
    from oneleft.server.network import LOOPBACK, local_address, network_addresses

    bound = listen(host, port, language)
    options = replace(options, addresses=network_addresses(bound))
    with run.locked_database(options.database):
        node_sockets = run.sockets_for_nodes(options.database, *nodes)
        here = local_address(bound) + options.root_path
        typer.echo(say("serve-running", language, address=here, database=run.without_password(options.database)))
        for address in options.addresses:
            typer.echo(say("serve-network", language, address=address))
        if options.desk.token:
            typer.echo(say("serve-desk", language, address=f"{here}/admin"))
        if host in LOOPBACK:
            typer.echo(say("serve-local", language))
        if open_page:
            webbrowser.open(here)
        run.serve(options, bound, log_format, language, node_sockets)


def listen(host: str, port: int, language: str) -> socket.socket:
    from oneleft.server import run

    try:
        return run.listen(host, port)
    except OSError as error:
        fail(say("serve-port", language, host=host, port=str(port), reason=reason_in_words(error, language)), 2)


def join(
    link: Annotated[str, typer.Argument(help="The table's link, or a personal one.", metavar="URL")],
    language: Language,
    bot: Annotated[str, typer.Option(help=f"{', '.join(LEVELS)} or ./program.", autocompletion=completion(LEVELS))],
    name: Annotated[str | None, typer.Option(help="The nickname; by default the bot's name.")] = None,
    matches: Annotated[int, typer.Option(help="Leave after this many matches; 0: stay.", min=0)] = 1,
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
