"""Hover cards of the human's mats: sections, rows, cubes, mechs, structures, recruits."""

from __future__ import annotations

from noria_desktop.games.scythe.abilities import speed_steps
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.payment import token_cost
from noria_desktop.games.scythe.printed_mats import TopAction, TopSide
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import (
    SECTIONS,
    Bonus,
    Bottom,
    Cube,
    Section,
    Slot,
    Structure,
    Top,
    TopChoice,
)
from noria_desktop.games.scythe.top_row import side_amount, top_cost
from noria_desktop.ui.i18n import capital
from noria_desktop.ui.scythe.words.abilities import ability_text
from noria_desktop.ui.scythe.words.actions import factory_side, section_name
from noria_desktop.ui.scythe.words.amounts import (
    bonus_amount,
    bonus_name,
    cost_text,
    one_time,
    resource_amount,
    workers_amount,
)
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    choice_name,
    cube_name,
    listed,
    mech_name,
    say,
    structure_name,
    top_name,
)
from noria_desktop.ui.scythe.words.things_cards import factory_lines
from noria_desktop.ui.scythe.words.things_map import Sheet


def token_sheet(state: State) -> Sheet:
    """The action token."""
    last = state.human.last_section
    where = (
        say("It has not been placed yet.")
        if last is None
        else say("It stands on {section}.", section=section_name(last, state))
    )
    return say("Action token"), (
        where,
        say("Each turn it goes to another section, whose two actions you may take."),
    )


def section_sheet(section: Section, state: State) -> Sheet:
    """A column of the mat: both actions with what they cost now."""
    if section >= SECTIONS:
        card = state.human.factory_card
        if card is None:
            return say("Factory card"), (
                say("Your character takes one at the Factory; it becomes a fifth section."),
            )
        return say("Factory card"), factory_lines(card)
    lines = (*top_lines(_top_of(section, state), state), *bottom_lines(tuple(Bottom)[section], state))
    if state.human.last_section == section:
        lines = (*lines, say("The action token stands here."))
    return section_name(section, state), lines


def top_sheet(choice: TopChoice, state: State) -> Sheet:
    """A side of a top-row action."""
    for top, action in zip(Top, components().mats.tops, strict=True):
        for side in action.sides:
            if side.choice is choice:
                lines = [side_text(side, state), cost_line(action, state), structure_text(action.structure)]
                if side.cube is not None and not state.human.works.cubes[side.cube.index]:
                    lines.append(say("An upgrade makes it {amount}.", amount=side.amounts[1]))
                return say("{action}: {side}", action=top_name(top), side=choice_name(choice)), tuple(lines)
    raise AssertionError(choice)


def bottom_sheet(section: Section, state: State) -> Sheet:
    """The bottom row of a section."""
    if section >= SECTIONS:
        mats = components().mats
        steps, more = mats.factory_steps, speed_steps(state.human)
        if more:
            words = say(
                "One unit moves up to {steps} steps, your character or a mech up to {more}, for free."
            )
            return say("Factory move"), (words.format(steps=steps, more=steps + more),)
        return say("Factory move"), (say("One unit moves up to {steps} steps, for free.", steps=steps),)
    bottom = tuple(Bottom)[section]
    return bottom_name(bottom), bottom_lines(bottom, state)


def top_lines(top: Top, state: State) -> tuple[str, ...]:
    """A top-row action as it is now."""
    action = components().mats.tops[top.index]
    sides = listed(side_text(side, state) for side in action.sides)
    return (
        say("{action}: {side}", action=top_name(top), side=sides),
        cost_line(action, state),
        structure_text(action.structure),
    )


def side_text(side: TopSide, state: State) -> str:
    """What a side gives now."""
    amount = side_amount(state.human, side)
    match side.choice:
        case TopChoice.MOVE:
            return say("move up to %n unit(s)", amount)
        case TopChoice.GAIN:
            return bonus_amount(Bonus.COINS, amount)
        case TopChoice.POWER:
            return bonus_amount(Bonus.POWER, amount)
        case TopChoice.CARDS:
            return bonus_amount(Bonus.COMBAT_CARDS, amount)
        case TopChoice.RESOURCES:
            return say("%n resource(s) of your choice", amount)
        case TopChoice.POPULARITY:
            return bonus_amount(Bonus.POPULARITY, amount)
        case TopChoice.PRODUCE:
            return say("produce on %n territories", amount)


def cost_line(action: TopAction, state: State) -> str:
    """What a top-row action costs now."""
    return say("Cost now: {cost}.", cost=cost_text(top_cost(state.human, action)))


def structure_text(structure: Structure) -> str:
    """What a structure does."""
    tops = components().mats.tops
    name = structure_name(structure)
    match structure:
        case Structure.MINE:
            return say("Mine: a tunnel of your own, for all your moves.")
        case Structure.MILL:
            return say(
                "Mill: its territory is extra when you produce, and yields {number} more.",
                number=components().mats.mill_yield,
            )
        case Structure.MONUMENT | Structure.ARMORY:
            action = next(one for one in tops if one.structure is structure)
            bonus, amount = action.bonus or (Bonus.POWER, 0)
            return say(
                "{structure}: also {bonus} with this action.",
                structure=name,
                bonus=bonus_amount(bonus, amount),
            )


