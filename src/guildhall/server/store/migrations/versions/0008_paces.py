"""Clocks of which a table says how long they run."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for name in ("bank", "increment"):
        op.add_column("tables", sa.Column(name, sa.Integer, nullable=False, server_default="0"))
