"""Hover cards of the map: territories, home bases and what stands on them."""

from __future__ import annotations

from typing import TypeAlias

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.battle import boxed_goods
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.control import (
    automa_combat_units,
    automa_territories,
    automa_workers,
    controller,
    human_territories,
    human_workers,
)
from noria_desktop.games.scythe.geography import geography, side_between
from noria_desktop.games.scythe.state import TODAYS_RULINGS, State
from noria_desktop.games.scythe.terms import (
    FACTIONS,
    TERRITORIES,
    Ability,
    Place,
    Structure,
    Terrain,
    Unit,
    home_base,
)
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.words.amounts import goods_text, resource_amount, workers_amount
from noria_desktop.ui.scythe.words.names import listed, mech_name, place_name, say, side_name, unit_name

Sheet: TypeAlias = tuple[str, tuple[str, ...]]
"""Title and lines of a hover card."""


def place_sheet(place: Place, state: State) -> Sheet:
    """A territory: who controls it, what is on it, what it yields, its water and marks."""
    if place >= TERRITORIES:
        return _base_sheet(place, state)
    lines = [_control_line(place, state), *_contents(place, state)]
    lines += terrain_lines(components().map.terrain[place])
    lines += _marks(place, state)
    return capital(place_name(place)), tuple(lines)


def on_place(place: Place, state: State) -> tuple[str, ...]:
    """The same in few words for who hears it: all that the map shows there; its name tells the terrain."""
    if place >= TERRITORIES:
        return _base_sheet(place, state)[1][:-1]
    lines = [_control_line(place, state), *_contents(place, state)]
    if place in state.board.tokens:
        lines.append(say("Encounter token"))
    if place in components().map.tunnels:
        lines.append(say("Tunnel"))
    return (*lines, *river_lines(place))


def _control_line(place: Place, state: State) -> str:
    owner = controller(state, place)
    if owner is None:
        return say("Nobody controls it.")
    if owner == HUMAN:
        return say("You control it.")
    return say("The Automa controls it.")


def terrain_lines(terrain: Terrain) -> tuple[str, ...]:
    """What a kind of territory is good for."""
    printed = components().map
    if terrain is printed.workers_from:
        return (say("A worker produces a new worker here."),)
    resource = printed.yields[terrain.index]
    if resource is not None:
        return (say("A worker produces {goods} here.", goods=resource_amount(resource, 1)),)
    if terrain is Terrain.LAKE:
        return (say("Only abilities lead onto a lake; nothing is produced or built here."),)
    return (
        say("Your character takes a Factory card on its first visit."),
        say(
            "Counts as {number} territories in the end; produces nothing.", number=printed.factory_territories
        ),
    )


def river_lines(place: Place) -> tuple[str, ...]:
    """Sides across which a river runs."""
    geo = geography()
    sides = [side_between(place, other) for other in sorted(geo.rivers[place])] if place < TERRITORIES else []
    names = tuple(side_name(side) for side in sides if side is not None)
    if not names:
        return ()
    return (say("River to the {sides}.", sides=listed(names)),)


def tunnel_line() -> str:
    """The sign of a tunnel."""
    return say("Tunnel: adjacent to every other tunnel, for all units.")


def encounter_line() -> str:
    """An encounter token."""
    return say("Encounter: your character takes the token, draws a card and stops here.")


def own_sheet(unit: Unit, place: Place, state: State) -> Sheet:
    """The human's units of one kind on one place."""
    army, faction = state.human.army, state.human.faction
    title = say("Your {unit} on {place}")
    if unit is Unit.WORKER:
        number = human_workers(army, place)
        return (
            title.format(unit=workers_amount(number), place=place_name(place)),
            (
                say("Workers produce, and are needed to trade, deploy and build."),
                say("Unguarded, they go home when an enemy character or mech comes."),
            ),
        )
    if unit is Unit.CHARACTER:
        return (
            title.format(unit=unit_name(unit), place=place_name(place)),
            (
                say("Fights, and alone meets encounters and takes a Factory card."),
                say("Carries any number of resources."),
            ),
        )
    mechs = tuple(mech_name(faction, slot) for slot, where in enumerate(army.mechs) if where == place)
    return (
        title.format(unit=listed(mechs) if mechs else unit_name(unit), place=place_name(place)),
        (
            say("Fights; carries any number of resources and workers."),
            say("Each mech on the map shares its ability with all your mechs and your character."),
        ),
    )


