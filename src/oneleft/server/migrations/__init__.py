"""Migrate an empty or older database to `schema`, with Alembic."""

from __future__ import annotations

import logging

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

logging.getLogger("alembic").setLevel(logging.WARNING)  # only failures are of interest
LOCK = 0x0E1EF7  # an arbitrary number: one node migrates while others that start wait


def migrate(connection: Connection) -> None:
    """Bring the database up to date; the caller commits."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", "oneleft.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
