"""Messages for monitoring."""

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    """The server answers, and the database accepts writes."""

    status: Literal["ok"] = "ok"
