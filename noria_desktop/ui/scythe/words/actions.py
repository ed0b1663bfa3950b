"""What each decision is called: in choosers, for screen readers and in the Undo menu."""

from __future__ import annotations

from typing import Any, Final

from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.actions import Action
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.pending import (
    AutomaTurn,
    ChoosingArtillery,
    ChoosingBottom,
    ChoosingCards,
    ChoosingOffer,
    ChoosingTop,
    Encountering,
    Gaining,
    Moving,
    Paying,
    Producing,
    RetreatingWorkers,
    Revealing,
    Travelling,
)
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import FACTORY_SECTION, SECTIONS, Bonus, Cargo, Section
from noria_desktop.ui.i18n import Sentences, Text, capital
from noria_desktop.ui.scythe.words.amounts import (
    bonus_amount,
    cost_text,
    gain_amount,
    gains_text,
    resource_amount,
    workers_amount,
)
from noria_desktop.ui.scythe.words.names import (
    bottom_name,
    cargo_name,
    choice_name,
    mech_name,
    mover_name,
    say,
    stage_name,
    top_name,
)
from noria_desktop.ui.scythe.words.titles import factory_title, objective_title

LINES: Final = Sentences(
    {
        act.PickMover: Text("Scythe", "Move the {unit} on {place}"),
        act.Halt: Text("Scythe", "Stop here"),
        act.RetreatTo: Text("Scythe", "Retreat to {place}"),
        act.Produce: Text("Scythe", "Produce {amount} on {place}"),
        act.ChoosePlace: Text("Scythe", "Resources to {place}"),
        act.Build: Text("Scythe", "Build the {structure} on {place}"),
        act.Enlist: Text("Scythe", "Enlist the recruit of {bottom}: {bonus} at once"),
    }
)
"""Decisions that are said with their own attributes alone."""


def describe_action(action: Action, state: State) -> str:
    """One line for an action that is legal in ``state``, spoken to the player who decides."""
    match action:
        case act.ChooseSection(section):
            return say("Section: {section}", section=section_name(section, state))
        case act.RevealObjective(card):
            return say("Reveal the objective “{title}”", title=objective_title(card))
        case act.TakeTop(choice):
            return choice_name(choice)
        case act.TakeInParts(choice):
            action_words = bottom_text(state) if choice is None else choice_name(choice)
            return say("{action}, choosing what to take", action=action_words)
        case act.UseFactoryCard(option):
            return factory_side(option, state)
        case act.TakeBottom():
            return bottom_text(state)
        case act.Skip():
            if isinstance(_entry(state), ChoosingTop):
                return say("Skip the top row")
            return say("Skip the bottom row")
        case act.EndTurn():
            return say("End the turn")
        case act.Finish():
            return finish_text(state)
        case act.ChooseCombat(place):
            return say("Fight for {place} now", place=place)
        case act.SetPower(power):
            return say("Commit {amount} power", amount=power)
        case act.CommitCard(card):
            return say("Add the combat card {value}", value=card)
        case act.ChooseOption(option):
            return option_text(option, state)
        case act.TakeFactoryCard(factory):
            return say("Take the card “{title}”", title=factory_title(factory))
        case act.Advance():
            return advance_text(state)
        case _:
            return _moving(action, state) or _gaining(action, state) or LINES(action)


def describe_in_general(action: Action, state: State) -> str:
    """The same without the number that is still to be chosen: of a cargo, of a yield, of workers that retreat."""
    match action:
        case act.Take(cargo):
            return say("Load {cargo}", cargo=cargo)
        case act.Drop(cargo):
            return say("Unload {cargo}", cargo=cargo)
        case act.Produce(place):
            return say("Produce on {place}", place=place)
        case act.RetreatWorkers():
            entry = _entry(state)
            if isinstance(entry, RetreatingWorkers):
                return say("Workers to {place}", place=entry.lakes[0])
            return describe_action(action, state)
        case _:
            return describe_action(action, state)


def section_name(section: Section, state: State) -> str:
    """A column of the mat by both of its actions."""
    if section >= SECTIONS:
        return say("Factory card")
    part = components().mats.players[state.human.mat.index].sections[section]
    return say("{top} / {bottom}", top=top_name(part.top), bottom=part.bottom)


def factory_side(option: int, state: State) -> str:
    """A side of the human's Factory card."""
    card = state.human.factory_card
    if card is None:
        return say("Factory card")
    printed = components().cards.factory[card - 1]
    if option >= len(printed.options):
        return factory_title(card)
    return say(
        "Factory card: {gains} (cost: {cost})",
        gains=gains_text(printed.options[option]),
        cost=cost_text(printed.cost),
    )


