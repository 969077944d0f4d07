"""Migrate an empty or older database to `schema`, with Alembic."""

from __future__ import annotations

import logging
from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from oneleft.errors import SetupError

logging.getLogger("alembic").setLevel(logging.WARNING)  # only failures are of interest
LOCK = 0x0E1EF7  # an arbitrary number: one node migrates while others that start wait


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date, or to an older version; the caller commits.

    One that a newer version has migrated is refused.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = new_config()
    config.attributes["connection"] = connection
    found = set(MigrationContext.configure(connection).get_current_heads())
    for version in found - versions():
        raise SetupError("serve-newer", version=version)
    if to != "head" or found != {last_version()}:
        command.upgrade(config, to)


def new_config() -> Config:
    config = Config()
    config.set_main_option("script_location", "oneleft.server:migrations")
    return config


@cache
def scripts() -> ScriptDirectory:
    """The migrations, read once: a server opens its database twice."""
    return ScriptDirectory.from_config(new_config())


def versions() -> set[str]:
    return {script.revision for script in scripts().walk_revisions()}


def last_version() -> str | None:
    return scripts().get_current_head()
