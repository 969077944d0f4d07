"""``oneleft admin``: for the operator of a server."""

from __future__ import annotations

from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from oneleft.lang import say
from oneleft.system_errors import reason_in_words

from . import desk_commands
from .admin_database import Database, database_of
from .command_io import Language, fail, usage_errors

if TYPE_CHECKING:
    from oneleft.server.check import Fault

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
BackupFile = Annotated[Path, typer.Argument(help="The file of the backup.", metavar="FILE")]


@admin.callback()
def about() -> None:
    """Look after a server and its database."""


admin.command("tables")(desk_commands.tables)
admin.command("people")(desk_commands.people)
admin.command("status")(desk_commands.status)


@admin.command("check")
def check(language: Language, database: Database = None) -> None:
    """Read every table, verify every finished match, compare every snapshot. A server may use it meanwhile."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.check import check_tables

        with run.readable_database(database) as store:
            checked = check_tables(store, language)
    for fault in checked.faults:
        key = "admin-table" if fault.table else "admin-part"
        reason = explain_fault(fault, language)
        typer.echo(say(key, language, table=fault.table, number=str(fault.number), reason=reason))
    typer.echo(
        say(
            "admin-checked",
            language,
            tables=checked.tables,
            records=checked.records,
            snapshots=checked.snapshots,
        )
    )
    wrong = len(checked.faults)
    typer.echo(say("admin-damaged", language, count=wrong) if wrong else say("admin-fine", language))
    if wrong:
        raise typer.Exit(1)


def explain_fault(fault: Fault, language: str) -> str:
    if fault.message == "admin-record":
        return say("admin-record", language, match=fault.match, reason=fault.reason)
    if fault.message == "admin-result":
        return say("admin-result", language, match=fault.match)
    return fault.reason or say(fault.message, language, number=str(fault.number))


@admin.command("backup")
def backup(file: BackupFile, language: Language, database: Database = None) -> None:
    """Write the whole database to one file. A server may use it meanwhile."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.backup import back_up

        with run.readable_database(database) as store:
            back_up(store, file)
    typer.echo(say("admin-backed-up", language, file=str(file)))


@admin.command("restore")
def restore(file: BackupFile, language: Language, database: Database = None) -> None:
    """Put a backup into a new database, of either kind."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.backup import restore as put_back

        with run.database_errors(key="admin-unreadable"):
            put_back(file, run.database_url(database))
    typer.echo(say("admin-restored", language, file=str(file)))


@admin.command("migrate")
def migrate(language: Language, database: Database = None) -> None:
    """Bring the database up to the version of this program, as a server does when it starts."""
    with database_of(database, language):
        from oneleft.server.migrations import last_version
    typer.echo(say("admin-migrated", language, version=str(last_version())))


@admin.command("export")
def export(
    directory: Annotated[Path, typer.Argument(help="Where to write them.", metavar="DIRECTORY")],
    language: Language,
    database: Database = None,
) -> None:
    """Write the records of all finished matches, for replay and verification."""
    with database_of(database, language) as store:
        from oneleft.server.export import finished_records

        count = 0
        try:
            directory.mkdir(parents=True, exist_ok=True)
            for name, record in finished_records(store, time()):
                (directory / name).write_text(record, "utf-8")
                count += 1
        except OSError as error:
            fail(say("file-fails", language, file=str(directory), reason=reason_in_words(error, language)), 2)
    typer.echo(say("admin-exported", language, count=count, directory=str(directory)))


def obey(what: str, value: str, language: str, database: str | None, lift: bool = False) -> str:
    """Give an order to the servers of a database, or withdraw it; its value as it is stored."""
    with database_of(database, language) as store:
        from oneleft.server import orders

        try:
            return orders.obey(store, what, value, time(), lift)
        except orders.NothingToDo as nothing:
            fail(nothing.explain(language))


@admin.command("drain")
def drain(
    language: Language,
    database: Database = None,
    end: Annotated[bool, typer.Option("--end", help="Let people open tables again.")] = False,
) -> None:
    """Before a restart: no new tables and matches, and everyone is told."""
    obey("drain", "", language, database, lift=end)
    typer.echo(say("admin-drained" if end else "admin-draining", language))


@admin.command("message")
def message(
    text: Annotated[str, typer.Argument(help="The message to show, at most 300 characters.")],
    language: Language,
    database: Database = None,
) -> None:
    """Show a message to everyone who is connected."""
    obey("message", text, language, database)
    typer.echo(say("admin-told", language))


@admin.command("close")
def close(
    table: Annotated[str, typer.Argument(help="The table's id, as in its link.")],
    language: Language,
    database: Database = None,
) -> None:
    """Close a table, whatever goes on there. Its log is deleted."""
    typer.echo(say("admin-closed", language, value=obey("close", table, language, database)))


@admin.command("ban")
def ban(
    language: Language,
    who: Annotated[str | None, typer.Argument(help="A nickname, an address, or a network like 192.0.2.0/24.")] = None,
    database: Database = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
) -> None:
    """Ban a nickname from taking seats, or a network from everything. Without a name: list the bans."""
    if who is not None:
        value = obey("ban", who, language, database, lift)
        typer.echo(say("admin-lifted" if lift else "admin-banned", language, value=value))
        return
    with database_of(database, language) as store:
        from oneleft.server import orders

        for order in orders.read_orders(store):
            if order.kind in orders.BANS:
                typer.echo(order.value)


@admin.command("release")
def release_name(
    language: Language,
    name: Annotated[str, typer.Argument(help="The claimed name.", metavar="NAME")],
    database: Database = None,
) -> None:
    """Free a name that someone has claimed.

    Its results and its rating stay as they are.
    """
    from oneleft.room.results import player_key
    from oneleft.server.stored_names import release_for_host

    with database_of(database, language) as store:
        if not release_for_host(store, player_key(name)):
            fail(say("admin-not-claimed", language, name=name))
        typer.echo(say("admin-released", language, name=name))
