"""Invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("by", sa.String(40), nullable=False),
    )
    op.create_index("invitations_person", "invitations", ["person"])
