"""Tables at which somebody plays on from a position of another."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    of = sa.Column(
        "branch_of", sa.String(40), nullable=False, server_default="", comment="table, or empty"
    )
    at = sa.Column(
        "branch_at", sa.Integer, nullable=False, server_default="0", comment="moves before it"
    )
    name = sa.Column("branch_name", sa.Text, nullable=False, server_default="")
    for column in (of, at, name):
        op.add_column("tables", column)
    op.create_index("branches", "tables", ["branch_of", "host"])
