"""Step 2a, the Automa's move: its card's symbols in their order, the first one possible is carried out.

``decide`` finds everything out and writes it down, ``make_move`` does what it says. Source: automa.md 6; R5, R7, R12,
R13, R27.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.automa_arrival import claim
from noria_desktop.games.scythe.battle import remove_goods
from noria_desktop.games.scythe.combat import begin_combat
from noria_desktop.games.scythe.control import human_workers
from noria_desktop.games.scythe.copies import moved
from noria_desktop.games.scythe.destination import search
from noria_desktop.games.scythe.events import AutomaMoved, WorkersRouted
from noria_desktop.games.scythe.printed_automa import MoveOrder
from noria_desktop.games.scythe.record import MoveEntry, Outcome
from noria_desktop.games.scythe.selection import candidates, select
from noria_desktop.games.scythe.state import Automa, Observation
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import MoveSymbol, Place, Unit, home_base

_DONE: Final = Outcome.DONE


def decide(sight: Observation, orders: Sequence[MoveOrder]) -> tuple[MoveEntry, ...]:
    """What becomes of each symbol: at most one is ``DONE``, those after it are ``IGNORED``.

    The selected unit is not replaced by another one when it finds no destination (R5).
    """
    entries: list[MoveEntry] = []
    done = False
    for order in orders:
        if done:
            entries.append(_without_effect(order, Outcome.IGNORED))
        else:
            entries.append(_tried(sight, order))
            done = entries[-1].outcome is _DONE
    return tuple(entries)


def _tried(sight: Observation, order: MoveOrder) -> MoveEntry:
    """One symbol: faction, power, unit, destination."""
    automa, symbol = sight.automa, order.symbol
    if order.faction not in (None, automa.faction):
        return _without_effect(order, Outcome.NOT_ITS_FACTION)
    if automa.power < order.min_power:
        return _without_effect(order, Outcome.POWER_TOO_LOW)
    units = candidates(automa, symbol)
    if not units:
        return _without_effect(order, Outcome.NO_UNIT)
    selected = select(units)
    found = search(sight, symbol, selected.unit)
    return MoveEntry(
        symbol,
        order.faction,
        order.min_power,
        Outcome.NO_DESTINATION if found.destination is None else _DONE,
        units,
        selected.unit,
        selected.by,
        found.valid,
        found.rejected,
        found.destination,
        found.by,
    )


def _without_effect(order: MoveOrder, outcome: Outcome) -> MoveEntry:
    return MoveEntry(order.symbol, order.faction, order.min_power, outcome)


def make_move(table: StateBuilder, entries: Sequence[MoveEntry]) -> None:
    """Carry out the symbol that is ``DONE``, if there is one.

    A battle leaves its first decision on the stack; what the character then takes follows the battle (R15, R27).
    """
    for entry in entries:
        if entry.outcome is _DONE:
            break
    else:
        return
    selected, place = entry.selected, entry.destination
    assert selected is not None
    assert place is not None
    table.automa = put(table.automa, selected.unit, selected.place, place)
    table.tell(AutomaMoved(selected.unit, selected.place, place))
    if entry.symbol is MoveSymbol.ATTACK_COMBAT:
        begin_combat(table, place, BOT)
        return
    if entry.symbol is MoveSymbol.ATTACK_WORKER:
        drive_off(table, place)
    claim(table)


def put(automa: Automa, unit: Unit, origin: Place, place: Place) -> Automa:
    """The Automa with a unit lifted off and put down elsewhere; it carries nothing (R13)."""
    if unit is Unit.CHARACTER:
        return changed(automa, character=place)
    if unit is Unit.MECH:
        return changed(automa, mechs=moved(automa.mechs, origin, place))
    return changed(automa, workers=moved(automa.workers, origin, place))


def drive_off(table: StateBuilder, place: Place) -> None:
    """An attack on workers: they go to the human's home base, all tokens are removed; nobody pays or gains (R11)."""
    human = table.human
    number, home = human_workers(human.army, place), home_base(human.faction)
    army = changed(human.army, workers=moved(human.army.workers, place, home, number))
    table.human = changed(human, army=army)
    table.tell(WorkersRouted(HUMAN, place, number, home))
    remove_goods(table, place)
