"""Several processes on one database: registry, change notifications, rolling restart."""
