"""People, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("login", sa.Text, unique=True, comment="folded name of an account"),
        sa.Column("password", sa.Text),
        sa.Column("email", sa.Text),
        sa.Column(
            "owner",
            sa.String(40),
            sa.ForeignKey("people.id"),
            index=True,
            comment="of a bot account",
        ),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("speed", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column(
            "fingerprint", sa.String(40), nullable=False, comment="of the rules it began with"
        ),
        sa.Column("rematch", sa.String(40), nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text, nullable=False, comment="JSON; empty until the end"),
        sa.Index("lobby", "public", "status", "created"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(40), index=True),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("name", sa.Text, nullable=False, comment="of a player in an uploaded record"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column(
            "data", sa.Text, nullable=False, comment="JSON; what it holds depends on the kind"
        ),
        sa.Column("events", sa.Text, nullable=False, comment="JSON; what a move brought about"),
        sa.Column("head", sa.Integer, nullable=False, comment="entry of the last move that stands"),
        sa.Column(
            "base", sa.Integer, nullable=False, comment="of a move: the head it was played on"
        ),
        sa.Column("depth", sa.Integer, nullable=False, comment="moves that stand"),
        sa.Column("floor", sa.Integer, nullable=False, comment="the head that free undo stops at"),
        sa.Column("turn", sa.Integer, nullable=False, comment="seat to act after it"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("position", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