def rival_sheet(unit: Unit, place: Place, state: State) -> Sheet:
    """The Automa's units of one kind on one place."""
    automa = state.automa
    number = {
        Unit.CHARACTER: int(automa.character == place),
        Unit.MECH: automa.mechs.count(place),
        Unit.WORKER: automa.workers.count(place),
    }[unit]
    title = say(
        "The Automa's {unit} on {place}",
        unit=workers_amount(number) if unit is Unit.WORKER else unit_name(unit),
        place=place,
    )
    if unit is Unit.WORKER and not automa_combat_units(automa, place):
        goods = goods_text(boxed_goods(state, place)) if place < TERRITORIES else ""
        lines = [
            say("Camaraderie: driving it home costs you no popularity.")
            if has(state.human, Ability.CAMARADERIE) and state.options.rulings < TODAYS_RULINGS
            else say("Driving it home costs you popularity for each worker.")
        ]
        if goods:
            lines.append(say("You would gain {goods} here.", goods=goods))
        return title, tuple(lines)
    if unit is Unit.WORKER:
        return title, (say("A combat unit protects it."),)
    return title, (
        say("Entering its territory means combat."),
        say("If it loses, it goes back to its faction mat."),
    )


def influence_sheet(state: State) -> Sheet:
    """The compass: who controls how much, and what a press on it shows."""
    mine, theirs = len(human_territories(state)), len(automa_territories(state))
    held = say("Territories: you {mine}, the Automa {theirs}.", mine=mine, theirs=theirs)
    shows = say("Press it, or G, to see on the map who controls what.")
    return say("Compass"), (held, shows)


def _base_sheet(place: Place, state: State) -> Sheet:
    lines = list(_contents(place, state))
    if place == home_base(state.human.faction):
        lines.append(say("Your units retreat here. By moving, only Wayfare leads back."))
    elif place == home_base(state.automa.faction):
        lines.append(say("The Automa's new units appear here. Nobody can attack them here."))
    else:
        lines.append(say("The home base of a faction that is not in the game."))
    lines.append(say("No territory: never controlled, built on or counted."))
    return capital(place_name(home_base(FACTIONS[place - TERRITORIES]))), tuple(lines)


def _contents(place: Place, state: State) -> list[str]:
    """Units, structure and resources."""
    army, automa = state.human.army, state.automa
    mine = [unit_name(Unit.CHARACTER)] if army.character == place else []
    mine += [mech_name(state.human.faction, slot) for slot, where in enumerate(army.mechs) if where == place]
    if workers := human_workers(army, place):
        mine.append(workers_amount(workers))
    theirs = [unit_name(Unit.CHARACTER)] if automa.character == place else []
    theirs += [unit_name(Unit.MECH)] * automa.mechs.count(place)
    if workers := automa_workers(automa, place):
        theirs.append(workers_amount(workers))
    lines = []
    if mine:
        lines.append(say("Yours: {units}.", units=listed(mine)))
    if theirs:
        lines.append(say("The Automa's: {units}.", units=listed(theirs)))
    for structure in Structure:
        if state.human.works.structures[structure.index] == place:
            lines.append(say("Your {structure}.", structure=structure))
    if goods := goods_text(state.board.goods[place]):
        lines.append(say("Resources: {goods}.", goods=goods))
    return lines


def _marks(place: Place, state: State) -> list[str]:
    """Tunnel, token and rivers."""
    lines = []
    if place in components().map.tunnels:
        lines.append(tunnel_line())
    if place in state.board.tokens:
        lines.append(encounter_line())
    lines += river_lines(place)
    return lines
