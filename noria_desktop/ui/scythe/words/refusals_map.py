"""Why a place or a unit on the map can do nothing now."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import controller
from noria_desktop.games.scythe.legal import why_not
from noria_desktop.games.scythe.pending import (
    ChoosingBottom,
    ChoosingCombat,
    ChoosingSection,
    ChoosingTop,
    Gaining,
    Moving,
    Paying,
    PlacingGoods,
    Producing,
    Retreating,
    Travelling,
)
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.rules import RULES
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.steps import why_no_step
from noria_desktop.games.scythe.terms import PLACE_OF, TERRITORIES, Gain, Place, Structure, Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.i18n import capital, within
from noria_desktop.ui.scythe.board.collected import move_section, way_to_move
from noria_desktop.ui.scythe.words.actions import section_name
from noria_desktop.ui.scythe.words.names import mover_name, place_name, resource_name, say, unit_name
from noria_desktop.ui.scythe.words.reasons import why_text
from noria_desktop.ui.scythe.words.refusals_now import (
    OUT_OF_ORDER,
    Chapter,
    Legal,
    Said,
    beyond_rivers,
    current_section,
    now,
    why_there,
)


def _there(place: Place, why: Why) -> str:
    """The rule that keeps something from a place, and which place it is."""
    return say("{place}: {why}", place=capital(place_name(place)), why=within(why_there(why, place)))


def _place(view: State, legal: Legal, thing: Handle) -> Said:
    place = PLACE_OF[thing.key]
    why: Why | None
    match view.pending[-1]:
        case Producing():
            why = why_not(view, act.Produce(place, 1))
            if why is None or why in OUT_OF_ORDER:
                return (
                    say(
                        "{place} is one too many: all that may produce is chosen.",
                        place=capital(place_name(place)),
                    ),
                    say("Press one of them again to give it back."),
                )
            return _there(place, why), ""
        case Paying() as entry:
            why = why_not(view, act.PayToken(place))
            if why is None or why in OUT_OF_ORDER:
                return say("All that is to be paid is chosen."), say("Press a slot to give something back.")
            kind = components().mats.bottoms[entry.bottom.index].resource
            if why is Why.NO_SUCH_TOKEN:
                return say(
                    "No {resource} lies on {place}.", resource=resource_name(kind), place=place_name(place)
                ), ""
            return _there(place, why), ""
        case PlacingGoods(place=None):
            return _there(place, why_not(view, act.ChoosePlace(place)) or Why.NOT_NOW), ""
        case PlacingGoods(place=chosen) if chosen is not None:
            return say(
                "{place} is not asked for: the resources come to {chosen}.",
                place=capital(place_name(place)),
                chosen=place_name(chosen),
            ), say("Choose their kinds in the box.")
        case Travelling() as entry:
            why = (
                Why.SAME_PLACE if place == entry.place else why_no_step(view, entry.unit, entry.place, place)
            )
            why = why or Why.NO_PASSAGE
            return _there(place, why), beyond_rivers(view, entry.unit, why)
        case ChoosingCombat():
            return _there(place, Why.NO_COMBAT_HERE), ""
        case Gaining() as entry if (site := _site(view, entry, place)) is not None:
            return site
        case Retreating():
            return _there(place, Why.NO_RETREAT_THERE), ""
        case _:
            enters = place < TERRITORIES and _units_ask(view, legal)
            return _ground(view, place), enters or now(view)


def _ground(view: State, place: Place) -> str:
    """Whose a territory is; it is not asked for."""
    name = capital(place_name(place))
    if place >= TERRITORIES:
        return say("{place} is no territory: nothing is chosen there.", place=name)
    side = controller(view, place)
    if side is None:
        return say("{place} is nobody's. It is not what is asked for now.", place=name)
    if side == HUMAN:
        return say("{place} is yours. It is not what is asked for now.", place=name)
    return say("{place} is the Automa's. It is not what is asked for now.", place=name)


def _units_ask(view: State, legal: Legal) -> str:
    """How to come to a place, where units may move."""
    if isinstance(view.pending[-1], Moving) or way_to_move(view, legal):
        return say("Drag one of your units there, or press the unit first.")
    return ""


def _site(view: State, entry: Gaining, place: Place) -> Said | None:
    """Where a mech or structure is put; None while something else is gained."""
    gain = entry.due[0].gain
    action: act.Action
    if gain is Gain.MECH:
        free = [slot for slot, where in enumerate(view.human.army.mechs) if where is None]
        action, words = act.Deploy(free[0] if free else 0, place), say("Drag a mech from your mat to it.")
    elif gain is Gain.STRUCTURE:
        left = [one for one in Structure if view.human.works.structures[one.index] is None]
        action, words = (
            act.Build(left[0] if left else Structure.MINE, place),
            say("Drag a structure from your mat to it."),
        )
    else:
        return None
    why = why_not(view, action)
    if why is not None:
        return _there(place, why), ""
    return say("{place} is free for it.", place=capital(place_name(place))), words


def _own(view: State, legal: Legal, thing: Handle) -> Said:
    word, _, key = thing.key.partition(".")
    unit, place = Unit(word), PLACE_OF[key]
    name = capital(say("{unit} on {place}", unit=unit_name(unit), place=place_name(place)))
    match view.pending[-1]:
        case Moving():
            why = why_not(view, act.PickMover(unit, place)) or Why.NO_STEP
            if why is Why.ALREADY_MOVED and _number(view, unit, place) == 1:
                return say("{name} has made its move already.", name=name), ""
            return why_text(why), ""
        case Travelling() as entry:
            other = mover_name(entry.unit, view.human.faction, entry.slot)
            if (unit, place) == (entry.unit, entry.place):
                return say("It has no step left."), say("End its move.")
            return (
                say("{name} waits: another unit is on its way.", name=name),
                say("First the {unit} on {place} makes its move.", unit=other, place=place_name(entry.place)),
            )
        case ChoosingSection() | ChoosingTop() | ChoosingBottom():
            way = way_to_move(view, legal)
            if way:
                state = view
                for action in way:
                    state = RULES.apply_unchecked(state, action).state
                return why_text(why_not(state, act.PickMover(unit, place)) or Why.NO_STEP), ""
            return _unmoved(view, name)
        case _:
            return say("{name} does not move now.", name=name), now(view)


def _number(view: State, unit: Unit, place: Place) -> int:
    """How many own units of a kind stand on a place."""
    army = view.human.army
    match unit:
        case Unit.CHARACTER:
            return int(army.character == place)
        case Unit.MECH:
            return army.mechs.count(place)
        case _:
            return army.workers.count(place)


def _unmoved(view: State, name: str) -> Said:
    """No unit moves in this turn, or not any more."""
    move = move_section(view)
    if isinstance(view.pending[-1], ChoosingSection):
        return (
            say("{name} cannot move: Move was last turn's section.", name=name),
            why_text(Why.SECTION_USED),
        )
    chosen = view.human.last_section
    if chosen == move:
        return say("{name} does not move any more: the moves of this turn are done.", name=name), now(view)
    return (
        say(
            "{name} stays: this turn's section is {section}.",
            name=name,
            section=section_name(current_section(view), view),
        ),
        now(view),
    )


def _rival(view: State, legal: Legal, thing: Handle) -> Said:
    word, _, key = thing.key.partition(".")
    unit, place = Unit(word), PLACE_OF[key]
    return (
        say(
            "The Automa's {unit} on {place} is not yours to move.",
            unit=unit_name(unit),
            place=place_name(place),
        ),
        say("Entering its territory means combat.") if unit is not Unit.WORKER else now(view),
    )


MAP: Final[Chapter] = {
    "place": _place,
    "own": _own,
    "rival": _rival,
}
"""What is said of each kind of thing on the map."""
