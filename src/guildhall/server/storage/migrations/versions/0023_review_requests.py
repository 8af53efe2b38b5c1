"""Who has requested a review; before, they were presences at a table that does not exist."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.create_table(
        "review_requests",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
    )
    # Nobody who upgrades has a process running that these belong to.
    op.execute("DELETE FROM presences WHERE table_id LIKE 'review:%'")
