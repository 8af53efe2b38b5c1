"""Ids, tokens and passwords."""

import hashlib
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_ALPHABET: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_LENGTH: Final = 14
_HASHER: Final = PasswordHasher()  # Argon2id


def new_id() -> str:
    """A random id that cannot be guessed: the link of a table is its id."""
    # One random number for all characters: a system call for each takes ten times as long.
    number, text = secrets.randbelow(len(_ALPHABET) ** _LENGTH), ""
    for _ in range(_LENGTH):
        number, index = divmod(number, len(_ALPHABET))
        text += _ALPHABET[index]
    return text


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_password() -> str:
    """A temporary password, which its user should change."""
    return "-".join("".join(secrets.choice(_ALPHABET) for _ in range(5)) for _ in range(4))


def new_seed() -> int:
    return secrets.randbits(128)


def token_hash(token: str) -> str:
    """The stored hash of a token, which cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_token(token: str) -> str:
    """The CSRF token of a session, which a foreign page cannot read."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"guildhall csrf").hexdigest()


def device_token(person: str, hashed_password: str) -> str:
    """A marker for devices where an account has signed in; a new password invalidates it."""
    key = hashlib.sha256(hashed_password.encode()).digest()
    proof = hashlib.blake2b(person.encode(), key=key, digest_size=16, person=b"guildhall device")
    return proof.hexdigest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def fits(password: str, hashed: str) -> bool:
    """Verify a password; takes as long for an account that does not exist."""
    try:
        return _HASHER.verify(hashed or _nobody(), password) and bool(hashed)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe(16))
