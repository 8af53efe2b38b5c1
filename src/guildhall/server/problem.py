"""How a refusal looks."""

from msgspec import Struct

from guildhall.table.fields import Facts


class Problem(Struct, frozen=True):
    """Something that was not done; nothing has changed."""

    error: str
    """What kind of problem: `not-your-turn`."""
    message: str
    """The sentence of the catalogue that words it: `error-not-your-turn`."""
    facts: Facts
    sentence: str
    """The same in words, in the language that was asked for."""
    rule: str = ""
    """The numbered rule that forbids a move, where there is one."""
