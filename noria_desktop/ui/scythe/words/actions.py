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
from noria_desktop.ui.i18n import Sentences, Text, translate
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
    capital,
    cargo_name,
    choice_name,
    mech_name,
    mover_name,
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
        act.Enlist: Text("Scythe", "Enlist from {bottom} for {bonus}"),
    }
)
"""Decisions that are said with their own attributes alone."""


def describe_action(action: Action, state: State) -> str:
    """One line for an action that is legal in ``state``, spoken to the player who decides."""
    match action:
        case act.ChooseSection(section):
            return Text("Scythe", "Section: {section}").format(section=section_name(section, state))
        case act.RevealObjective(card):
            return Text("Scythe", "Reveal the objective “{title}”").format(title=objective_title(card))
        case act.TakeTop(choice):
            return choice_name(choice)
        case act.UseFactoryCard(option):
            return factory_side(option, state)
        case act.TakeBottom():
            return bottom_text(state)
        case act.Skip():
            if isinstance(_entry(state), ChoosingTop):
                return translate("Scythe", "Skip the top row")
            return translate("Scythe", "Skip the bottom row")
        case act.EndTurn():
            return translate("Scythe", "End the turn")
        case act.Finish():
            return finish_text(state)
        case act.ChooseCombat(place):
            return Text("Scythe", "Fight for {place} now").format(place=place)
        case act.SetPower(power):
            return Text("Scythe", "Commit {amount} power").format(amount=power)
        case act.CommitCard(card):
            return Text("Scythe", "Add the combat card {value}").format(value=card)
        case act.ChooseOption(option):
            return option_text(option, state)
        case act.TakeFactoryCard(factory):
            return Text("Scythe", "Take the card “{title}”").format(title=factory_title(factory))
        case act.Advance():
            return advance_text(state)
        case _:
            return _moving(action, state) or _gaining(action, state) or LINES(action)


def describe_in_general(action: Action, state: State) -> str:
    """The same without the number that is still to be chosen: of a cargo, of a yield, of workers that retreat."""
    match action:
        case act.Take(cargo):
            return Text("Scythe", "Load {cargo}").format(cargo=cargo)
        case act.Drop(cargo):
            return Text("Scythe", "Unload {cargo}").format(cargo=cargo)
        case act.Produce(place):
            return Text("Scythe", "Produce on {place}").format(place=place)
        case act.RetreatWorkers():
            entry = _entry(state)
            if isinstance(entry, RetreatingWorkers):
                return Text("Scythe", "Workers to {place}").format(place=entry.lakes[0])
            return describe_action(action, state)
        case _:
            return describe_action(action, state)


def section_name(section: Section, state: State) -> str:
    """A column of the mat by both of its actions."""
    if section >= SECTIONS:
        return translate("Scythe", "Factory card")
    part = components().mats.players[state.human.mat.index].sections[section]
    return Text("Scythe", "{top} / {bottom}").format(top=top_name(part.top), bottom=part.bottom)


def factory_side(option: int, state: State) -> str:
    """A side of the human's Factory card."""
    card = state.human.factory_card
    if card is None:
        return translate("Scythe", "Factory card")
    printed = components().cards.factory[card - 1]
    if option >= len(printed.options):
        return factory_title(card)
    return Text("Scythe", "Factory card: {gains} (cost: {cost})").format(
        gains=gains_text(printed.options[option]), cost=cost_text(printed.cost)
    )


def bottom_text(state: State) -> str:
    """The bottom row of the section in use."""
    entry = _entry(state)
    section = entry.section if isinstance(entry, ChoosingBottom) else FACTORY_SECTION
    if section >= SECTIONS:
        return translate("Scythe", "Factory move")
    return bottom_name(components().mats.players[state.human.mat.index].sections[section].bottom)


def option_text(option: int, state: State) -> str:
    """An option of the encounter card that lies open."""
    entry = _entry(state)
    if not isinstance(entry, Encountering) or option >= len(components().cards.encounters[entry.card - 1]):
        return Text("Scythe", "Option {number}").format(number=option + 1)
    printed = components().cards.encounters[entry.card - 1][option]
    return Text("Scythe", "{approach}: {gains} (cost: {cost})").format(
        approach=printed.approach,
        gains=gains_text(printed.gains),
        cost=cost_text(printed.cost),
    )


