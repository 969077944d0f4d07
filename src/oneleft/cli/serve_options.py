"""The options of ``oneleft serve``. Each can also be given by the environment or a file: `serve_config`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from .serve_config import read_sources

Config = Annotated[
    Path | None,
    typer.Option(
        "--config", help="A TOML file with any of these settings.", metavar="FILE", is_eager=True, callback=read_sources
    ),
]
PrintConfig = Annotated[bool, typer.Option("--print-config", help="Print the settings in force and exit.")]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)]
Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data directory.")
]
Origins = Annotated[list[str] | None, typer.Option(help="Another site whose pages may connect.", metavar="URL")]
HostNames = Annotated[
    list[str] | None,
    typer.Option(help="A name by which browsers reach this server, like games.example.org; * for any.", metavar="NAME"),
]
ProxyList = Annotated[
    list[str] | None,
    typer.Option(
        help="A proxy in front of this server, whose X-Forwarded-For or Forwarded is trusted.", metavar="ADDRESS"
    ),
]
RootPath = Annotated[
    str, typer.Option(help="The path under which a proxy serves this server, like /uno.", metavar="PATH")
]
InviteCode = Annotated[
    str,
    typer.Option(
        help="Only people who know this code may use the server. Safer in the environment or a file.", metavar="CODE"
    ),
]
AdminToken = Annotated[
    str,
    typer.Option(
        help="Whoever has this token may use the page /admin. Safer in the environment or a file.", metavar="TOKEN"
    ),
]
SignInHeader = Annotated[
    str,
    typer.Option(
        help="Only people whom the proxy has signed in, as this header tells, may use the server.", metavar="NAME"
    ),
]
Rate = Annotated[float, typer.Option(help="Requests per second from one address; 0: no limits per address.", min=0)]
KeepDays = Annotated[
    float,
    typer.Option(help="Delete tables without a finished match this many days after the last move; 0: never.", min=0),
]
KeepMatches = Annotated[
    float,
    typer.Option(help="Delete tables with finished matches this many days after the last move; 0: never.", min=0),
]
Quota = Annotated[
    float, typer.Option(help="Database size in gigabytes above which new tables are refused; 0: no limit.", min=0)
]
Workers = Annotated[
    int, typer.Option(help="Processes that share the tables, to use several cores; with PostgreSQL.", min=1)
]
NodeAddress = Annotated[
    str,
    typer.Option(
        help="Where other servers on the same database reach this one; by default the address that the database sees.",
        metavar="HOST:PORT",
    ),
]
LogFormat = Annotated[Literal["text", "json"], typer.Option(help="How the log is written.")]
OpenPage = Annotated[bool, typer.Option("--open", help="Open the page in a browser.", envvar="ONELEFT_OPEN")]
