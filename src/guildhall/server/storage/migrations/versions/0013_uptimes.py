"""When processes of the house ran: while none does, no clock runs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "uptimes",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("start", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
