"""End phase, winter's end, year scoring and the end of the game."""

from typing import TYPE_CHECKING, Final, final

from guildhall.compiled_types import append, i64, vec
from guildhall.core.bits import BIT
from guildhall.core.errors import Refusal
from guildhall.core.events import Event, Facts, Log
from guildhall.games.craftsmen import hands, moves, phases
from guildhall.games.craftsmen.capital import (
    COLOUR,
    FROM,
    KIND_IDS,
    colour_of,
    count,
    digit_of,
    digits,
    number,
)
from guildhall.games.craftsmen.components import (
    COLOURS,
    FIRST_HALF,
    HALVES,
    HELPERS,
    MEAT,
    MOST_TOKENS,
    NATURAL,
    ORDER_SLOTS,
    ROUND_LIMIT,
    SET_POINTS,
    WINTER,
    YEARS,
)
from guildhall.games.craftsmen.decision import Said
from guildhall.games.craftsmen.moves import SHIPS, kind_of, verb_of
from guildhall.games.craftsmen.player import CITY, GRANARY, INVESTMENT, SHIP_BONUSES, Player
from guildhall.games.craftsmen.player import SHIPS as SHIP_POINTS
from guildhall.games.craftsmen.queue import disc, has_used
from guildhall.games.craftsmen.sets import SetOfCards
from guildhall.games.craftsmen.town_hall import is_on_track, slot

if TYPE_CHECKING:
    from guildhall.games.craftsmen.state import Craftsmen


# End phase


def end_phase(state: "Craftsmen", log: Log | None) -> None:
    """Privilege tokens, helpers, turn order, and then the hand limit (A53)."""
    if state.season != WINTER or state.winter_tokens:  # A23
        _give_privilege_tokens(state, log)
    for seat in range(state.seats):
        state.players[seat].helpers = HELPERS
    for guild in range(6):
        state.queues[guild] = 0
    _change_order(state, log)


def privileges_used(state: "Craftsmen", seat: i64) -> i64:
    """Helpers that used a privilege in this round, and by one reading those on the track (A21)."""
    used: i64 = 0
    for guild in range(6):
        queue: i64 = state.queues[guild]
        for place in range(6):
            if has_used(queue, place) and disc(queue, place) == seat:
                used += 1
    return used + 1 if state.track_counts and is_on_track(state, seat) else used


def _give_privilege_tokens(state: "Craftsmen", log: Log | None) -> None:
    """C72, A22; with two players C87."""
    fewest: i64 = HELPERS
    for seat in range(state.seats):
        fewest = min(fewest, privileges_used(state, seat))
    if state.seats == 2 and privileges_used(state, 0) == privileges_used(state, 1):
        return
    for place in range(state.seats):
        seat = state.order[state.seats - 1 - place if state.french_ties else place]  # A22
        player = state.players[seat]
        if privileges_used(state, seat) > fewest or player.privileges == MOST_TOKENS:
            continue
        if state.privileges > 0:
            state.privileges -= 1
            player.privileges += 1
            if log is not None:
                log.append(Event("craftsmen-fewest-privileges", int(seat), {}))


def _change_order(state: "Craftsmen", log: Log | None) -> None:
    """Helpers on the track go first, the others follow (C73, A54); two players swap (C88)."""
    order: vec[i64] = vec[i64]()
    moved: i64 = 0
    if state.seats == 2:
        order = append(append(order, state.order[1]), state.order[0])
    else:
        for place in range(ORDER_SLOTS):
            seat: i64 = slot(state, place)
            if seat >= 0:
                order = append(order, seat)
                moved |= BIT[seat]
        if moved == 0:
            return
        for place in range(state.seats):
            if not moved & BIT[state.order[place]]:
                order = append(order, state.order[place])
    state.order = order
    state.track = 0
    if log is not None:
        players = [int(seat) + 1 for seat in order]
        log.append(Event("craftsmen-new-order", -1, {"players": players}))


def asks_for_excess(state: "Craftsmen", log: Log | None) -> bool:
    """At most eight cards at the end of the round (C40, C74), in the new order (A30)."""
    while state.turn < state.seats:
        seat: i64 = state.order[state.turn]
        excess: i64 = state.players[seat].capital_size - ROUND_LIMIT
        if excess > 0:
            hands.ask_to_discard(state, seat, excess)
            return True
        state.turn += 1
    if state.season == WINTER:
        _score_year(state, log)
        state.phase = phases.INVESTING
        state.turn = 0
    else:
        state.season += 1  # C24
        state.begin_round(log)
    return False


# Year scoring


