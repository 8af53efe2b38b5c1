"""Holidays, in which the clocks of slow tables rest."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    since = sa.Column("holiday_from", sa.BigInteger, comment="since when clocks of days rest")
    op.add_column("people", since)
    op.add_column("people", sa.Column("holiday_until", sa.BigInteger))
    op.create_index("people_holiday", "people", ["holiday_until"])
