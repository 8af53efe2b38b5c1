"""Build positions of Craftsmen; cards that are not named fill decks and open places."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import cast

from guildhall import games, locales
from guildhall.compiled_types import i64, vec
from guildhall.core.bits import BIT
from guildhall.core.events import Log
from guildhall.core.game import Value
from guildhall.games.craftsmen import phases
from guildhall.games.craftsmen.bank import Bank
from guildhall.games.craftsmen.capital import KIND_IDS, ONE, kinds, number
from guildhall.games.craftsmen.components import (
    BUILDINGS,
    GUILDS,
    NATURAL,
    NO_BUILDING,
    SEASONS,
    TYPES,
    Material,
)
from guildhall.games.craftsmen.decision import NOTHING
from guildhall.games.craftsmen.deck import Deck, entry
from guildhall.games.craftsmen.player import START, Player
from guildhall.games.craftsmen.production import fill
from guildhall.games.craftsmen.queue import put_disc
from guildhall.games.craftsmen.state import Craftsmen
from guildhall.games.craftsmen.view import CraftsmenView

GAME = games.load("craftsmen")
MATERIAL = cast(Craftsmen, GAME.new(2, 1)).material
HALVES = ["barrel", "rope", "leather", "paper", "iron", "cloth", "meat", "flour"]


@dataclass
class Owner:
    """The possessions of one player; `filled` gives for a building the goods on its icons."""

    points: int = 10
    capital: Sequence[str] = ()
    hand: Sequence[str] = ()
    row: Sequence[str] = ()
    filled: Mapping[str, Sequence[str]] = field(default_factory=dict)
    fair: int = 0
    privileges: int = 0
    works: int = 0
    bonus: Sequence[str] = ()


def card(name: str) -> int:
    return MATERIAL.ids.index(name)


def cards(names: Sequence[str]) -> int:
    return sum(int(ONE[KIND_IDS.index(name)]) for name in names)


def position(
    *given: Owner,
    seats: int = 3,
    stage: str = "",
    season: str = "spring",
    year: int = 1,
    order: Sequence[int] = (),
    queues: Mapping[str, Sequence[Sequence[int]]] | None = None,
    granary: Mapping[str, Sequence[int | str]] | None = None,
    holds: Mapping[tuple[int, str], Sequence[int]] | None = None,
    open_capital: Sequence[str] = ("violet_1", "green_1"),
    discard: Sequence[str] = (),
    capital_deck: int | None = None,
    market: Mapping[str, Sequence[str]] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    **options: Value,
) -> Craftsmen:
    """Return a position at the start of a stage, or of the round; other players own little.

    The deck of capital cards can be limited to a size, and decks of buildings can be given in full;
    the last player then gets the remaining cards.
    """
    owners = [*given, *(Owner() for _ in range(seats - len(given)))]
    state = cast(Craftsmen, GAME.new(len(owners), seed=1, **options))
    material = state.material
    state.year = year
    state.season = SEASONS.index(season)
    state.order = vec[i64](order or range(len(owners)))
    named = {name for owner in owners for name in owner.row}
    sawmills = [f"sawmill_{n}" for n in range(1, 7) if f"sawmill_{n}" not in named]
    for seat, owner in enumerate(owners):
        state.players[seat] = _player(owner, owner.row or [sawmills.pop(0)], material)
    _lay_buildings(state, owners, market or {}, decks or {})
    state.bank = Bank()
    state.bank.open = cards(open_capital)
    state.bank.open_size = len(open_capital)
    state.bank.discard = cards(discard)
    state.bank.discard_size = len(discard)
    for kind in range(12):
        state.bank.deck += material.copies[kind] * ONE[kind]
    used = [state.bank.open, state.bank.discard, *(player.capital for player in state.players)]
    state.bank.deck -= sum(used)
    state.bank.deck_size = number(state.bank.deck)
    if capital_deck is not None:
        for _ in range(int(state.bank.deck_size) - capital_deck):
            kind = next(k for k in range(11, -1, -1) if state.bank.deck >> (4 * k) & 15)
            state.bank.deck -= ONE[kind]
            state.bank.deck_size -= 1
            state.players[-1].get_capital(kind)
    for name, column in (granary or {}).items():
        state.granary[HALVES.index(name)] = _pair(column)
    for (ship, product), content in (holds or {}).items():
        hold = material.hold_of[material.goods.index(product) * 4 + ship - 1]
        state.holds[hold] = _pair(content)
    for seat, player in enumerate(state.players):
        filled = [*state.granary, *state.holds]
        on_board = sum((pair & 7 == seat + 1) + (pair >> 3 == seat + 1) for pair in filled)
        player.cubes = 20 - player.fair - player.cubes_on_icons() - on_board
        state.privileges -= player.privileges
        state.works -= player.works
        state.bonus_left &= ~player.bonus
    for guild, fields in (queues or {}).items():
        for place, discs in enumerate(fields):
            for level, seat in enumerate(discs):
                number_ = GUILDS.index(guild)
                state.queues[number_] = put_disc(state.queues[number_], 2 * place + level, seat)
                state.players[seat].helpers -= 1
    _begin(state, stage)
    return state


def _begin(state: Craftsmen, stage: str) -> None:
    state.turn = state.passed = 0
    state.actor = -1
    state.progress = phases.NOT_BEGUN
    state.decision = NOTHING
    if stage:
        state.begin_stage(GUILDS.index(stage))
    else:
        state.begin_round(None)
    state.go_on(None)
    if state.players[-1].capital_size <= 10:
        state.audit()


def _player(owner: Owner, row_: Sequence[str], material: Material) -> Player:
    player = Player()
    player.earned = vec[i64]([0 for _ in range(10)])
    player.earn(owner.points, START)
    for name in owner.capital:
        player.get_capital(KIND_IDS.index(name))
    for name in owner.hand:
        player.get_card(card(name))
    for name in row_:
        player.build(card(name), False, material)
    player.fair = owner.fair
    player.privileges = owner.privileges
    player.works = owner.works
    player.bonus = sum(BIT[material.goods.index(good) - 15] for good in owner.bonus)
    for building, goods in owner.filled.items():
        for good in goods:
            _fill(player, card(building), material.goods.index(good), material)
    return player


class _Table:
    """The part of a state that is needed to fill an icon."""

    def __init__(self, material: Material) -> None:
        self.material = material


def _fill(player: Player, building: int, good: int, material: Material) -> None:
    fill(cast(Craftsmen, _Table(material)), player, good, building)


def _lay_buildings(
    state: Craftsmen,
    owners: Sequence[Owner],
    market: Mapping[str, Sequence[str]],
    decks: Mapping[str, Sequence[str]],
) -> None:
    used = {card(name) for owner in owners for name in owner.hand}
    for player in state.players:
        used |= {int(built) for built in player.row}
    state.box = sum(BIT[n] for n in range(6) if BUILDINGS + n not in used)
    named = {card(name) for names in (*market.values(), *decks.values()) for name in names}
    last = state.players[-1]
    for number_, name in enumerate(TYPES):
        first = 24 * number_
        rest = [c for c in range(first, min(first + 24, 64)) if c not in used and c not in named]
        shown = [card(c) for c in market[name]] if name in market else rest[:2]
        rest = [c for c in rest if c not in shown]
        pile = [card(c) for c in decks[name]] if name in decks else rest
        surplus = [c for c in rest if c not in pile] if name in decks else []
        for extra in surplus:
            last.get_card(extra)
        state.places[2 * number_] = shown[0] if shown else NO_BUILDING
        state.places[2 * number_ + 1] = shown[1] if len(shown) > 1 else NO_BUILDING
        sorts = [state.material.houses[number_] >> (c - first) & 1 for c in pile]
        state.decks[number_] = Deck(
            vec[i64]([entry(c - first, 0, s) for c, s in zip(pile, sorts, strict=True)])
        )


def _pair(cubes: Sequence[int | str]) -> int:
    numbers = [int(NATURAL) if cube == "n" else int(cube) + 1 for cube in cubes]
    return sum(cube * 8**place for place, cube in enumerate(numbers))


# Playing and reading


def play(state: Craftsmen, *moves: str) -> Log:
    """Play moves given as text; run the audit after each."""
    log: Log = []
    for move in moves:
        state.play(GAME.parse(move), log)
        if max(player.capital_size for player in state.players) <= 10:
            state.audit()
    return log


def legal(state: Craftsmen, verb: str = "") -> set[str]:
    """Return the legal moves as text; if `verb` is given, those that begin with it."""
    texts = {GAME.text(action) for action in state.legal()}
    return {text for text in texts if text.split()[0] == verb} if verb else texts


def refused(state: Craftsmen, move: str) -> str:
    """Return the rule by which a move is refused, and the message."""
    assert move not in legal(state)
    refusal = state.refusal(GAME.parse(move))
    return f"{refusal.rule}: {locales.worded('en', refusal.message, refusal.facts)}"


def seen(state: Craftsmen, viewer: int = 0) -> CraftsmenView:
    return cast(CraftsmenView, state.view(viewer))


def asked(state: Craftsmen) -> tuple[int, str]:
    """Return the seat to act and its decision."""
    return int(state.seat), state.decision.name


def capital(state: Craftsmen, seat: int = 0) -> list[str]:
    return kinds(state.players[seat].capital)


def points(state: Craftsmen, seat: int = 0) -> int:
    return int(state.players[seat].points)


def hand(state: Craftsmen, seat: int = 0) -> set[str]:
    return {c["id"] for c in seen(state, seat)["hand_buildings"]}


def row(state: Craftsmen, seat: int = 0) -> list[str]:
    return [built["card"]["id"] for built in seen(state)["players"][seat]["row"]]


def column(state: Craftsmen, good: str) -> list[str]:
    """Return the cubes of a half-product in the granary from the bottom; `n` is a natural one."""
    found = next(c for c in seen(state)["granary"] if c["good"] == good)["cubes"]
    return ["n" if cube == "natural" else cube for cube in found]


def hold(state: Craftsmen, ship: int, product: str) -> list[int]:
    holds = seen(state)["ships"][ship - 1]["holds"]
    return next(h for h in holds if h["product"] == product)["cubes"]


def open_cards(state: Craftsmen, card_type: str) -> list[str]:
    market = next(m for m in seen(state)["markets"] if m["type"] == card_type)
    return [c["id"] for c in market["open"] if c]


def deck(state: Craftsmen, card_type: str, viewer: int = 0) -> list[str]:
    return next(m for m in seen(state, viewer)["markets"] if m["type"] == card_type)["deck"]


def discs(state: Craftsmen, guild: str) -> list[list[int]]:
    queue = next(g for g in seen(state)["guilds"] if g["guild"] == guild)
    return [[disc["seat"] for disc in place] for place in queue["discs"]]


def log_of(log: Log, kind: str) -> list[tuple[int, dict[str, object]]]:
    """Return the events of one kind, with their seats."""
    return [(e.seat, dict(e.facts)) for e in log if e.kind == f"craftsmen-{kind}"]


def finish_round(state: Craftsmen) -> None:
    """Pass, with the cheapest discards and payments, until the next round begins."""
    before = (state.year, state.season)
    while not state.over and (state.year, state.season) == before:
        state.do_play(state.legal()[0], None)
