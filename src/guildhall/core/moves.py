"""The moves of a game, declared once: verbs with named parts.

A game lists its verbs, `Verb("send", "send {worker} {building}", BUILDING, WORKER)`. This table
defines the numbers of its actions, their texts, their messages in the catalogue, and the things
on the table to click for them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from guildhall.core.errors import UnparsableMove
from guildhall.core.events import Fact, Facts


@dataclass(frozen=True)
class Part:
    """A named part of a move, and the canonical word for each of its values."""

    name: str
    words: Sequence[str]
    facts: Callable[[int], Facts] | None = None
    """The value of a fact for the catalogue, if it differs from the word of the part."""

    def facts_of(self, value: int) -> Facts:
        if self.facts is not None:
            return self.facts(value)
        word = self.words[value]
        return {self.name: int(word) if word.isdigit() else word}


class Verb:
    """One kind of move.

    The parts are in the order of the numbering, the fastest-changing one first; the text names
    them in the order of writing.
    """

    def __init__(self, name: str, text: str, *parts: Part, idle: bool = False) -> None:
        self.name = name
        self.text = text
        self.parts = parts
        self.idle = idle
        """The move is a pass: it gives up other possibilities."""
        self.size = 1
        self.strides: dict[str, int] = {}
        """The difference between two actions that differ by one in a part."""
        for part in reversed(parts):
            self.strides[part.name] = self.size
            self.size *= len(part.words)
        self.written = sorted(parts, key=lambda part: text.index("{" + part.name + "}"))
        """The parts in the order of the text."""

    def values(self, index: int) -> dict[str, int]:
        """The value of each part in an action of this verb, in the order of the text."""
        strides = self.strides
        return {part.name: index // strides[part.name] % len(part.words) for part in self.written}


class Moves:
    """All moves of a game, numbered verb after verb."""

    def __init__(
        self, game: str, verbs: Sequence[Verb], things: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        self.list = tuple(verbs)
        self._templates = dict(things or {})
        """Maps a part or a fact to its thing on the table: `hex:{seat}.{}`."""
        self._things: dict[tuple[int, int], list[str]] = {}
        self._said: dict[int, tuple[str, Facts]] = {}
        """A cache, because the same moves appear at every turn."""
        self._by_thing: dict[int, dict[str, list[tuple[int, frozenset[str]]]]] = {}
        """Computed on first use, because bots do not need it."""
        self._first: dict[str, int] = {}
        self._verb_of: list[Verb] = []
        self.size = 0
        for verb in verbs:
            self._first[verb.name] = self.size
            self._verb_of += [verb] * verb.size
            self.size += verb.size
        self._texts = [self._write(action) for action in range(self.size)]
        self._actions = {text: action for action, text in enumerate(self._texts)}
        if len(self._actions) != self.size:
            raise ValueError(f"two moves of {game} have one text")

    # Tables for compiled code.

    def first(self, verb: str) -> int:
        """The number of a verb's first action."""
        return self._first[verb]

    def stride(self, verb: str, part: str) -> int:
        """The difference between two actions that differ by one in a part."""
        return next(one.strides[part] for one in self.list if one.name == verb)

    def verbs(self) -> list[int]:
        """The verb number of every action."""
        return [number for number, verb in enumerate(self.list) for _ in range(verb.size)]

    def number(self, verb: str) -> int:
        """The number of a verb, as in `verbs`."""
        return [one.name for one in self.list].index(verb)

    def values(self, part: str) -> list[int]:
        """The value of a part in every action, or -1 if the action has no such part."""
        return [self._parts(action).get(part, -1) for action in range(self.size)]

    # For interpreted code.

    def verb(self, action: int) -> Verb:
        return self._verb_of[action]

    def _parts(self, action: int) -> dict[str, int]:
        verb = self._verb_of[action]
        return verb.values(action - self._first[verb.name])

    def words(self, action: int) -> dict[str, str]:
        """The word of each part, in the order of the text."""
        verb = self._verb_of[action]
        values = self._parts(action)
        return {part.name: part.words[values[part.name]] for part in verb.written}

    def _write(self, action: int) -> str:
        return self._verb_of[action].text.format(**self.words(action))

    def text(self, action: int) -> str:
        """The canonical text of an action."""
        return self._texts[action]

    def texts(self, actions: Sequence[int]) -> dict[int, str]:
        """The texts of the given actions, by number."""
        texts = self._texts
        return {action: texts[action] for action in actions}

    def parse(self, text: str) -> int:
        """The action of a text; raises UnparsableMove if there is none."""
        action = self._actions.get(" ".join(text.split()))
        if action is None:
            raise UnparsableMove(move=text)
        return action

    def describe(self, action: int) -> tuple[str, Facts]:
        """Message and facts that describe an action."""
        said = self._said.get(action)
        if said is None:
            verb = self._verb_of[action]
            values = self._parts(action)
            facts: dict[str, Fact] = {}
            for part in verb.parts:
                facts.update(part.facts_of(values[part.name]))
            said = self._said[action] = f"{self.game}-move-{verb.name}", facts
        return said

    # Things on the table.

    def thing(self, name: str, word: object, seat: int) -> str | None:
        """The thing on the table that a part or a fact names, if it names one."""
        template = self._templates.get(name)
        return None if template is None else template.format(word, seat=seat)

    def things(self, action: int, seat: int) -> list[str]:
        """The things to click for an action, in the order of its text.

        Always the same list object, which must not be changed, so callers can compare identities.
        """
        found = self._things.get((action, seat))
        if found is None:
            words = self.words(action).items()
            found = [thing for name, word in words if (thing := self.thing(name, word, seat))]
            self._things[action, seat] = found
        return found

    def nearest(self, things: Sequence[str], seat: int) -> list[int]:
        """The actions that a player most likely means by clicking these things.

        They contain the last thing and as many of the others as possible, and as few additional
        things as possible.
        """
        best: list[int] = []
        closest = (0, 0)
        for action, named in self._with_thing(seat).get(things[-1] if things else "", ()):
            met = len(named.intersection(things))
            closeness = (met, met - len(named))
            if not best or closeness > closest:
                best, closest = [action], closeness
            elif closeness == closest:
                best.append(action)
        return best

    def _with_thing(self, seat: int) -> dict[str, list[tuple[int, frozenset[str]]]]:
        """For each thing, the actions that contain it, each with all its things."""
        if seat not in self._by_thing:
            found: dict[str, list[tuple[int, frozenset[str]]]] = {}
            for action in range(self.size):
                named = frozenset(self.things(action, seat))
                for thing in named:
                    found.setdefault(thing, []).append((action, named))
            self._by_thing[seat] = found
        return self._by_thing[seat]
