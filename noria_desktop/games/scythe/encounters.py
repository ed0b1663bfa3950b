"""Encounters of the human's character: the card, its options, a second one with Meander. Source: rules.md 7; H13."""

from __future__ import annotations

from typing import Final

from noria_desktop.engine.contract import Turn
from noria_desktop.engine.values import changed
from noria_desktop.games.scythe.abilities import has
from noria_desktop.games.scythe.actions import Action, ChooseOption, Finish
from noria_desktop.games.scythe.components import components
from noria_desktop.games.scythe.costs import can_pay, pay_cost, unpaid
from noria_desktop.games.scythe.decisions import Decision, humans
from noria_desktop.games.scythe.events import EncounterDrawn, EncounterEnded, OptionChosen
from noria_desktop.games.scythe.gaining import can_be_had
from noria_desktop.games.scythe.pending import Due, Encountering, Gaining
from noria_desktop.games.scythe.printed_cards import EncounterOption
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import Observation, State
from noria_desktop.games.scythe.state_builder import StateBuilder
from noria_desktop.games.scythe.terms import Ability, Approach, Encounter, Phase, Prompt, Source

_FINISH: Final = Finish()
_CHOOSE: Final = tuple(ChooseOption(approach.index) for approach in Approach)
_MEANDER_OPTIONS: Final = 2


def is_met(sight: Observation) -> bool:
    """Whether the character stands on an encounter token."""
    return sight.human.army.character in sight.board.tokens


def meet(table: StateBuilder) -> None:
    """The token is discarded, the top card lies open."""
    place = table.human.army.character
    tokens = tuple([token for token in table.board.tokens if token != place])
    table.board = changed(table.board, tokens=tokens)
    (card,), deck = table.decks.encounters.draw()
    table.decks = changed(table.decks, encounters=deck)
    table.push(Encountering(card, place))
    table.tell(EncounterDrawn(place, card))


def printed_options(card: Encounter) -> tuple[EncounterOption, ...]:
    """What the card offers."""
    return components().cards.encounters[card - 1]


def out_of_reach(sight: Observation, entry: Encountering, option: int) -> tuple[int, ...]:
    """Gains of an option of the open encounter, by their place on the card, of which nothing would come."""
    gains = printed_options(entry.card)[option].gains
    return tuple(
        number
        for number, part in enumerate(gains)
        if not can_be_had(sight, Due(part.gain, part.amount, Source.ENCOUNTER), entry.place)
    )


def open_options(sight: Observation, entry: Encountering) -> list[int]:
    """Options whose cost can be paid now, without those taken."""
    return [
        index
        for index, option in enumerate(printed_options(entry.card))
        if index not in entry.chosen and can_pay(sight.human, option.cost)
    ]


def encounter_turn(state: State, entry: Encountering) -> Turn:
    """The first option, or the second one of Meander."""
    return _SECOND if entry.chosen else _FIRST


def option_actions(state: State, entry: Encountering) -> tuple[Action, ...]:
    """Options in the order of the card; a second one may be left."""
    offered = tuple([_CHOOSE[index] for index in open_options(state, entry)])
    return (*offered, _FINISH) if entry.chosen else offered


def choose_option(table: StateBuilder, entry: Encountering, action: ChooseOption) -> None:
    """Pay for an option; its gains follow one after another on this territory."""
    index = action.option
    option = printed_options(entry.card)[index]
    pay_cost(table, option.cost)
    cost = option.cost
    table.swap(changed(entry, chosen=(*entry.chosen, index)))
    table.tell(OptionChosen(entry.card, index, cost.power, cost.popularity, cost.coins))
    due = tuple([Due(part.gain, part.amount, Source.ENCOUNTER) for part in option.gains])
    if due:
        table.push(Gaining(due, entry.place))


def go_on(table: StateBuilder, entry: Encountering) -> bool:
    """One option is all there is, but for Meander: a second, different one that can be paid now."""
    if not entry.chosen:
        return False
    if (
        has(table.human, Ability.MEANDER)
        and len(entry.chosen) < _MEANDER_OPTIONS
        and open_options(table, entry)
    ):
        return False
    end_encounter(table, entry)
    return True


def end_encounter(table: StateBuilder, entry: Encountering) -> None:
    """The card goes under the deck."""
    table.pop()
    put_under(table, entry)
    table.tell(EncounterEnded(entry.card))


def stop(table: StateBuilder, entry: Encountering, action: Finish) -> None:
    """No second option."""
    end_encounter(table, entry)


def put_under(table: StateBuilder, entry: Encountering) -> None:
    """Nothing is left lying open, not even when the game ends amid an encounter."""
    decks = table.decks
    table.decks = changed(decks, used_encounters=(*decks.used_encounters, entry.card))


def _why_not(state: State, entry: Encountering, action: ChooseOption) -> Why:
    options = printed_options(entry.card)
    if action.option not in range(len(options)):
        return Why.NO_SUCH_OPTION
    if action.option in entry.chosen:
        return Why.OPTION_TAKEN
    return unpaid(state.human, options[action.option].cost) or Why.NOT_NOW


_FIRST: Final = humans(Phase.ENCOUNTER, Prompt.ENCOUNTER)
_SECOND: Final = humans(Phase.ENCOUNTER, Prompt.SECOND_OPTION)

DECISIONS: Final = (
    Decision(
        Encountering,
        encounter_turn,
        option_actions,
        {ChooseOption: choose_option, Finish: stop},
        {ChooseOption: _why_not},
        Why.ENCOUNTER_FIRST,
        resolve=go_on,
        abandon=put_under,
    ),
)
