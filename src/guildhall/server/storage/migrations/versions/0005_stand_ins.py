"""The bot that keeps the seats of people who are away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    stand_in = sa.Column("stand_in", sa.String(40), nullable=False, server_default="apprentice")
    op.add_column("tables", stand_in)
