"""What an operator needs: bans, an audit log, sessions that expire, resets, a probe."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.BigInteger, comment="until when"))
    op.add_column("people", sa.Column("muted", sa.BigInteger, comment="until when"))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET seen = created")
    op.create_table(
        "resets",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False, index=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("table_id", sa.String(40)),
        sa.Column("detail", sa.Text, nullable=False),
    )
    op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, comment="when a write was last tried"),
    )
    op.execute("INSERT INTO probe (id, at) VALUES (1, 0)")
