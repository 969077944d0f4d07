"""Rated players are names with a secret. Anyone could play under a plain name, so such ratings are not kept.

The results stay, as the statistics of these names.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.add_column("results", sa.Column("rating", sa.String(12), nullable=False, server_default=""))
    op.drop_table("ratings")
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("player", sa.String(120), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("bound", sa.Float, nullable=False),
    )
    op.create_index("ratings_bound", "ratings", ["bound"])
    op.create_index("ratings_player", "ratings", ["player"])
    keys = op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "people", "value": secrets.token_bytes(32)}])
