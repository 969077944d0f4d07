"""The operator's orders to all nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("value", sa.String(300), primary_key=True),
        sa.Column("given", sa.Float, nullable=False),
    )
