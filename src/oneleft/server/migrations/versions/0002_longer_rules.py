"""Rules lines with many house rules are longer than 200 characters."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("results") as results:
        results.alter_column("rules", type_=sa.String(400), existing_nullable=False)
