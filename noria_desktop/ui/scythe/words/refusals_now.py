"""What a refusal is made of, and what is due before anything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from noria_desktop.engine.contract import HUMAN
from noria_desktop.games.scythe import actions as act
from noria_desktop.games.scythe.deciding import DECISIONS
from noria_desktop.games.scythe.legal import turn
from noria_desktop.games.scythe.pending import AutomaTurn, ChoosingOffer, EndingTurn, Finished, Revealing
from noria_desktop.games.scythe.printed_mats import Cost
from noria_desktop.games.scythe.reasons import Why
from noria_desktop.games.scythe.state import State
from noria_desktop.games.scythe.terms import TERRITORIES, Bonus, Place, Section, Unit
from noria_desktop.ui.board.handles import Handle
from noria_desktop.ui.scythe.board.foretold import across_rivers
from noria_desktop.ui.scythe.words.amounts import bonus_amount, cost_text
from noria_desktop.ui.scythe.words.names import listed, say, terrains_name
from noria_desktop.ui.scythe.words.reasons import why_text

Said: TypeAlias = tuple[str, str]
"""Reason, and what is asked for instead."""


Legal: TypeAlias = tuple[act.Action, ...]


Chapter: TypeAlias = dict[str, Callable[[State, Legal, Handle], Said]]
"""What is said of a thing, by its kind."""


OUT_OF_ORDER: Final = frozenset(
    {Why.ORDER_OF_PLACES, Why.ORDER_OF_KINDS, Why.ORDER_OF_CARDS, Why.REST_UNPAYABLE}
)
"""The rules' own order of small actions, which a player never meets (decisions 37)."""


def now(view: State) -> str:
    """What is due before anything else."""
    entry = view.pending[-1]
    match entry:
        case Finished():
            return say("The game is over.")
        case Revealing():
            return say("The combat is revealed first.")
        case AutomaTurn():
            return say("It is the Automa's turn.")
        case ChoosingOffer():
            return say("First take or decline the recruit bonus.")
        case EndingTurn():
            return say("Your turn is done: end it.")
        case _:
            return why_text(DECISIONS[type(entry)].first)


def why_there(why: Why, place: Place) -> str:
    """Why something is not put on a place; a home base is no territory that could be controlled."""
    if place >= TERRITORIES and why in (Why.NOT_CONTROLLED, Why.NO_WORKER_ON_TERRITORY):
        return say("A home base is no territory: nothing of this is put there.")
    return why_text(why)


def beyond_rivers(view: State, unit: Unit, why: Why) -> str:
    """Where Riverwalk leads, of a unit that has it and that a river keeps all the same; empty for all others."""
    terrains = across_rivers(view, unit) if why is Why.RIVER else ()
    if not terrains:
        return ""
    return say(
        "Riverwalk leads to {terrains} only.", terrains=listed(tuple(terrains_name(one) for one in terrains))
    )


def idle(view: State) -> bool:
    """Whether the human decides nothing."""
    asked = turn(view)
    return asked.seat != HUMAN or asked.automatic


def current_section(view: State) -> Section:
    """The section of this turn, or of the last one."""
    chosen = view.human.last_section
    return 0 if chosen is None else chosen


def unaffordable(view: State, cost: Cost) -> Said:
    """What it costs, and what there is."""
    human = view.human
    parts = (
        (cost.coins, human.coins, bonus_amount(Bonus.COINS, human.coins)),
        (cost.power, human.power, bonus_amount(Bonus.POWER, human.power)),
        (cost.popularity, human.popularity, bonus_amount(Bonus.POPULARITY, human.popularity)),
        (cost.combat_cards, len(human.hand), bonus_amount(Bonus.COMBAT_CARDS, len(human.hand))),
    )
    have = next((words for needed, number, words in parts if number < needed), "")
    return say("It costs {cost}; you have {have}.", cost=cost_text(cost), have=have), ""
