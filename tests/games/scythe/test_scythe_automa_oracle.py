"""Every move of the Automa in random games, found a second time in the plainest way.

The second way knows nothing of the program's tables but the cells of the printed map: it measures on the grid, tests
every territory for every unit and sorts by the whole chain of criteria at once. Source: automa.md 2, 6; R3.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import AutomaTurn
from noria_desktop.games.scythe.printed_automa import MoveOrder
from noria_desktop.games.scythe.record import Outcome, TurnRecord
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.setup import setup
from noria_desktop.games.scythe.state import Automa, Options, State
from noria_desktop.games.scythe.terms import (
    TERRITORIES,
    AutomaStage,
    Level,
    MoveSymbol,
    Place,
    Terrain,
    Unit,
    home_base,
)

MAP = components().map
FIGHTERS = (Unit.MECH, Unit.CHARACTER)


def steps(one: Place, other: Place) -> int:
    """R3: steps on the plain grid, home bases having cells of their own; half the sum of the three differences."""
    (q1, r1), (q2, r2) = MAP.cells[one], MAP.cells[other]
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


def near(unit: Place, territory: Place, confined: bool) -> bool:
    """Whether a territory is in an Automa unit's neighbourhood."""
    if unit >= TERRITORIES or territory >= TERRITORIES or steps(unit, territory) > 1:
        return False
    if not confined or unit == territory:
        return True
    low, high = sorted((unit, territory))
    return (low, high) not in MAP.rivers and Terrain.LAKE not in (MAP.terrain[unit], MAP.terrain[territory])


def units_of(automa: Automa) -> list[tuple[Unit, Place]]:
    found = [(Unit.WORKER, place) for place in automa.workers] + [
        (Unit.MECH, place) for place in automa.mechs
    ]
    return found + ([] if automa.character is None else [(Unit.CHARACTER, automa.character)])


def expected(state: State, order: MoveOrder) -> tuple[Outcome, Unit | None, Place | None, Place | None]:
    """Outcome, unit, where it stood and where it goes, of one symbol that is tried."""
    automa, army = state.automa, state.human.army
    if order.faction is not None and order.faction is not automa.faction:
        return Outcome.NOT_ITS_FACTION, None, None, None
    if automa.power < order.min_power:
        return Outcome.POWER_TOO_LOW, None, None, None
    symbol, home = order.symbol, home_base(automa.faction)
    named = {
        MoveSymbol.MOVE_WORKER: (Unit.WORKER,),
        MoveSymbol.MOVE_MECH: (Unit.MECH,),
        MoveSymbol.MOVE_CHARACTER: (Unit.CHARACTER,),
        MoveSymbol.ENCOUNTER_FACTORY: (Unit.CHARACTER,),
    }.get(symbol, FIGHTERS)
    everyone = units_of(automa)
    possible = sorted(
        (steps(place, home), steps(place, MAP.factory), place, unit is Unit.CHARACTER, unit.value)
        for unit, place in everyone
        if unit in named
    )
    if not possible:
        return Outcome.NO_UNIT, None, None, None
    origin, unit = possible[0][2], Unit(possible[0][4])

    confined = automa.token < components().automa.trackers[automa.level.index].first_free
    rest = list(everyone)
    rest.remove((unit, origin))
    fighting = [place for place in (army.character, *army.mechs) if place is not None]
    enemies = Counter([*fighting, *army.workers])
    threats = [place for place in fighting if place < TERRITORIES]
    own_base = MAP.start_workers[automa.faction.index]

    def value(place: Place) -> int | None:
        """What is compared first, less is better; None: not valid."""
        around = any(near(other, place, confined) for _, other in everyone)
        if symbol is MoveSymbol.ENCOUNTER_FACTORY:
            factory = place == MAP.factory and not automa.factory_card and len(state.decks.factory) > 0
            goal = place in state.board.tokens or factory
            return 0 if around and goal and not enemies[place] and place not in automa.mechs else None
        if not around and place not in own_base:
            return None
        if symbol is MoveSymbol.ATTACK_COMBAT:
            return fighting.count(place) or None
        if symbol is MoveSymbol.ATTACK_WORKER:
            attacked = place in army.workers and place not in fighting
            return -sum(state.board.goods[place]) if attacked else None
        alike = FIGHTERS if unit in FIGHTERS else (Unit.WORKER,)
        if enemies[place] or any(kind in alike and other == place for kind, other in rest):
            return None
        if symbol is not MoveSymbol.MOVE_WORKER:
            return min(steps(place, enemy) for enemy in threats or fighting)
        if any(steps(place, enemy) <= 1 for enemy in threats):
            return None
        return -sum(near(other, place, confined) for _, other in rest)

    found = sorted(
        (number, steps(place, MAP.factory), place)
        for place in range(TERRITORIES)
        if (number := value(place)) is not None
    )
    if not found:
        return Outcome.NO_DESTINATION, unit, origin, None
    return Outcome.DONE, unit, origin, found[0][2]


def compare(state: State, record: TurnRecord) -> int:
    """Check each symbol of a turn's record against the position before the move; returns how many were tried."""
    orders = components().automa.cards[record.card - 1].schemes[record.scheme.index].moves
    tried = 0
    for order, entry in zip(orders, record.moves, strict=True):
        if entry.outcome is Outcome.IGNORED:
            continue
        selected = entry.selected
        assert (
            entry.outcome,
            selected and selected.unit,
            selected and selected.place,
            entry.destination,
        ) == expected(state, order)
        tried += 1
    return tried


@pytest.mark.parametrize("level", list(Level))
def test_every_symbol_comes_to_the_same(level: Level) -> None:
    """automa.md 6: selection, valid territories, exclusions and every tie-break, in eight random games a level."""
    tried = 0
    for seed in range(8):
        pick = random.Random(seed)
        state = setup(Options(level=level), 40 + seed).state
        while RULES.turn(state).seat is not None:
            before, entry = state, state.pending[-1]
            state = RULES.apply_unchecked(state, pick.choice(RULES.legal_actions(state))).state
            if entry == AutomaTurn(AutomaStage.MOVE):
                assert state.automa.record is not None
                tried += compare(before, state.automa.record)
    assert tried > 100
