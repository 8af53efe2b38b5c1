"""Clocks of which a table says how long they run."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    bank = sa.Column(
        "bank", sa.Integer, nullable=False, server_default="0", comment="0: as the speed says"
    )
    op.add_column("tables", bank)
    increment = sa.Column("increment", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", increment)
