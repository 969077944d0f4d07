"""Names that are claimed, the devices that are signed in under them, and their passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "names",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("before", sa.String(32), nullable=False),
        sa.Column("player", sa.String(120), nullable=False),
        sa.Column("look", sa.String(32), nullable=False),
        sa.Column("capitals", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("recovery", sa.String(32), nullable=False),
    )
    op.create_index("names_player", "names", ["player"], unique=True)
    op.create_index("names_look", "names", ["look"], unique=True)
    op.create_index("names_capitals", "names", ["capitals"], unique=True)
    op.create_table(
        "devices",
        sa.Column("device", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("devices_person", "devices", ["person", "since"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person", "added"])
    op.create_table(
        "answered",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
