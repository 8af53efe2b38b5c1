"""Runs the migrations on the connection that `store.database.upgrade` has opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
