"""Several processes: whose bots play at a table, and who is there."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("process", sa.Integer, nullable=False, comment="whose bots play there"),
    )
    op.create_table(
        "presences",
        sa.Column("process", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(40), primary_key=True, comment="empty: anywhere"),
        sa.Column("person", sa.String(40), primary_key=True, comment="empty: strangers"),
        sa.Column("sockets", sa.Integer, nullable=False),
    )
    op.create_index("presences_table", "presences", ["table_id"])
