"""Browsers that are told when it is somebody's turn, and what the house knows of itself."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True, comment="hash of the endpoint"),
        sa.Column("session", sa.String(40), nullable=False, comment="it ends with it"),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False, comment="whoever knows it can disturb"),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, comment="one after the other"),
    )
    op.create_index("subscriptions_session", "subscriptions", ["session"])
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "pushes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, comment="entry that led to it"),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
