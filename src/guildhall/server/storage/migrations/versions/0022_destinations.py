"""One table for the destinations of all notification channels, and one for what was sent."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"

_IS_EMAIL = sa.text("channel = 'email'")


def upgrade() -> None:
    destinations = op.create_table(
        "destinations",
        sa.Column("id", sa.String(64), primary_key=True, comment="push: hash of the endpoint"),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("session", sa.String(40), comment="push: the destination ends with it"),
        sa.Column(
            "address", sa.Text, nullable=False, comment="secret; empty: the e-mail of the account"
        ),
        sa.Column("secret", sa.Text, nullable=False, comment="JSON; push: keys of the browser"),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False, comment="consecutive"),
        sa.Column("enabled", sa.Boolean, nullable=False),
    )
    op.create_index("destinations_session", "destinations", ["session"])
    op.create_index("destinations_person", "destinations", ["person", "channel"])
    op.create_index(
        "destinations_email",
        "destinations",
        ["person"],
        unique=True,
        sqlite_where=_IS_EMAIL,
        postgresql_where=_IS_EMAIL,
    )
    op.create_table(
        "deliveries",
        sa.Column("channel", sa.String(10), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Integer, primary_key=True, comment="entry that led to it"),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("deliveries_table", "deliveries", ["table_id"])
    connection = op.get_bind()
    rows = [
        {
            **{name: row[name] for name in ("id", "session", "person", "language", "created")},
            "channel": "push",
            "address": row["endpoint"],
            "secret": json.dumps({"p256dh": row["p256dh"], "auth": row["auth"]}),
            "failures": row["failures"],
            "enabled": True,
        }
        for row in connection.execute(sa.text("SELECT * FROM subscriptions")).mappings()
    ]
    # People who turned the e-mails off keep their key: it is in e-mails that were sent before.
    keys = "SELECT id, letters, letters_key, created FROM people WHERE letters_key IS NOT NULL"
    rows += [
        {
            "id": row["letters_key"],
            "session": None,
            "person": row["id"],
            "language": row["letters"] or "en",
            "created": row["created"],
            "channel": "email",
            "address": "",
            "secret": "",
            "failures": 0,
            "enabled": row["letters"] is not None,
        }
        for row in connection.execute(sa.text(keys)).mappings()
    ]
    if rows:
        op.bulk_insert(destinations, rows)
    for copy in (
        "INSERT INTO deliveries SELECT 'email', table_id, position, person, at FROM letters",
        "INSERT INTO deliveries SELECT 'push', table_id, position, person, at FROM pushes",
    ):
        op.execute(copy)
    op.drop_table("letters")
    op.drop_table("pushes")
    op.drop_table("subscriptions")
    op.drop_index("people_letters_key", "people")
    op.drop_column("people", "letters")
    op.drop_column("people", "letters_key")
