"""Secrets of the server, read from the environment because command lines are public."""

import os
from pathlib import Path

from guildhall.core.errors import GuildhallError


class UnreadableSecret(GuildhallError):
    """A password file that cannot be read."""

    message = "error-unreadable-secret"


def secret(variable: str) -> str:
    """Return a secret from the environment, or from the file named by VARIABLE_FILE."""
    file = os.environ.get(f"{variable}_FILE", "")
    if not file:
        return os.environ.get(variable, "")
    try:
        return Path(file).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSecret(file=file, variable=f"{variable}_FILE") from error
