"""The logs of tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament_entries",
        sa.Column("tournament", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "changed"])
