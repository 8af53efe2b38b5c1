"""Letters that tell people that it is their turn, each once."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("people", sa.Column("letters", sa.String(2), comment="language of the letters"))
    op.add_column("people", sa.Column("letters_key", sa.String(40), comment="stops them"))
    op.create_index("people_letters_key", "people", ["letters_key"], unique=True)
    op.create_table(
        "letters",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, comment="entry that led to it"),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
