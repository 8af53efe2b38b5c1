"""Sets of capital cards: selected in any order, although the rules take them one by one."""

from typing import TYPE_CHECKING, Final

from guildhall.compiled_types import i64
from guildhall.core.composed import Composed
from guildhall.core.errors import Refusal, UnparsableMove
from guildhall.games.craftsmen.capital import KIND_IDS, KINDS, ONE, count
from guildhall.games.craftsmen.decision import Decision, Said

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen

_THING: Final = "capital:"
_MOST_OFFERED: Final = 3
"""Maximum number of suggested sets."""
_MOST_TRIED: Final = 20_000
"""Maximum number of sets examined for suggestions."""


class SetOfCards(Decision):
    """A question that is answered by several capital cards of the hand."""

    kind = "set"

    def usable(self, state: "Craftsmen") -> i64:
        """The cards of the hand that can be selected."""
        raise NotImplementedError

    def move(self, kind: i64) -> i64:
        """The move that adds one of them."""
        raise NotImplementedError

    def is_whole(self, state: "Craftsmen", cards: i64) -> bool:
        """Whether these cards are an answer."""
        raise NotImplementedError

    def too_much(self, state: "Craftsmen", cards: i64) -> Refusal | None:
        """Why no answer contains all these cards."""
        raise NotImplementedError

    def makes(self, state: "Craftsmen", cards: i64) -> Said:
        """The description of these cards."""
        raise NotImplementedError

    def regret(self, state: "Craftsmen", cards: i64) -> i64:
        """The cost of an answer for a sensible player."""
        raise NotImplementedError

    def pieces(self, state: "Craftsmen") -> list[str]:
        return things_of(self.usable(state))

    def compose(self, state: "Craftsmen", things: list[str]) -> Composed:
        usable: i64 = self.usable(state)
        cards: i64 = 0
        for thing in set(things):
            kind: i64 = _kind_of(thing)
            if count(cards, kind) == count(usable, kind):
                return Composed([], [], self.refusal(state, self.move(kind)))
            cards += ONE[kind]
        says = self.makes(state, cards)
        refusal = self.too_much(state, cards)
        if refusal is not None or not self.is_whole(state, cards):
            return Composed([], says, refusal)
        return Composed(self._steps(state, cards), says)

    def _steps(self, state: "Craftsmen", cards: i64) -> list[int]:
        """The cards in ascending order; the last ones of a hand may be paid automatically (A65)."""
        after = state.clone()
        steps: list[int] = []
        for kind in range(KINDS):
            for _ in range(count(cards, kind)):
                action: i64 = self.move(kind)
                if after.decision is self and after.seat == state.seat:
                    steps.append(int(action))
                    after.do_play(action, None)
        return steps

    def best_sets(self, state: "Craftsmen") -> list[list[str]]:
        ranked: list[tuple[int, int]] = []
        self._search(state, self.usable(state), 0, 0, ranked, [_MOST_TRIED])
        ranked.sort()
        return [things_of(cards) for _, cards in ranked[:_MOST_OFFERED]]

    def _search(
        self,
        state: "Craftsmen",
        usable: i64,
        first: i64,
        cards: i64,
        ranked: list[tuple[int, int]],
        left: list[int],
    ) -> None:
        """Add all answers that extend these cards with kinds from `first` up."""
        left[0] -= 1
        if left[0] < 0 or self.too_much(state, cards) is not None:
            return
        if self.is_whole(state, cards):
            ranked.append((int(self.regret(state, cards)), int(cards)))
            return
        for kind in range(first, KINDS):
            if count(usable, kind) > count(cards, kind):
                self._search(state, usable, kind, cards + ONE[kind], ranked, left)


def things_of(cards: i64) -> list[str]:
    """Each card as a separate thing: the second one of a kind is `capital:violet_1.2`."""
    found: list[str] = []
    for kind in range(KINDS):
        for number in range(count(cards, kind)):
            found.append(_THING + KIND_IDS[kind] + (f".{number + 1}" if number else ""))
    return found


def _kind_of(thing: str) -> i64:
    name = thing.removeprefix(_THING).partition(".")[0]
    if not thing.startswith(_THING) or name not in KIND_IDS:
        raise UnparsableMove(move=thing)
    kind: i64 = KIND_IDS.index(name)
    return kind
