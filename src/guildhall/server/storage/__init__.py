"""The database: schema, migrations, group commit, timeouts and backup."""
