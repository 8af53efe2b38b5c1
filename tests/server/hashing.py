"""Hashes of passwords that take no time; as the house makes them, each takes 0.2 s."""

from typing import Final

from argon2 import PasswordHasher

from guildhall.server.accounts import secrets

OF_THE_HOUSE: Final = secrets._HASHER
"""As safe as it must be in `test_safety`."""


def hash_quickly() -> None:
    """In this process, from now on."""
    use(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))


def use(hasher: PasswordHasher) -> None:
    setattr(secrets, "_HASHER", hasher)  # noqa: B010
