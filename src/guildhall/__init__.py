"""Guildhall: three medieval euro games, played exactly by their rulebooks."""

import os

from guildhall.pure_python_import import prefer_python_sources

__version__ = "0.2.0"

if os.environ.get("GUILDHALL_GAMES"):
    prefer_python_sources()
