"""The migrations create exactly the tables of the schema."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from oneleft.server.schema import METADATA
from oneleft.server.store import Store


def test_migrations_lead_to_the_schema(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()
