"""Reviews of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("way", sa.String(40), primary_key=True, comment="how it was looked at"),
        sa.Column("number", sa.Integer, primary_key=True, comment="of the decision; -1 for all"),
        sa.Column("found", sa.Text, nullable=False, comment="JSON"),
    )
