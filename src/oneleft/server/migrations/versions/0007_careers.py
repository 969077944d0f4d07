"""Which results are of public tables, how ratings changed, and the results of a player by their time.

Nobody can tell which earlier matches were public, so none is taken for it. Their ratings are computed once more.
"""

from typing import Any

import sqlalchemy as sa
from alembic import op

from oneleft.server.ratings import Ratings

revision = "0007"
down_revision = "0006"
branch_labels = depends_on = None


def upgrade() -> None:
    for table in ("rooms", "results"):
        op.add_column(table, sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    for name in ("new_rating", "new_deviation"):
        op.add_column("results", sa.Column(name, sa.Float))
    op.drop_index("results_player", "results")
    op.create_index("results_player", "results", ["player", "ended"])
    op.create_index("results_person", "results", ["person", "ended"])
    op.create_index("results_public", "results", ["public", "ended"])
    fill_ratings(op.get_bind())


def fill_ratings(connection: sa.Connection) -> None:
    found = (
        "SELECT room, match, player, name, person, rating FROM results WHERE rating != '' ORDER BY ended, room, match"
    )
    ratings = Ratings()
    ratings.count(connection.execute(sa.text(found)))
    rows: list[dict[str, Any]] = [
        {"room": room, "match": match, "person": person, "rating": after.rating, "deviation": after.deviation}
        for (room, match, person), after in ratings.after.items()
    ]
    if rows:
        changed = "UPDATE results SET new_rating = :rating, new_deviation = :deviation"
        connection.execute(sa.text(f"{changed} WHERE room = :room AND match = :match AND person = :person"), rows)
