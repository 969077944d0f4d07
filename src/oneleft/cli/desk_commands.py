"""``oneleft admin tables``, ``people`` and ``status``: what goes on at a server, read from its database."""

from __future__ import annotations

from time import time
from typing import Annotated, Any, Literal

import msgspec
import typer

from oneleft.lang import format_decimal, say
from oneleft.protocol.desk import DeskNode, DeskPerson, DeskStatus, DeskTable

from .admin_database import Database, database_of
from .command_io import Language, print_text

State = Annotated[
    Literal["waiting", "starting", "playing", "over"] | None, typer.Option(help="Only tables in this state.")
]
Find = Annotated[str, typer.Option(help="Only tables with this text in their id, code, rules or names.")]
Most = Annotated[int, typer.Option(help="How many at most.", min=1)]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
UNITS = (("d", 86_400), ("h", 3600), ("min", 60))  # their symbols are the same in all our languages


def tables(
    language: Language,
    database: Database = None,
    state: State = None,
    find: Find = "",
    most: Most = 100,
    as_json: Json = False,
) -> None:
    """List the tables: who sits there, the rules, their age and when someone last moved."""
    with database_of(database, language) as store:
        from oneleft.server.desk import read_tables

        now = time()
        found = read_tables(store, now, state or "", find, most)
    if as_json:
        print_json(found.tables)
        return
    for table in found.tables:
        print_text(f"{table.id}  {table_in_words(table, now, language)}")
    print_text(say("desk-shown", language, shown=len(found.tables), found=found.found))


def people(
    language: Language,
    database: Database = None,
    find: Find = "",
    most: Most = 100,
    connected: Annotated[bool, typer.Option("--connected", help="Only people who are connected.")] = False,
    as_json: Json = False,
) -> None:
    """List the people with a seat, the table of each, and since when they have it."""
    with database_of(database, language) as store:
        from oneleft.server.desk import read_tables

        now = time()
        found = read_tables(store, now, "", find, most).tables
    rows = [(table, person) for table in found for person in table.people if person.online or not connected]
    if as_json:
        print_json([{"table": table.id, "state": table.status} | msgspec.to_builtins(one) for table, one in rows])
        return
    for table, person in rows:
        print_text(f"{table.id}  {person_in_words(table, person, now, language)}")
    print_text(say("desk-people-shown", language, count=len(rows)))


def status(language: Language, database: Database = None, as_json: Json = False) -> None:
    """Show the nodes and their load, the size of the database, and the orders in force."""
    with database_of(database, language) as store:
        from oneleft.server.desk import read_status

        found = read_status(store, time())
    if as_json:
        print_json(found)
        return
    for line in status_in_words(found, language):
        print_text(line)


def print_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def table_in_words(table: DeskTable, now: float, language: str) -> str:
    if table.damaged:
        return say("desk-damaged", language)
    names = [
        person.name if person.online else f"{person.name} ({say('desk-away', language)})" for person in table.people
    ]
    parts = [
        table.code,
        say(f"desk-{table.status}", language),
        say("desk-match", language, number=table.match) if table.match else "",
        ", ".join(names),
        say("desk-bots", language, count=table.bots) if table.bots else "",
        table.rules,
        say("desk-listed", language) if table.listed else "",
        say("desk-opened", language, ago=age(now - table.opened)),
        say("desk-moved", language, ago=age(now - table.moved)),
    ]
    return " · ".join(filter(None, parts))


def person_in_words(table: DeskTable, person: DeskPerson, now: float, language: str) -> str:
    parts = [
        person.name,
        say("desk-online" if person.online else "desk-away", language),
        say("desk-seated", language, ago=age(now - person.since)),
        say(f"desk-{table.status}", language),
    ]
    return " · ".join(parts)


def status_in_words(found: DeskStatus, language: str) -> list[str]:
    nodes = [node_in_words(node, found.now, language) for node in found.nodes]
    size = say("desk-database", language, tables=found.tables, size=bytes_in_words(found.database, language))
    free = "" if found.free is None else " · " + say("desk-free", language, size=bytes_in_words(found.free, language))
    orders = [f"{say(f'desk-order-{one.kind}', language)} {one.value}".rstrip() for one in found.orders]
    return [*(nodes or [say("desk-no-node", language)]), size + free, *orders]


def node_in_words(node: DeskNode, now: float, language: str) -> str:
    figures = say(
        "desk-figures",
        language,
        tables=node.tables,
        people=node.connections,
        moves=format_decimal(node.moves, language, 1, 1),
        milliseconds=format_decimal(node.milliseconds, language, 0, 1),
        processor=round(100 * node.processor),
    )
    parts = [
        say("desk-node", language, id=node.id, version=node.version),
        figures,
        say("desk-reported", language, ago=age(now - node.seen)),
        say("desk-order-drain", language) if node.draining else "",
    ]
    return " · ".join(filter(None, parts))


def bytes_in_words(size: int, language: str) -> str:
    scale, unit = (1e9, "GB") if size >= 1e9 else (1e6, "MB")
    return f"{format_decimal(size / scale, language, 1, 1)} {unit}"


def age(seconds: float) -> str:
    """A time in the largest unit of which it has one.

    >>> age(7.9), age(3600), age(200_000)
    ('7 s', '1 h', '2 d')
    """
    unit, length = next(((unit, length) for unit, length in UNITS if seconds >= length), ("s", 1))
    return f"{max(0, int(seconds // length))} {unit}"
