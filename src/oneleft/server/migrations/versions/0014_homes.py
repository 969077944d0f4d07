"""The home of each live table, and where nodes reach each other."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "homes",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("node", sa.String(24), nullable=False),
    )
    op.create_index("homes_node", "homes", ["node"])
    op.add_column("nodes", sa.Column("address", sa.String(80), nullable=False, server_default=""))
    op.add_column("nodes", sa.Column("listens", sa.Boolean, nullable=False, server_default=sa.true()))
    keys = sa.table("secrets", sa.column("name", sa.String), sa.column("value", sa.LargeBinary))
    op.bulk_insert(keys, [{"name": "nodes", "value": secrets.token_bytes(32)}])
