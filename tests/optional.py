"""Optional parts of the test suite, and how a run reports missing ones."""

import os
from collections import Counter
from typing import Final, NoReturn

import pytest

PROVIDED: Final = {
    "browser": "Chromium that runs (set CHROMIUM to the path of one)",
    "client": "the built browser client (`make client`)",
    "compiler": "a C compiler",
    "postgres": "PostgreSQL (the extra `dev` installs it)",
}
"""`make test` provides these; a run without them fails unless GUILDHALL_TEST_SKIP names them."""
EXTERNAL: Final = ("caddy", "mount", "nginx", "pidfd", "systemd-analyze", "torch")
"""Only some machines have these; their tests may be skipped."""
SKIP: Final = "GUILDHALL_TEST_SKIP"


class MissingError(Exception):
    """A part that the test command should have provided."""


def chosen() -> set[str]:
    """Return the parts that the user has chosen to skip."""
    names = {name for name in os.environ.get(SKIP, "").split(",") if name}
    if unknown := names - set(PROVIDED):
        known = ", ".join(PROVIDED)
        raise pytest.UsageError(f"{SKIP} names {', '.join(sorted(unknown))}; known are {known}")
    return names


def missing(part: str, detail: str = "") -> NoReturn:
    """Skip the test if the user has chosen to, or if `part` is external; otherwise fail it."""
    if part in EXTERNAL or part in chosen():
        pytest.skip(f"without {part}")
    reason = f"There is no {PROVIDED[part]}{f': {detail}' if detail else ''}"
    raise MissingError(f"{reason}. To skip the tests that need it, set {SKIP}={part}.")


def external(part: str, found: object) -> pytest.MarkDecorator:
    """Skip the test because an external part was not found."""
    assert part in EXTERNAL, part
    return pytest.mark.skipif(not found, reason=f"without {part}")


def summary(reasons: list[str]) -> tuple[list[str], list[str]]:
    """Return one line for each reason of a skip, and the reasons that are not allowed."""
    allowed = {f"without {part}" for part in (*EXTERNAL, *chosen())}
    counts = Counter(reasons)
    lines = [f"{number} skipped {reason}" for reason, number in sorted(counts.items())]
    return lines, sorted(set(counts) - allowed)