def bottom_lines(bottom: Bottom, state: State) -> tuple[str, ...]:
    """A bottom-row action as it is now."""
    mats, works = components().mats, state.human.works
    action = mats.bottoms[bottom.index]
    printed = mats.players[state.human.mat.index].sections[bottom.index]
    cost = token_cost(state.human, bottom)
    lines = [
        say(
            "{action}: costs {cost} now.",
            action=bottom_name(bottom),
            cost=resource_amount(action.resource, cost),
        )
    ]
    free = printed.slots - works.slots[bottom.index]
    if free:
        lines.append(say("%n upgrade(s) can still make it cheaper.", free))
    if printed.coins:
        lines.append(say("Then {coins}.", coins=bonus_amount(Bonus.COINS, printed.coins)))
    bonus = bonus_amount(*action.ongoing)
    if works.recruits[bottom.index] is None:
        lines.append(say("Its recruit would bring {bonus} each time.", bonus=bonus))
    else:
        lines.append(say("Its recruit brings {bonus}.", bonus=bonus))
    lines.append(
        say(
            "{done} of {all} done; the last one brings a star.",
            done=done_count(bottom, state),
            all=action.limit,
        )
    )
    return tuple(lines)


def done_count(bottom: Bottom, state: State) -> int:
    """How often the main benefit was had."""
    works, army = state.human.works, state.human.army
    return {
        Bottom.UPGRADE: sum(works.cubes),
        Bottom.DEPLOY: sum(place is not None for place in army.mechs),
        Bottom.BUILD: sum(place is not None for place in works.structures),
        Bottom.ENLIST: sum(bonus is not None for bonus in works.recruits),
    }[bottom]


def cube_sheet(cube: Cube, state: State) -> Sheet:
    """A green box with its cube, or without."""
    title = cube_name(cube)
    sides = [side for top in components().mats.tops for side in top.sides if side.cube is cube]
    before, after = sides[0].amounts
    if state.human.works.cubes[cube.index]:
        return title, (say("Upgraded: {amount} now.", amount=after),)
    return title, (
        say("{before} now, {after} once the cube is gone.", before=before, after=after),
        say("Upgrade moves the cube to a bottom-row action, which then costs one less."),
    )


def berth_sheet(slot: Slot, state: State) -> Sheet:
    """A mech with the ability under it."""
    faction = state.human.faction
    ability = components().mats.factions[faction.index].mechs[slot]
    place = state.human.army.mechs[slot]
    where = (
        say("Not deployed yet: its ability does not work.")
        if place is None
        else say("On {place}; its ability works.", place=place)
    )
    return capital(mech_name(faction, slot)), (
        say("{ability}: {text}", ability=ability, text=ability_text(ability, faction)),
        where,
    )


def ability_sheet(state: State) -> Sheet:
    """What the faction can do from the start."""
    faction = state.human.faction
    ability = components().mats.factions[faction.index].ability
    return say("{faction}: {ability}", faction=faction, ability=ability), (ability_text(ability, faction),)


def site_sheet(structure: Structure, state: State) -> Sheet:
    """A structure on the mat or on the map."""
    place = state.human.works.structures[structure.index]
    where = say("Not built yet.") if place is None else say("Built on {place}.", place=place)
    return structure_name(structure), (structure_text(structure), where)


def recruit_sheet(section: Section, state: State) -> Sheet:
    """A recruit of the mat."""
    bottom = tuple(Bottom)[section]
    ongoing = bonus_amount(*components().mats.bottoms[section].ongoing)
    bonus = state.human.works.recruits[section]
    title = say("Recruit of {action}", action=bottom_name(bottom))
    if bonus is None:
        return title, (
            say("Enlisted, it brings {bonus} with each {action}.", bonus=ongoing, action=bottom_name(bottom)),
            say("And whenever the Automa's card shows this bonus."),
        )
    return title, (
        say("Enlisted: {bonus} with each {action}.", bonus=ongoing, action=bottom_name(bottom)),
        say("It brought {bonus} at once.", bonus=one_time(bonus)),
    )


def one_time_sheet(bonus: Bonus, state: State) -> Sheet:
    """A one-time space of the faction mat."""
    taken = bonus in state.human.works.recruits
    return say("One-time bonus: {bonus}", bonus=bonus_name(bonus)), (
        say("Taken.") if taken else say("The recruit that comes here brings {bonus}.", bonus=one_time(bonus)),
    )


def workers_left_sheet(state: State) -> Sheet:
    """Workers still on the player mat, and what producing costs."""
    mats = components().mats
    out = len(state.human.army.workers)
    lines = [
        say("On the board: {workers}.", workers=workers_amount(out)),
        say("Producing costs now: {cost}.", cost=cost_text(mats.produce_costs[out])),
    ]
    if out < mats.workers:
        lines.append(say("When all are out you place a star."))
    return say("On your mat: {workers}", workers=workers_amount(mats.workers - out)), tuple(lines)


def _top_of(section: Section, state: State) -> Top:
    return components().mats.players[state.human.mat.index].sections[section].top


def side_sheet(option: int, state: State) -> Sheet:
    """A side of the human's Factory card."""
    card = state.human.factory_card
    if card is None:
        return section_sheet(SECTIONS, state)
    return factory_side(option, state), factory_lines(card)
