"""Why the Automa's turn went as it did, as a friend would say it: a sentence or two, above the exact record.

Places, units and numbers are those of the record. Where its criteria make no good sentence, the record stands alone.
Source: lessons/scythe.md, "What a friend would say"; automa.md 5 and 6.
"""

from __future__ import annotations

from collections.abc import Iterator

from noria_desktop.games.scythe import events as ev
from noria_desktop.games.scythe.control import combat_places
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.record import Criterion, MoveEntry, Outcome, Rejection
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES, MoveSymbol, Place, Unit
from noria_desktop.ui.scythe.words.names import say


def friend_text(event: ev.Event, state: State) -> str:
    """What a friend would say of a step of the Automa's turn; empty where only the record is right.

    ``state`` is the one before the step.
    """
    match event:
        case ev.AutomaSkipped():
            return say("A crossed-out gear: it sleeps through this turn.")
        case ev.AutomaDecided(moves, power):
            words = [found for entry in moves if (found := move_text(entry, state))]
            missed = next(_missed(moves, power), "")
            parts = [part for part in (missed, *words[:1]) if part]
            if len(parts) == 2:
                return say("{first} {second}", first=parts[0], second=parts[1])
            return "".join(parts)
        case _:
            return ""


def _missed(moves: tuple[MoveEntry, ...], power: int) -> Iterator[str]:
    """What the card would rather have had it do; the next symbol was tried instead, if there is one."""
    for number, entry in enumerate(moves[:-1]):
        if entry.outcome is Outcome.POWER_TOO_LOW and entry.symbol is MoveSymbol.ATTACK_COMBAT:
            yield say(
                "It would like to attack, but the card asks for {needed} power and it has {power}.",
                needed=entry.min_power,
                power=power,
            )
        elif entry.outcome is Outcome.NO_UNIT and entry.symbol is MoveSymbol.MOVE_MECH and number == 0:
            yield say("No mech on the board, so it tries the next symbol.")


def move_text(entry: MoveEntry, state: State) -> str:
    """Where a unit went, as a friend would say it; empty for a symbol that was not carried out."""
    if entry.outcome is not Outcome.DONE or entry.destination is None:
        return ""
    place = entry.destination
    if len(entry.valid) < 2:
        return _of_selection(entry)
    match entry.symbol, entry.decided_by:
        case MoveSymbol.ENCOUNTER_FACTORY, Criterion.NEAREST_FACTORY:
            return say(
                "It wants a token or the Factory, whichever is nearest to the middle: {place}.", place=place
            )
        case MoveSymbol.MOVE_WORKER, Criterion.MOST_NEIGHBOURHOODS:
            return say(
                "Its workers like company: {place} is near more of its units than any other it may go to.",
                place=place,
            )
        case ((MoveSymbol.MOVE_MECH | MoveSymbol.MOVE_CHARACTER), Criterion.NEAREST_ENEMY):
            if entry.selected is not None and entry.selected.place == place:
                return say(
                    "It stays: nowhere could it be nearer to your character and mechs without a fight."
                )
            return say("It goes as near to your character and mechs as it can without a fight.")
        case MoveSymbol.ATTACK_COMBAT, Criterion.FEWEST_ENEMIES:
            return say("It attacks where you are fewest: {place}.", place=place)
        case MoveSymbol.ATTACK_WORKER, Criterion.MOST_RESOURCES:
            return say("It drives workers off where most resources lie: {place}.", place=place)
        case MoveSymbol.MOVE_WORKER, _ if (shunned := _shunned(entry, state)) is not None:
            unit, where = shunned
            return say("It keeps its workers away from your {unit} on {place}.", unit=unit, place=where)
        case _:
            return _of_tie(entry, place)


def _of_selection(entry: MoveEntry) -> str:
    """There was one territory: why this unit moved."""
    match entry.selected_by:
        case Criterion.NEAREST_HOME:
            return say("The unit nearest to its home goes first, so nobody is left behind.")
        case Criterion.MECH_FIRST:
            return say("Two stand on one place: the mech goes before the character.")
        case Criterion.ONLY_ONE | None:
            return say("There was only one it could choose.")
        case _:
            return ""


def _of_tie(entry: MoveEntry, place: Place) -> str:
    """Several territories were equal in what is compared first; all of them are counted, as the record shows them."""
    best = next(one for one in entry.valid if one.place == place)
    equal = [one for one in entry.valid if one.value == best.value]
    if entry.decided_by is Criterion.NEAREST_FACTORY:
        if place == geography().factory:
            return say("%n were equally good, and the Factory itself comes first.", len(equal))
        return say("%n were equally good, and {place} is nearest to the Factory.", len(equal), place=place)
    if entry.decided_by is Criterion.READING_ORDER:
        near = [one for one in equal if one.factory_distance == best.factory_distance]
        # A symbol that compares nothing first has the distance to the Factory as its number.
        if len(near) == len(equal) or entry.symbol is MoveSymbol.ENCOUNTER_FACTORY:
            return say(
                "%n were equally good, so the first in reading order it is: {place}.", len(near), place=place
            )
        return say(
            "{all} were equally good, %n of them nearest to the Factory; the first in reading order is {place}.",
            len(near),
            all=len(equal),
            place=place,
        )
    return ""


def _shunned(entry: MoveEntry, state: State) -> tuple[Unit, Place] | None:
    """A combat unit of the human that a worker keeps away from; None where none bars a territory in reach."""
    barred = {one.place for one in entry.rejected if one.why is Rejection.ENEMY_NEIGHBOURHOOD}
    army, free = state.human.army, geography().free
    for place in sorted(combat_places(army)):
        if place < TERRITORIES and barred & set(free[place]):
            return (Unit.CHARACTER if army.character == place else Unit.MECH), place
    return None
