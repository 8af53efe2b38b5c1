"""Where everything is kept: one log of entries for each table, people, and caches of the log."""
