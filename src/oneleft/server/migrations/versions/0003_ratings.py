"""Ratings that are kept up, and what is needed to tidy up tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(  # migration 0004 replaces it
        "ratings",
        sa.Column("bot", sa.Boolean, primary_key=True),
        sa.Column("player", sa.String(120), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("bound", sa.Float, nullable=False),
    )
    op.create_index("ratings_bound", "ratings", ["bound"])
    op.add_column("rooms", sa.Column("changed", sa.Float, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("finished", sa.Integer, nullable=False, server_default="0"))
    op.add_column("rooms", sa.Column("opener", sa.String(8), nullable=False, server_default=""))
    op.create_index("rooms_changed", "rooms", ["finished", "changed"])
    op.execute("UPDATE rooms SET finished = (SELECT count(DISTINCT match) FROM results WHERE results.room = rooms.id)")
