"""Clubs: who belongs to them, and which tables and tournaments are theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    for table in ("tables", "tournaments"):
        club = sa.Column(
            "club", sa.String(40), nullable=False, server_default="", comment="or empty"
        )
        op.add_column(table, club)
    op.create_index("tables_club", "tables", ["club", "status"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(40), nullable=False, unique=True, comment="of its link"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(40), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, comment="since when"),
    )
    op.create_index("members_person", "members", ["person"])
