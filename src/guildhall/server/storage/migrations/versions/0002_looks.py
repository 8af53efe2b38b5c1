"""How the names of accounts look, so that nobody takes a twin of one.

Of accounts that are twins already the oldest guards the name; the others keep theirs, and one
whose name differs only in width needs another one from the operator before it can sign in.
"""

import sqlalchemy as sa
from alembic import op

from guildhall.server.accounts import names

revision = "0002"
down_revision = "0001"

_people = sa.table(
    "people",
    *(sa.column(name) for name in ("id", "name", "kind", "login", "look", "created")),
)


def upgrade() -> None:
    op.add_column(
        "people",
        sa.Column("look", sa.Text, comment="how the name of an account looks; see names.py"),
    )
    connection = op.get_bind()
    query = sa.select(_people).where(_people.c.login.is_not(None)).order_by(_people.c.created)
    rows = connection.execute(query).all()
    logins, looks = {row.login for row in rows}, set[str]()
    for row in rows:
        login, look = names.folded(row.name), names.look(row.name)
        kept = row.login if login in logins else login
        logins.add(kept)
        connection.execute(
            sa.update(_people)
            .where(_people.c.id == row.id)
            .values(login=kept, look=None if look in looks else look)
        )
        looks.add(look)
    op.create_index("people_look", "people", ["look"], unique=True)
