"""``oneleft admin``: for whoever runs a server."""

from __future__ import annotations

from typing import Annotated

import typer

from oneleft.lang import say

from .common import Language, usage_errors

admin = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


@admin.callback()
def about() -> None:
    """Look after the database of a server."""


@admin.command("check")
def check(
    language: Language,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…; by default a file in your data directory.")
    ] = None,
) -> None:
    """Read every table, and list those that cannot be read. A server may use the database meanwhile."""
    with usage_errors(language):
        from oneleft.server import run
        from oneleft.server.check import check_tables

        with run.readable_database(database) as store:
            tables, faults = check_tables(store)
    for fault in faults:
        reason = fault.reason or say("admin-missing", language, number=str(fault.number))
        key = "admin-table" if fault.table else "admin-part"
        typer.echo(say(key, language, table=fault.table, number=str(fault.number), reason=reason))
    typer.echo(say("admin-checked", language, tables=tables))
    typer.echo(say("admin-damaged", language, count=len(faults)) if faults else say("admin-fine", language))
    if faults:
        raise typer.Exit(1)
