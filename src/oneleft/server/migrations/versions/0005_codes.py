"""Tables can be found by their code."""

import sqlalchemy as sa
from alembic import op

from oneleft.protocol.table_codes import code_of

revision = "0005"
down_revision = "0004"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("code", sa.String(4), nullable=False, server_default=""))
    op.create_index("rooms_code", "rooms", ["code"])
    connection = op.get_bind()
    ids = [row[0] for row in connection.execute(sa.text("SELECT id FROM rooms"))]
    if ids:
        changed = sa.text("UPDATE rooms SET code = :code WHERE id = :id")
        connection.execute(changed, [{"id": one, "code": code_of(one)} for one in ids])
