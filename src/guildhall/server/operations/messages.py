"""What watches over the server is told."""

from typing import Literal

from msgspec import Struct


class Health(Struct, frozen=True):
    """The server answers and its database takes what is written."""

    status: Literal["ok"] = "ok"
