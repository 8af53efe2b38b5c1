"""The server: accounts, lobby, tables, storage."""
