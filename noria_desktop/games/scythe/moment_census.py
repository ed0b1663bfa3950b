"""Whether the stack of decisions fits itself and the table. Source: rules.md 16; automa.md 10.

The stack begins with what the turn goes on with and ends with what is decided now; every entry may only lie on
certain others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.positions import Finding
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import contested
from noria_desktop.games.scythe.pending import (
    Aftermath,
    AutomaTurn,
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingCombat,
    ChoosingFactoryCard,
    ChoosingOffer,
    ChoosingPower,
    ChoosingSection,
    ChoosingTop,
    Encountering,
    EndingTurn,
    Finished,
    Gaining,
    InParts,
    Moving,
    Paying,
    PayingCard,
    Pending,
    PlacingGoods,
    Producing,
    Retreating,
    RetreatingWorkers,
    Revealing,
    Settling,
    Travelling,
)
from noria_desktop.games.scythe.state import Army, State
from noria_desktop.games.scythe.terms import TERRITORIES, Cargo, Place, Unit

_TURN: Final = (ChoosingBottom, EndingTurn)
"""What lies under the decisions of a top row or a bottom row."""
_COMBAT: Final = (Aftermath, AutomaTurn)

BELOW: Final[dict[type[Pending], tuple[type[Pending], ...]]] = {
    ChoosingSection: (),
    ChoosingTop: (),
    ChoosingBottom: (),
    EndingTurn: (),
    AutomaTurn: (),
    Finished: (),
    Aftermath: _TURN,
    Moving: (Aftermath,),
    Travelling: (Moving,),
    ChoosingCombat: (Aftermath,),
    ChoosingArtillery: _COMBAT,
    ChoosingPower: _COMBAT,
    ChoosingCards: _COMBAT,
    Revealing: _COMBAT,
    Settling: _COMBAT,
    Retreating: (Settling,),
    RetreatingWorkers: (Settling,),
    InParts: _TURN,
    Gaining: (*_TURN, Encountering, InParts),
    PlacingGoods: (*_TURN, Gaining, Encountering, InParts),
    Producing: (*_TURN, Gaining),
    Paying: (Gaining,),
    PayingCard: (Gaining,),
    Encountering: (Aftermath,),
    ChoosingFactoryCard: (Aftermath,),
    ChoosingOffer: (AutomaTurn,),
}
"""What an entry may lie on; nothing: it lies lowest."""

NEVER_LAST: Final = (Aftermath, InParts, Settling)


def moment(state: State) -> Iterator[Finding]:
    """The stack from the bottom up, then each entry with the table."""
    pending = state.pending
    below: Pending | None = None
    for index, entry in enumerate(pending):
        allowed = BELOW[type(entry)]
        fits = isinstance(below, allowed) if allowed else below is None
        yield f"pending[{index}]", type(entry).__name__, fits
        below = entry
    yield "pending", type(pending[-1]).__name__, not isinstance(pending[-1], NEVER_LAST)
    for index, entry in enumerate(pending):
        for name, found, possible in _entry(state, entry):
            yield f"pending[{index}].{name}", found, possible
    moving = [entry for entry in pending if isinstance(entry, (Moving, Aftermath))]
    fighting = [entry for entry in pending if isinstance(entry, _FIGHTS)]
    expected = bool(moving) or bool(fighting)
    shared = contested(state)
    yield "human.army", shared, not shared or expected


_FIGHTS: Final = (
    ChoosingArtillery,
    ChoosingPower,
    ChoosingCards,
    Revealing,
    Settling,
    Retreating,
    RetreatingWorkers,
)


def _entry(state: State, entry: Pending) -> Iterator[Finding]:
    """What one entry says of the table."""
    human, mats = state.human, components().mats
    place = getattr(entry, "place", None)
    if place is not None and not isinstance(entry, Travelling):
        yield "place", place, 0 <= place < TERRITORIES
    match entry:
        case ChoosingTop() | ChoosingBottom():
            yield "section", entry.section, entry.section == human.last_section
        case Moving():
            yield from _moving(entry, human.army)
        case Travelling():
            yield from _travelling(state, entry)
        case ChoosingArtillery() | ChoosingPower() | ChoosingCards() | Revealing() | Settling():
            yield "attacker", entry.attacker, (entry.attacker == BOT) == _is_automas(state)
            if isinstance(entry, (ChoosingArtillery, ChoosingPower)):
                yield "place", entry.place, entry.place in contested(state)
            if isinstance(entry, (ChoosingCards, Revealing)):
                cards = [card for card in entry.cards if card is not None]
                yield "power", entry.power, 0 <= entry.power <= min(mats.most_dial, human.power)
                yield "cards", entry.cards, cards == sorted(cards) and len(cards) == len(entry.cards)
            if isinstance(entry, Settling):
                yield "winner", entry.winner, entry.winner in (HUMAN, BOT)
        case ChoosingCombat():
            yield "", len(contested(state)), len(contested(state)) > 1
        case Encountering():
            options = components().cards.encounters[entry.card - 1]
            yield "place", entry.place, entry.place == human.army.character
            chosen = entry.chosen
            yield (
                "chosen",
                chosen,
                len(set(chosen)) == len(chosen) and set(chosen) <= set(range(len(options))),
            )
        case ChoosingFactoryCard():
            yield "", human.factory_card, human.factory_card is None and bool(state.decks.factory)
        case Producing():
            yield "left", entry.left, entry.left >= 0
            yield "after", entry.after, -1 <= entry.after < TERRITORIES
        case PlacingGoods() | PayingCard():
            yield "left", entry.left, entry.left > 0
        case Paying():
            yield "left", entry.left, 0 < entry.left <= mats.players[human.mat.index].sections[0].cost + 2
            yield "after", entry.after, 0 <= entry.after < TERRITORIES
        case Gaining():
            yield "due", len(entry.due), len(entry.due) > 0
        case _:
            pass


def _is_automas(state: State) -> bool:
    """Whether it is the Automa's turn."""
    return isinstance(state.pending[0], AutomaTurn)


