"""Ids, tokens and passwords."""

import hashlib
import secrets
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_ALPHABET: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
_LETTERS: Final = 14
_HASHER: Final = PasswordHasher()  # Argon2id


def new_id() -> str:
    """A name that cannot be guessed: the link of a table is its id."""
    # One number for all letters: asking the system for each of them takes ten times as long.
    number, letters = secrets.randbelow(len(_ALPHABET) ** _LETTERS), ""
    for _ in range(_LETTERS):
        number, letter = divmod(number, len(_ALPHABET))
        letters += _ALPHABET[letter]
    return letters


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_password() -> str:
    """To be told to somebody, who should choose another one."""
    return "-".join("".join(secrets.choice(_ALPHABET) for _ in range(5)) for _ in range(4))


def new_seed() -> int:
    return secrets.randbits(128)


def token_hash(token: str) -> str:
    """What the database keeps of a token: it cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def csrf_token(token: str) -> str:
    """A second secret of a session, which a foreign page cannot read."""
    return hashlib.blake2b(token.encode(), digest_size=16, person=b"guildhall csrf").hexdigest()


def device_token(person: str, hashed_password: str) -> str:
    """What a browser keeps to show that somebody has signed in there; a new password ends it."""
    key = hashlib.sha256(hashed_password.encode()).digest()
    proof = hashlib.blake2b(person.encode(), key=key, digest_size=16, person=b"guildhall device")
    return proof.hexdigest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())


def hash_password(password: str) -> str:
    return _HASHER.hash(password)


def fits(password: str, hashed: str) -> bool:
    """Whether a password is right; takes as long for an account that does not exist."""
    try:
        return _HASHER.verify(hashed or _nobody(), password) and bool(hashed)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    return _HASHER.hash(secrets.token_urlsafe(16))
