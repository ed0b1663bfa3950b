"""What a view of the game says to those who look: what is decided, who travels, what lies over the board.

The picture is always that of the human's side, seat 0. Source: rules.md 16, H15.
"""

from __future__ import annotations

import enum
from typing import TypeVar

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import cargo, moving, retreat
from noria_desktop.games.scythe.legal import turn
from noria_desktop.games.scythe.objectives import revealable
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingFactoryCard,
    ChoosingOffer,
    ChoosingPower,
    ChoosingSection,
    Encountering,
    EndingTurn,
    Finished,
    Moving,
    Paying,
    PayingCard,
    PlacingGoods,
    Producing,
    Retreating,
    Revealing,
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import Place, Section, Slot, Unit

P = TypeVar("P")


class Stage(enum.Enum):
    """What lies over the lower part of the map while it is decided."""

    LOAD = "load"
    KINDS = "kinds"
    COMBAT = "combat"
    ENCOUNTER = "encounter"
    FACTORY = "factory"


def found(view: State, kind: type[P]) -> P | None:
    """The topmost entry of a kind on the stack of decisions; None where there is none."""
    return next((entry for entry in reversed(view.pending) if isinstance(entry, kind)), None)


def decides(view: State) -> bool:
    """Whether the human decides something now."""
    asked = turn(view)
    return asked.seat == HUMAN and not asked.automatic


def objective_ready(view: State) -> bool:
    """Whether the human may reveal an objective now: before a section or the bottom row, and at the end of the turn."""
    asked = isinstance(view.pending[-1], ChoosingSection | ChoosingBottom | EndingTurn)
    return asked and bool(revealable(view))


def is_over(view: State) -> bool:
    """Six stars of one side are placed."""
    return isinstance(view.pending[-1], Finished)


def automa_acts(view: State) -> bool:
    """Whether it is the Automa's turn and not the human's part in one of its attacks."""
    return isinstance(view.pending[-1], AutomaTurn | ChoosingOffer)


def section_now(view: State) -> Section | None:
    """The section of the human's turn; None before one is chosen and while the Automa has its turn."""
    waiting = (ChoosingSection, ChoosingOffer, AutomaTurn, Finished)
    return None if any(isinstance(entry, waiting) for entry in view.pending) else view.human.last_section


def stage(view: State) -> Stage | None:
    """What lies over the map now."""
    match view.pending[-1]:
        case Travelling() if any(holds(view)[0]) or any(holds(view)[1]):
            return Stage.LOAD
        case PlacingGoods(place=place) if place is not None:
            return Stage.KINDS
        case ChoosingArtillery() | ChoosingPower() | ChoosingCards() | Revealing():
            return Stage.COMBAT
        case Encountering():
            return Stage.ENCOUNTER
        case ChoosingFactoryCard():
            return Stage.FACTORY
        case _:
            return None


def amid_something(view: State) -> bool:
    """Whether the human is in the middle of one thing: a unit on its way, a payment, cards for a combat."""
    return decides(view) and isinstance(
        view.pending[-1], Travelling | ChoosingCards | PlacingGoods | Paying | PayingCard | Producing
    )


def battlefield(view: State) -> Place | None:
    """Where the combat that is decided now is fought."""
    match view.pending[-1]:
        case ChoosingArtillery(place) | ChoosingPower(place) | ChoosingCards(place) | Revealing(place):
            return place
        case _:
            return None


def traveller(view: State) -> Travelling | None:
    """The unit on its way; None while none is."""
    entry = view.pending[-1]
    return entry if isinstance(entry, Travelling) else None


def holds(view: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What lies beside the travelling unit and what it carries, by ``Cargo``; nothing while none travels."""
    entry = traveller(view)
    if entry is None:
        return (), ()
    return cargo.ashore(view, entry), cargo.aboard(entry)


def slot_in_hand(view: State, where: Place) -> Slot | None:
    """Which of the mechs on a place would be carried now; None where none would."""
    match view.pending[-1]:
        case Moving() as entry:
            standing = zip(view.human.army.mechs, entry.mechs_moved, strict=True)
            if any(here == where and not was_moved for here, was_moved in standing):
                return moving.mech_at(view.human.army, entry, where)
            return None
        case Travelling(Unit.MECH, slot, place) if place == where:
            return slot
        case Retreating(place) if place == where:
            unit, slot = retreat.next_to_retreat(view, place)
            return slot if unit is Unit.MECH else None
        case _:
            return None
