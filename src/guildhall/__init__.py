"""Guildhall: three medieval euro games, played exactly by their rulebooks."""

import os

from guildhall.written import import_as_written

__version__ = "0.1.0"

if os.environ.get("GUILDHALL_GAMES"):
    import_as_written()
