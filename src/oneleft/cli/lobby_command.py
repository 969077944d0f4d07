"""``oneleft lobby``: the open tables of a server, and a seat at one of them."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
import typer

from oneleft.errors import ServerRefused
from oneleft.lang import say
from oneleft.protocol.tables import TableShown
from oneleft.rules.config import Rules
from oneleft.table.rules_in_words import rules_in_words

from .command_io import Language, fail, print_text, usage_errors
from .play_command import default_name
from .remote_game import play_on_server
from .shared_options import Plain


def lobby(
    language: Language,
    name: Annotated[str, typer.Option(default_factory=default_name, show_default="your login", help="Your name.")],
    server: Annotated[str, typer.Argument(help="The server's address.", metavar="URL")],
    number: Annotated[int | None, typer.Argument(help="Sit down at this table of the list.", metavar="NUMBER")] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Sit down where the fewest people are missing, or at a new table.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """List the open tables of a server, or sit down at one and play."""
    if quick and number is not None:
        fail(say("lobby-together", language), 2)
    address = (server if "://" in server else f"http://{server}").rstrip("/")
    with usage_errors(language):
        try:
            if quick or number is not None:
                link = asyncio.run(sit_down(address, number, name, language))
                play_on_server(link, language, name, plain=plain)
                return
            tables = asyncio.run(open_tables(address, language))
        except ServerRefused as refused:
            fail(refused.message)
        print_tables(tables, language, as_json)


async def open_tables(address: str, language: str) -> list[TableShown]:
    from oneleft import client

    async with client.Lobby(address, language) as server:
        return await server.tables()


async def sit_down(address: str, number: int | None, name: str, language: str) -> str:
    """Take a seat at a table of the list, or in a quick match. Return its personal link."""
    from oneleft import client

    async with client.Lobby(address, language) as server:
        if number is None:
            seated = await server.quick_match(name, client.device_secret())
        else:
            tables = await server.tables()
            if not 1 <= number <= len(tables):
                fail(say("lobby-number", language, number=str(number)), 2)
            seated = await server.take_seat(tables[number - 1].id, name, client.device_secret())
        return f"{address}/t/{seated.table.id}#{seated.token}"


def print_tables(tables: list[TableShown], language: str, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.encode(tables).decode())
    elif not tables:
        print_text(say("lobby-none", language))
    else:
        for number, table in enumerate(tables, 1):
            print_text(f"{number:>3}  {describe_table(table, language)}")


def describe_table(table: TableShown, language: str) -> str:
    """Who sits there, how many more can, the rules, and the language of the person who opened it."""
    names = [seat.name for seat in table.seats if seat.name is not None]
    free = table.settings.players - len(names)
    parts = [
        ", ".join(names),
        say("page-under-way", language) if table.status != "waiting" else "",
        say("page-seats-free", language, count=free) if free > 0 else say("page-no-seat", language),
        rules_in_words(Rules.parse(table.settings.rules), language),
        say("language-name", table.settings.language) if table.settings.language else "",
    ]
    return " · ".join(filter(None, parts))
