"""Secrets of the server, which do not belong on a command line."""

import os
from pathlib import Path

from guildhall.core.errors import GuildhallError


class UnreadableSecret(GuildhallError):
    """A file with a password that is not there."""

    message = "error-unreadable-secret"


def secret(variable: str) -> str:
    """A secret from the environment, or from the file that VARIABLE_FILE names."""
    file = os.environ.get(f"{variable}_FILE", "")
    if not file:
        return os.environ.get(variable, "")
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSecret(file=file, variable=f"{variable}_FILE") from error
