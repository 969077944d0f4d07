"""Logs, tables, results, nodes."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("stamp", sa.String(24), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("due", sa.Float, nullable=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("shown", sa.LargeBinary, nullable=False),
    )
    op.create_index("rooms_due", "rooms", ["due"])
    op.create_index("rooms_listed", "rooms", ["listed", "opened"])
    op.create_table(
        "results",
        sa.Column("room", sa.String(24), primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("player", sa.String(120), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("rules", sa.String(200), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("uno_missed", sa.Integer, nullable=False),
        sa.Column("challenges", sa.Integer, nullable=False),
        sa.Column("challenges_won", sa.Integer, nullable=False),
    )
    op.create_index("results_player", "results", ["player"])
    op.create_index("results_ended", "results", ["ended"])
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
