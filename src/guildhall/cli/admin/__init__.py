"""guildhall admin."""

from guildhall.cli.admin import people, server, tables
from guildhall.cli.admin.app import admin

__all__ = ["admin", "people", "server", "tables"]