def _moving(entry: Moving, army: Army) -> Iterator[Finding]:
    """Moves used fit the units there are."""
    mats = components().mats
    most = max(side for top in mats.tops for option in top.sides for side in option.amounts)
    yield "left", entry.left, 0 <= entry.left <= most
    yield "steps", entry.steps, entry.steps in (mats.steps, mats.factory_steps)
    for slot, was_moved in enumerate(entry.mechs_moved):
        yield f"mechs_moved[{slot}]", was_moved, not was_moved or army.mechs[slot] is not None
    for place in set(entry.workers_moved):
        there = entry.workers_moved.count(place)
        yield "workers_moved", entry.workers_moved, there <= army.workers.count(place)
    yield "workers_moved", entry.workers_moved, list(entry.workers_moved) == sorted(entry.workers_moved)


def _travelling(state: State, entry: Travelling) -> Iterator[Finding]:
    """The unit is where it says, and its cargo with it."""
    army, moving = state.human.army, state.pending[-2] if len(state.pending) > 1 else None
    place = entry.place
    yield "place", place, _stands(army, entry.unit, entry.slot, place)
    if not isinstance(moving, Moving):
        return
    here = state.board.goods[place]
    aboard = tuple(entry.goods)
    yield "goods", aboard, all(0 <= load <= there for load, there in zip(aboard, here, strict=True))
    only_mechs = entry.unit is Unit.MECH or not (entry.fresh or entry.moved)
    yield "fresh", (entry.fresh, entry.moved), only_mechs
    walked = moving.workers_moved.count(place)
    yield "moved", entry.moved, 0 <= entry.moved <= walked
    yield "fresh", entry.fresh, 0 <= entry.fresh <= army.workers.count(place) - walked
    yield "steps", entry.steps, entry.steps > 0
    yield "next_cargo", entry.next_cargo, 0 <= entry.next_cargo <= len(Cargo)
    yield "dropped", entry.dropped, 0 <= entry.dropped < 1 << len(Cargo)
    flagged = {
        Unit.CHARACTER: moving.character_moved,
        Unit.MECH: moving.mechs_moved[entry.slot],
        Unit.WORKER: walked > 0,
    }[entry.unit]
    yield "unit", entry.unit.value, flagged


def _stands(army: Army, unit: Unit, slot: int, place: Place) -> bool:
    """Whether this unit of the human stands there."""
    if not 0 <= slot < len(army.mechs):
        return False
    if unit is Unit.MECH:
        return army.mechs[slot] == place
    return slot == 0 and (army.character == place if unit is Unit.CHARACTER else place in army.workers)
