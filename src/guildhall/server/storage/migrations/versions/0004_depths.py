"""Part of a replay is found without reading the whole log."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("entries_depth", "entries", ["table_id", "depth", "kind"])