def finish_text(state: State) -> str:
    """No more of what is going on."""
    match _entry(state):
        case Moving():
            return translate("Scythe", "Finish moving")
        case Producing():
            return translate("Scythe", "Finish producing")
        case ChoosingCards():
            return translate("Scythe", "No more cards: to battle")
        case Encountering():
            return translate("Scythe", "No second option")
        case _:
            return translate("Scythe", "Finish")


def advance_text(state: State) -> str:
    """The next automatic beat."""
    match _entry(state):
        case AutomaTurn(stage):
            return Text("Scythe", "Automa: {step}").format(step=stage_name(stage))
        case Revealing():
            return translate("Scythe", "Reveal the battle card")
        case _:
            return translate("Scythe", "Go on")


def _entry(state: State) -> Any:
    return state.pending[-1]


def _cargo(cargo: Cargo, number: int) -> str:
    """So much of a kind of cargo."""
    if cargo in (Cargo.FRESH_WORKERS, Cargo.MOVED_WORKERS):
        return Text("Scythe", "{number} {workers}").format(number=number, workers=cargo_name(cargo))
    return Text("Scythe", "{number} {kind}").format(number=number, kind=cargo_name(cargo))


def _moving(action: Action, state: State) -> str | None:
    faction, entry = state.human.faction, _entry(state)
    match action:
        case act.Take(cargo, number):
            return Text("Scythe", "Load {cargo}").format(cargo=_cargo(cargo, number))
        case act.Drop(cargo, number):
            return Text("Scythe", "Unload {cargo}").format(cargo=_cargo(cargo, number))
        case act.MoveTo(place):
            if not isinstance(entry, Travelling):
                # Picked and moved in one: whoever goes is in the hand.
                return Text("Scythe", "Move to {place}").format(place=place)
            return Text("Scythe", "{unit} to {place}").format(
                unit=capital(mover_name(entry.unit, faction, entry.slot)), place=place
            )
        case act.RetreatWorkers(number):
            if isinstance(entry, RetreatingWorkers):
                return Text("Scythe", "{workers} to {place}").format(
                    workers=workers_amount(number), place=entry.lakes[0]
                )
            return Text("Scythe", "{workers} retreat").format(workers=workers_amount(number))
        case _:
            return None


def _gaining(action: Action, state: State) -> str | None:
    entry = _entry(state)
    match action:
        case act.ChooseResource(kind):
            return Text("Scythe", "Gain {amount}").format(amount=resource_amount(kind, 1))
        case act.PayToken(place):
            if not isinstance(entry, Paying):
                return Text("Scythe", "Pay from {place}").format(place=place)
            resource = components().mats.bottoms[entry.bottom.index].resource
            return Text("Scythe", "Pay {resource} from {place}").format(resource=resource, place=place)
        case act.PayCard(card):
            return Text("Scythe", "Pay the combat card {value}").format(value=card)
        case act.Accept():
            if isinstance(entry, ChoosingArtillery):
                mats = components().mats
                return Text("Scythe", "Use Artillery: pay {cost} power, the Automa loses {loss}").format(
                    cost=mats.artillery_cost, loss=mats.artillery_loss
                )
            return Text("Scythe", "Take {gain}").format(gain=_due(state))
        case act.Decline():
            if isinstance(entry, ChoosingArtillery):
                return translate("Scythe", "Do without Artillery")
            return Text("Scythe", "Decline {gain}").format(gain=_due(state))
        case act.Upgrade(cube, bottom):
            return Text("Scythe", "Upgrade “{box}”; {bottom} costs one less").format(box=cube, bottom=bottom)
        case act.Deploy(slot, place):
            return Text("Scythe", "Deploy the {mech} to {place}").format(
                mech=mech_name(state.human.faction, slot), place=place
            )
        case _:
            return None


def _due(state: State) -> str:
    """The gain that is taken or declined now."""
    match _entry(state):
        case Gaining(due):
            return gain_amount(due[0].gain, due[0].amount)
        case ChoosingOffer(bonus):
            return offer_text(bonus)
        case _:
            return translate("Scythe", "the gain")


def offer_text(bonus: Bonus) -> str:
    """What the Automa's card offers."""
    ongoing = next(
        (amount for kind, amount in (one.ongoing for one in components().mats.bottoms) if kind is bonus), 1
    )
    return bonus_amount(bonus, ongoing)
