"""Lessons and puzzles of people with an account."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "lessons_kept",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("chapter", sa.String(40), primary_key=True),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("answers", sa.Text, nullable=False, comment="JSON; those that stand"),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "puzzles_tried",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False, comment="the first answer was"),
        sa.Column("solved", sa.Boolean, nullable=False, comment="one of the answers was right"),
        sa.Column("at", sa.BigInteger, nullable=False, comment="when it was tried first"),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
