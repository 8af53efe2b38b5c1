"""Whether hints were agreed when a table with people was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
