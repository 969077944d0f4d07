"""The folds of long logs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("stamp", sa.String(24), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
