"""Tournaments: who takes part, who met whom at which table."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    tournament = sa.Column(
        "tournament", sa.String(40), nullable=False, server_default="", comment="or empty"
    )
    op.add_column("tables", tournament)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False, index=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False, comment="0: as many as are usual"),
        sa.Column("most", sa.Integer, nullable=False, comment="who take part; 0: any number"),
        sa.Column("begins", sa.BigInteger, comment="when; empty: when the host starts it"),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("bank", sa.Integer, nullable=False),
        sa.Column("increment", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(40), nullable=False, comment="of bots that fill tables"),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), comment="empty: a bot"),
        sa.Column("bot", sa.String(40), nullable=False, comment="its level"),
        sa.Column("filler", sa.Boolean, nullable=False),
        sa.Column("instead", sa.Integer, nullable=False, comment="of whom it plays on; or 0"),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person", "tournament"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False, comment="of the table in its round"),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