def _score_year(state: "Craftsmen", log: Log | None) -> None:
    for ship in range(SHIPS):
        _score_ship(state, ship, log)
    for seat in range(state.seats):
        player = state.players[seat]
        points: i64 = SET_POINTS * colour_sets(state, player)
        player.earn(points, CITY)
        if log is not None:
            log.append(Event("craftsmen-city", int(seat), {"points": int(points)}))
    _score_granary(state, log)


def cubes_on_ship(state: "Craftsmen", ship: i64, seat: i64) -> i64:
    cubes: i64 = 0
    for hold in range(state.material.first_hold[ship], state.material.first_hold[ship + 1]):
        content: i64 = state.holds[hold]
        if content & 7 == seat + 1:
            cubes += 1
        if content >> 3 == seat + 1:
            cubes += 1
    return cubes


def standing_on_ship(state: "Craftsmen", ship: i64, seat: i64) -> i64:
    """More cubes first, then the cube in the highest hold, then furthest left (C77, A27)."""
    cubes: i64 = cubes_on_ship(state, ship, seat)
    if cubes == 0:
        return 0
    first: i64 = state.material.first_hold[ship]
    for hold in range(first, state.material.first_hold[ship + 1]):
        content: i64 = state.holds[hold]
        if content & 7 == seat + 1:
            return 1000 * cubes - 2 * (hold - first)
        if content >> 3 == seat + 1:
            return 1000 * cubes - 2 * (hold - first) - 1
    return 0


def _score_ship(state: "Craftsmen", ship: i64, log: Log | None) -> None:
    material = state.material
    for seat in range(state.seats):
        own: i64 = standing_on_ship(state, ship, seat)
        if own == 0:
            continue
        better: i64 = 0
        for other in range(state.seats):
            if standing_on_ship(state, ship, other) > own:
                better += 1
        points: i64 = 0
        for hold in range(material.first_hold[ship], material.first_hold[ship + 1]):
            content: i64 = state.holds[hold]
            if content & 7 == seat + 1:
                points += material.hold_points[hold]
            if content >> 3 == seat + 1:
                points += material.hold_points[hold]
        bonus: i64 = material.ship_bonus[4 * ship + better] if better < 4 else 0
        player = state.players[seat]
        player.earn(points, SHIP_POINTS)
        player.earn(bonus, SHIP_BONUSES)
        player.cubes += cubes_on_ship(state, ship, seat)
        if log is not None:
            facts: Facts = {"ship": int(ship) + 1, "points": int(points), "bonus": int(bonus)}
            log.append(Event("craftsmen-ship-scored", int(seat), facts))
    for hold in range(material.first_hold[ship], material.first_hold[ship + 1]):
        state.holds[hold] = 0


def colour_count(state: "Craftsmen", player: Player, colour: i64) -> i64:
    """The number of halves of built cards with a colour (C78, A52)."""
    halves: i64 = 0
    for card in player.row:
        if state.material.upper[card] == colour:
            halves += 1
        if state.material.lower[card] == colour:
            halves += 1
    return halves


def colour_sets(state: "Craftsmen", player: Player) -> i64:
    sets: i64 = colour_count(state, player, 0)
    for colour in range(1, len(COLOURS)):
        sets = min(sets, colour_count(state, player, colour))
    return sets


def _score_granary(state: "Craftsmen", log: Log | None) -> None:
    """One point for each own cube, which returns to its owner (C79)."""
    for seat in range(state.seats):
        cube: i64 = seat + 1
        cubes: i64 = 0
        for half in range(HALVES):
            column: i64 = state.granary[half]
            lower: i64 = column & 7
            upper: i64 = column >> 3
            if upper == cube:
                cubes += 1
                upper = 0
            if lower == cube:
                cubes += 1
                lower = upper
                upper = 0
            state.granary[half] = lower + 8 * upper
        player = state.players[seat]
        player.earn(cubes, GRANARY)
        player.cubes += cubes
        if log is not None and cubes > 0:
            log.append(Event("craftsmen-granary-scored", int(seat), {"points": int(cubes)}))


def _refill_granary(state: "Craftsmen") -> None:
    """C81, A25; by the Polish text one natural cube for each missing good (A25)."""
    for half in range(HALVES):
        if FIRST_HALF + half == MEAT:
            continue
        if not state.polish_refill:
            state.granary[half] = NATURAL + 8 * NATURAL
        elif state.granary[half] == 0:
            state.granary[half] = NATURAL


# Investment (C80, A24): one card of each colour, one colour after the other


