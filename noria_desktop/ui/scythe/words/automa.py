"""Why the Automa's turn went as it did: its decision record in words, with the rule of each step.

Source: automa.md 5 to 9 and 15.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from noria_desktop.engine.contract import BOT, HUMAN
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.printed_automa import MoveOrder
from noria_desktop.games.scythe.record import (
    BattleEntry,
    Criterion,
    Destination,
    GainEntry,
    MoveEntry,
    Outcome,
    Rejection,
    TrackerStep,
    TurnRecord,
    UnitChoice,
)
from noria_desktop.games.scythe.terms import AutomaGain, Bonus, MoveSymbol
from noria_desktop.ui.i18n import Text, Texts, capital
from noria_desktop.ui.scythe.words.amounts import automa_gain_amount, bonus_amount
from noria_desktop.ui.scythe.words.events_moves import combat_total
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
    NEAREST_ENEMY=Text("Scythe", "nearest to an enemy combat unit"),
    FEWEST_ENEMIES=Text("Scythe", "fewest enemy combat units"),
    MOST_RESOURCES=Text("Scythe", "most resources"),
)
"""What decided between units or territories."""


rejection_name: Final = Texts(
    Rejection,
    ENEMY_UNIT=Text("Scythe", "enemy units there"),
    OWN_WORKER=Text("Scythe", "an Automa worker there"),
    OWN_COMBAT_UNIT=Text("Scythe", "an Automa combat unit there"),
    OWN_MECH=Text("Scythe", "an Automa mech there"),
    ENEMY_NEIGHBOURHOOD=Text("Scythe", "in the neighbourhood of an enemy combat unit"),
    NO_GOAL=Text("Scythe", "no encounter token, no Factory card to take"),
    NO_ENEMY_COMBAT_UNIT=Text("Scythe", "no enemy combat unit there"),
    NO_ENEMY_WORKER=Text("Scythe", "no enemy worker there"),
    ENEMY_COMBAT_UNIT=Text("Scythe", "guarded by a combat unit"),
)
"""Why a territory in reach is no destination."""


def value_text(symbol: MoveSymbol, value: int) -> str:
    """What was compared first for a territory; empty where nothing is."""
    match symbol:
        case MoveSymbol.MOVE_WORKER:
            return say("%n Automa unit(s) near", value)
        case MoveSymbol.MOVE_MECH | MoveSymbol.MOVE_CHARACTER:
            return say("{distance} from the enemy", distance=value)
        case MoveSymbol.ATTACK_COMBAT:
            return say("%n enemy combat unit(s)", value)
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


def entry_title(entry: MoveEntry) -> str:
    """A symbol and what became of it."""
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
    """Which unit was selected, and why."""
    assert entry.selected is not None
    return say(
        "Unit: {unit} on {place} — {reason}",
        unit=entry.selected.unit,
        place=entry.selected.place,
        reason=criterion_name(entry.selected_by or Criterion.ONLY_ONE),
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
    """Territories in reach that are not valid, by reason."""
    lines = []
    for why in Rejection:
        places = tuple(place_name(one.place) for one in entry.rejected if one.why is why)
        if places:
            lines.append(
                say("Not valid ({reason}): {places}", reason=rejection_name(why), places=listed(places))
            )
    return tuple(lines)


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


# The rest of the turn ---------------------------------------------------------------------------------


def gain_text(entry: GainEntry) -> str:
    """A gain symbol and what became of it."""
    words = automa_gain_amount(entry.gain, entry.amount)
    if entry.gained >= entry.amount:
        return words
    if entry.faction is not None and not entry.gained:
        return say("{gain} ({faction} only)", gain=words, faction=entry.faction)
    if not entry.gained and entry.gain is AutomaGain.POWER:
        return say("{gain} (at the top already)", gain=words)
    if not entry.gained:
        return say("{gain} (none left)", gain=words)
    return say("{gain} (only {number})", gain=words, number=entry.gained)


def gained_text(gains: tuple[GainEntry, ...]) -> str:
    """All gain symbols of the card."""
    if not gains:
        return say("no gains")
    return say("gains: {gains}", gains=listed(gain_text(one) for one in gains))


def offer_line(bonus: Bonus | None, unlocked: bool) -> str:
    """The recruit bonus that the card shows."""
    if bonus is None:
        return say("The card offers no recruit bonus.")
    amount = bonus_amount(bonus, dict(one.ongoing for one in components().mats.bottoms)[bonus])
    if unlocked:
        return say("Recruit bonus for you: {bonus}.", bonus=amount)
    return say("Recruit bonus: {bonus}. You have not enlisted for it.", bonus=amount)


def tracker_text(step: TrackerStep) -> str:
    """Where the token of the star tracker went, and what that meant."""
    words = [say("star tracker: space {number}", number=step.after + 1)]
    if step.star:
        words.append(say("a star"))
    if step.scheme_switched:
        words.append(say("scheme II from now on"))
    if step.rivers_opened:
        words.append(say("rivers and lakes no longer stop it"))
    return listed(words)


def card_line(record: TurnRecord) -> str:
    """The card of the turn."""
    return say(
        "Turn {turn}: card {number}, {scheme}", turn=record.turn, number=record.card, scheme=record.scheme
    )


def record_lines(record: TurnRecord) -> Told:
    """The whole turn, as far as it went."""
    lines = [card_line(record)]
    if record.skipped:
        return (*lines, say("The skip mark ended the turn."))
    for entry in record.moves:
        lines.append(entry_title(entry))
        lines += entry_lines(entry)
    if record.battle is not None:
        lines.append(battle_line(record.battle))
    if record.gains:
        lines.append(capital(gained_text(record.gains)))
    if record.offer is not None:
        lines.append(offer_line(record.offer, record.offer_unlocked))
    if record.tracker is not None:
        lines.append(capital(tracker_text(record.tracker)))
    return tuple(lines)
