"""A table without I/O: its settings, its log, its rules session and what each viewer may see.

The terminal, the server and a browser-only build are hosts of this package. It imports no asyncio,
SQL, sockets or files.
"""
