"""Tables that count, and what they made of the ratings of their players."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    rated = sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", rated)
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="when the game ended"),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False, comment="skill after the game"),
        sa.Column("sigma", sa.Float(53), nullable=False, comment="how unsure that is"),
    )
    op.create_index("ratings_pool", "ratings", ["game", "seats", "at"])
    op.create_table(
        "rating_pools",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column(
            "revision", sa.Integer, primary_key=True, comment="each once; of two writers one fails"
        ),
    )
