"""What each node reports of itself to the operator's desk."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("nodes", sa.Column("figures", sa.LargeBinary, nullable=True))