def bottom_text(state: State) -> str:
    """The bottom row of the section in use."""
    entry = _entry(state)
    section = entry.section if isinstance(entry, ChoosingBottom) else FACTORY_SECTION
    if section >= SECTIONS:
        return say("Factory move")
    return bottom_name(components().mats.players[state.human.mat.index].sections[section].bottom)


def option_text(option: int, state: State) -> str:
    """An option of the encounter card that lies open."""
    entry = _entry(state)
    if not isinstance(entry, Encountering) or option >= len(components().cards.encounters[entry.card - 1]):
        return say("Option {number}", number=option + 1)
    printed = components().cards.encounters[entry.card - 1][option]
    return say(
        "{approach}: {gains} (cost: {cost})",
        approach=printed.approach,
        gains=gains_text(printed.gains),
        cost=cost_text(printed.cost),
    )


def finish_text(state: State) -> str:
    """No more of what is going on."""
    match _entry(state):
        case Moving():
            return say("Finish moving")
        case Producing():
            return say("Finish producing")
        case ChoosingCards():
            return say("No more cards: to battle")
        case Encountering():
            return say("No second option")
        case _:
            return say("Finish")


def advance_text(state: State) -> str:
    """The next automatic beat."""
    match _entry(state):
        case AutomaTurn(stage):
            return say("Automa: {step}", step=stage_name(stage))
        case Revealing():
            return say("Reveal the battle card")
        case _:
            return say("Go on")


def _entry(state: State) -> Any:
    return state.pending[-1]


def _cargo(cargo: Cargo, number: int) -> str:
    """So much of a kind of cargo."""
    if cargo in (Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS):
        return say("{number} {workers}", number=number, workers=cargo_name(cargo))
    return say("{number} {kind}", number=number, kind=cargo_name(cargo))


def _moving(action: Action, state: State) -> str | None:
    faction, entry = state.human.faction, _entry(state)
    match action:
        case act.Take(cargo, number):
            return say("Load {cargo}", cargo=_cargo(cargo, number))
        case act.Drop(cargo, number):
            return say("Unload {cargo}", cargo=_cargo(cargo, number))
        case act.MoveTo(place):
            if not isinstance(entry, Travelling):
                # Picked and moved in one: whoever goes is in the hand.
                return say("Move to {place}", place=place)
            return say(
                "{unit} to {place}", unit=capital(mover_name(entry.unit, faction, entry.slot)), place=place
            )
        case act.RetreatWorkers(number):
            if isinstance(entry, RetreatingWorkers):
                return say("{workers} to {place}", workers=workers_amount(number), place=entry.lakes[0])
            return say("{workers} retreat", workers=workers_amount(number))
        case _:
            return None


def _gaining(action: Action, state: State) -> str | None:
    entry = _entry(state)
    match action:
        case act.ChooseResource(kind):
            return say("Gain {amount}", amount=resource_amount(kind, 1))
        case act.PayToken(place):
            if not isinstance(entry, Paying):
                return say("Pay from {place}", place=place)
            resource = components().mats.bottoms[entry.bottom.index].resource
            return say("Pay {resource} from {place}", resource=resource, place=place)
        case act.PayCard(card):
            return say("Pay the combat card {value}", value=card)
        case act.Accept():
            if isinstance(entry, ChoosingArtillery):
                mats = components().mats
                return say(
                    "Use Artillery: pay {cost} power, the Automa loses {loss}",
                    cost=mats.artillery_cost,
                    loss=mats.artillery_loss,
                )
            return say("Take {gain}", gain=_due(state))
        case act.TakePart(number):
            return say("Take only {gain}", gain=_due(state, number))
        case act.Decline():
            if isinstance(entry, ChoosingArtillery):
                return say("Do without Artillery")
            return say("Decline {gain}", gain=_due(state))
        case act.Upgrade(cube, bottom):
            return say("Upgrade “{box}”; {bottom} costs one less", box=cube, bottom=bottom)
        case act.Deploy(slot, place):
            return say("Deploy the {mech} to {place}", mech=mech_name(state.human.faction, slot), place=place)
        case _:
            return None


def _due(state: State, number: int | None = None) -> str:
    """The gain that is taken or declined now, or so much of it."""
    match _entry(state):
        case Gaining(due):
            return gain_amount(due[0].gain, due[0].amount if number is None else number)
        case ChoosingOffer(bonus):
            return offer_text(bonus)
        case _:
            return say("the gain")


def offer_text(bonus: Bonus) -> str:
    """What the Automa's card offers."""
    ongoing = next(
        (amount for kind, amount in (one.ongoing for one in components().mats.bottoms) if kind is bonus), 1
    )
    return bonus_amount(bonus, ongoing)
