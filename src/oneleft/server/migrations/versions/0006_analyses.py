"""Finished matches can be analysed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("node", sa.String(24), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("progress", sa.Float, nullable=False),
        sa.Column("rough", sa.LargeBinary),
        sa.Column("packed", sa.LargeBinary),
    )
    for name in ("luck", "luck_error", "own", "decisions", "faults"):
        op.add_column("results", sa.Column(name, sa.Integer))
