"""Errors in external input, one class each; every message is one sentence."""

from collections.abc import Mapping
from typing import ClassVar, Final

from guildhall import locales

_MOST_LETTERS: Final = 400


def _short(fact: object) -> object:
    """Input may be long, but the sentence that quotes it must not be."""
    if isinstance(fact, str) and len(fact) > _MOST_LETTERS:
        return fact[: _MOST_LETTERS - 1] + "…"
    return fact


class GuildhallError(ValueError):
    """Input that Guildhall refuses; nothing was changed.

    `message` names a message of the catalogue, `facts` are its variables; `str()` returns it in
    English.
    """

    message: ClassVar[str] = "error-invalid"

    def __init__(self, **facts: object) -> None:
        self.facts: Mapping[str, object] = {name: _short(fact) for name, fact in facts.items()}
        super().__init__(self.message)

    def sentence(self, language: str = "en") -> str:
        facts = dict(self.facts)
        if "game" in facts:
            facts["game"] = locales.title(language, str(facts["game"]))
        return locales.text(language, self.message, facts)

    def __str__(self) -> str:
        return self.sentence()


class UnknownGame(GuildhallError):
    message = "error-unknown-game"


class SeatsOutOfRange(GuildhallError):
    message = "error-seats"


class UnknownOption(GuildhallError):
    message = "error-unknown-option"


class InvalidOption(GuildhallError):
    message = "error-invalid-option"


class InvalidSeed(GuildhallError):
    message = "error-seed"


class InvalidComponents(GuildhallError):
    message = "error-components"


class UntrustedBot(GuildhallError):
    """A record names a program that the user has not allowed on the command line."""

    message = "error-untrusted-bot"


class NoSuchSeat(GuildhallError):
    message = "error-no-such-seat"


class UnparsableMove(GuildhallError):
    message = "error-unparsable-move"


class GameIsOver(GuildhallError):
    message = "error-game-over"


class NothingToUndo(GuildhallError):
    message = "error-nothing-to-undo"


class Refusal:
    """Why an action is illegal now: the rule that forbids it and a message of the catalogue."""

    def __init__(self, rule: str, message: str, facts: Mapping[str, object]) -> None:
        self.rule = rule
        self.message = message
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        words = locales.worded(language, self.message, self.facts)
        return f"{words} ({self.rule})" if self.rule else words


class IllegalMove(GuildhallError):
    """A move that the rules do not allow now; cites the rule."""

    def __init__(self, move: str, refusal: Refusal) -> None:
        super().__init__(move=move)
        self.move = move
        self.refusal = refusal

    def sentence(self, language: str = "en") -> str:
        return self.refusal.sentence(language)


class BadSnapshot(GuildhallError):
    message = "error-snapshot"


class BadRecord(GuildhallError):
    """A record that cannot be read, or whose replay does not reach its stored state."""

    message = "error-record"


class BrokenInvariant(AssertionError):
    """An error in the engine: an invariant does not hold."""
