"""The error type of the API."""

from msgspec import Struct

from guildhall.table.fields import Facts


class Problem(Struct, frozen=True):
    """A refused request; nothing has changed."""

    error: str
    """The kind of problem: `not-your-turn`."""
    message: str
    """The message of the catalogue: `error-not-your-turn`."""
    facts: Facts
    sentence: str
    """The finished text in the requested language."""
    rule: str = ""
    """The number of the rule that forbids a move, if there is one."""
