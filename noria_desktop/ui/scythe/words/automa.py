"""Why the Automa's turn went as it did: its decision record in words, with the rule of each step.

Source: automa.md 5 to 9 and 15.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.automa_events import Brought
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.geography import geography
from noria_desktop.games.scythe.printed_automa import MoveOrder
from noria_desktop.games.scythe.record import (
    BattleEntry,
    Criterion,
    Destination,
    MoveEntry,
    Outcome,
    Rejection,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    MoveSymbol,
)
from noria_desktop.ui.i18n import Text, Texts, capital
from noria_desktop.ui.scythe.words.amounts import (
    goods_text,
)
from noria_desktop.ui.scythe.words.automa_gains import (
    gained_text,
    held_text,
    is_offer_settled,
    offer_line,
    tracker_text,
)
from noria_desktop.ui.scythe.words.battles import combat_total, whole_table_text
from noria_desktop.ui.scythe.words.names import listed, place_name, say, short_place, unit_name

Told: TypeAlias = tuple[str, ...]

RULE_OF: Final[dict[MoveSymbol, tuple[str, str]]] = {
    MoveSymbol.MOVE_WORKER: ("9.3", "automa-worker"),
    MoveSymbol.MOVE_MECH: ("9.4", "automa-mech"),
    MoveSymbol.MOVE_CHARACTER: ("9.4", "automa-mech"),
    MoveSymbol.ENCOUNTER_FACTORY: ("9.5", "automa-encounter"),
    MoveSymbol.ATTACK_COMBAT: ("9.6", "automa-attack"),
    MoveSymbol.ATTACK_WORKER: ("9.6", "automa-attack"),
}
"""Number and anchor on the rules page."""
TURN_RULE: Final = ("9.1", "automa-turn")
SELECTION_RULE: Final = ("9.2", "automa-select")
BATTLE_RULE: Final = ("9.6", "automa-attack")
GAIN_RULE: Final = ("9.7", "automa-gains")
OFFER_RULE: Final = ("9.8", "automa-offer")
TRACKER_RULE: Final = ("9.9", "automa-tracker")


# Words of the record ----------------------------------------------------------------------------------


symbol_name: Final = Texts(
    MoveSymbol,
    MOVE_WORKER=Text("Scythe", "Move a worker"),
    MOVE_MECH=Text("Scythe", "Move a mech"),
    MOVE_CHARACTER=Text("Scythe", "Move the character"),
    ENCOUNTER_FACTORY=Text("Scythe", "Encounter or Factory"),
    ATTACK_COMBAT=Text("Scythe", "Attack combat units"),
    ATTACK_WORKER=Text("Scythe", "Attack workers"),
)
"""A move symbol of the cards."""


def order_text(order: MoveOrder | MoveEntry) -> str:
    """A symbol with the power it asks for and its faction."""
    words = symbol_name(order.symbol)
    if order.min_power:
        words = say("{symbol} (from {power} power)", symbol=words, power=order.min_power)
    if order.faction is not None:
        words = say("{symbol} ({faction} only)", symbol=words, faction=order.faction)
    return words


outcome_name: Final = Texts(
    Outcome,
    NOT_ITS_FACTION=Text("Scythe", "only for another faction"),
    POWER_TOO_LOW=Text("Scythe", "too little power"),
    NO_UNIT=Text("Scythe", "no such unit off the mat"),
    NO_DESTINATION=Text("Scythe", "no valid territory in reach"),
    DONE=Text("Scythe", "carried out"),
    IGNORED=Text("Scythe", "not needed any more"),
)
"""What became of a symbol."""


criterion_name: Final = Texts(
    Criterion,
    ONLY_ONE=Text("Scythe", "the only one"),
    NEAREST_HOME=Text("Scythe", "nearest to its home base"),
    NEAREST_FACTORY=Text("Scythe", "nearest to the Factory"),
    READING_ORDER=Text("Scythe", "first in reading order"),
    MECH_FIRST=Text("Scythe", "a mech before the character"),
    MOST_NEIGHBOURHOODS=Text("Scythe", "in the neighbourhood of the most Automa units"),
    NEAREST_ENEMY=Text("Scythe", "nearest to a combat unit of yours"),
    FEWEST_ENEMIES=Text("Scythe", "fewest combat units of yours"),
    MOST_RESOURCES=Text("Scythe", "most resources"),
)
"""What decided between units or territories."""


rejection_name: Final = Texts(
    Rejection,
    ENEMY_UNIT=Text("Scythe", "units of yours there"),
    OWN_WORKER=Text("Scythe", "an Automa worker there"),
    OWN_COMBAT_UNIT=Text("Scythe", "an Automa combat unit there"),
    OWN_MECH=Text("Scythe", "an Automa mech there"),
    ENEMY_NEIGHBOURHOOD=Text("Scythe", "in the neighbourhood of a combat unit of yours"),
    NO_GOAL=Text("Scythe", "no encounter token, no Factory card to take"),
    NO_ENEMY_COMBAT_UNIT=Text("Scythe", "no combat unit of yours there"),
    NO_ENEMY_WORKER=Text("Scythe", "no worker of yours there"),
    ENEMY_COMBAT_UNIT=Text("Scythe", "guarded by a combat unit of yours"),
)
"""Why a territory in reach is no destination."""


NOTHING_THERE: Final = frozenset(
    {Rejection.NO_GOAL, Rejection.NO_ENEMY_COMBAT_UNIT, Rejection.NO_ENEMY_WORKER}
)
"""Reasons for which most of the map may be passed over."""
MOST_NAMED: Final = 3
"""Territories without a goal that are still called by name."""


def value_text(symbol: MoveSymbol, value: int) -> str:
    """What was compared first for a territory; empty where nothing is."""
    match symbol:
        case MoveSymbol.MOVE_WORKER:
            return say("%n Automa unit(s) near", value)
        case MoveSymbol.MOVE_MECH | MoveSymbol.MOVE_CHARACTER:
            return say("%n step(s) from your nearest combat unit", value)
        case MoveSymbol.ATTACK_COMBAT:
            return say("%n combat unit(s) of yours", value)
        case MoveSymbol.ATTACK_WORKER:
            return say("%n resource(s)", value)
        case MoveSymbol.ENCOUNTER_FACTORY:
            return ""


# Moves ------------------------------------------------------------------------------------------------


def done_text(entry: MoveEntry) -> str:
    """The move that was carried out, in a line; empty for every other outcome.

    A unit may choose the territory it stands on. Source: automa.md R7.
    """
    if entry.outcome is not Outcome.DONE or entry.selected is None or entry.destination is None:
        return ""
    if entry.selected.place == entry.destination:
        return say("{unit} stays on {place}", unit=entry.selected.unit, place=short_place(entry.destination))
    attacks = entry.symbol in (MoveSymbol.ATTACK_COMBAT, MoveSymbol.ATTACK_WORKER)
    words = say("{unit} attacks: {origin} → {place}") if attacks else say("{unit}: {origin} → {place}")
    return words.format(
        unit=unit_name(entry.selected.unit),
        origin=short_place(entry.selected.place),
        place=short_place(entry.destination),
    )


def nothing_possible() -> str:
    """No symbol could be carried out."""
    return say("no move was possible")


def entry_title(entry: MoveEntry, power: int | None = None) -> str:
    """A symbol and what became of it.

    Args:
        entry: of the record.
        power: the Automa's when it looked at the symbol; None where that is not known any more.
    """
    if entry.outcome is Outcome.NOT_ITS_FACTION and entry.faction is not None:
        return say("{symbol}: for {faction} only", symbol=symbol_name(entry.symbol), faction=entry.faction)
    if entry.outcome is Outcome.POWER_TOO_LOW:
        words = (
            say("{symbol}: its power is below {needed}")
            if power is None
            else say("{symbol}: its power is {power}, below {needed}")
        )
        return words.format(symbol=symbol_name(entry.symbol), power=power, needed=entry.min_power)
    return say("{symbol}: {outcome}", symbol=order_text(entry), outcome=outcome_name(entry.outcome))


def entry_lines(entry: MoveEntry) -> Told:
    """How a symbol was decided, step by step; nothing for one that was not tried."""
    lines = []
    if entry.selected is not None:
        lines.append(selection_text(entry))
    if len(entry.units) > 1:
        lines.append(say("Units compared: {units}", units=listed(unit_text(one) for one in entry.units)))
    if entry.valid:
        lines.append(
            say(
                "Valid territories: {places}",
                places=listed(candidate_text(entry.symbol, one) for one in entry.valid),
            )
        )
    lines += rejected_lines(entry)
    if entry.destination is not None and entry.decided_by is not None:
        lines.append(decision_text(entry))
    return tuple(lines)


def selection_text(entry: MoveEntry) -> str:
    """Which unit was selected, and why. Like units on one place count as one."""
    assert entry.selected is not None
    by = entry.selected_by or Criterion.ONLY_ONE
    return say(
        "Unit: {unit} on {place} — {reason}",
        unit=entry.selected.unit,
        place=entry.selected.place,
        reason=say("no such unit stands anywhere else") if by is Criterion.ONLY_ONE else criterion_name(by),
    )


def decision_text(entry: MoveEntry) -> str:
    """Where it went, and what decided in the end."""
    assert entry.destination is not None
    return say(
        "Destination: {place} — {reason}",
        place=entry.destination,
        reason=criterion_name(entry.decided_by or Criterion.ONLY_ONE),
    )


def unit_text(one: UnitChoice) -> str:
    """A unit that could be selected, with both distances."""
    return say(
        "{unit} on {place} (home {home}, Factory {factory})",
        unit=one.unit,
        place=one.place,
        home=one.home_distance,
        factory=one.factory_distance,
    )


def candidate_text(symbol: MoveSymbol, one: Destination) -> str:
    """A valid territory with what was compared."""
    value = value_text(symbol, one.value)
    if not value:
        return say("{place} (Factory {factory})", place=one.place, factory=one.factory_distance)
    return say(
        "{place} ({value}, Factory {factory})", place=one.place, value=value, factory=one.factory_distance
    )


def rejected_lines(entry: MoveEntry) -> Told:
    """Territories in reach that are not valid, by reason; where there merely is nothing to go for, their number."""
    lines = []
    for why in Rejection:
        places = tuple(place_name(one.place) for one in entry.rejected if one.why is why)
        number = len(places)
        if why in NOTHING_THERE and number > MOST_NAMED:
            lines.append(say("Not valid ({reason}): %n territories", number, reason=rejection_name(why)))
        elif places:
            lines.append(
                say("Not valid ({reason}): {places}", reason=rejection_name(why), places=listed(places))
            )
    return tuple(lines)


def brought_lines(brought: Brought) -> Told:
    """What a move brought at once besides the territory."""
    lines = []
    if brought.workers:
        lines.append(say("Your %n worker(s) there go home.", brought.workers))
    if any(brought.goods):
        lines.append(say("Removed from there: {goods}.", goods=goods_text(brought.goods)))
    if brought.token:
        lines.append(token_gone())
    if brought.factory_card:
        lines.append(card_taken())
    return tuple(lines)


def token_gone() -> str:
    """Its character came to an encounter token."""
    return say("The encounter token there leaves the game.")


def card_taken() -> str:
    """Its character came to the Factory."""
    return say("It takes a Factory card, face down.")


def sure_to_bring(entry: MoveEntry) -> Told:
    """What a symbol always brings where it is carried out; more can lie on the way of other moves too."""
    if entry.outcome is not Outcome.DONE:
        return ()
    if entry.symbol is MoveSymbol.ENCOUNTER_FACTORY:
        return (card_taken() if entry.destination == geography().factory else token_gone(),)
    if entry.symbol is MoveSymbol.ATTACK_WORKER:
        return (say("Your workers there go home; resources there are removed."),)
    return ()


# Its battle -------------------------------------------------------------------------------------------


def fought_text(mine: int, theirs: int) -> str:
    """Both totals of a battle."""
    return say("You {mine} to {theirs}", mine=mine, theirs=theirs)


def battle_result(own: bool, star: bool) -> str:
    """Who won, and whether a star was placed for it."""
    if own:
        return say("you win, a star") if star else say("you win")
    return say("it wins, a star") if star else say("it wins")


def battle_line(battle: BattleEntry) -> str:
    """The battle that its move began, in a line."""
    return say(
        "Battle on {place}: you {mine}, the Automa {theirs}; {result}",
        place=battle.place,
        mine=combat_total(battle.power[HUMAN], battle.cards[HUMAN]),
        theirs=combat_total(battle.power[BOT], battle.cards[BOT]),
        result=battle_result(battle.winner == HUMAN, battle.star),
    )


# The turn as a whole ----------------------------------------------------------------------------------


def card_line(record: TurnRecord) -> str:
    """The card of the turn."""
    return say(
        "Turn {turn}: card {number}, {scheme}", turn=record.turn, number=record.card, scheme=record.scheme
    )


def record_lines(record: TurnRecord, state: State) -> Told:
    """The whole turn, as far as it went; ``state``: the table as it is now."""
    faction = state.automa.faction
    lines = [card_line(record)]
    if record.skipped:
        return (*lines, say("The card bears a skip mark: the Automa did nothing this turn."))
    for entry in record.moves:
        lines.append(entry_title(entry))
        lines += (*entry_lines(entry), *sure_to_bring(entry))
    if record.battle is not None:
        lines += (whole_table_text(record.battle.card), battle_line(record.battle))
    if record.gains:
        lines.append(capital(gained_text(record.gains, faction)))
    if record.offer is not None:
        settled = is_offer_settled(record, state)
        lines.append(offer_line(record.offer, record.offer_unlocked if settled else None))
    if record.tracker is not None:
        lines.append(capital(tracker_text(record.tracker)))
    elif not components().automa.cards[record.card - 1].advances:
        lines.append(capital(held_text()))
    return tuple(lines)
