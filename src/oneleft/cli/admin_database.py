"""The database that ``oneleft admin`` works on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from .command_io import usage_errors

if TYPE_CHECKING:
    from oneleft.server.store import Store

Database = Annotated[
    str | None,
    typer.Option(
        help="sqlite:///FILE or postgresql://…; by default a file in your data directory.", envvar="ONELEFT_DATABASE"
    ),
]


@contextmanager
def database_of(given: str | None, language: str) -> Iterator[Store]:
    """A database of this version, which servers may use meanwhile."""
    with usage_errors(language):
        from oneleft.server import run

        with run.readable_database(given) as store:
            store.open()
            yield store