def asks_to_invest(state: "Craftsmen", log: Log | None) -> bool:
    if state.progress == phases.BEGUN:
        state.ask(state.seat, INVEST)
        return True
    while state.turn < state.seats:
        seat: i64 = state.order[state.turn]
        if state.players[seat].capital_size >= len(COLOURS):
            state.left = len(COLOURS)
            state.ask(seat, INVEST)
            return True
        state.turn += 1
    _refill_granary(state)
    _next_year(state, log)
    return False


def _has_all_colours(player: Player) -> bool:
    cards: i64 = player.capital
    return (
        cards & COLOUR[0] != 0
        and cards & COLOUR[1] != 0
        and cards & COLOUR[2] != 0
        and cards & COLOUR[3] != 0
    )


def invested_colours(state: "Craftsmen") -> i64:
    """The number of colours, in order, that have been invested."""
    return len(COLOURS) - state.left


@final
class Invest(SetOfCards):
    """The choice of a card of the next colour to invest."""

    name = "invest"
    rule = "C80"

    def usable(self, state: "Craftsmen") -> i64:
        player = state.players[state.seat]
        if state.progress == phases.NOT_BEGUN and not _has_all_colours(player):
            return 0
        return player.capital & FROM[3 * invested_colours(state)]

    def move(self, kind: i64) -> i64:
        return moves.invest(kind)

    def is_whole(self, state: "Craftsmen", cards: i64) -> bool:
        return number(cards) == state.left

    def too_much(self, state: "Craftsmen", cards: i64) -> Refusal | None:
        for colour in range(len(COLOURS)):
            if number(cards & COLOUR[colour]) > 1:
                facts = {"colour": COLOURS[colour]}
                return Refusal("C80", "craftsmen-refused-colour-twice", facts)
        return None

    def makes(self, state: "Craftsmen", cards: i64) -> Said:
        invested = int(number(cards) + invested_colours(state))
        points = int(state.invested + digits(cards))
        return [("craftsmen-set-invest", {"cards": invested, "points": points})]

    def regret(self, state: "Craftsmen", cards: i64) -> i64:
        return -digits(cards)

    def legal(self, state: "Craftsmen", buffer: vec[i64]) -> i64:
        player = state.players[state.seat]
        written: i64 = 0
        if state.progress == phases.NOT_BEGUN:
            buffer[0] = moves.PASS
            written = 1
            if not _has_all_colours(player):
                return written
        first: i64 = 3 * invested_colours(state)
        for kind in range(first, first + 3):
            if count(player.capital, kind) > 0:
                buffer[written] = moves.invest(kind)
                written += 1
        return written

    def play(self, state: "Craftsmen", action: i64, log: Log | None) -> None:
        kind: i64 = kind_of(action)
        player = state.players[state.seat]
        player.lose_capital(kind)
        state.bank.put_away(kind)
        state.invested += digit_of(kind)
        state.left -= 1
        if log is not None:
            state.tell(log, "craftsmen-invests", {"card": KIND_IDS[kind]})
        if state.left > 0:
            state.progress = phases.BEGUN
            return
        player.earn(state.invested, INVESTMENT)
        if log is not None:
            state.tell(log, "craftsmen-invested", {"points": int(state.invested)})
        self.passing(state, log)

    def passing(self, state: "Craftsmen", log: Log | None) -> None:
        state.progress = phases.NOT_BEGUN
        state.invested = 0
        state.left = 0
        state.turn += 1

    def refusal(self, state: "Craftsmen", action: i64) -> Refusal:
        if verb_of(action) != moves.INVEST:
            return self.asks_else()
        player = state.players[state.seat]
        kind: i64 = kind_of(action)
        if count(player.capital, kind) == 0:
            return hands.no_such_card(self, kind)
        if state.progress == phases.NOT_BEGUN and not _has_all_colours(player):
            return Refusal("C80", "craftsmen-refused-four-colours", {})
        turn: i64 = invested_colours(state)
        if colour_of(kind) < turn:
            facts = {"colour": COLOURS[colour_of(kind)]}
            return Refusal("C80", "craftsmen-refused-colour-invested", facts)
        # The order of the colours is not a rule of the game: it gives each investment one path.
        facts = {"card": KIND_IDS[kind], "colour": COLOURS[turn]}
        return Refusal("", "craftsmen-refused-colour-first", facts)

    def preview(self, state: "Craftsmen", action: i64) -> Said:
        if verb_of(action) != moves.INVEST:
            return []
        points = int(state.invested + digit_of(kind_of(action)))
        return [("craftsmen-preview-invest", {"points": points})]


INVEST: Final = Invest()


# End of the game


def _next_year(state: "Craftsmen", log: Log | None) -> None:
    if state.year == YEARS:  # C24
        state.finish(log)
        return
    state.year += 1
    state.season = 0
    state.begin_round(log)
