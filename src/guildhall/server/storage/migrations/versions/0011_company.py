"""Tables with a word, people who are kept away, and what is reported to operators."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    word = sa.Column(
        "word", sa.String(64), nullable=False, server_default="", comment="hash; empty: none"
    )
    op.add_column("tables", word)
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("blocked", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40), nullable=False, comment="who reports"),
        sa.Column("reported", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), comment="where it happened"),
        sa.Column("text", sa.Text, nullable=False),
    )
