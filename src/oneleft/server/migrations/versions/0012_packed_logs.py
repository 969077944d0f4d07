"""Logs that nobody uses are packed, once every node can read them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "packed_logs",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.add_column("rooms", sa.Column("packed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("rooms_packed", "rooms", ["packed", "changed"])
    op.add_column("nodes", sa.Column("reads_packed", sa.Boolean, nullable=False, server_default=sa.false()))
